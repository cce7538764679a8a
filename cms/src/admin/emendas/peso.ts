import type { Emenda, Troca } from './emenda';

/** Two editors of long texts, read when a field asks for one; no field here does. `acima`: where the fields are from the file. */
const soQuandoPedidos = (acima: string): readonly Troca[] => [
  {
    de: `import { BlocksInput as MemoizedBlocksInput } from '${acima}/BlocksInput/BlocksInput.mjs';`,
    por: `const aDemanda = (carregar)=>{
    const Campo = React.lazy(carregar);
    return (props)=>jsx(React.Suspense, { fallback: null, children: jsx(Campo, props) });
};
const MemoizedBlocksInput = aDemanda(()=>import('${acima}/BlocksInput/BlocksInput.mjs').then((m)=>({ default: m.BlocksInput })));`,
  },
  {
    de: `import { Wysiwyg as MemoizedWysiwyg } from '${acima}/Wysiwyg/Field.mjs';`,
    por: `const MemoizedWysiwyg = aDemanda(()=>import('${acima}/Wysiwyg/Field.mjs').then((m)=>({ default: m.Wysiwyg })));`,
  },
];

/**
 * What an editor's browser read before the first page, and no page here shows: two editors of texts (with the colours of
 * 190 programming languages) and a player of foreign video services; the library takes no video.
 */
export const PESO: readonly Emenda[] = [
  {
    arquivo: '@strapi/content-manager/dist/admin/pages/EditView/components/InputRenderer.mjs',
    trocas: soQuandoPedidos('./FormInputs'),
  },
  {
    arquivo: '@strapi/content-manager/dist/admin/history/components/VersionInputRenderer.mjs',
    trocas: soQuandoPedidos('../../pages/EditView/components/FormInputs'),
  },
  {
    arquivo: '@strapi/upload/dist/admin/components/EditAssetDialog/PreviewBox/AssetPreview.mjs',
    trocas: [
      { de: "import MuxPlayer from '@mux/mux-player-react';\n", por: '' },
      {
        de: `jsx(MuxPlayer, {
            src: url,
            accentColor: theme.colors.primary500`,
        por: `jsx("video", {
            src: url,
            controls: true`,
      },
    ],
  },
];
