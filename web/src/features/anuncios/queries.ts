import type {
  Anuncio,
  Comprovante,
  Pagamento,
  Passo,
  UsuarioDoAnuncio,
} from '@portal/contracts/anuncio/anuncio';
import type { Ficha } from '@portal/contracts/ficha/ficha';
import type { Contagens } from '@portal/contracts/anuncio/listagem';
import {
  STATUS_PENDENTES,
  type AnuncioStatus,
  type TipoAnuncio,
} from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';
import {
  keepPreviousData,
  queryOptions,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { http, lerPrivado, postar } from '../../lib/http';
import { semRepetidos } from '../../lib/sem-repetidos';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';
import { emOrdemDeChegada } from './andamento';

/** Every list of ads, the public ones too, lies below this key: a change of one ad asks for all of them again. */
export const ANUNCIOS = ['anuncios'] as const;

const privada = <Partes extends readonly unknown[]>(...partes: Partes) =>
  [...ANUNCIOS, PRIVADO, ...partes] as const;

/** What is read of one ad alone. */
const deUm = (id: number, parte: string) => privada('um', id, parte);

/** Whether a key is of something read of this ad alone. */
export const isDesteAnuncio = (queryKey: QueryKey, id: number): boolean =>
  deUm(id, '')
    .slice(0, -1)
    .every((parte, i) => queryKey[i] === parte);

type Contexto = Pick<QueryFunctionContext, 'signal' | 'client'>;

const ler =
  <T>(caminho: string) =>
  (contexto: Contexto): Promise<T> =>
    comSessao(contexto, () => lerPrivado<T>(caminho, contexto.signal));

/** For what other people change: fetched again whenever somebody comes back to it. */
const VIVA = { staleTime: 0, refetchOnWindowFocus: true } as const;
const INTERVALO_MS = 60_000;

export const meusAnunciosQuery = (idUsuario: number) =>
  queryOptions({
    ...VIVA,
    queryKey: privada('meus', idUsuario),
    queryFn: ler<Anuncio[]>(CAMINHOS.anunciosDoUsuario(idUsuario)),
  });

/** The administrator's lists: of a type, or of all. */
export type ListaDeTipo = TipoAnuncio | 'todos';

const LISTAS: Record<ListaDeTipo, string> = {
  radio: CAMINHOS.anunciosDeRadio,
  musica: CAMINHOS.anunciosDeMusica,
  banner: CAMINHOS.anunciosDeBanner,
  todos: CAMINHOS.todosOsAnuncios,
};

/** Ads on a page of an administrator's list. */
export const ANUNCIOS_POR_PAGINA = 25;

export interface PaginaDeAnuncios {
  anuncios: Anuncio[];
  /** How many there are on all pages. */
  total: number;
}

/** What a list is narrowed and ordered by, by the names of the parameters; what is not asked is not there. */
export type FiltroPedido = Readonly<Record<string, string>>;

const lerPagina = async (
  lista: ListaDeTipo,
  filtro: FiltroPedido,
  pagina: number,
  limite: number,
  signal: AbortSignal,
): Promise<PaginaDeAnuncios> => {
  const { data, headers } = await http.get<Anuncio[]>(LISTAS[lista], {
    params: { ...filtro, pagina, limite },
    signal,
  });
  const total = Number(headers[CABECALHO_TOTAL.toLowerCase()] ?? data.length);
  // The contract's plain array is every ad; a server that pages answers no more than was asked for.
  const inteira = data.length > limite;
  return { anuncios: inteira ? data.slice((pagina - 1) * limite, pagina * limite) : data, total };
};

export const listaAdministracaoQuery = (
  lista: ListaDeTipo,
  pagina: number,
  filtro: FiltroPedido = {},
) =>
  queryOptions({
    ...VIVA,
    queryKey: privada('administracao', lista, pagina, filtro),
    queryFn: (contexto) =>
      comSessao(contexto, () =>
        lerPagina(lista, filtro, pagina, ANUNCIOS_POR_PAGINA, contexto.signal),
      ),
    placeholderData: keepPreviousData,
  });

/** How many ads of a list have each status, of those that fit otherwise. */
export const contagensQuery = (
  lista: ListaDeTipo,
  { status: _, ordem: __, ...filtro }: FiltroPedido,
) =>
  queryOptions({
    ...VIVA,
    queryKey: privada('contagens', lista, filtro),
    queryFn: ler<Contagens>(
      `${CAMINHOS.contagens}?${new URLSearchParams({ ...filtro, ...(lista !== 'todos' && { tipo: lista }) })}`,
    ),
    placeholderData: keepPreviousData,
  });

const EM_ESPERA = privada('em-espera');

/** By how much decisions that were taken here, and are not sent yet, change how many ads wait. */
export const guardarEmEspera = (client: QueryClient, mais: number): void => {
  client.setQueryData(EM_ESPERA, mais);
};

/** How many ads wait for a decision: of what was decided here the server learns seconds later. */
export const notificacoesQuery = queryOptions({
  ...VIVA,
  queryKey: privada('notificacoes'),
  queryFn: async (contexto) => {
    const noServidor = await ler<number>(CAMINHOS.notificacoes)(contexto);
    return Math.max(0, noServidor + (contexto.client.getQueryData<number>(EM_ESPERA) ?? 0));
  },
  refetchInterval: INTERVALO_MS,
});

/**
 * The ads of a status, all in one answer: read page by page, one that somebody decides on meanwhile would leave another
 * out, or twice.
 */
const lerEmStatus = (status: AnuncioStatus, signal: AbortSignal): Promise<Anuncio[]> =>
  lerPrivado<Anuncio[]>(`${CAMINHOS.todosOsAnuncios}?status=${status}`, signal);

/** Every ad that waits for a decision, the one that waits longest first (visual 2.9). */
export const filaQuery = queryOptions({
  ...VIVA,
  queryKey: privada('fila'),
  queryFn: (contexto) =>
    comSessao(contexto, async () => {
      const listas = await Promise.all(
        STATUS_PENDENTES.map((status) => lerEmStatus(status, contexto.signal)),
      );
      return emOrdemDeChegada(semRepetidos(listas.flat()));
    }),
  refetchInterval: INTERVALO_MS,
});

/** How an ad is paid. Staff may change the Pix key while somebody is away at their bank's app. */
export const pagamentoQuery = (id: number) =>
  queryOptions({
    ...VIVA,
    queryKey: deUm(id, 'pagamento'),
    queryFn: ler<Pagamento>(CAMINHOS.pagamento(id)),
  });

export const historicoQuery = (id: number) =>
  queryOptions({
    ...VIVA,
    queryKey: deUm(id, 'historico'),
    queryFn: ler<Passo[]>(CAMINHOS.historico(id)),
  });

/** Every proof an ad ever got, newest first. */
export const comprovantesQuery = (id: number) =>
  queryOptions({
    ...VIVA,
    queryKey: deUm(id, 'comprovantes'),
    queryFn: ler<Comprovante[]>(CAMINHOS.comprovantes(id)),
  });

/** What the administration knows of an ad. What is gone is not asked for again. */
export const fichaQuery = (id: number) =>
  queryOptions({
    ...VIVA,
    queryKey: deUm(id, 'ficha'),
    queryFn: ler<Ficha>(CAMINHOS.ficha(id)),
  });

/** Who is behind an ad, for administrators: as they are today, not as they were when the list came. */
export const anuncianteQuery = (id: number) =>
  queryOptions({
    ...VIVA,
    queryKey: deUm(id, 'anunciante'),
    queryFn: (contexto) =>
      comSessao(contexto, async () => {
        const { signal } = contexto;
        const { data } = await postar(CAMINHOS.anunciante, { id_anuncio: id }, { signal });
        // Our own server's answer; API tests hold it to the contract.
        return (data as { usuario: UsuarioDoAnuncio }).usuario;
      }),
  });
