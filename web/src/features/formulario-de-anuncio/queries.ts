import type { CantorNome } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { PessoaDaLista } from '@portal/contracts/pessoas/pessoas';
import type { Preco } from '@portal/contracts/preco/preco';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lerPrivado } from '../../lib/http';
import { lerJson } from '../../lib/ler-json';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';

/** What each type and period costs. */
export const precosQuery = queryOptions({
  queryKey: ['precos'],
  queryFn: ({ signal }) => lerJson<Preco[]>(CAMINHOS.precos, signal),
});

/** The singers a song can be of, by name. */
export const cantoresNomesQuery = queryOptions({
  queryKey: ['cantores', 'nomes'],
  queryFn: ({ signal }) => lerJson<CantorNome[]>(CAMINHOS.cantoresNomes, signal),
});

const CONTAS_OFERECIDAS = 20;

/** The accounts an administrator may make an ad for, those that fit what was typed. */
export const contasQuery = (busca: string) =>
  queryOptions({
    queryKey: [PRIVADO, 'contas-do-anuncio', busca],
    queryFn: (contexto) =>
      comSessao(contexto, () =>
        lerPrivado<PessoaDaLista[]>(
          `${CAMINHOS.pessoas}?${new URLSearchParams({ busca, limite: String(CONTAS_OFERECIDAS) })}`,
          contexto.signal,
        ),
      ),
    placeholderData: keepPreviousData,
  });
