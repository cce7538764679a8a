import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  contasDoArquivo,
  esquecerMensagens,
  guardarMensagem,
  removerMensagem,
  varrerMensagens,
} from './pasta-de-saida';

let dados: string;
beforeEach(() => {
  dados = mkdtempSync(path.join(os.tmpdir(), 'outbox-'));
});
afterEach(() => rmSync(dados, { recursive: true, force: true }));

const guardar = (contas: number[], para = 'x@y.test'): Promise<string> =>
  guardarMensagem(
    { dados, temporaria: dados },
    Buffer.from(`Subject: Oi\r\nTo: ${para}\r\n\r\nOi`),
    contas,
  );
const guardados = (): number[][] =>
  readdirSync(path.join(dados, 'outbox')).map((nome) => contasDoArquivo(nome));

it('o nome diz de quem é a mensagem, e o que sobra de quem saiu é apagado', async () => {
  await guardar([12]);
  await guardar([7, 12, 7]);
  await guardar([]);
  expect(guardados()).toEqual(expect.arrayContaining([[12], [7, 12], []]));
  expect(await varrerMensagens(dados, async () => Promise.resolve(new Set([12])))).toBe(1);
  expect(guardados()).toEqual(expect.arrayContaining([[12], []]));
});

it('uma conta leva as suas, e as de antes pelo endereço', async () => {
  await guardar([12]);
  await guardar([123]);
  await guardar([3], 'ana@exemplo.test');
  const pasta = path.join(dados, 'outbox');
  writeFileSync(path.join(pasta, 'velha.eml'), 'To: Ana <Ana@exemplo.test>\r\n\r\nOi');
  writeFileSync(path.join(pasta, 'outra.eml'), 'To: bia@exemplo.test\r\n\r\nana@exemplo.test');
  await esquecerMensagens(dados, { id: 12, email: 'ana@exemplo.test' });
  expect(guardados()).toEqual(expect.arrayContaining([[123], [3], []]));
  expect(readdirSync(pasta)).toContain('outra.eml');
  expect(readdirSync(pasta)).toHaveLength(3);
});

it('uma só se tira pelo nome, e duas vezes é uma', async () => {
  const nome = await guardar([12]);
  await guardar([12]);
  for (const _ of Array(2)) await removerMensagem(dados, nome);
  expect(readdirSync(path.join(dados, 'outbox'))).toHaveLength(1);
});

it('sem pasta não há o que apagar', async () => {
  await esquecerMensagens(dados, { id: 1, email: 'a@b.test' });
  expect(await varrerMensagens(dados, async () => Promise.resolve(new Set()))).toBe(0);
});
