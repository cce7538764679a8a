import autocannon from 'autocannon';
import { Failure } from '../../lib/failure.mjs';

const CONNECTIONS = 50;
/** What every browser sends; stock Strapi takes no notice. */
export const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br' };

/** Answers a second of an address under load. Every answer must be a 200, and there must be some. */
export const answersPerSecond = async (url, seconds, headers = {}, connections = CONNECTIONS) => {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Failure(
      `${url}: ${result['2xx']} respostas 200, ${result.non2xx} de outro tipo, ${result.errors} erros.`,
    );
  }
  return result['2xx'] / result.duration;
};

/** Milliseconds of one read of the whole answer. */
export const readTime = async (url, headers = {}) => {
  const since = performance.now();
  const response = await fetch(url, { headers });
  const bytes = await response.arrayBuffer();
  if (response.status !== 200) throw new Failure(`${url}: ${response.status}`);
  return { ms: performance.now() - since, bytes: bytes.byteLength };
};

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};
