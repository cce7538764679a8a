import type { Core, UID } from '@strapi/strapi';
import type { Modelo } from './ajustes';
import type { Permissao } from './resumo';

/** What may be permitted to a role, as Strapi registers it and as its screen of roles shows it. */
interface Acao {
  actionId: string;
  displayName: string;
  category?: string;
  subCategory?: string;
}

/** When a role may do it, as the same screen shows it. */
interface Condicao {
  displayName: string;
}

/** A type or a field, as the screen of roles lists it. */
interface No {
  value: string;
  label: string;
  children?: No[];
}
interface Secao {
  subjects: { uid: string; label: string; properties: No[] }[];
}

/** What is used of Strapi's own services, which come untyped. */
interface ServicoDePermissoes {
  sectionsBuilder: {
    addHandler(secao: string, ver: (passo: { section: Secao }) => void): void;
  };
  actionProvider: {
    hooks: { willRegister: { register(ver: (registro: { value: Acao }) => void): void } };
    keys(): string[];
    delete(actionId: string): Promise<unknown>;
  };
  conditionProvider: {
    hooks: { willRegister: { register(ver: (registro: { value: Condicao }) => void): void } };
  };
}
interface GanchoDosPapeis {
  hooks: {
    willResetSuperAdminPermissions: {
      register(mudar: (permissoes: Permissao[]) => Permissao[]): void;
    };
  };
}

/**
 * Strapi's screens that are switched off here: its shop, keys to an API that is closed, another way of copying the
 * database, sign-in by others, mail and languages that the portal settles itself. Without the permission the link is
 * gone, and the address with it.
 */
const FORA_DE_USO = [
  /^admin::(marketplace|webhooks|api-tokens|admin-tokens|transfer\.tokens|project-settings)\./,
  /^plugin::(users-permissions|email|i18n|content-type-builder)\./,
  /^plugin::upload\.settings\./,
];

const foraDeUso = (acao: string): boolean => FORA_DE_USO.some((quais) => quais.test(acao));

/** Strapi's words for what a role may do, as the newsroom reads them. */
const PALAVRAS: Readonly<Record<string, string>> = {
  Create: 'Criar',
  'Create (invite)': 'Criar (convidar)',
  'Create (upload)': 'Enviar',
  Read: 'Ver',
  Update: 'Editar',
  'Update (crop, details, replace) + delete': 'Editar (recortar, descrever, trocar) e apagar',
  Delete: 'Apagar',
  Publish: 'Publicar',
  Download: 'Baixar',
  'Copy link': 'Copiar o endereço',
  'Access the Media Library': 'Abrir a biblioteca de mídia',
  'Configure view': 'Ajustar a vista',
  'Configure Layout': 'Ajustar a disposição',
  'Is creator': 'Foi quem criou',
  'Has same role as creator': 'Tem o mesmo papel de quem criou',
  general: 'geral',
  assets: 'arquivos',
  'users and roles': 'contas e papéis',
  users: 'contas',
  roles: 'papéis',
  'single types': 'páginas',
  'collection types': 'coleções',
  components: 'componentes',
};

const traduzir = (palavra: string): string => PALAVRAS[palavra] ?? palavra;

const permissoes = (strapi: Core.Strapi): ServicoDePermissoes =>
  strapi.service('admin::permission') as unknown as ServicoDePermissoes;

/** The fields by the names their forms give them, those of a component too. */
const nomearCampos = (strapi: Core.Strapi, modelo: Modelo | undefined, campos: No[] = []): void => {
  for (const campo of campos) {
    const atributo = modelo?.attributes[campo.value];
    campo.label = atributo?.pluginOptions?.portal?.rotulo ?? campo.label;
    const componente = strapi.components[(atributo?.component ?? '') as UID.Component];
    nomearCampos(strapi, componente, campo.children);
  }
};

/** Strapi lists the types by their names in code, without accents: here by those of the panel. */
const nomearTipos =
  (strapi: Core.Strapi) =>
  ({ section }: { section: Secao }): void => {
    for (const tipo of section.subjects) {
      // What is used of a schema is common to all types.
      const modelo = strapi.contentType(tipo.uid as UID.ContentType);
      tipo.label = modelo.info.displayName;
      for (const propriedade of tipo.properties) {
        propriedade.label = 'campos';
        nomearCampos(strapi, modelo, propriedade.children);
      }
    }
  };

/** Puts into Portuguese what the screen of roles lists. Call in `register`. */
export const emPortugues = (strapi: Core.Strapi): void => {
  const { actionProvider, conditionProvider, sectionsBuilder } = permissoes(strapi);
  for (const secao of ['collectionTypes', 'singleTypes'])
    sectionsBuilder.addHandler(secao, nomearTipos(strapi));
  conditionProvider.hooks.willRegister.register(({ value }) => {
    value.displayName = traduzir(value.displayName);
  });
  actionProvider.hooks.willRegister.register(({ value }) => {
    value.displayName = traduzir(value.displayName);
    if (value.category) value.category = traduzir(value.category);
    if (value.subCategory) value.subCategory = traduzir(value.subCategory);
  });
};

/** The superadministrator is not given what is of no use. Call in `register`. */
export const semForaDeUso = (strapi: Core.Strapi): void => {
  const papeis = strapi.service('admin::role') as unknown as GanchoDosPapeis;
  papeis.hooks.willResetSuperAdminPermissions.register((todas) =>
    todas.filter(({ action }) => !foraDeUso(action)),
  );
};

/** Nor is it offered to any other role. Call in `bootstrap`, once Strapi has registered everything. */
export const tirarForaDeUso = async (strapi: Core.Strapi): Promise<void> => {
  const { actionProvider } = permissoes(strapi);
  for (const acao of actionProvider.keys()) if (foraDeUso(acao)) await actionProvider.delete(acao);
};
