import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';
import { REGISTRO_POR_PAGINA, type LinhaDoRegistro } from '@portal/contracts/registro/registro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '../../lib/http';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';

/** What the register is narrowed by; an empty text narrows nothing. */
export interface FiltroDoRegistro {
  busca: string;
  de: string;
  ate: string;
}

/** Only what was asked for. */
const pedidos = (filtro: FiltroDoRegistro): Record<string, string> =>
  Object.fromEntries(Object.entries(filtro).filter(([, valor]) => valor !== ''));

/** Where the same rows are a file. */
export const enderecoDoCsv = (filtro: FiltroDoRegistro): string => {
  const parametros = new URLSearchParams(pedidos(filtro)).toString();
  return parametros === '' ? CAMINHOS.registroCsv : `${CAMINHOS.registroCsv}?${parametros}`;
};

export interface PaginaDoRegistro {
  linhas: LinhaDoRegistro[];
  /** How many there are on all pages. */
  total: number;
}

export const registroQuery = (pagina: number, filtro: FiltroDoRegistro) =>
  queryOptions({
    queryKey: [PRIVADO, 'registro', pagina, filtro],
    staleTime: 0,
    queryFn: (contexto) =>
      comSessao(contexto, async (): Promise<PaginaDoRegistro> => {
        const { data: linhas, headers } = await http.get<LinhaDoRegistro[]>(CAMINHOS.registro, {
          params: { pagina, limite: REGISTRO_POR_PAGINA, ...pedidos(filtro) },
          signal: contexto.signal,
        });
        return { linhas, total: Number(headers[CABECALHO_TOTAL.toLowerCase()] ?? linhas.length) };
      }),
    placeholderData: keepPreviousData,
  });
