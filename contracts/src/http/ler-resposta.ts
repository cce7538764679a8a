import type { ErrosDeCampo, Resposta } from './resposta';

const isObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const isErros = (valor: unknown): valor is ErrosDeCampo =>
  isObjeto(valor) &&
  Object.values(valor).every(
    (mensagens) => Array.isArray(mensagens) && mensagens.every((m) => typeof m === 'string'),
  );

/**
 * The answer of an action (contrato 1), or null when a body is not one. The same rule as `respostaSchema`, written
 * without zod: this one runs in the first paint of every visitor, who otherwise needs no schema at all.
 */
export const lerResposta = (corpo: unknown): Resposta | null => {
  if (!isObjeto(corpo)) return null;
  const { status, msg, codigo, erros } = corpo;
  if ((status !== '0' && status !== '1') || typeof msg !== 'string') return null;
  if (codigo !== undefined && typeof codigo !== 'string') return null;
  if (erros !== undefined && !isErros(erros)) return null;
  return { status, msg, ...(codigo !== undefined && { codigo }), ...(erros && { erros }) };
};
