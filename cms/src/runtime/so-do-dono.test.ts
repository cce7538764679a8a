import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fecharAosOutros } from './so-do-dono';

const pasta = (modo: number): string => {
  const criada = mkdtempSync(path.join(tmpdir(), 'so-do-dono-'));
  onTestFinished(() => rmSync(criada, { recursive: true }));
  chmodSync(criada, modo);
  return criada;
};
const modoDe = (...caminho: string[]): number => statSync(path.join(...caminho)).mode & 0o7777;

it('a pasta de dados e o que nela é do portal ficam só para o dono', async () => {
  const dados = pasta(0o755);
  mkdirSync(path.join(dados, 'uploads'));
  writeFileSync(path.join(dados, 'segredos.json'), '{}', { mode: 0o644 });
  chmodSync(path.join(dados, 'uploads'), 0o750);
  await fecharAosOutros(dados);
  expect(modoDe(dados)).toBe(0o700);
  expect(modoDe(dados, 'uploads')).toBe(0o700);
  expect(modoDe(dados, 'segredos.json')).toBe(0o600);
});

it('uma pasta em que todos podem criar arquivos não se fecha aos outros', async () => {
  const dados = pasta(0o1777);
  writeFileSync(path.join(dados, 'segredos.json'), '{}', { mode: 0o644 });
  await fecharAosOutros(dados);
  expect(modoDe(dados)).toBe(0o1777);
  expect(modoDe(dados, 'segredos.json')).toBe(0o600);
});
