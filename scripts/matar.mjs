// Kills the portal under load, again and again, and proves that nothing it acknowledged is lost and nothing is half-made.
import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { kill } = await import('./lib/kill-test.mjs');

await main(async () => {
  await prepare();
  await kill(Number(process.argv[2] ?? 20));
});
