import type { Core } from '@strapi/strapi';
import { ATALHOS, CARROSSEL, CONFIGURACAO, PARCEIROS, SOBRE } from '../dados/paginas';
import type { Midias } from './biblioteca';

/** The home page, about and the settings. */
export const gravarPaginas = async (
  strapi: Core.Strapi,
  midia: Midias,
  radioPadrao: string | undefined,
): Promise<void> => {
  await strapi.documents('api::pagina-inicial.pagina-inicial').create({
    data: {
      carrossel: CARROSSEL.map(({ ilustracao: _i, cores: _c, ...slide }, i) => ({
        ...slide,
        imagem: midia(`slide ${i}`),
      })),
      parceiros: PARCEIROS.map(({ titulo, link }, i) => ({
        titulo,
        link,
        imagem: midia(`parceiro ${i}`),
      })),
      atalhos: ATALHOS.map((atalho) => ({ ...atalho })),
    },
  });
  await strapi.documents('api::sobre.sobre').create({
    data: {
      texto: SOBRE.texto,
      telefone: SOBRE.telefone,
      diretoria: SOBRE.diretoria.map((diretor, i) => ({
        ...diretor,
        imagem: midia(`diretor ${i}`),
      })),
    },
  });
  const configuracao = strapi.documents('api::configuracao.configuracao');
  const atual = await configuracao.findFirst();
  const data: Record<string, unknown> = { ...CONFIGURACAO, radio_padrao: radioPadrao };
  if (atual) await configuracao.update({ documentId: atual.documentId, data });
  else await configuracao.create({ data });
};
