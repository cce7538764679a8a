import type { Core } from '@strapi/strapi';
import { registrarEmissora } from './demonstracao/ao-vivo/emissora';
import { fecharRotasDeFabrica } from './painel/rotas-fechadas';
import { aplicarRotulos } from './painel/rotulos';

interface Contexto {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Contexto) {
    fecharRotasDeFabrica(strapi);
    registrarEmissora(strapi);
  },
  async bootstrap({ strapi }: Contexto) {
    await aplicarRotulos(strapi);
  },
};
