import type { Emenda } from './emenda';

const MUITOS = '@strapi/content-manager/dist/admin/pages/ListView/components/BulkActions';

/** Before many entries are published: how many and which, and no identifiers, which are of no use to who edits. */
export const MUITOS_REGISTROS: readonly Emenda[] = [
  {
    arquivo: `${MUITOS}/PublishAction.mjs`,
    trocas: [
      {
        de: `    {
        name: 'documentId',
        label: 'documentId'
    },
`,
        por: '',
      },
      { de: "label: 'name'", por: "label: 'Nome'" },
      { de: "label: 'status'", por: "label: 'Situação'" },
      { de: "label: 'Publication status'", por: "label: 'Publicação'" },
      {
        de: `                            /*#__PURE__*/ jsx(Table.Cell, {
                                children: /*#__PURE__*/ jsx(Typography, {
                                    children: row.documentId
                                })
                            }),
`,
        por: '',
      },
      {
        de: 'jsx(ConfirmDialogPublishAll, {\n',
        por: `jsx(ConfirmDialogPublishAll, {
                names: selectedEntries.filter((entry)=>!validationErrors[entry.documentId]).map((entry)=>entry[mainField]),
`,
      },
      {
        de: 'const [isDialogOpen, setIsDialogOpen]',
        por: `const { list: { settings: { mainField } } } = useDocLayout();
    const [isDialogOpen, setIsDialogOpen]`,
      },
    ],
  },
  {
    arquivo: `${MUITOS}/ConfirmBulkActionDialog.mjs`,
    trocas: [
      {
        de: 'const ConfirmDialogPublishAll = ({ isOpen,',
        por: 'const ConfirmDialogPublishAll = ({ names = [], isOpen,',
      },
      {
        de: `                        defaultMessage: 'Are you sure you want to publish these entries?'
                    })`,
        por: `                        defaultMessage: 'Are you sure you want to publish these entries?'
                    }, {
                        total: names.length,
                        nomes: names.slice(0, 10).map((name)=>\`“\${name}”\`).join(', '),
                        mais: Math.max(0, names.length - 10)
                    })`,
      },
    ],
  },
];
