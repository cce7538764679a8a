import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trocar } from './trocar';

const NOMES = ['uploads', 'segredos.json', 'outbox'];

let raiz: string;
let dados: string;
let novos: string;

const em = (pasta: string, nome: string): string | null => {
  const arquivo = path.join(pasta, nome);
  return existsSync(arquivo) ? readFileSync(arquivo, 'utf8') : null;
};
const escrever = (pasta: string, nome: string, texto: string): void => {
  mkdirSync(path.dirname(path.join(pasta, nome)), { recursive: true });
  writeFileSync(path.join(pasta, nome), texto);
};
const conteudo = () => [
  em(dados, 'uploads/a'),
  em(dados, 'segredos.json'),
  em(dados, 'outbox/e'),
  em(dados, 'alheio'),
];
const ANTES = ['velho', null, 'carta', 'fica'];

beforeEach(() => {
  raiz = mkdtempSync(path.join(tmpdir(), 'trocar-'));
  [dados, novos] = [path.join(raiz, 'dados'), path.join(raiz, 'novos')];
  escrever(dados, 'uploads/a', 'velho');
  escrever(dados, 'outbox/e', 'carta');
  escrever(dados, 'alheio', 'fica');
  escrever(novos, 'uploads/a', 'novo');
  escrever(novos, 'segredos.json', 'chave');
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

describe('trocar', () => {
  it('põe os novos, tira os velhos, deixa o que não é da troca', async () => {
    await trocar(dados, novos, path.join(raiz, 'antigos'), NOMES);
    expect(conteudo()).toEqual(['novo', 'chave', null, 'fica']);
    expect(em(path.join(raiz, 'antigos'), 'uploads/a')).toBe('velho');
  });

  it('se desfaz por inteiro', async () => {
    const desfazer = await trocar(dados, novos, path.join(raiz, 'antigos'), NOMES);
    await desfazer();
    expect(conteudo()).toEqual(ANTES);
  });

  it('quando um passo falha, tudo volta', async () => {
    const antigos = path.join(raiz, 'antigos');
    // A folder with something in it cannot be replaced by a file.
    escrever(antigos, 'outbox/e/dentro', 'ocupado');
    await expect(trocar(dados, novos, antigos, NOMES)).rejects.toThrow();
    expect(conteudo()).toEqual(ANTES);
  });

  it('uma pasta que fica noutro lugar não se troca, e nada muda', async () => {
    const outro = path.join(raiz, 'outro-disco');
    renameSync(path.join(dados, 'outbox'), outro);
    symlinkSync(outro, path.join(dados, 'outbox'));
    await expect(trocar(dados, novos, path.join(raiz, 'antigos'), NOMES)).rejects.toThrow(
      `${path.join(dados, 'outbox')} é um atalho ou um disco à parte`,
    );
    expect(conteudo()).toEqual(ANTES);
    expect(lstatSync(path.join(dados, 'outbox')).isSymbolicLink()).toBe(true);
    expect(existsSync(path.join(raiz, 'antigos'))).toBe(false);
  });
});
