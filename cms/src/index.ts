import type { Core } from '@strapi/strapi';
import { registrarEmissora } from './demonstracao/ao-vivo/emissora';
import { aplicarPapeis, semLoja } from './painel/aplicar-papeis';
import { aplicarTelas } from './painel/aplicar-telas';
import { fecharRotasDeFabrica } from './painel/rotas-fechadas';

interface Contexto {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Contexto) {
    fecharRotasDeFabrica(strapi);
    registrarEmissora(strapi);
    semLoja(strapi);
  },
  async bootstrap({ strapi }: Contexto) {
    await aplicarTelas(strapi);
    await aplicarPapeis(strapi);
  },
};
