import { cookiePesquisa } from '@portal/contracts/pesquisa/cookies';
import type { Portal } from '@portal/contracts/portal/portal';
import { lerCookie } from '../../lib/cookie';

type Aberta = Pick<Portal['pesquisas'][number], 'numero' | 'edicao'>;

/** The surveys this browser has not answered in their present edition, by their cookies (especificação 8). */
export const semResposta = <P extends Aberta>(pesquisas: readonly P[], cookies: string): P[] =>
  pesquisas.filter(
    ({ numero, edicao }) => lerCookie(cookies, cookiePesquisa(numero)) !== String(edicao),
  );
