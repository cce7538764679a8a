import {
  LUGAR_DO_DOCUMENTO,
  MASCARA_CEP,
  MASCARA_DOCUMENTO,
  MASCARA_TELEFONE,
  MASCARA_TELEFONE_FIXO,
} from '@portal/contracts/usuario/mascaras';
import type { Pessoa } from '@portal/contracts/usuario/limites';

const DIGITO = /\d/;

/** The country's code before a whole number, and the zero of a trunk call. */
const PREFIXO = /^0*(?:55(?=\d{10}))?0*/;

const comDdd = (texto: string): string => {
  const digitos = texto.replace(/\D/g, '');
  const nacional = digitos.replace(PREFIXO, '');
  return nacional === digitos ? texto : nacional;
};

export const TELEFONE = {
  formas: [MASCARA_TELEFONE_FIXO, MASCARA_TELEFONE],
  lugar: DIGITO,
  limpar: comDdd,
} as const;

export const CEP = { formas: [MASCARA_CEP], lugar: DIGITO } as const;

export const documentoDe = (pessoa: Pessoa) => ({
  formas: [MASCARA_DOCUMENTO[pessoa]] as const,
  lugar: LUGAR_DO_DOCUMENTO[pessoa],
});
