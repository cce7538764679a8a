const DA_MIDIA: Record<string, string> = {
  'modal.upload-list.footer.button': 'Enviar {number, plural, one {# arquivo} other {# arquivos}}',
  'list.assets.to-upload':
    '{number, plural, =0 {Nenhum arquivo} one {1 arquivo pronto} other {# arquivos prontos}} para enviar',
  'list.assets.escolhidos':
    '{number, plural, =0 {Nenhum arquivo escolhido} one {1 arquivo escolhido} other {# arquivos escolhidos}}',
  'list.assets.escolhidos-subtitulo':
    'Com Finalizar, o formulário passa a mostrar o que está aqui.',
  'header.actions.upload-new-asset': 'Enviar um arquivo',
  'list.assets.empty-upload': 'Envie os primeiros arquivos…',
  'modal.upload.cancelled': 'Envio cancelado.',
  'form.input.placeholder.file-alt': 'Descreva o que a imagem mostra',
  'modal.upload-list.sub-header.add-folder': 'Nova pasta',
  'header.breadcrumbs.nav.label': 'Caminho das pastas',
  'header.breadcrumbs.menu.label': 'Pastas acima',
  'form.input.label.folder-location': 'Pasta',
  'form.input.label.file-location': 'Pasta',
  'modal.folder-notification-edited-success': 'Pasta salva',
  'modal.folder-notification-created-success': 'Pasta criada',
  'modal.folder.create.elements': 'Itens',
  'modal.folder.create.creation-date': 'Criação',
  'form.input.label.folder-name': 'Nome',
  'modal.folder.create.delete': 'Apagar a pasta',
  'modal.folder.edit.submit': 'Salvar',
  'modal.folder.create.submit': 'Criar',
  'modal.folder.edit.title': 'Mudar a pasta',
  'modal.folder.create.title': 'Nova pasta',
  'table.header.actions': 'ações',
  'modal.url.title': 'Enviar de um endereço',
  'modal.url.upload': 'Enviar',
  'modal.edit.success-label': 'Arquivos salvos.',
  'notification.warning.404': 'Não encontrado',
  'form.input.label.folder-location-default-label': 'Biblioteca de mídia',
  'config.title': 'Ajustar a vista da biblioteca de mídia',
  'header.actions.folder-level-up': 'Voltar',
};

const DO_CONTEUDO: Record<string, string> = {
  'containers.SettingPage.edit-settings.modal-form.mainField.hint': 'O campo que aparece',
  'containers.ListSettingsView.modal-form.size': 'Tamanho',
  'actions.unpublish.dialog.radio-label': 'Como tirar do ar.',
  'components.DynamicZone.more-actions': 'Mais ações',
  'components.DynamicZone.add-item-above': 'Acrescentar acima',
  'components.DynamicZone.add-item-below': 'Acrescentar abaixo',
  'components.Blocks.expand': 'Abrir',
  'components.Blocks.collapse': 'Recolher',
  'containers.list.table-headers.status': 'situação',
  'containers.ListPage.selectedEntriesModal.title': 'Publicar registros',
};

const GERAIS: Record<string, string> = {
  'search.placeholder': 'Procurar',
  cancel: 'Cancelar',
  'app.error': 'Algo deu errado',
  'app.error.copy': 'Copiar',
  'app.error.message': 'Esta tela teve um problema. Avise quem cuida do portal.',
  'app.loading': 'Carregando…',
  'app.components.Button.close': 'Fechar',
  'containers.SettingPage.editSettings.description': 'Arraste os campos para mudar a disposição',
  'containers.list.displayedFields': 'Colunas mostradas',
  'popUpWarning.bodyMessage.contentType.delete.all': 'Apagar estes registros?',
  'popUpWarning.bodyMessage.contentType.unpublish.all': 'Tirar estes registros do ar?',
  'preview.tabs.label': 'Situação na prévia',
  'preview.copy.label': 'Copiar o endereço da prévia',
  'HomePage.addWidget.selectWidget': 'Escolher {widgetName}',
  'view-switch.list': 'Lista',
  'view-switch.grid': 'Miniaturas',
  'global.move': 'Mudar de pasta',
  'window.confirm.close-modal.file': 'As mudanças serão perdidas. Fechar?',
  'window.confirm.close-modal.files': 'Há arquivos que ainda não foram enviados. Fechar?',
  'list.table.content.empty-label': 'Vazio',
  'list.table.header.sort': 'Ordenar por {label}',
  'list.asset.at.finished': 'Arquivos carregados.',
  'list.assets-empty.title-withSearch': 'Nada com estes filtros',
  'list.assets.empty-upload': 'Envie os primeiros arquivos…',
  'list.assets.empty': 'A biblioteca está vazia',
  'header.actions.no-permissions': 'Sem permissão para ver',
  'modal.remove.success-label': 'Apagado.',
  'form.upload-url.error.url.invalids':
    '{number, plural, one {# endereço não serve} other {# endereços não servem}}',
  'form.upload-url.error.url.invalid': 'Um endereço não serve',
  validationError: 'Algo deu errado',
  'tours.profile.title': 'Visita guiada',
  'tours.profile.description': 'A visita guiada pode recomeçar quando quiser.',
  'tours.profile.reset': 'Recomeçar a visita guiada',
  'tours.profile.notification.success.reset': 'Visita guiada recomeçada',
};

const com = (plugin: string, textos: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(textos).map(([chave, texto]) => [`${plugin}.${chave}`, texto]));

/** What Strapi itself says in English alone, in no language's file. */
export const SEM_TRADUCAO: Record<string, string> = {
  ...GERAIS,
  ...com('upload', DA_MIDIA),
  ...com('content-manager', DO_CONTEUDO),
};
