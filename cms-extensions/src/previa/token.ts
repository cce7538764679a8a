import { readSignedText, signText } from '../http/signature';

const FINALIDADE = 'previa';
/** How long an address of a preview works, in ms. */
const VALIDADE_MS = 15 * 60_000;

/** What a preview shows: the draft of this entry, until then (ms). */
export interface Previa {
  uid: string;
  id: string;
  ate: number;
}

/** An address part that lets whoever has it read one draft for a quarter of an hour. */
export const assinarPrevia = (segredo: string, uid: string, id: string, agora: number): string =>
  signText(segredo, FINALIDADE, JSON.stringify({ uid, id, ate: agora + VALIDADE_MS }));

/** What a token lets read; null when it is none of ours or its time is over. */
export const lerPrevia = (segredo: string, token: string, agora: number): Previa | null => {
  const texto = readSignedText(segredo, FINALIDADE, token);
  if (texto === null) return null;
  // Signed here: it is what assinarPrevia wrote.
  const previa = JSON.parse(texto) as Previa;
  return agora < previa.ate ? previa : null;
};
