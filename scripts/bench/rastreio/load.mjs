import autocannon from 'autocannon';
import { Failure } from '../../lib/failure.mjs';

const CONNECTIONS = 50;

/** Posts answered a second. `bodies(connection)`: the requests that connection sends, one after the other, over and over. */
export const postsPerSecond = async (url, seconds, requestsOf, connections = CONNECTIONS) => {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(requestsOf(next));
      next += 1;
    },
  });
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Failure(
      `${url}: ${result['2xx']} feitos, ${result.non2xx} recusados, ${result.errors} erros.`,
    );
  }
  return { rate: result['2xx'] / result.duration, done: result['2xx'], p99: result.latency.p99 };
};
