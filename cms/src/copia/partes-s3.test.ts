import { expect, it } from 'vitest';
import { emPartes } from './partes-s3';

async function* fluxo(...textos: string[]): AsyncGenerator<Buffer> {
  for (const texto of textos) yield await Promise.resolve(Buffer.from(texto));
}

it.each([
  [['abcdefg'], ['abc', 'def', 'g']],
  [
    ['ab', 'c', 'def'],
    ['abc', 'def'],
  ],
  [['a', 'b'], ['ab']],
  [
    ['abcdefghi', 'j'],
    ['abc', 'def', 'ghi', 'j'],
  ],
  [[], ['']],
])('%j em partes de três é %j', async (entra, sai) => {
  const partes: string[] = [];
  for await (const parte of emPartes(fluxo(...entra), 3)) partes.push(String(parte));
  expect(partes).toEqual(sai);
});
