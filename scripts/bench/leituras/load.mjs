import autocannon from 'autocannon';
import { Failure } from '../../lib/failure.mjs';

const CONNECTIONS = 50;

/** Answers a second of an address under 50 connections. Every answer must be a 200. */
export const answersPerSecond = async (url, seconds, headers = {}) => {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Failure(`${url}: ${result.non2xx} respostas fora de 200 e ${result.errors} erros.`);
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
