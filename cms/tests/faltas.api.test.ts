import { expect, it } from 'vitest';
import { onPostgres } from './harness/database';
import { ESPERA_DO_TESTE_MS, ferramenta } from './harness/ferramenta';

const curta = async (falta: string): Promise<void> => {
  const { texto } = await ferramenta('faltas', [falta, '--curto']);
  // Its row: fault, database, requests, failed, silent, lost, what was seen.
  const colunas = texto
    .split('\n')
    .find((linha) => linha.startsWith(`| ${falta} |`))
    ?.split('|');
  expect(Number(colunas?.[3]), texto).toBeGreaterThan(0);
  expect(colunas?.[5]?.trim(), texto).toBe('0');
  expect(colunas?.[6]?.trim(), texto).toBe('0');
};

it.runIf(onPostgres)(
  'três quedas do PostgreSQL sob 60 escritas por segundo: nada do que foi respondido se perde',
  () => curta('reinicio-imediato'),
  ESPERA_DO_TESTE_MS,
);

it.runIf(!onPostgres)(
  'o disco cheio: nada do que foi respondido se perde',
  () => curta('disco-cheio'),
  ESPERA_DO_TESTE_MS,
);

it.runIf(!onPostgres)(
  'o banco travado por outro processo: nada do que foi respondido se perde',
  () => curta('arquivo-travado'),
  ESPERA_DO_TESTE_MS,
);
