import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { expect, it } from 'vitest';
import { criarQueryClient } from '../../lib/query-client';
import { simularRede } from '../../test/rede';
import { anuncioDeTeste } from './anuncio-de-teste';
import { filaQuery } from './queries';

const esperando = (id: number, status: 3 | 8) =>
  anuncioDeTeste({ id, status, esperando_desde: new Date(id).toISOString() });

it('a fila vem inteira numa leitura por status, por mais que esperem, e cada anúncio uma vez', async () => {
  const em3 = Array.from({ length: 250 }, (_, i) => esperando(i + 1, 3));
  const respostas = new Map([
    [`${CAMINHOS.todosOsAnuncios}?status=3`, em3.toReversed()],
    // Its refund was asked for between the two answers.
    [`${CAMINHOS.todosOsAnuncios}?status=8`, [esperando(40, 8), esperando(300, 8)]],
  ]);
  const lidos = simularRede((caminho) => ({ status: 200, corpo: respostas.get(caminho) ?? [] }));
  const fila = await criarQueryClient().query(filaQuery);
  expect(fila.map(({ id }) => id)).toEqual([...em3.map(({ id }) => id), 300]);
  expect(lidos).toHaveLength(2);
});
