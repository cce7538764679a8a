import {
  PERIODOS,
  TIPOS_ANUNCIO,
  type Periodo,
  type TipoAnuncio,
} from '@portal/contracts/anuncio/status';
import { transaction } from '@portal/cms-extensions/database/transaction';
import type { Core } from '@strapi/strapi';
import { TERMOS } from './termos';

/** BRL by period in months (especificação 9); radio and song ads cost the same until staff change them (contrato 5). */
const VALORES: Record<Periodo, number> = { 1: 50, 3: 100, 6: 130, 12: 150 };

/** The price a new portal starts with. */
export const precoInicial = (_tipo: TipoAnuncio, periodo: Periodo): number => VALORES[periodo];

/**
 * What a portal needs even when it starts empty: prices and terms. What staff already wrote stays. All or nothing: a start
 * that dies half-way would leave prices that the next one takes for all that staff want.
 */
export const gravarEssencial = (strapi: Core.Strapi): Promise<void> =>
  transaction(strapi, async () => {
    const precos = strapi.documents('api::preco.preco');
    if ((await precos.count({})) === 0)
      for (const tipo of TIPOS_ANUNCIO)
        for (const periodo of PERIODOS)
          await precos.create({ data: { tipo, periodo, valor: precoInicial(tipo, periodo) } });
    const configuracao = strapi.documents('api::configuracao.configuracao');
    if (!(await configuracao.findFirst())) await configuracao.create({ data: { termos: TERMOS } });
  });
