import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { abrirPastaViva } from '../runtime/pasta-viva';
import { MARCA_DE_RESTAURACAO } from '../runtime/conferir-pasta';
import {
  PREFIXO_DA_COPIA,
  PREFIXO_DA_VOLTA,
  varrerCopias,
  varrerInterrompidas,
  varrerVoltas,
} from './em-curso';

const ONTEM = new Date(Date.now() - 25 * 60 * 60 * 1000);

it('leva o que cópias mortas deixaram, também as de versões de antes, e nada de ninguém mais', async () => {
  const pasta = mkdtempSync(path.join(os.tmpdir(), 'copias-'));
  const doNome = (nome: string): string => path.join(pasta, nome);
  const viva = await abrirPastaViva(pasta, PREFIXO_DA_COPIA);
  try {
    const morta = path.basename(viva.caminho).replace(/-[0-9a-f]{16}$/, `-${'0'.repeat(16)}`);
    mkdirSync(doNome(morta));
    writeFileSync(path.join(doNome(morta), 'vida'), '');
    mkdirSync(doNome('.copia-AbC123'));
    mkdirSync(doNome('.copia-Nova12'));
    for (const nome of ['a.tar.gz.parcial-12', 'b.tar.gz.parcial-13', 'a.tar.gz', 'carta.parcial'])
      writeFileSync(doNome(nome), '');
    for (const nome of ['.copia-AbC123', 'a.tar.gz.parcial-12', 'a.tar.gz', 'carta.parcial'])
      utimesSync(doNome(nome), ONTEM, ONTEM);
    await varrerCopias(pasta);
    expect(readdirSync(pasta).sort()).toEqual(
      [
        path.basename(viva.caminho),
        '.copia-Nova12',
        'b.tar.gz.parcial-13',
        'a.tar.gz',
        'carta.parcial',
      ].sort(),
    );
  } finally {
    await viva.fechar();
    rmSync(pasta, { recursive: true, force: true });
  }
});

it('o início leva o que voltas mortas desempacotaram; a volta seguinte, também o que trocavam', async () => {
  const pasta = mkdtempSync(path.join(os.tmpdir(), 'voltas-'));
  const viva = await abrirPastaViva(pasta, PREFIXO_DA_VOLTA);
  const nomeDaViva = path.basename(viva.caminho);
  const morta = nomeDaViva.replace(/-[0-9a-f]{16}$/, `-${'0'.repeat(16)}`);
  const emPares = [nomeDaViva, `${nomeDaViva}-antes`];
  try {
    for (const nome of [morta, `${nomeDaViva}-antes`, `${morta}-antes`])
      mkdirSync(path.join(pasta, nome));
    writeFileSync(path.join(pasta, morta, 'banco.db'), '');
    writeFileSync(path.join(pasta, MARCA_DE_RESTAURACAO), '');
    await varrerVoltas(pasta);
    const ficam = [...emPares, `${morta}-antes`, MARCA_DE_RESTAURACAO];
    expect(readdirSync(pasta).sort()).toEqual(ficam.sort());
    await varrerInterrompidas(pasta);
    expect(readdirSync(pasta).sort()).toEqual([...emPares, MARCA_DE_RESTAURACAO].sort());
  } finally {
    await viva.fechar();
    rmSync(pasta, { recursive: true, force: true });
  }
});
