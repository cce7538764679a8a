/** The screens of whoever administers the panel: accounts, roles, sessions, overview. */
export const ADMINISTRACAO: Record<string, string> = {
  app: 'Salvo',
  'global.roles': 'Papéis',
  // Strapi's own Portuguese of these two cannot be read by its own reader, which falls back to English.
  'Roles.RoleRow.user-count': '{number, plural, =0 {nenhuma conta} one {# conta} other {# contas}}',
  'Settings.roles.form.button.users-with-role':
    '{number, plural, =0 {Nenhuma conta} one {# conta} other {# contas}} com este papel',
  // Strapi fills the name in in English.
  'Settings.PageTitle': 'Configurações',
  'Settings.roles.create.title': 'Criar um papel',
  'Settings.roles.created': 'Papel criado',
  'Settings.roles.edit.title': 'Mudar um papel',
  'Settings.roles.form.description': 'Nome e descrição do papel',
  'Settings.roles.list.description': 'O que cada um da equipe pode fazer',
  'Settings.roles.title.singular': 'papel',
  'Settings.permissions.conditions.inherited-readonly':
    'Estas condições vêm das suas permissões e não mudam aqui.',
  'Settings.permissions.conditions.none-applied': 'Sem condições.',
  'Settings.application.header': 'Portal',
  'Settings.application.plan-title': 'plano',
  'Settings.application.customization.size-details':
    'Até {dimension}×{dimension} pixels e {size} KB',
  'Settings.application.customization.menu-logo.carousel-hint': 'A marca do menu',
  'Settings.application.customization.carousel.menu-logo.title': 'Marca do menu',
  'Settings.application.customization.auth-logo.carousel-hint': 'A marca da página de entrada',
  'Settings.application.customization.carousel.auth-logo.title': 'Marca da entrada',
  'Settings.sessions.revoke.confirm':
    'Encerrar esta sessão? Será preciso entrar de novo nesse aparelho.',
  'Settings.sessions.revoke.confirmCurrent':
    'Este é o aparelho que você está usando. Encerrar a sessão faz você sair.',
  'Settings.sessions.revokeOthers.confirm':
    'Encerrar todas as outras sessões? Você continua neste aparelho.',
  'Settings.sessions.revokeOthers.success': 'As outras sessões foram encerradas',
  'Settings.sessions.revokeAll.confirm':
    'Encerrar todas as sessões, inclusive esta? Será preciso entrar de novo.',
};
