import { isVazio, semProibidos } from '@portal/contracts/texto/regras';
import { NOME_NO_CATALOGO } from '../database/entry-fields';
import type { Motivo } from './rules';

interface Escrita {
  action: string;
  data?: Record<string, unknown>;
}

/** Where what editors make has its name. */
const NOMES: Readonly<Record<string, string>> = {
  ...NOME_NO_CATALOGO,
  'api::banner.banner': 'titulo',
  'api::pesquisa.pesquisa': 'titulo',
  'api::opcao.opcao': 'nome',
};
/** Not the marks of a writing direction, which some names are written with. */
const CONTROLES = /[\p{Cc}\p{Cs}]/u;
const GRAVAM: readonly string[] = ['create', 'update', 'clone'];

const motivoDo = (campo: string, nome: unknown): string | null => {
  if (typeof nome !== 'string' || isVazio(nome))
    return `Dê um ${campo === 'titulo' ? 'título' : 'nome'} antes de salvar.`;
  return CONTROLES.test(nome) ? semProibidos[1] : null;
};

/** An entry, a draft too, whose name nobody can read is one nobody finds again. */
export const motivoDoNome = (uid: string, { action, data }: Escrita): Motivo[] => {
  const campo = NOMES[uid];
  if (!campo || !data || !GRAVAM.includes(action)) return [];
  if (action !== 'create' && !(campo in data)) return [];
  const msg = motivoDo(campo, data[campo]);
  return msg ? [{ msg, campo }] : [];
};
