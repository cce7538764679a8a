import type { Core } from '@strapi/strapi';
import { desejados, type Ajustes, type Configuracao, type Modelo } from './ajustes';
import { conciliar } from './conciliar';
import { lerFicha, gravarFicha } from './ficha';
import { TELAS } from './telas';

/** The two content-manager services, of types and of components, answer alike. */
interface ServicoDeConfiguracao {
  findConfiguration(modelo: Modelo): Promise<Configuracao>;
  updateConfiguration(modelo: Modelo, configuracao: Configuracao): Promise<unknown>;
}

const NOSSOS = /^(api::|pagina\.|plugin::users-permissions\.user$)/;

/** Gives the panel's screens their Portuguese words and their order, without touching what somebody changed there. */
export const aplicarTelas = async (strapi: Core.Strapi): Promise<void> => {
  const gerente = strapi.plugin('content-manager');
  const conjuntos = [
    { servico: 'content-types', modelos: Object.values(strapi.contentTypes) },
    { servico: 'components', modelos: Object.values(strapi.components) },
  ];
  const antes = await lerFicha<Record<string, Ajustes>>(strapi, 'telas');
  const depois: Record<string, Ajustes> = { ...antes };
  for (const { servico, modelos } of conjuntos) {
    const configuracoes = gerente.service(servico) as unknown as ServicoDeConfiguracao;
    // What is used of a schema is common to types and components.
    for (const modelo of modelos as unknown as Modelo[]) {
      if (!NOSSOS.test(modelo.uid)) continue;
      const atual = await configuracoes.findConfiguration(modelo);
      const { nova, aplicado } = conciliar(
        modelo,
        atual,
        desejados(modelo, TELAS),
        antes?.[modelo.uid] ?? {},
      );
      if (nova) await configuracoes.updateConfiguration(modelo, nova);
      depois[modelo.uid] = aplicado;
    }
  }
  await gravarFicha(strapi, 'telas', antes, depois);
};
