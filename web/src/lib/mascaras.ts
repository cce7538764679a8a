import {
  LUGAR_DO_DOCUMENTO,
  MASCARA_CEP,
  MASCARA_DOCUMENTO,
  MASCARA_TELEFONE,
  MASCARA_TELEFONE_FIXO,
} from '@portal/contracts/usuario/mascaras';
import type { Pessoa } from '@portal/contracts/usuario/pessoa';

const DIGITO = /\d/;
const DIGITOS_COM_DDD = 11;

/** A telephone pasted with the country's code loses it. */
const semCodigoDoPais = (texto: string): string => {
  const digitos = texto.replace(/\D/g, '');
  return digitos.length > DIGITOS_COM_DDD && digitos.startsWith('55') ? digitos.slice(2) : texto;
};

export const TELEFONE = {
  formas: [MASCARA_TELEFONE_FIXO, MASCARA_TELEFONE],
  lugar: DIGITO,
  limpar: semCodigoDoPais,
} as const;

export const CEP = { formas: [MASCARA_CEP], lugar: DIGITO } as const;

export const documentoDe = (pessoa: Pessoa) => ({
  formas: [MASCARA_DOCUMENTO[pessoa]] as const,
  lugar: LUGAR_DO_DOCUMENTO[pessoa],
});
