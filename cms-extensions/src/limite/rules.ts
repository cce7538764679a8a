const MINUTO = 60_000;
const HORA = 60 * MINUTO;

/** So many in so much time (contract 2). */
export interface Regra {
  nome: string;
  maximo: number;
  janelaMs: number;
  /** Limits per address are multiplied by PORTAL_LIMITS; limits per account never are. */
  por: 'conta' | 'endereco';
}

/** Every limit of contract 2. */
export const REGRAS = {
  loginsDaConta: { nome: 'login-conta', maximo: 10, janelaMs: 15 * MINUTO, por: 'conta' },
  loginsDoEndereco: { nome: 'login-end', maximo: 100, janelaMs: 15 * MINUTO, por: 'endereco' },
  cadastros: { nome: 'cadastro', maximo: 20, janelaMs: HORA, por: 'endereco' },
  recuperacoes: { nome: 'recuperacao', maximo: 10, janelaMs: HORA, por: 'endereco' },
  votos: { nome: 'voto', maximo: 20, janelaMs: HORA, por: 'endereco' },
  rastreios: { nome: 'rastreio', maximo: 240, janelaMs: MINUTO, por: 'endereco' },
  mailsDeRecuperacao: { nome: 'mail-conta', maximo: 3, janelaMs: HORA, por: 'conta' },
} as const satisfies Record<string, Regra>;
export type NomeDaRegra = keyof typeof REGRAS;

/** How many a rule lets through here. Never less than one. */
export const maximoDe = ({ maximo, por }: Regra, fator: number): number =>
  por === 'endereco' ? Math.max(1, Math.floor(maximo * fator)) : maximo;

/** Seconds until a window that began at `inicio` is over, for Retry-After; at least one. */
export const segundosAteAbrir = (inicio: number, janelaMs: number, agora: number): number =>
  Math.max(1, Math.ceil((inicio + janelaMs - agora) / 1000));
