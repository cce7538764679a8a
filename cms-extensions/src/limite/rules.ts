const MINUTO = 60_000;
const HORA = 60 * MINUTO;

/** Fixed-window rate limit: so many in so much time (contrato 2). */
export interface Regra {
  nome: string;
  maximo: number;
  janelaMs: number;
  /** Limits per address and per volume are multiplied by PORTAL_LIMITS; those that guard an account never are. */
  por: 'conta' | 'endereco' | 'volume';
}

/** Every limit (contrato 2). */
export const REGRAS = {
  loginsDaConta: { nome: 'login-conta', maximo: 10, janelaMs: 15 * MINUTO, por: 'conta' },
  loginsDoEndereco: { nome: 'login-end', maximo: 100, janelaMs: 15 * MINUTO, por: 'endereco' },
  cadastros: { nome: 'cadastro', maximo: 20, janelaMs: HORA, por: 'endereco' },
  // Enumeration: each refusal tells that an e-mail or a document is registered, so even they are limited.
  cadastrosRecusados: { nome: 'cadastro-recusado', maximo: 60, janelaMs: HORA, por: 'endereco' },
  recuperacoes: { nome: 'recuperacao', maximo: 10, janelaMs: HORA, por: 'endereco' },
  votos: { nome: 'voto', maximo: 20, janelaMs: HORA, por: 'endereco' },
  rastreios: { nome: 'rastreio', maximo: 240, janelaMs: MINUTO, por: 'endereco' },
  presencas: { nome: 'presenca', maximo: 60, janelaMs: MINUTO, por: 'endereco' },
  anuncios: { nome: 'anuncio', maximo: 20, janelaMs: HORA, por: 'volume' },
  confirmacoes: { nome: 'confirmacao', maximo: 10, janelaMs: HORA, por: 'endereco' },
  mailsDeConfirmacao: { nome: 'mail-confirmacao', maximo: 3, janelaMs: HORA, por: 'conta' },
  mailsDeRecuperacao: { nome: 'mail-conta', maximo: 3, janelaMs: HORA, por: 'conta' },
} as const satisfies Record<string, Regra>;
export type NomeDaRegra = keyof typeof REGRAS;

/** The largest number that a count's column holds, and is compared with, in PostgreSQL. */
const MAIOR_CONTAGEM = 2_147_483_647;

/** A number of PORTAL_LIMITS' times. Never less than one, nor more than is ever counted. */
export const vezesFator = (maximo: number, fator: number): number =>
  Math.min(MAIOR_CONTAGEM, Math.max(1, Math.floor(maximo * fator)));

/** How many a rule lets through here. Never less than one. */
export const maximoDaRegra = ({ maximo, por }: Regra, fator: number): number =>
  por === 'conta' ? maximo : vezesFator(maximo, fator);

/** Seconds until a window that began at `inicio` is over, for Retry-After; at least one. */
export const segundosAteAbrir = (inicio: number, janelaMs: number, agora: number): number =>
  Math.max(1, Math.ceil((inicio + janelaMs - agora) / 1000));
