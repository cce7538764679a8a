import { CONVITE } from './convite';
import type { Emenda } from './emenda';
import { ENDERECOS_COLADOS } from './enderecos-colados';
import { ENVIO } from './envio';
import { ESCOLHA_DE_MIDIA } from './escolha-de-midia';
import { HORAS } from './horas';
import { LIGACOES } from './ligacoes';
import { MENU } from './menu';
import { MUITOS_REGISTROS } from './muitos';
import { PALAVRAS } from './palavras';
import { PERFIL } from './perfil';
import { PERMISSOES } from './permissoes';
import { PESO } from './peso';
import { REGISTROS } from './registros';
import { SEM_ADIVINHAR } from './sem-adivinhar';
import { SEM_PEDIDOS_A_TOA } from './sem-pedidos-a-toa';
import { SESSAO } from './sessao';
import { SUMIDOS } from './sumidos';
import { TABELAS } from './tabelas';

/** Every correction of the portal's to Strapi's panel. */
export const EMENDAS: readonly Emenda[] = [
  ...CONVITE,
  ...SEM_ADIVINHAR,
  ...SEM_PEDIDOS_A_TOA,
  ...MENU,
  ...REGISTROS,
  ...LIGACOES,
  ...ENDERECOS_COLADOS,
  ...ENVIO,
  ...ESCOLHA_DE_MIDIA,
  ...HORAS,
  ...MUITOS_REGISTROS,
  ...PALAVRAS,
  ...PERFIL,
  ...PERMISSOES,
  ...PESO,
  ...SESSAO,
  ...SUMIDOS,
  ...TABELAS,
];
