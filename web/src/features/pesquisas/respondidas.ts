import { cookiePesquisa } from '@portal/contracts/pesquisa/cookies';
import { lerCookie } from '../../lib/cookie';

/** The surveys this browser has answered, by their cookies (especificação 8). */
export const lerRespondidas = (cookies: string): (1 | 2)[] =>
  ([1, 2] as const).filter((numero) => lerCookie(cookies, cookiePesquisa(numero)) !== null);
