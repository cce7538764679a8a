import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** The clock of the portals that get its `env`. */
export interface Relogio {
  env: Record<string, string>;
  /** From now on it is this instant there, and time goes on from it. */
  acertar(iso: string): void;
  /** So many seconds pass at once. */
  adiantar(segundos: number): void;
}

/** A clock of the file's own, which its portals read instead of the machine's. */
export const umRelogio = (): Relogio => {
  const pasta = mkdtempSync(path.join(os.tmpdir(), 'portal-relogio-'));
  const arquivo = path.join(pasta, 'adiantado');
  let adiantado = 0;
  // Whole at once: a portal that read it half written would be back in its own time.
  const escrever = (): void => {
    writeFileSync(`${arquivo}.novo`, String(adiantado));
    renameSync(`${arquivo}.novo`, arquivo);
  };
  escrever();
  afterAll(() => rmSync(pasta, { recursive: true, force: true }));
  return {
    env: {
      NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'relogio-adiantado.mjs')}`,
      RELOGIO: arquivo,
    },
    acertar: (iso) => {
      adiantado = Date.parse(iso) - Date.now();
      escrever();
    },
    adiantar: (segundos) => {
      adiantado += segundos * 1000;
      escrever();
    },
  };
};
