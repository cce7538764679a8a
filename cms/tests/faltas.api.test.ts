import { expect, it } from 'vitest';
import { onPostgres } from './harness/database';
import { ESPERA_DO_TESTE_MS, ferramenta, numerosDaFalta } from './harness/ferramenta';

const curta = async (falta: string): Promise<void> => {
  const { texto } = await ferramenta('faltas', [falta, '--curto']);
  const [pedidos, , silenciosos, perdidos] = numerosDaFalta(texto, falta);
  expect(pedidos, texto).toBeGreaterThan(0);
  expect([silenciosos, perdidos], texto).toEqual([0, 0]);
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
