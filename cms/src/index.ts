import type { Core } from '@strapi/strapi';
import { fecharRotasDeFabrica } from './painel/rotas-fechadas';
import { aplicarRotulos } from './painel/rotulos';

interface Contexto {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Contexto) {
    fecharRotasDeFabrica(strapi);
  },
  async bootstrap({ strapi }: Contexto) {
    await aplicarRotulos(strapi);
  },
};
