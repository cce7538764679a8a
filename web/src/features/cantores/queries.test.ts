import {
  CANTORES_DE_CADA_VEZ as DE_CADA_VEZ,
  CANTORES_POR_PAGINA_MAXIMO as NA_BUSCA,
} from '@portal/contracts/cantor/cantor';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { emAltaQuery } from './em-alta-query';
import { cantorDaLista, rankingQuery } from './queries';

/** A portal with so many singers. */
const portalCom = (total: number) =>
  vi.fn((endereco: string) => {
    const { searchParams } = new URL(endereco, 'http://portal.test');
    const [pagina, limite] = ['pagina', 'limite'].map((nome) => Number(searchParams.get(nome)));
    const ids = Array.from({ length: total }, (_, i) => ({ id: String(i) }));
    const desde = ((pagina ?? 0) - 1) * (limite ?? 0);
    return Promise.resolve(new Response(JSON.stringify(ids.slice(desde, desde + (limite ?? 0)))));
  });

const lerTudo = async (busca: string, queryClient = new QueryClient()) => {
  const observador = new InfiniteQueryObserver(queryClient, rankingQuery(busca));
  let lido = await observador.fetchNextPage();
  while (lido.hasNextPage) lido = await observador.fetchNextPage();
  return (lido.data ?? []).map(({ id }) => Number(id));
};

it.each([
  ['', DE_CADA_VEZ, ''],
  ['  graça e paz ', NA_BUSCA, '&busca=gra%C3%A7a+e+paz'],
])('o ranking de %j vem uma página por vez, até a última', async (busca, limite, resto) => {
  const fetch = portalCom(2 * limite + 1);
  vi.stubGlobal('fetch', fetch);
  expect(await lerTudo(busca)).toEqual(Array.from({ length: 2 * limite + 1 }, (_, i) => i));
  expect(fetch.mock.calls.map(([endereco]) => endereco)).toEqual(
    [1, 2, 3].map((n) => `/api/cantores?pagina=${n}&limite=${limite}${resto}`),
  );
});

it('um cantor que alguma lista já trouxe se mostra logo, venha da home ou de uma página do ranking', async () => {
  const queryClient = new QueryClient();
  vi.stubGlobal('fetch', portalCom(DE_CADA_VEZ + 2));
  await queryClient.query(emAltaQuery);
  expect(cantorDaLista(queryClient, '3')).toEqual({ id: '3' });
  expect(cantorDaLista(queryClient, '4')).toBeUndefined();
  await lerTudo('', queryClient);
  expect(cantorDaLista(queryClient, String(DE_CADA_VEZ + 1))).toEqual({
    id: String(DE_CADA_VEZ + 1),
  });
});
