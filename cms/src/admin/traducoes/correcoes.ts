/** What Strapi's own Portuguese says wrongly, half, or in another word than the portal. Read last. */
export const CORRECOES: Record<string, string> = {
  'Auth.form.button.register': 'Começar',
  'Auth.form.email.placeholder': 'nome@exemplo.com.br',
  'Auth.form.firstname.placeholder': 'Ana',
  'Auth.form.lastname.placeholder': 'Souza',
  'Auth.form.username.placeholder': 'Ana Souza',
  'Auth.form.register.subtitle': 'Escolha uma senha para entrar no painel do portal.',
  'Settings.profile.form.notify.data.loaded': 'Os dados do seu perfil foram carregados',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'O que mudar aqui vale só para você.',
  'Settings.profile.form.section.experience.here': '',
  'Settings.roles.form.permissions.delete': 'Apagar',
  'app.component.CopyToClipboard.label': 'Copiar o endereço',
  'app.components.ToggleCheckbox.off-label': 'Não',
  'app.components.ToggleCheckbox.on-label': 'Sim',
  'app.components.Users.MagicLink.connect':
    'O convite foi mandado por e-mail. Se ele não chegar, copie este endereço e mande-o à pessoa.',
  'components.Input.error.validation.max': 'Este valor é alto demais: até {max}.',
  'components.Input.error.validation.maxLength': 'Longo demais: até {max} caracteres.',
  'components.Input.error.validation.min': 'Este valor é baixo demais: a partir de {min}.',
  'components.Input.error.validation.minLength': 'Curto demais: pelo menos {min} caracteres.',
  'components.Input.error.validation.regex': 'Este valor não está no formato pedido.',
  'components.pagination.remaining-links':
    '{number, plural, one {E mais # página} other {E mais # páginas}}',
  'components.popUpWarning.message': 'Apagar?',
  'app.components.InputFileDetails.remove': 'Apagar este arquivo',
  'global.delete': 'Apagar',
  'global.delete-target': 'Apagar {target}',
  'notification.link-copied': 'Endereço copiado',
  'notification.success.delete': 'Apagado',
  'content-manager.actions.unpublish.dialog.option.keep-draft':
    'Tirar do ar e guardar o rascunho como está',
  'content-manager.actions.unpublish.dialog.option.replace-draft':
    'Tirar do ar e voltar o rascunho ao que estava publicado',
  'content-manager.components.DraggableCard.delete.field': 'Tirar {item}',
  'content-manager.components.DynamicZone.delete-label': 'Apagar {name}',
  'content-manager.components.DynamicZone.error-message': 'Há erros neste bloco',
  'content-manager.components.TableDelete.delete': 'Apagar tudo',
  'content-manager.components.TableDelete.deleteSelected': 'Apagar',
  'content-manager.components.TableDelete.label':
    '{number, plural, one {# registro selecionado} other {# registros selecionados}}',
  'content-manager.components.notification.info.maximum-requirement':
    '{max, plural, one {Aqui cabe só #} other {Aqui cabem #}}: apague um antes de acrescentar outro.',
  'content-manager.containers.Edit.delete': 'Apagar',
  'content-manager.containers.Edit.delete-entry': 'Apagar este registro',
  'content-manager.relation.disconnect': 'Tirar',
  'content-manager.select.currently.selected':
    '{count, plural, one {# selecionado} other {# selecionados}}',
  'content-manager.success.record.delete': 'Apagado',
  'upload.input.label': 'Arraste os arquivos para cá ou',
  'upload.input.button.label': 'Escolha os arquivos',
  'upload.form.upload-url.error.url.invalids':
    '{number, plural, one {# endereço não serve} other {# endereços não servem}}',
  'upload.list.assets.selected':
    '{numberFolders, plural, one {# pasta} other {# pastas}}, {numberAssets, plural, one {# arquivo} other {# arquivos}}',
  'upload.modal.folder.elements.count':
    '{folderCount, plural, one {# pasta} other {# pastas}}, {assetCount, plural, one {# arquivo} other {# arquivos}}',
  'upload.modal.nav.selected': 'selecionados',
  'upload.modal.remove.success-label': 'Apagado.',
  'upload.upload.progress.success.subtitle': '{count, plural, one {# arquivo} other {# arquivos}}',
  'upload.upload.progress.success.subtitle.withErrors':
    '{successCount, plural, =0 {Nenhum arquivo} one {# arquivo} other {# arquivos}}; {errorCount, plural, one {# não foi} other {# não foram}}',
  ResetPasswordToken: 'Endereço para criar outra senha',
  'Settings.application.customization.modal.pending.subtitle': 'Confira o logotipo antes de enviar',
  'Usecase.back-end': 'Programação',
  'global.plugins.email.description': 'Como o portal envia e-mails.',
  'global.strapi-super-admin': 'Superadministrador',
  'notification.error.layout': 'Não foi possível ler a disposição dos campos',
  'content-manager.components.FieldItem.linkToComponentLayout': 'Arrumar os campos do componente',
  'content-manager.containers.Edit.Link.Layout': 'Arrumar os campos',
  'content-manager.containers.SettingPage.editSettings.description':
    'Arraste os campos para arrumar o formulário',
  'content-manager.containers.SettingsView.list.subtitle':
    'Como os tipos e os componentes se mostram',
  'content-manager.notification.upload.error': 'Os arquivos não foram enviados',
  'upload.list.assets.loading-asset': 'Carregando a prévia de {path}',
  'upload.list.assets.not-supported-content': 'Sem prévia',
  'upload.list.assets.preview-asset': 'Prévia do vídeo {path}',
  'upload.settings.form.videoPreview.description': 'Faz uma prévia de seis segundos de cada vídeo',
  'upload.settings.section.doc.label': 'Documento',
  'upload.config.entries.title': 'Arquivos por página',
  'content-manager.popUpwarning.warning.has-draft-relations.message':
    '{count, plural, one {# ligação é com um rascunho e não aparecerá} other {# ligações são com rascunhos e não aparecerão}} no portal até a publicação.',
  // Words that the rest of the panel does not use, or uses for something else.
  'Roles.ListPage.notification.delete-all-not-allowed':
    'Alguns papéis não foram apagados: há pessoas com eles',
  'Roles.ListPage.notification.delete-not-allowed': 'Um papel que alguém tem não se apaga',
  'global.plugins.content-manager.description': 'Ver, mudar e apagar o conteúdo do portal.',
  'content-manager.plugin.description.long': 'Ver, mudar e apagar o conteúdo do portal.',
  'content-manager.plugin.description.short': 'Ver, mudar e apagar o conteúdo do portal.',
  'global.select-all-entries': 'Selecionar todos os registros',
  'content-manager.ListViewTable.relation-loading': 'As ligações estão carregando',
  'content-manager.ListViewTable.relation-more': 'Há mais ligações do que as mostradas',
  'content-manager.components.LeftMenu.Search.label': 'Procurar no conteúdo',
  'content-manager.form.Input.pageEntries': 'Registros por página',
  'upload.bulk.select.label': 'Selecionar todos os arquivos',
};
