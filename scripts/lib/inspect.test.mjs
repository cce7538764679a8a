import { expect, it } from 'vitest';
import { inspectArgs } from './inspect.mjs';

it.each([undefined, ''])('sem PORTAL_INSPECT (%j) ninguém entra', (port) => {
  expect(inspectArgs(port)).toEqual([]);
});

it('com uma porta o depurador entra, só desta máquina', () => {
  expect(inspectArgs('9229')).toEqual(['--inspect=127.0.0.1:9229']);
});

it.each(['0', '65536', '1.5', 'sim', '0.0.0.0:9229'])('%s não é porta e diz uma linha', (port) => {
  expect(() => inspectArgs(port)).toThrow(
    `PORTAL_INSPECT deve ser uma porta de 1 a 65535, e é "${port}".`,
  );
});
