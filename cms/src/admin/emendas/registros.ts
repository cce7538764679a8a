import type { Emenda } from './emenda';

const CONTEUDO = '@strapi/content-manager/dist/admin';
const CAMPOS = `${CONTEUDO}/pages/EditView/components/FormInputs`;

/** The lists and forms of the content: shorter dates, nothing that an editor may not do, positions in words. */
export const REGISTROS: readonly Emenda[] = [
  {
    // Buttons come when the browser is idle, which a busy one may not be for minutes: then in a fifth of a second.
    arquivo: '@strapi/admin/dist/admin/admin/src/components/DescriptionComponentRenderer.mjs',
    trocas: [
      {
        de: `            requestHandle.current = null;
            forceUpdate();
        });`,
        por: `            requestHandle.current = null;
            forceUpdate();
        }, {
            timeout: 200
        });`,
      },
    ],
  },
  {
    // What keeps an entry from being copied as it is, by the name it has in the form.
    arquivo: `${CONTEUDO}/pages/ListView/components/AutoCloneFailureModal.mjs`,
    trocas: [
      {
        de: 'pathSegment,\n',
        por: "{ slug: 'Endereço no portal', musicas: 'Músicas', opcoes: 'Opções' }[pathSegment] ?? pathSegment,\n",
      },
    ],
  },
  {
    arquivo: `${CONTEUDO}/pages/ListView/components/TableCells/CellValue.mjs`,
    trocas: [
      {
        de: `formatDate(parseISO(value), {
            dateStyle: 'full'
        });`,
        por: "formatDate(parseISO(value), { dateStyle: 'short' });",
      },
      {
        de: `formatDate(value, {
            dateStyle: 'full',
            timeStyle: 'short'
        });`,
        por: `formatDate(value, {
            day: '2-digit',
            month: '2-digit',
            year: '2-digit',
            hour: '2-digit',
            minute: '2-digit',
            timeZone: 'America/Sao_Paulo'
        }).replace(',', '');`,
      },
    ],
  },
  {
    // The identifier is of no use to who edits.
    arquivo: `${CONTEUDO}/pages/ListView/components/Filters.mjs`,
    trocas: [
      {
        de: `            'id',
            'documentId',
            ...allowedFields,`,
        por: '            ...allowedFields,',
      },
    ],
  },
  {
    arquivo: `${CONTEUDO}/pages/ListView/components/ViewSettingsMenu.mjs`,
    trocas: [
      {
        de: 'filter((name)=>checkIfAttributeIsDisplayable(attributes[name]))',
        por: "filter((name)=>name !== 'documentId' && checkIfAttributeIsDisplayable(attributes[name]))",
      },
    ],
  },
  {
    arquivo: `${CONTEUDO}/pages/EditView/components/Header.mjs`,
    trocas: [
      {
        de: `                    collectionType !== SINGLE_TYPES && /*#__PURE__*/ jsx(CopyDocumentIdMenuItem, {
                        documentId: documentId
                    }),
`,
        por: '',
      },
      {
        de: 'isDisplayed: collectionType !== SINGLE_TYPES && !!(document?.documentId ?? id),',
        por: 'isDisplayed: false,',
      },
      { de: '    EditTheModelAction,\n', por: '' },
      {
        de: `    const isDesktop = useIsDesktop();
    return isDesktop ? {
        label: formatMessage({
            id: 'app.links.configure-view',`,
        por: `    const isDesktop = useIsDesktop();
    const { allowedActions: { canConfigureView } } = useRBAC({
        configureView: [
            {
                action: \`plugin::content-manager.\${collectionType}.configure-view\`,
                subject: null
            }
        ]
    });
    return isDesktop && canConfigureView ? {
        label: formatMessage({
            id: 'app.links.configure-view',`,
      },
      { de: 'useClipboard, useDebounce }', por: 'useClipboard, useDebounce, useRBAC }' },
    ],
  },
  {
    // A page is known by its name, whatever stands in its first field.
    arquivo: `${CONTEUDO}/hooks/useDocument.mjs`,
    trocas: [
      {
        de: "if (mainField !== 'id' && document?.[mainField]) {",
        por: "if (schema?.kind !== 'singleType' && mainField !== 'id' && document?.[mainField]) {",
      },
    ],
  },
  {
    // The keys that save do nothing else; a button of many words takes the height they need. Of a singer's drafts the portal
    // asks by their names.
    arquivo: `${CONTEUDO}/pages/EditView/components/DocumentActions.mjs`,
    trocas: [
      {
        // A copy may be saved as it is.
        de: `if (!modified) {
                return;`,
        por: `if (!modified && !isCloning) {
                return;`,
      },
      {
        de: 'const getFreshDraftRelationCounts = React.useCallback(()=>resolve',
        por: "const getFreshDraftRelationCounts = React.useCallback(()=>model === 'api::cantor.cantor' ? EMPTY_DRAFT_RELATION_COUNTS : resolve",
      },
      {
        // A save that failed is none: what is written is still to be saved.
        de: `} else {
                    resetForm(latestValues);`,
        por: `} else if (!('error' in res)) {
                    resetForm(latestValues);`,
      },
      {
        de: `if (action.disabled) {
            return children;`,
        por: `if (action.disabled || action.dialog?.type === 'modal') {
            return children;`,
      },
      {
        de: `paddingBottom: "7px",
                loading: action.loading,`,
        por: `paddingBottom: "7px",
                style: action.dialog?.type === 'modal' ? { height: 'auto' } : undefined,
                loading: action.loading,`,
      },
    ],
  },
  {
    arquivo: `${CAMPOS}/Component/Repeatable.mjs`,
    trocas: [
      { de: ' of ${value.length}', por: ' de ${value.length}', vezes: 3 },
      { de: 'item: `${name}.${currentIndex}`', por: 'item: `Item ${currentIndex + 1}`' },
      { de: 'item: `${name}.${index}`', por: 'item: `Item ${index + 1}`', vezes: 3 },
      {
        de: `id: getTranslation('components.notification.info.maximum-requirement')
                })`,
        por: `id: getTranslation('components.notification.info.maximum-requirement')
                }, {
                    max
                })`,
      },
    ],
  },
  {
    // What the portal keeps beside a form (`data-por-gravar`) is asked for as well before it is left.
    arquivo: '@strapi/admin/dist/admin/admin/src/components/Form.mjs',
    trocas: [
      {
        de: 'return hasUnsavedEdits && (currentLocation.pathname !== nextLocation.pathname ||',
        por: `if (document.querySelector('[data-por-gravar]') && currentLocation.pathname !== nextLocation.pathname) return true;
        return hasUnsavedEdits && (currentLocation.pathname !== nextLocation.pathname ||`,
      },
    ],
  },
  {
    // An ad is bought, never written.
    arquivo: `${CONTEUDO}/pages/ListView/ListViewPage.mjs`,
    trocas: [
      {
        de: `            canCreate
        }));`,
        por: `            canCreate: canCreate && model !== 'api::anuncio.anuncio'
        }));`,
      },
    ],
  },
  {
    // A picture that does not load leaves a sign that there is one, not half of its description.
    arquivo: `${CONTEUDO}/pages/ListView/components/TableCells/Media.mjs`,
    trocas: [{ de: 'fallback: mediaLabel', por: "fallback: '–'" }],
  },
];
