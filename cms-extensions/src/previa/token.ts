import { readSignedText, signText } from '../http/signature';

/** How long an address of a preview works, in ms. */
const VALIDADE_MS = 15 * 60_000;

/** What a preview shows: the draft of this entry, until then (ms). */
export interface Previa {
  uid: string;
  id: string;
  ate: number;
}

interface Leitor {
  segredo: string;
  /** The browser the panel is open in: the address works in no other. */
  navegador: string;
}

const finalidade = (navegador: string): string => `previa:${navegador}`;

/** An address part that lets one browser read one draft for a quarter of an hour. */
export const assinarPrevia = (
  { segredo, navegador }: Leitor,
  uid: string,
  id: string,
  agora: number,
): string =>
  signText(segredo, finalidade(navegador), JSON.stringify({ uid, id, ate: agora + VALIDADE_MS }));

/** What a token lets this browser read; null when it is none of ours, another browser's or its time is over. */
export const lerPrevia = (
  { segredo, navegador }: Leitor,
  token: string,
  agora: number,
): Previa | null => {
  const texto = readSignedText(segredo, finalidade(navegador), token);
  if (texto === null) return null;
  // Signed here: it is what assinarPrevia wrote.
  const previa = JSON.parse(texto) as Previa;
  return agora < previa.ate ? previa : null;
};
