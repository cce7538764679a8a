import type { Core } from '@strapi/strapi';

interface ServicoDePermissoes {
  actionProvider: { registerMany(acoes: readonly object[]): Promise<unknown> };
}

/** What the portal adds to the panel's permissions, as a role's screen names it. */
const ACOES = [
  {
    section: 'plugins',
    displayName: 'Ver os quadros do início e testar transmissões',
    uid: 'painel.read',
    pluginName: 'portal',
  },
  {
    section: 'plugins',
    displayName: 'Ver o registro do que mudou',
    uid: 'registro.read',
    pluginName: 'portal',
  },
  // Granted to no role here: of its own a super admin's only.
  {
    section: 'plugins',
    displayName: 'Ver a saúde do portal (e-mails, trabalhos, disco, cópias)',
    uid: 'saude.read',
    pluginName: 'portal',
  },
];

/** Makes the panel's own calls grantable to a role. Call in `bootstrap`, before roles are made. */
export const registrarAcoesDoPainel = async (strapi: Core.Strapi): Promise<void> => {
  const permissoes = strapi.service('admin::permission') as unknown as ServicoDePermissoes;
  await permissoes.actionProvider.registerMany(ACOES);
};

/** The field types the portal adds to content types. Call in `register`. */
export const registrarCampos = (strapi: Core.Strapi): void => {
  strapi.customFields.register({ name: 'transmissao', plugin: 'portal', type: 'text' });
};
