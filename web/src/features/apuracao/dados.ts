import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { CABECALHO_TOTAL, type Resposta } from '@portal/contracts/http/resposta';
import type { ApagarVotos } from '@portal/contracts/pesquisa/apagar';
import {
  VOTOS_POR_PAGINA,
  type PesquisaResumida,
  type Resultados,
  type VotoRecebido,
} from '@portal/contracts/pesquisa/resultados';
import type { Sorteio } from '@portal/contracts/pesquisa/sorteio';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { enviar, http, lerPrivado } from '../../lib/http';
import { comSessao } from '../../session/com-sessao';
import { PRIVADO } from '../../session/renovar-sessao';
import { avisar } from '../../ui/avisar';

/** Votes arrive while one looks, and others draw. */
const VIVA = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** Which edition of which survey. */
export type Edicao = Pick<PesquisaResumida, 'numero' | 'edicao'>;

/** Part of the key of everything about the surveys. */
const PESQUISAS = [PRIVADO, 'pesquisas'] as const;

const chave = <Partes extends readonly unknown[]>(...partes: Partes) =>
  [...PESQUISAS, ...partes] as const;

export const pesquisasQuery = queryOptions({
  ...VIVA,
  queryKey: chave('todas'),
  queryFn: (contexto) =>
    comSessao(contexto, () => lerPrivado<PesquisaResumida[]>(CAMINHOS.pesquisas, contexto.signal)),
});

export const resultadosQuery = ({ numero, edicao }: Edicao) =>
  queryOptions({
    ...VIVA,
    queryKey: chave('resultados', numero, edicao),
    queryFn: (contexto) =>
      comSessao(contexto, () =>
        lerPrivado<Resultados>(CAMINHOS.pesquisaResultados(numero, edicao), contexto.signal),
      ),
  });

interface PaginaDeVotos {
  votos: VotoRecebido[];
  /** How many there are on all pages. */
  total: number;
}

export const votosQuery = ({ numero, edicao }: Edicao, pagina: number, busca: string) =>
  queryOptions({
    ...VIVA,
    queryKey: chave('votos', numero, edicao, pagina, busca),
    queryFn: (contexto) =>
      comSessao(contexto, async (): Promise<PaginaDeVotos> => {
        const { data: votos, headers } = await http.get<VotoRecebido[]>(
          CAMINHOS.pesquisaVotos(numero),
          {
            params: { edicao, pagina, limite: VOTOS_POR_PAGINA, ...(busca && { busca }) },
            signal: contexto.signal,
          },
        );
        return { votos, total: Number(headers[CABECALHO_TOTAL.toLowerCase()] ?? votos.length) };
      }),
    placeholderData: keepPreviousData,
  });

export const sorteiosQuery = ({ numero, edicao }: Edicao) =>
  queryOptions({
    ...VIVA,
    queryKey: chave('sorteios', numero, edicao),
    queryFn: (contexto) =>
      comSessao(contexto, () =>
        lerPrivado<Sorteio[]>(CAMINHOS.pesquisaSorteios(numero, edicao), contexto.signal),
      ),
  });

export const apagarVotanteMutation = mutationOptions<Resposta, Error, ApagarVotos>({
  networkMode: 'always',
  mutationFn: (dados) => enviar(CAMINHOS.apagarVotos, dados),
  onSuccess: async ({ msg }, _dados, _antes, { client }) => {
    avisar({ tipo: 'sucesso', msg });
    await client.invalidateQueries({ queryKey: PESQUISAS });
  },
});

/** What the form of a draw holds and sends. */
interface SorteioDigitado {
  semente: string;
  suplentes: string;
}

export const sortearMutation = (pesquisa: Edicao) =>
  mutationOptions<Resposta, Error, SorteioDigitado>({
    networkMode: 'always',
    mutationFn: (dados) =>
      enviar(CAMINHOS.pesquisaSorteios(pesquisa.numero, pesquisa.edicao), dados),
    onSuccess: ({ msg }) => avisar({ tipo: 'sucesso', msg }),
    // One whose answer was lost, or which somebody else made, is kept for ever: nobody should draw again beside it.
    onSettled: (_resposta, _erro, _dados, _antes, { client }) =>
      client.invalidateQueries({ queryKey: sorteiosQuery(pesquisa).queryKey }),
  });
