import { NOME_NO_CATALOGO } from '../database/entry-fields';
import type { Motivo } from './rules';

interface Escrita {
  action: string;
  data?: Record<string, unknown>;
}

/** A draft without a name is one nobody finds again. */
export const motivoDoNome = (uid: string, { action, data }: Escrita): Motivo[] => {
  const campo = NOME_NO_CATALOGO[uid];
  if (!campo || !data) return [];
  const falta = action === 'create' ? true : campo in data;
  const nome = data[campo];
  const vazio = typeof nome !== 'string' || nome.trim() === '';
  return falta && vazio && (action === 'create' || action === 'update' || action === 'clone')
    ? [{ msg: 'Dê um nome antes de salvar.', campo }]
    : [];
};
