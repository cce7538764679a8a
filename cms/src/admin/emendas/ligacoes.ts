import type { Emenda, Troca } from './emenda';

/**
 * Nothing is dragged where Strapi draws no handle, on a narrow window, nor with a finger: there each entry has buttons. The
 * one pressed keeps the focus while its line changes place.
 */
const SUBIR_E_DESCER: readonly Troca[] = [
  { de: '{ ArrowClockwise, ', por: '{ ArrowClockwise, ArrowUp, ArrowDown, ' },
  {
    de: `    const isDesktop = useIsDesktop();
`,
    por: `    const isDesktop = useIsDesktop();
    const isMovedByButtons = useButtons() && canDrag;
`,
  },
  {
    de: 'const RELATION_ITEM_HEIGHT = 50;',
    por: `const RELATION_ITEM_HEIGHT = 50;
const useButtons = ()=>{
    const isDesktop = useIsDesktop();
    return !isDesktop || window.matchMedia('(pointer: coarse)').matches;
};`,
  },
  {
    // Name and state one above the other.
    de: '    const dynamicListHeight = data.length > RELATIONS_TO_DISPLAY ? Math.min(data.length, RELATIONS_TO_DISPLAY) * (RELATION_ITEM_HEIGHT + RELATION_GUTTER) + RELATION_ITEM_HEIGHT / 2 : Math.min(data.length, RELATIONS_TO_DISPLAY) * (RELATION_ITEM_HEIGHT + RELATION_GUTTER);',
    por: `    const itemHeight = useButtons() && canReorder ? 62 : RELATION_ITEM_HEIGHT;
    const dynamicListHeight = Math.min(data.length, RELATIONS_TO_DISPLAY) * (itemHeight + RELATION_GUTTER) + (data.length > RELATIONS_TO_DISPLAY ? itemHeight / 2 : 0);`,
  },
  { de: 'itemSize: RELATION_ITEM_HEIGHT +', por: 'itemSize: itemHeight +' },
  {
    de: '"aria-describedby": ariaDescribedBy,\n        cursor',
    por: '"aria-describedby": isDesktop ? ariaDescribedBy : undefined,\n        cursor',
  },
  {
    de: `                            gap: 4,
                            justifyContent: "space-between",
                            children: [
                                /*#__PURE__*/ jsx(Box, {
                                    flex: 1,
                                    minWidth: 0,
                                    paddingTop: 1,
                                    paddingBottom: 1,`,
    por: `                            direction: isMovedByButtons ? 'column' : 'row',
                            alignItems: isMovedByButtons ? 'flex-start' : 'center',
                            gap: isMovedByButtons ? 0 : 4,
                            justifyContent: "space-between",
                            children: [
                                /*#__PURE__*/ jsx(Box, {
                                    flex: 1,
                                    minWidth: 0,
                                    maxWidth: '100%',
                                    paddingTop: isMovedByButtons ? 0 : 1,
                                    paddingBottom: isMovedByButtons ? 0 : 1,`,
  },
  {
    de: `                                status ? /*#__PURE__*/ jsx(DocumentStatus, {
                                    status: status
                                }) : null`,
    por: `                                status ? /*#__PURE__*/ jsx(DocumentStatus, {
                                    status: status,
                                    size: isMovedByButtons ? 'XS' : 'S'
                                }) : null`,
  },
  {
    de: `                /*#__PURE__*/ jsx(Box, {
                    paddingLeft: 4,
                    children: /*#__PURE__*/ jsx(IconButton, {
                        onClick: ()=>handleDisconnect(relations[index]),`,
    por: `                ...(isMovedByButtons ? [['Subir', -1, ArrowUp], ['Descer', 1, ArrowDown]] : []).map(([verb, step, Icon])=>/*#__PURE__*/ jsx(IconButton, {
                        label: \`\${verb} \${label}\`,
                        withTooltip: false,
                        variant: "ghost",
                        style: { flex: 'none', width: 44, height: 44 },
                        disabled: disabled || !relations[index + step],
                        onClick: ({ currentTarget })=>{
                            handleMoveItem(index + step, index);
                            requestAnimationFrame(()=>currentTarget.focus());
                        },
                        children: /*#__PURE__*/ jsx(Icon, {})
                    }, verb)),
                /*#__PURE__*/ jsx(Box, {
                    paddingLeft: isMovedByButtons ? 0 : 4,
                    children: /*#__PURE__*/ jsx(IconButton, {
                        onClick: ()=>handleDisconnect(relations[index]),`,
  },
];

/**
 * Of a list whose first and last entries both moved, Strapi puts what is to come first behind what is to come last, unless it
 * is told of the first one first: their new places are reckoned from those that still have their old ones.
 */
const O_PRIMEIRO_ANTES: Troca = {
  de: '}, []).toReversed();',
  por: `}, []).toReversed().sort((a, b)=>Number(Boolean(b.apiData.position.start)) - Number(Boolean(a.apiData.position.start)));`,
};

/** The entries that a form links to: in words, and put in their order on every screen. */
export const LIGACOES: readonly Emenda[] = [
  {
    // What is made in the form of an entry that is not saved yet would be linked to nothing.
    arquivo:
      '@strapi/content-manager/dist/admin/pages/EditView/components/FormInputs/Relations/Relations.mjs',
    trocas: [
      { de: '`${index + 1} of ${data.length}`', por: '`${index + 1} de ${data.length}`' },
      {
        de: "const canCreate = useDocumentRBAC('RelationModalWrapper', (state)=>state.canCreate);",
        por: `const { currentDocumentMeta } = useDocumentContext('RelationModalWrapper');
    const isSaved = currentDocumentMeta.collectionType !== COLLECTION_TYPES || Boolean(currentDocumentMeta.documentId);
    const canCreate = useDocumentRBAC('RelationModalWrapper', (state)=>state.canCreate) && isSaved;`,
      },
      {
        de: `createMessage: ()=>formatMessage({
                        id: getTranslation('relation.create'),`,
        por: `createMessage: ()=>!isSaved ? 'Salve antes, para criar uma ligação aqui' : formatMessage({
                        id: getTranslation('relation.create'),`,
      },
      O_PRIMEIRO_ANTES,
      ...SUBIR_E_DESCER,
    ],
  },
];
