import type { Tela } from './telas';

/** What the panel's configuration says, one value per path. */
export type Ajustes = Readonly<Record<string, unknown>>;

interface Rotulo {
  rotulo: string;
  descricao?: string;
  dica?: string;
}

export interface Modelo {
  uid: string;
  attributes: Readonly<
    Record<
      string,
      { type?: string; target?: string; component?: string; pluginOptions?: { portal?: Rotulo } }
    >
  >;
}

/** A type's or component's configuration as Strapi's content manager keeps it. */
export interface Configuracao {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

/** Columns that Strapi adds to every type. */
const DE_TODO_TIPO: Readonly<Record<string, Rotulo>> = {
  id: { rotulo: 'Código' },
  documentId: { rotulo: 'Identificador' },
  createdAt: { rotulo: 'Criação' },
  updatedAt: { rotulo: 'Última mudança' },
  publishedAt: { rotulo: 'Publicação' },
  createdBy: { rotulo: 'Criado por' },
  updatedBy: { rotulo: 'Mudado por' },
};

const campos = (linha: string): { name: string; size: number }[] =>
  linha.split(' ').map((campo) => {
    const [name = '', size] = campo.split(':');
    return { name, size: Number(size) };
  });

const doCampo = (nome: string, { rotulo, descricao, dica }: Rotulo): Ajustes => ({
  [`metadatas/${nome}/edit/label`]: rotulo,
  [`metadatas/${nome}/edit/description`]: descricao ?? '',
  [`metadatas/${nome}/edit/placeholder`]: dica ?? '',
  [`metadatas/${nome}/list/label`]: rotulo,
});

const daTela = ({ linhas, lista, ordem, titulo, soLeitura = [] }: Tela): Ajustes => ({
  'layouts/edit': linhas.map(campos),
  ...Object.fromEntries(soLeitura.map((campo) => [`metadatas/${campo}/edit/editable`, false])),
  ...(lista && { 'layouts/list': lista }),
  ...(titulo && { 'settings/mainField': titulo }),
  ...(ordem && { 'settings/defaultSortBy': ordem[0], 'settings/defaultSortOrder': ordem[1] }),
  ...(lista && { 'settings/pageSize': 20 }),
});

/** Everything the code wants a type's screens to say. `telas` names the entries of related types too. */
export const desejados = (modelo: Modelo, telas: Readonly<Record<string, Tela>>): Ajustes => {
  const ajustes: Record<string, unknown> = {};
  for (const [nome, { pluginOptions, target }] of Object.entries(modelo.attributes)) {
    const rotulo = pluginOptions?.portal ?? DE_TODO_TIPO[nome];
    if (rotulo) Object.assign(ajustes, doCampo(nome, rotulo));
    const titulo = target && telas[target]?.titulo;
    if (titulo) ajustes[`metadatas/${nome}/edit/mainField`] = titulo;
  }
  for (const nome of ['id', 'documentId'])
    ajustes[`metadatas/${nome}/list/label`] = DE_TODO_TIPO[nome]?.rotulo;
  const tela = telas[modelo.uid];
  return tela ? { ...ajustes, ...daTela(tela) } : ajustes;
};

const passos = (caminho: string): string[] => caminho.split('/');

/** What the configuration says at a path; undefined where it says nothing. */
export const ler = (configuracao: Configuracao, caminho: string): unknown =>
  passos(caminho).reduce<unknown>(
    // Configurations are plain JSON: a step into anything else finds nothing.
    (valor, passo) => (valor as Record<string, unknown> | undefined)?.[passo],
    configuracao,
  );

/** The same configuration with other values at these paths; a path into a field it does not know is left out. */
export const comAjustes = (configuracao: Configuracao, ajustes: Ajustes): Configuracao => {
  const nova = structuredClone(configuracao);
  for (const [caminho, valor] of Object.entries(ajustes)) {
    const ultimo = passos(caminho).at(-1) ?? '';
    const pai = ler(nova, passos(caminho).slice(0, -1).join('/'));
    if (typeof pai === 'object' && pai !== null) Object.assign(pai, { [ultimo]: valor });
  }
  return nova;
};
