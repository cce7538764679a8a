import type { Emenda } from './emenda';

/** What the panel asks without need, of addresses that are closed here: each would be an error on the console. */
export const SEM_PEDIDOS_A_TOA: readonly Emenda[] = [
  {
    arquivo: '@strapi/admin/dist/admin/ee/admin/src/services/ai.mjs',
    trocas: [
      {
        de: `query: ()=>({
                        method: 'GET',
                        url: '/admin/ai-feature-config'
                    }),
                transformResponse (res) {
                    return res.data;
                },`,
        por: 'queryFn: ()=>({ data: null }),',
      },
    ],
  },
  {
    arquivo: '@strapi/i18n/dist/admin/services/aiLocalizationJobs.mjs',
    trocas: [
      {
        de: `query: ({ documentId, collectionType, model })=>({
                        url: collectionType === SINGLE_TYPES ? \`/i18n/ai-localization-jobs/single-types/\${model}\` : \`/i18n/ai-localization-jobs/collection-types/\${model}/\${documentId}\`,
                        method: 'GET'
                    }),`,
        por: 'queryFn: ()=>({ data: null }),',
      },
    ],
  },
  {
    arquivo: '@strapi/upload/dist/admin/hooks/useSettings.mjs',
    trocas: [
      {
        de: "const { data: { data } } = await get('/upload/settings');",
        por: 'const data = null;',
      },
    ],
  },
  {
    arquivo: '@strapi/upload/dist/admin/future/services/settings.mjs',
    trocas: [
      {
        de: `query: ()=>({
                        url: '/upload/settings',
                        method: 'GET'
                    })`,
        por: 'queryFn: ()=>({ data: null })',
      },
    ],
  },
];
