import { rmSync } from 'node:fs';
import os from 'node:os';
import { clockIn } from '@portal/testing/relogio';
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
  const { folder, set, env } = clockIn(os.tmpdir());
  let adiantado = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    env,
    acertar: (iso) => set((adiantado = Date.parse(iso) - Date.now())),
    adiantar: (segundos) => set((adiantado += segundos * 1000)),
  };
};
