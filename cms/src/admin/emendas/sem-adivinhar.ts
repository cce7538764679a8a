import type { Emenda } from './emenda';

/**
 * A save was shown as done before it was: when it was refused, the form went back to what stood before and lost what was
 * typed. After one that is done the entry is read again anyway. And an entry just deleted was read again, to say that it
 * is not there.
 */
export const SEM_ADIVINHAR: readonly Emenda[] = [
  {
    arquivo: '@strapi/content-manager/dist/admin/services/documents.mjs',
    trocas: [
      { de: 'Object.assign(draft.data, data);', por: '' },
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
                            id: \`\${model}_ALL_ITEMS\``,
        por: `{ collectionType, model })=>[
                        {
                            type: 'Document',
                            id: collectionType !== SINGLE_TYPES ? \`\${model}_LIST\` : model
                        },
                        {
                            type: 'Document',
                            id: \`\${model}_ALL_ITEMS\``,
      },
    ],
  },
];
