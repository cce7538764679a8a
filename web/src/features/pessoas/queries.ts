import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { PESSOAS_POR_PAGINA, type PessoaDaLista } from '@portal/contracts/pessoas/pessoas';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '../../lib/http';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';

/** What every page of the list is found by in the cache. */
export const PESSOAS = [PRIVADO, 'pessoas'] as const;

export interface PaginaDePessoas {
  pessoas: PessoaDaLista[];
  /** How many there are on all pages. */
  total: number;
}

export const pessoasQuery = (pagina: number, busca: string) =>
  queryOptions({
    queryKey: [...PESSOAS, pagina, busca],
    staleTime: 0,
    queryFn: (contexto) =>
      comSessao(contexto, async (): Promise<PaginaDePessoas> => {
        const { data: pessoas, headers } = await http.get<PessoaDaLista[]>(CAMINHOS.pessoas, {
          params: { pagina, limite: PESSOAS_POR_PAGINA, ...(busca && { busca }) },
          signal: contexto.signal,
        });
        return { pessoas, total: Number(headers[CABECALHO_TOTAL.toLowerCase()] ?? pessoas.length) };
      }),
    placeholderData: keepPreviousData,
  });
