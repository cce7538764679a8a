/** Addresses of Strapi's own, as `METHOD /pattern`, and why they are open or closed. */
interface Grupo {
  porque: string;
  rotas: readonly string[];
}

/**
 * Allow list: what the panel asks of Strapi, and all of Strapi's that is answered; anything else is 404, whoever asks.
 * When Strapi's next version brings new addresses a test reports them, and they stay closed until somebody puts them
 * here.
 */
export const ROTAS_DO_PAINEL: readonly Grupo[] = [
  {
    porque: 'o painel em si, e o que pergunta antes que alguém entre',
    rotas: [
      'GET /admin/:path*',
      'GET /admin/init',
      'GET /admin/project-type',
      'POST /admin/login',
      'POST /admin/access-token',
      'POST /admin/logout',
      'POST /admin/forgot-password',
      'POST /admin/reset-password',
      'GET /admin/registration-info',
      'POST /admin/register',
    ],
  },
  {
    porque: 'quem entrou: seus dados, suas permissões, suas sessões e seu início',
    rotas: [
      'GET /admin/users/me',
      'PUT /admin/users/me',
      'GET /admin/users/me/permissions',
      'GET /admin/users/me/sessions',
      'DELETE /admin/users/me/sessions',
      'DELETE /admin/users/me/sessions/:sessionId',
      'POST /admin/permissions/check',
      'GET /admin/information',
      'GET /admin/guided-tour-meta',
      'GET /admin/homepage/key-statistics',
      'GET /admin/homepage/layout',
      'PUT /admin/homepage/layout',
      'GET /content-manager/homepage/recent-documents',
      'GET /content-manager/homepage/count-documents',
    ],
  },
  {
    porque: 'as contas e os papéis da redação',
    rotas: [
      'GET /admin/users',
      'POST /admin/users',
      'GET /admin/users/:id',
      'PUT /admin/users/:id',
      'DELETE /admin/users/:id',
      'POST /admin/users/batch-delete',
      'GET /admin/roles',
      'POST /admin/roles',
      'GET /admin/roles/:id',
      'PUT /admin/roles/:id',
      'DELETE /admin/roles/:id',
      'POST /admin/roles/batch-delete',
      'GET /admin/roles/:id/permissions',
      'PUT /admin/roles/:id/permissions',
      'GET /admin/permissions',
    ],
  },
  {
    porque: 'as telas do conteúdo, e como se ajustam',
    rotas: [
      'GET /content-manager/init',
      'GET /content-manager/content-types',
      'GET /content-manager/content-types-settings',
      'GET /content-manager/content-types/:uid/configuration',
      'PUT /content-manager/content-types/:uid/configuration',
      'GET /content-manager/components',
      'GET /content-manager/components/:uid/configuration',
      'PUT /content-manager/components/:uid/configuration',
      'GET /content-manager/relations/:model/:targetField',
      'GET /content-manager/relations/:model/:id/:targetField',
      'POST /content-manager/uid/generate',
      'POST /content-manager/uid/check-availability',
      'GET /content-manager/preview/url/:contentType',
      'GET /content-manager/preview/script',
      'GET /i18n/locales',
      'GET /i18n/settings',
    ],
  },
  {
    porque: 'as páginas, uma de cada tipo',
    rotas: [
      'GET /content-manager/single-types/:model',
      'PUT /content-manager/single-types/:model',
      'DELETE /content-manager/single-types/:model',
      'POST /content-manager/single-types/:model/actions/publish',
      'POST /content-manager/single-types/:model/actions/unpublish',
      'POST /content-manager/single-types/:model/actions/discard',
      'GET /content-manager/single-types/:model/actions/countDraftRelations',
    ],
  },
  {
    porque: 'as coleções: listas e registros',
    rotas: [
      'GET /content-manager/collection-types/:model',
      'POST /content-manager/collection-types/:model',
      'POST /content-manager/collection-types/:model/clone/:sourceId',
      'POST /content-manager/collection-types/:model/auto-clone/:sourceId',
      'GET /content-manager/collection-types/:model/:id',
      'PUT /content-manager/collection-types/:model/:id',
      'DELETE /content-manager/collection-types/:model/:id',
      'POST /content-manager/collection-types/:model/actions/publish',
      'POST /content-manager/collection-types/:model/:id/actions/publish',
      'POST /content-manager/collection-types/:model/:id/actions/unpublish',
      'POST /content-manager/collection-types/:model/:id/actions/discard',
      'POST /content-manager/collection-types/:model/actions/bulkDelete',
      'POST /content-manager/collection-types/:model/actions/bulkFindForValidation',
      'POST /content-manager/collection-types/:model/actions/bulkPublish',
      'POST /content-manager/collection-types/:model/actions/bulkUnpublish',
      'GET /content-manager/collection-types/:model/:id/actions/countDraftRelations',
      'GET /content-manager/collection-types/:model/actions/countManyEntriesDraftRelations',
    ],
  },
  {
    porque: 'a biblioteca de mídia e suas pastas',
    rotas: [
      'GET /upload/settings',
      'POST /upload',
      'GET /upload/files',
      'POST /upload/files',
      'GET /upload/files/:id',
      'PUT /upload/files/:id',
      'POST /upload/files/:id/replace',
      'DELETE /upload/files/:id',
      'GET /upload/folders',
      'POST /upload/folders',
      'GET /upload/folders/:id',
      'PUT /upload/folders/:id',
      'GET /upload/folder-structure',
      'POST /upload/actions/bulk-delete',
      'POST /upload/actions/bulk-move',
      'GET /upload/configuration',
      'PUT /upload/configuration',
    ],
  },
  {
    porque: 'não são do painel: as emissoras da demonstração, registradas pelo próprio portal',
    rotas: ['GET /demonstracao/:estacao'],
  },
];

/**
 * Deny list, for the record: what Strapi brings that nobody needs here, and why not. `*` for a method or for the rest
 * of a path: any.
 */
export const ROTAS_FECHADAS: readonly Grupo[] = [
  {
    porque: 'o que o portal responde ele mesmo: a página, os arquivos, a saúde',
    rotas: ['GET /', 'GET /((?!uploads/).+)', 'GET /uploads/(.*)', '* /_health'],
  },
  {
    porque: 'mandaria qualquer e-mail em nome da associação; os do portal saem de sua fila',
    rotas: ['* /email*'],
  },
  {
    porque: 'o servidor buscaria endereços a mando de quem pede, os de dentro também',
    rotas: ['POST /upload/actions/upload-from-urls', '* /admin/webhooks*'],
  },
  {
    porque: 'chaves de uma API que não há, cópias que o portal faz de outro modo',
    rotas: [
      '* /admin/api-tokens*',
      '* /admin/admin-tokens*',
      '* /admin/transfer/*',
      '* /admin/content-api/*',
    ],
  },
  {
    porque: 'a primeira conta nasce das variáveis de ambiente, e a marca do painel do código',
    rotas: [
      'POST /admin/register-admin',
      'GET /admin/project-settings',
      'POST /admin/project-settings',
      'GET /admin/plugins',
      'GET /admin/telemetry-properties',
      'GET /admin/license-trial-time-left',
    ],
  },
  {
    porque: 'inteligência artificial de terceiros, que aqui ninguém contratou',
    rotas: [
      'GET /admin/ai-usage',
      'GET /admin/ai-token',
      'GET /admin/ai-feature-config',
      'POST /upload/actions/generate-ai-metadata',
      'POST /upload/ai-metadata-jobs',
      'GET /upload/ai-metadata-jobs/latest',
      'GET /upload/ai-metadata-jobs/pending-count',
      'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId',
      'GET /i18n/ai-localization-jobs/single-types/:contentType',
    ],
  },
  {
    porque: 'o portal fala uma língua só',
    rotas: [
      'GET /i18n/iso-locales',
      'POST /i18n/locales',
      'PUT /i18n/locales/:id',
      'DELETE /i18n/locales/:id',
      'PUT /i18n/settings',
      'POST /i18n/content-manager/actions/get-non-localized-fields',
      'GET /i18n/content-manager/get-fill-from-locale/:model',
    ],
  },
  {
    porque: 'os tipos estão no código',
    rotas: ['* /content-type-builder/*'],
  },
  {
    porque: 'as contas do portal têm regras próprias',
    rotas: ['* /users-permissions/*'],
  },
  {
    porque: 'os ajustes da biblioteca estão no código; muitos arquivos não se descrevem de uma vez',
    rotas: ['PUT /upload/settings', 'POST /upload/actions/bulk-update'],
  },
];

/** `METHOD /pattern` of everything of Strapi's that is answered. */
export const rotasAbertas: ReadonlySet<string> = new Set(
  ROTAS_DO_PAINEL.flatMap(({ rotas }) => rotas),
);
