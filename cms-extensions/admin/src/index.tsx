import { ClockCounterClockwise, PriceTag, Trash, Upload, VolumeUp } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { AcaoNovaEdicao } from './acoes/nova-edicao';
import { comEdicao } from './campos/edicao';
import { comArquivoNovo } from './campos/midia';
import { comColunas } from './listas/colunas';
import { AcaoEditarEmLote } from './listas/lote';
import { type AcaoDeMuitos, comNomes } from './listas/muitos';
import { PainelDoAgendamento } from './paineis/agendamento';
import { PainelDaImagem } from './paineis/imagem';
import { PainelDoAudio } from './paineis/previa-do-audio';
import { IMPORTAR, LIXEIRA, PRECOS, TRANSMISSOES } from './paginas/enderecos';
import { GradeNoLugarDaLista } from './paginas/precos/da-lista';
import { EDITAR_PRECOS } from './paginas/precos/precos';
import { interceptarPedidos } from './pedidos/interceptar';
import { APAGAR, CRIAR, LER_RADIOS, QUADROS } from './quadros/registro';

/** What is used of the content manager's way in, which its plugin hands out untyped. */
interface GerenteDeConteudo {
  addEditViewSidePanel(paineis: readonly unknown[]): void;
  addBulkAction(mudar: (acoes: readonly AcaoDeMuitos[]) => AcaoDeMuitos[]): void;
  addDocumentAction(acoes: readonly unknown[]): void;
}

/** The fields of all forms; known once every plugin has registered its own. */
let campos: StrapiApp['library']['fields'] = {};

/** Strapi's menu counts its addresses from the panel's root. */
const doMenu = (endereco: string): string => endereco.slice(1);

/** What editors see beyond stock Strapi. */
export default {
  register(app: StrapiApp) {
    interceptarPedidos();
    campos = app.library.fields;
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
    app.customFields.register({
      name: 'edicao',
      pluginId: 'portal',
      type: 'integer',
      intlLabel: { id: 'portal.campos.edicao', defaultMessage: 'Edição' },
      intlDescription: {
        id: 'portal.campos.edicao.descricao',
        defaultMessage: 'A edição de uma pesquisa, que o portal conta',
      },
      components: {
        Input: async () => ({
          // Strapi's types forget the properties it gives to a field.
          default: (await import('./campos/edicao')).CampoEdicao as ComponentType,
        }),
      },
    });
    app.addMenuLink({
      to: 'plugins/registro',
      icon: ClockCounterClockwise,
      intlLabel: { id: 'portal.registro', defaultMessage: 'Registro' },
      permissions: [{ action: 'plugin::portal.registro.read', subject: null }],
      Component: () =>
        import('./registro/pagina').then((pagina) => ({ default: pagina.PaginaDoRegistro })),
    });
    app.addMenuLink({
      to: doMenu(LIXEIRA),
      icon: Trash,
      intlLabel: { id: 'portal.paginas.lixeira', defaultMessage: 'Lixeira' },
      permissions: APAGAR,
      Component: () =>
        import('./paginas/lixeira/pagina-lixeira').then((pagina) => ({
          default: pagina.PaginaLixeira,
        })),
    });
    app.widgets.register(QUADROS);
    app.addMenuLink({
      to: doMenu(PRECOS),
      icon: PriceTag,
      intlLabel: { id: 'portal.paginas.precos', defaultMessage: 'Preços' },
      permissions: EDITAR_PRECOS,
      Component: () =>
        import('./paginas/precos/pagina-precos').then((pagina) => ({
          default: pagina.PaginaPrecos,
        })),
    });
    app.addMenuLink({
      to: doMenu(TRANSMISSOES),
      icon: VolumeUp,
      intlLabel: { id: 'portal.paginas.transmissoes', defaultMessage: 'Transmissões' },
      permissions: LER_RADIOS,
      Component: () =>
        import('./paginas/transmissoes/pagina-transmissoes').then((pagina) => ({
          default: pagina.PaginaTransmissoes,
        })),
    });
    app.addMenuLink({
      to: doMenu(IMPORTAR),
      icon: Upload,
      intlLabel: { id: 'portal.paginas.importar', defaultMessage: 'Importar' },
      permissions: CRIAR,
      Component: () =>
        import('./paginas/importar/pagina-importar').then((pagina) => ({
          default: pagina.PaginaImportar,
        })),
    });
  },
  bootstrap({ getPlugin, registerHook }: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    const gerente = getPlugin('content-manager');
    const conteudo = gerente.apis as unknown as GerenteDeConteudo;
    const { media } = campos;
    // Strapi's types forget the properties it gives to a field.
    if (media)
      campos['media'] = comArquivoNovo(
        media as ComponentType<{ name: string }>,
      ) as unknown as ComponentType;
    gerente.injectComponent('listView', 'actions', {
      name: 'portal-precos',
      Component: GradeNoLugarDaLista,
    });
    conteudo.addEditViewSidePanel([PainelDoAgendamento, PainelDoAudio, PainelDaImagem]);
    conteudo.addBulkAction((acoes) => [AcaoEditarEmLote, ...acoes.map(comNomes)]);
    conteudo.addDocumentAction([AcaoNovaEdicao]);
    registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', comEdicao);
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', comColunas);
  },
};
