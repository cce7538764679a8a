import { MUSICAS_POR_PAGINA_MAXIMO as POR_PAGINA } from '@portal/contracts/musica/listagem';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { musicasQuery } from './queries';

/** A portal with so many songs, whose second page begins with the last one of the first: it was played meanwhile. */
const portalCom = (total: number) =>
  vi.fn((endereco: string) => {
    const pagina = Number(new URL(endereco, 'http://portal.test').searchParams.get('pagina'));
    const desde = (pagina - 1) * (POR_PAGINA - 1);
    const ids = Array.from({ length: total }, (_, i) => ({ id: String(i) }));
    return Promise.resolve(new Response(JSON.stringify(ids.slice(desde, desde + POR_PAGINA))));
  });

const lerTudo = async (busca: string) => {
  const observador = new InfiniteQueryObserver(new QueryClient(), musicasQuery(busca));
  let lido = await observador.fetchNextPage();
  while (lido.hasNextPage) lido = await observador.fetchNextPage();
  return (lido.data ?? []).map(({ id }) => Number(id));
};

it('as músicas vêm uma página por vez, cada uma uma vez só, até a última', async () => {
  const fetch = portalCom(250);
  vi.stubGlobal('fetch', fetch);
  expect(await lerTudo('')).toEqual(Array.from({ length: 250 }, (_, i) => i));
  expect(fetch.mock.calls.map(([endereco]) => endereco)).toEqual(
    [1, 2, 3].map((n) => `/api/musicas/all?pagina=${n}&limite=${POR_PAGINA}`),
  );
});

it('o que se procura vai ao servidor, sem espaços em volta', async () => {
  const fetch = portalCom(2);
  vi.stubGlobal('fetch', fetch);
  expect(await lerTudo('  graça e paz ')).toEqual([0, 1]);
  expect(fetch.mock.calls.map(([endereco]) => endereco)).toEqual([
    `/api/musicas/all?pagina=1&limite=${POR_PAGINA}&busca=gra%C3%A7a+e+paz`,
  ]);
});
