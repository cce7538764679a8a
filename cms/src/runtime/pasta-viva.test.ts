import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RAIZ_CMS } from './ambiente';
import { abrirPastaViva, varrerMortas, VIDA, type PastaViva } from './pasta-viva';
import { travarArquivo } from './trava-de-arquivo';

const HORA_MS = 60 * 60 * 1000;
let pai: string;
let minha: PastaViva;

beforeEach(async () => {
  pai = mkdtempSync(path.join(os.tmpdir(), 'pasta-viva-'));
  minha = await abrirPastaViva(pai);
});
afterEach(async () => {
  await minha.fechar();
  rmSync(pai, { recursive: true, force: true });
});

/** Another process that holds a file locked. */
const vizinho = async (arquivo: string) => {
  const codigo = `
    const { DatabaseSync } = require('@photostructure/sqlite');
    const banco = new DatabaseSync(process.argv[1]);
    banco.exec('pragma journal_mode = memory; begin exclusive');
    console.log('pronto'); setInterval(() => banco.isOpen, 1000);`;
  const filho = spawn(process.execPath, ['-e', codigo, arquivo], { cwd: RAIZ_CMS });
  await once(filho.stdout, 'data');
  return {
    matar: async () => {
      filho.kill('SIGKILL');
      await once(filho, 'exit');
    },
  };
};

/** The part of a folder's name that tells the machine. */
const daqui = (): string => path.basename(minha.caminho).slice(0, 8);

const outra = (deOnde: string, id: string, haMs: number): string => {
  const pasta = path.join(pai, `${deOnde}-${id.repeat(16)}`);
  mkdirSync(pasta);
  writeFileSync(path.join(pasta, VIDA), '');
  const quando = new Date(Date.now() - haMs);
  utimesSync(path.join(pasta, VIDA), quando, quando);
  return pasta;
};

const varrer = (): Promise<Set<string>> =>
  varrerMortas(pai, '', HORA_MS, path.basename(minha.caminho).slice(9));

describe('pastas de quem tem algo em andamento', () => {
  it('a de um vizinho que vive fica; morto por kill -9, vai na próxima varrida', async () => {
    const dele = outra(daqui(), 'a', 0);
    writeFileSync(path.join(dele, 'envio'), 'x');
    const { matar } = await vizinho(path.join(dele, VIDA));
    expect(await varrer()).toContain('a'.repeat(16));
    expect(readdirSync(dele).sort()).toEqual(['envio', VIDA].sort());
    await matar();
    expect(await varrer()).not.toContain('a'.repeat(16));
    expect(readdirSync(pai)).toEqual([path.basename(minha.caminho)]);
  });

  it('de outra máquina, cuja trava pode não chegar aqui, fica enquanto dá sinal de vida', async () => {
    const calada = outra('00000000', 'c', 10 * 60_000);
    const viva = outra('00000000', 'd', 60_000);
    expect(await varrer()).toEqual(
      new Set([path.basename(minha.caminho).slice(9), 'd'.repeat(16)]),
    );
    expect(readdirSync(pai)).toContain(path.basename(viva));
    expect(readdirSync(pai)).not.toContain(path.basename(calada));
  });

  it('a que não diz de quem é, de uma versão de antes, vai depois de uma hora', async () => {
    for (const [nome, haMs] of [
      ['velha', 2 * HORA_MS],
      ['nova', 0],
    ] as const) {
      mkdirSync(path.join(pai, nome));
      const quando = new Date(Date.now() - haMs);
      utimesSync(path.join(pai, nome), quando, quando);
    }
    await varrer();
    expect(readdirSync(pai).sort()).toEqual([path.basename(minha.caminho), 'nova'].sort());
  });

  it('a própria some quando se fecha', async () => {
    await minha.fechar();
    expect(readdirSync(pai)).toEqual([]);
  });
});

describe('trava de arquivo', () => {
  it('é de um processo por vez, e acaba com ele', async () => {
    const arquivo = path.join(pai, 'trava');
    const { matar } = await vizinho(arquivo);
    expect(travarArquivo(arquivo)).toBeNull();
    await matar();
    const trava = travarArquivo(arquivo);
    expect(trava).not.toBeNull();
    trava?.soltar();
  });
});
