import type { Core } from '@strapi/strapi';
import { registrarEmissora } from './demonstracao/emissora';
import { emPortugues, semForaDeUso, tirarForaDeUso } from './painel/acoes';
import { aplicarPapeis } from './painel/aplicar-papeis';
import { aplicarTelas } from './painel/aplicar-telas';
import { fecharRotasDeFabrica } from './painel/rotas-fechadas';

interface Contexto {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Contexto) {
    fecharRotasDeFabrica(strapi);
    registrarEmissora(strapi);
    emPortugues(strapi);
    semForaDeUso(strapi);
  },
  async bootstrap({ strapi }: Contexto) {
    await tirarForaDeUso(strapi);
    await aplicarTelas(strapi);
    await aplicarPapeis(strapi);
  },
};
