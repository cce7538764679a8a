const DO_CONTEUDO: Record<string, string> = {
  'plugin.name': 'Conteúdo',
  'components.LeftMenu.collection-types': 'Coleções',
  'components.LeftMenu.single-types': 'Páginas',
  'actions.clone.error': 'Não foi possível duplicar.',
  'components.DynamicZone.move-up': 'Subir',
  'components.DynamicZone.move-down': 'Descer',
  'components.DynamicZone.unknown-component': 'Bloco desconhecido',
  'components.DynamicZone.extra-components':
    '{number, plural, one {Há # bloco a mais} other {Há # blocos a mais}}',
  'components.Filters.usersSelect.label': 'Escolher a pessoa',
  'components.uid.unavailable': 'Já é, ou já foi, de outro registro',
  'components.uid.regenerate': 'Propor outro',
  'components.RelationInput.icon-button-aria-label': 'Arrastar',
  'components.RelationInputModal.modal-title': 'Mudar a ligação',
  'components.RelationInputModal.button-fullpage': 'Abrir o registro',
  'components.RelationInputModal.confirmation-message':
    'Há mudanças não salvas. Fechar e perder essas mudanças?',
  'containers.list.selectedEntriesModal.selectedCount.publish':
    '<b>{publishedCount}</b> já {publishedCount, plural, one {publicado} other {publicados}}. <b>{draftCount}</b> {draftCount, plural, one {pronto} other {prontos}} para publicar. <b>{withErrorsCount}</b> com algo a corrigir.',
  'containers.list.selectedEntriesModal.selectedCount.unpublish':
    '<b>{draftCount}</b> já fora do ar. <b>{publishedCount}</b> {publishedCount, plural, one {pronto} other {prontos}} para sair do ar.',
  'containers.list.autoCloneModal.title': 'Este registro não pode ser duplicado direto.',
  'containers.list.autoCloneModal.description':
    'Será criado um registro igual, mas estes campos precisam mudar antes de salvar.',
  'containers.list.autoCloneModal.error.unique': 'Este valor não pode se repetir.',
  'containers.list.autoCloneModal.error.relation':
    'Duplicar a ligação poderia tirá-la do registro original.',
  'containers.list-settings.modal-form.label': 'Mudar {fieldName}',
  'containers.list-settings.modal-form.error': 'Não foi possível abrir o formulário.',
  'containers.edit-settings.modal-form.error': 'Não foi possível abrir o formulário.',
  'containers.edit-settings.modal-form.label': 'Nome',
  'containers.edit-settings.modal-form.description': 'Explicação',
  'containers.edit-settings.modal-form.placeholder': 'Exemplo',
  'containers.edit-settings.modal-form.mainField': 'Título do registro',
  'containers.edit-settings.modal-form.mainField.hint':
    'O campo que aparece na lista e no formulário',
  'containers.edit-settings.modal-form.editable': 'Pode ser mudado',
  'containers.edit-settings.modal-form.size': 'Tamanho',
  'containers.SettingPage.add.relational-field': 'Acrescentar outra ligação',
  'containers.SettingPage.editSettings.relationOpenMode': 'Como abrir as ligações',
  'containers.SettingPage.editSettings.relationOpenMode.description':
    'O que acontece ao clicar numa ligação',
  'containers.SettingPage.editSettings.relationOpenMode.modal': 'Numa janela (padrão)',
  'containers.SettingPage.editSettings.relationOpenMode.newTab': 'Em outra aba',
  'containers.SettingPage.editSettings.relationOpenMode.page': 'Na própria página',
  'containers.SettingPage.layout': 'Disposição',
  'containers.SettingPage.relations': 'Ligações',
  'dnd.cancel-item': '{item} solto. A ordem não mudou.',
  'dnd.drop-item': '{item} solto na posição {position}.',
  'dnd.grab-item':
    '{item} seguro na posição {position}. As setas mudam a posição, espaço solta, Esc cancela.',
  'dnd.instructions': 'Aperte espaço para segurar e mudar a ordem',
  'dnd.reorder': '{item} agora na posição {position}.',
  'error.records.fetch-draft-relatons': 'Não foi possível conferir as ligações com rascunhos.',
  'form.Input.placeholder': 'Exemplo',
  'popUpWarning.bodyMessage.contentType.delete': 'Apagar este registro?',
  'popUpWarning.warning.has-draft-m2m-relations.message':
    '{count, plural, one {# ligação é com um rascunho. Ela aparecerá quando ele for publicado.} other {# ligações são com rascunhos. Elas aparecerão quando eles forem publicados.}}',
  'popUpWarning.warning.has-draft-m2m-relations.additional':
    '{count, plural, one {# ligação é com um rascunho e aparecerá quando ele for publicado.} other {# ligações são com rascunhos e aparecerão quando eles forem publicados.}}',
  'popUpwarning.warning.bulk-has-draft-relations.message':
    '<b>{count, plural, one {# ligação} other {# ligações}} em {entities, plural, one {# registro} other {# registros}}</b> ainda não {count, plural, one {foi publicada} other {foram publicadas}}. ',
  'popUpWarning.warning.unpublish': 'Sem publicar, o conteúdo volta a ser rascunho.',
  'popUpWarning.warning.unpublish-question': 'Deixar sem publicar?',
  'popUpWarning.warning.updateAllSettings': 'Isto muda todos os ajustes',
  'preview.panel.button-disabled-tooltip': 'Salve para abrir a prévia',
  'preview.page-title': 'Prévia de {contentType}',
  'preview.header.close': 'Fechar a prévia',
  'preview.copy.label': 'Copiar o endereço da prévia',
  'preview.copy.success': 'Endereço da prévia copiado',
  'preview.tabs.label': 'Situação na prévia',
  'preview.content.close-editor': 'Fechar o formulário',
  'preview.content.open-editor': 'Abrir o formulário',
  'preview.device.select': 'Escolher o aparelho',
  'preview.device.desktop': 'Computador',
  'preview.device.mobile': 'Celular',
  'preview.info.single-click-hint': 'Dois cliques para mudar',
  'preview.error.invalid-field-path': 'Este campo não foi encontrado',
  'preview.error.relations-not-handled': 'As ligações se mudam no formulário.',
  'preview.error.incomplete-strapi-source': 'Faltam dados para a prévia deste campo',
  'preview.error.different-document': 'Este campo é de outro registro',
  'preview.error.script-failed': 'A prévia ao vivo não pôde ser carregada.',
  'relation.error-adding-relation': 'Não foi possível fazer a ligação.',
  'permissions.not-allowed.locale': 'Você não tem permissão para ver isto neste idioma',
  'validation.error.unreadable-required-field':
    'Há campos obrigatórios que você não pode ver. Peça ajuda a quem administra.',
  'widget.chart-entries.tooltip': '{count} {label}',
};

/** The content screens beyond the everyday, under the key their plugin reads. */
export const CONTEUDO_A_FUNDO: Record<string, string> = Object.fromEntries(
  Object.entries(DO_CONTEUDO).map(([chave, texto]) => [`content-manager.${chave}`, texto]),
);
