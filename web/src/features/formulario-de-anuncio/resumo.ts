import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { RESUMO_MAXIMO } from '@portal/contracts/anuncio/status';
import { caracteres } from '@portal/contracts/texto/regras';

const CORTADO = `${MENSAGENS_DO_ANUNCIO.resumoLongo}. Ficaram os ${RESUMO_MAXIMO} primeiros.`;

/**
 * What becomes of a summary that is typed: one letter too many is refused, and what stood there comes back
 * (especificação 5); of a text pasted, which nobody has in sight to shorten, the beginning stays.
 */
export const resumoDigitado = (
  antes: string,
  digitado: string,
): { resumo: string; aviso: string | null } => {
  const texto = digitado.replace(/\s*\n\s*/g, ' ');
  if (caracteres(texto) <= RESUMO_MAXIMO) return { resumo: texto, aviso: null };
  const colado = caracteres(texto) > caracteres(antes) + 1;
  return colado
    ? { resumo: Array.from(texto).slice(0, RESUMO_MAXIMO).join(''), aviso: CORTADO }
    : { resumo: antes, aviso: MENSAGENS_DO_ANUNCIO.resumoLongo };
};
