import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { isAberta, proximaMudanca } from '@portal/contracts/pesquisa/prazo';
import type { Core } from '@strapi/strapi';
import { type Body, renewBody } from '../http/cached-reads/body';
import type { Moment, PublicReads, View } from '../http/cached-reads/public-reads';
import { findRadioPublica, TIPOS_DE_RADIO } from '../radio/service';
import { presentPortal, type PortalRows } from './presenter';
import {
  findConfiguracao,
  findPaginaInicial,
  findSobre,
  listPesquisasDaHome,
  TIPOS_DE_CONTEUDO,
} from './service';

interface PortalView extends View {
  portal: Body;
}

const load = async (
  strapi: Core.Strapi,
  { hoje, agora }: Moment,
): Promise<PortalRows & { validUntil: number | undefined }> => {
  const configuracao = await findConfiguracao(strapi);
  const padrao = configuracao?.radio_padrao?.documentId;
  const pesquisas = await listPesquisasDaHome(strapi);
  return {
    configuracao,
    radioPadrao: padrao === undefined ? null : await findRadioPublica(strapi, hoje, padrao),
    pagina: await findPaginaInicial(strapi),
    sobre: await findSobre(strapi),
    pesquisas: pesquisas.filter((pesquisa) => isAberta(pesquisa, agora)),
    validUntil: proximaMudanca(pesquisas, agora),
  };
};

/** Public read of what staff edit for the shell and the pages (contrato 3). */
export const conteudoReads = (strapi: Core.Strapi): PublicReads<PortalView> => ({
  name: 'conteudo',
  types: [...TIPOS_DE_CONTEUDO, ...TIPOS_DE_RADIO],
  build: async (moment, previous) => {
    const { validUntil, ...rows } = await load(strapi, moment);
    const json = JSON.stringify(presentPortal(rows));
    return { portal: renewBody(previous?.portal, json), validUntil };
  },
  routes: [{ path: CAMINHOS.portal, answer: (view) => ({ body: view.portal }) }],
});
