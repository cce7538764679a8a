import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { AcaoNovaEdicao } from './acoes/nova-edicao';
import { comExecucoes } from './listas/execucoes';
import { PainelDaImagem } from './paineis/imagem';
import { PainelDoAudio } from './paineis/previa-do-audio';
import { QUADROS } from './quadros/registro';

/** What is used of the content manager's way in, which its plugin hands out untyped. */
interface GerenteDeConteudo {
  addEditViewSidePanel(paineis: readonly unknown[]): void;
  addDocumentAction(acoes: readonly unknown[]): void;
}

/** What editors see beyond stock Strapi. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'portal', name: 'Portal' });
    app.customFields.register({
      name: 'transmissao',
      pluginId: 'portal',
      type: 'text',
      intlLabel: { id: 'portal.campos.transmissao', defaultMessage: 'Transmissão' },
      intlDescription: {
        id: 'portal.campos.transmissao.descricao',
        defaultMessage: 'O endereço do áudio ao vivo, com um teste',
      },
      components: {
        Input: async () => ({
          // Strapi's types forget the properties it gives to a field.
          default: (await import('./campos/transmissao')).CampoTransmissao as ComponentType,
        }),
      },
    });
    app.widgets.register(QUADROS);
  },
  bootstrap({ getPlugin, registerHook }: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    const conteudo = getPlugin('content-manager').apis as unknown as GerenteDeConteudo;
    conteudo.addEditViewSidePanel([PainelDoAudio, PainelDaImagem]);
    conteudo.addDocumentAction([AcaoNovaEdicao]);
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', comExecucoes);
  },
};
