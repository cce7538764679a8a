import type { Emenda } from './emenda';

const PUBLICAR =
  "`/content-manager/${collectionType}/${model}/actions/publish`,\n                        method: 'POST',";
const SO_SE_DEU_CERTO = 'if (_error) return [];\n                    ';

/** What is read again after a call of the panel's, with something said before it. */
const depoisDe = (chamada: string, antes = ''): string => `${chamada}
                        data,
                        config: {
                            params
                        }
                    }),
                invalidatesTags: (_result, _error, { collectionType, model, documentId })=>{
                    ${antes}return [`;

/**
 * A save was shown as done before it was: when it was refused, the form went back to what stood before and lost what was
 * typed. After one that is done the entry is read again anyway; after one that failed it was too, over what was typed. And
 * an entry just deleted was read again, to say that it is not there.
 */
export const SEM_ADIVINHAR: readonly Emenda[] = [
  {
    arquivo: '@strapi/content-manager/dist/admin/services/documents.mjs',
    trocas: [
      { de: 'Object.assign(draft.data, data);', por: '' },
      { de: depoisDe("method: 'PUT',"), por: depoisDe("method: 'PUT',", SO_SE_DEU_CERTO) },
      { de: depoisDe(PUBLICAR), por: depoisDe(PUBLICAR, SO_SE_DEU_CERTO) },
      {
        de: `{ collectionType, model, documentId })=>[
                        {
                            type: 'Document',
                            id: collectionType !== SINGLE_TYPES ? \`\${model}_LIST\` : model
                        },
                        {
                            type: 'Document',
                            id: collectionType !== SINGLE_TYPES ? \`\${model}_\${documentId}\` : model
                        },
                        {
                            type: 'Document',
                            id: \`\${model}_ALL_ITEMS\`
                        }`,
        por: `{ collectionType, model })=>[
                        {
                            type: 'Document',
                            id: collectionType !== SINGLE_TYPES ? \`\${model}_LIST\` : model
                        }`,
      },
    ],
  },
];
