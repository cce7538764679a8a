import { expect, it } from 'vitest';
import { ESPERA_DO_TESTE_MS, ferramenta } from './harness/ferramenta';

const CHAMADAS = 2_000;
/** Every run of the suite asks the same; `node scripts/fuzz.mjs` asks others. */
const SEMENTE = 12;

it(
  'duas mil chamadas hostis a todas as rotas: nenhuma derruba, nenhuma vaza, nenhuma demora, nenhuma é 5xx',
  async () => {
    const argumentos = ['--chamadas', String(CHAMADAS), '--semente', String(SEMENTE)];
    const { texto } = await ferramenta('fuzz', argumentos);
    expect(texto).toContain(`${CHAMADAS} chamadas, 0 achados`);
  },
  ESPERA_DO_TESTE_MS,
);
