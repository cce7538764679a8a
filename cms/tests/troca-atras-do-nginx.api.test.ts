import { debianProgram } from '@portal/testing/debian';
import { expect, it } from 'vitest';
import { onPostgres } from './harness/database';
import { ESPERA_DO_TESTE_MS, ferramenta, numerosDaFalta } from './harness/ferramenta';

it.runIf(onPostgres)(
  'três instâncias atrás do nginx, sob carga: ninguém nota a troca de cada uma, e uma queda leva no máximo 1 % e nada do que foi respondido',
  async ({ skip }) => {
    if ((await debianProgram('nginx')) === null) skip('sem nginx: no Debian, apt install nginx');
    const { codigo, texto } = await ferramenta('faltas', ['troca', 'queda', '--curto', '--nginx']);
    const [pedidos = 0, ...trocada] = numerosDaFalta(texto, 'troca');
    expect(pedidos, texto).toBeGreaterThan(100);
    expect(trocada, texto).toEqual([0, 0, 0]);
    const [sob = 0, falhos = sob, ...caida] = numerosDaFalta(texto, 'queda');
    expect(sob, texto).toBeGreaterThan(100);
    expect(falhos / sob, texto).toBeLessThanOrEqual(0.01);
    expect(caida, texto).toEqual([0, 0]);
    expect(codigo, texto).toBe(0);
  },
  ESPERA_DO_TESTE_MS,
);
