import { ClockCounterClockwise } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { Perguntas } from './edicao/dialogo';
import { acompanharPedidos } from './edicao/pedidos';
import { comExecucoes } from './listas/execucoes';
import { PainelDoAgendamento } from './paineis/agendamento';
import { PainelDaImagem } from './paineis/imagem';
import { PainelDoAudio } from './paineis/previa-do-audio';
import { QUADROS } from './quadros/registro';

/** What is used of the content manager's way in, which its plugin hands out untyped. */
interface GerenteDeConteudo {
  addEditViewSidePanel(paineis: readonly unknown[]): void;
}

/** What editors see beyond stock Strapi. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'portal', name: 'Portal' });
    acompanharPedidos();
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
    app.addMenuLink({
      to: '/plugins/registro',
      icon: ClockCounterClockwise,
      intlLabel: { id: 'portal.registro', defaultMessage: 'Registro' },
      permissions: [{ action: 'plugin::portal.registro.read', subject: null }],
      Component: async () => ({ default: (await import('./registro/pagina')).PaginaDoRegistro }),
    });
    app.widgets.register(QUADROS);
  },
  bootstrap({ getPlugin, registerHook }: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    const gerente = getPlugin('content-manager');
    const conteudo = gerente.apis as unknown as GerenteDeConteudo;
    gerente.injectComponent('editView', 'right-links', {
      name: 'portal-perguntas',
      Component: Perguntas,
    });
    conteudo.addEditViewSidePanel([PainelDoAgendamento, PainelDoAudio, PainelDaImagem]);
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', comExecucoes);
  },
};
