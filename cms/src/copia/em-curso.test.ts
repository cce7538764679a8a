import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { abrirPastaViva } from '../runtime/pasta-viva';
import { PREFIXO_DA_COPIA, varrerCopias } from './em-curso';

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
