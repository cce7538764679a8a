import type { Core } from '@strapi/strapi';
import { estadoDasTransmissoes, TRANSMISSAO } from './estado';
import { Plantao } from './plantao';

/** Between two checks of one stream, in ms; 0: never (contrato 7). */
export const verificacaoMs = (strapi: Core.Strapi): number =>
  strapi.config.get<number>('portal.verificacaoSegundos') * 1000;

/** Which radios are known to be on the air, for lists that tell. */
export const radiosNoAr = (strapi: Core.Strapi) => ({
  tipo: TRANSMISSAO,
  listRadiosNoAr: async (): Promise<ReadonlySet<string>> =>
    verificacaoMs(strapi) > 0 ? estadoDasTransmissoes(strapi).noAr() : new Set<string>(),
});

/** Keeps asking the radios' streams whether they sound (contrato 9). */
export const vigiarTransmissoes = (strapi: Core.Strapi): Plantao => {
  const plantao = new Plantao(strapi, verificacaoMs(strapi));
  plantao.start();
  return plantao;
};
