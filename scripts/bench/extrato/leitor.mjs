// A visitor in a thread of its own, whose waiting is the portal's: reads an address again and again, and tells the longest
// read since it was asked last.
import { parentPort, workerData } from 'node:worker_threads';

const { url, everyMs } = workerData;
let longest = 0;

parentPort.on('message', () => {
  parentPort.postMessage(longest);
  longest = 0;
});

for (;;) {
  const since = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  longest = Math.max(longest, performance.now() - since);
  await new Promise((resolve) => setTimeout(resolve, everyMs));
}
