import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { HEADERS as headers } from '../leituras/load.mjs';

const agent = new Agent({ keepAlive: true });

/**
 * Reads an address as a browser asks for it, and leaves the bytes as they come: `fetch` unpacks them in the process that
 * measures, which of a longer answer costs it more than the portal.
 */
export const ler = async (url) => {
  const answer = await new Promise((resolve, reject) => {
    get(url, { agent, headers }, resolve).on('error', reject);
  });
  await buffer(answer);
  return { url, status: answer.statusCode, ok: answer.statusCode === 200 };
};
