import { ADMINISTRACAO } from './administracao';
import { CONTEUDO } from './conteudo';
import { CONTEUDO_A_FUNDO } from './conteudo-a-fundo';
import { CORRECOES } from './correcoes';
import { GERAL } from './geral';
import { GERAL_A_FUNDO } from './geral-a-fundo';
import { MIDIA } from './midia';
import { MIDIA_A_FUNDO } from './midia-a-fundo';
import { SEM_TRADUCAO } from './sem-traducao';

/** All that the panel says otherwise than Strapi's own Portuguese. */
export const TRADUCOES: Readonly<Record<string, string>> = {
  ...GERAL,
  ...GERAL_A_FUNDO,
  ...ADMINISTRACAO,
  ...CONTEUDO,
  ...CONTEUDO_A_FUNDO,
  ...MIDIA,
  ...MIDIA_A_FUNDO,
  ...SEM_TRADUCAO,
  ...CORRECOES,
};
