import type { Core } from '@strapi/strapi';

interface Rotulo {
  rotulo: string;
  descricao?: string;
}

interface Metadados {
  edit: { label?: string; description?: string };
  list: { label?: string };
}

interface Configuracao {
  metadatas: Record<string, Metadados>;
}

/** The two content-manager services, of types and of components, answer alike. */
interface ServicoDeConfiguracao {
  findConfiguration(modelo: Modelo): Promise<Configuracao>;
  updateConfiguration(modelo: Modelo, configuracao: Configuracao): Promise<unknown>;
}

interface Modelo {
  uid: string;
  attributes: Record<string, { pluginOptions?: { portal?: Rotulo } }>;
}

/** A label still equal to the attribute's name is Strapi's own: anything else was chosen by hand and stays. */
const rotular = (nome: string, atual: Metadados, { rotulo, descricao }: Rotulo): Metadados => ({
  ...atual,
  edit: {
    ...atual.edit,
    label: (atual.edit.label ?? nome) === nome ? rotulo : atual.edit.label,
    description: atual.edit.description || descricao || '',
  },
  list: {
    ...atual.list,
    label: (atual.list.label ?? nome) === nome ? rotulo : atual.list.label,
  },
});

/** The configuration with the labels its schema carries in `pluginOptions.portal`, or null when nothing is new. */
export const comRotulos = (modelo: Modelo, atual: Configuracao): Configuracao | null => {
  const metadatas = { ...atual.metadatas };
  for (const [nome, { pluginOptions }] of Object.entries(modelo.attributes)) {
    const existente = metadatas[nome];
    if (pluginOptions?.portal && existente)
      metadatas[nome] = rotular(nome, existente, pluginOptions.portal);
  }
  const mudou = JSON.stringify(metadatas) !== JSON.stringify(atual.metadatas);
  return mudou ? { ...atual, metadatas } : null;
};

/** Gives the admin panel's fields their Portuguese names, without touching what somebody changed there. */
export const aplicarRotulos = async (strapi: Core.Strapi): Promise<void> => {
  const gerente = strapi.plugin('content-manager');
  const nosso = (uid: string): boolean => uid.startsWith('api::') || uid.startsWith('pagina.');
  const conjuntos = [
    { servico: 'content-types', modelos: Object.values(strapi.contentTypes) },
    { servico: 'components', modelos: Object.values(strapi.components) },
  ];
  for (const { servico, modelos } of conjuntos) {
    const configuracoes = gerente.service(servico) as unknown as ServicoDeConfiguracao;
    for (const modelo of modelos as unknown as Modelo[]) {
      if (!nosso(modelo.uid) && modelo.uid !== 'plugin::users-permissions.user') continue;
      const nova = comRotulos(modelo, await configuracoes.findConfiguration(modelo));
      if (nova) await configuracoes.updateConfiguration(modelo, nova);
    }
  }
};
