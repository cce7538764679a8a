import type { Emenda } from './emenda';

const MIDIA = '@strapi/upload/dist/admin/components';

/**
 * On a phone the window in which files are chosen cut the button off that sends new ones, and gave a chosen file a column as
 * narrow as a letter. And nothing in the window that takes files from the computer could be reached with the keyboard.
 */
export const ESCOLHA_DE_MIDIA: readonly Emenda[] = [
  {
    arquivo: `${MIDIA}/AssetDialog/AssetDialog.mjs`,
    trocas: [
      {
        de: `                        paddingLeft: 8,
                        paddingRight: 8,
                        paddingTop: 6,
                        justifyContent: "space-between",`,
        por: `                        paddingLeft: { initial: 4, medium: 8 },
                        paddingRight: { initial: 4, medium: 8 },
                        paddingTop: { initial: 2, medium: 6 },
                        paddingBottom: { initial: 3, medium: 0 },
                        gap: 2,
                        wrap: "wrap",
                        justifyContent: "space-between",`,
      },
    ],
  },
  {
    arquivo: `${MIDIA}/AssetGridList/AssetGridList.mjs`,
    trocas: [
      {
        de: `                            col: 3,
                            height: "100%",`,
        por: `                            col: 3,
                            m: 4,
                            s: 6,
                            xs: 12,
                            direction: "column",
                            alignItems: "stretch",
                            height: "100%",`,
      },
    ],
  },
  {
    // What is chosen stands in the library already: nothing is left to send.
    arquivo: `${MIDIA}/AssetDialog/SelectedStep/SelectedStep.mjs`,
    trocas: [
      { de: "'list.assets.to-upload'", por: "'list.assets.escolhidos'" },
      { de: "'modal.upload-list.sub-header-subtitle'", por: "'list.assets.escolhidos-subtitulo'" },
    ],
  },
  {
    // The button that opened the window is gone once there is a file: the focus went to the top of the page.
    arquivo: `${MIDIA}/MediaLibraryInput/MediaLibraryInput.mjs`,
    trocas: [
      {
        de: `    let selectedAssets = [];`,
        por: `    const campo = React.useRef(null);
    const esteveAberta = React.useRef(false);
    React.useEffect(()=>{
        const fechou = esteveAberta.current && step === undefined;
        esteveAberta.current = step !== undefined;
        if (fechou) setTimeout(()=>{
            if (document.activeElement === document.body) campo.current?.querySelector('button')?.focus();
        });
    }, [
        step
    ]);
    let selectedAssets = [];`,
      },
      {
        de: `            /*#__PURE__*/ jsx(CarouselAssets, {`,
        por: `            jsx('div', { ref: campo, style: { display: 'contents' }, children: jsx(CarouselAssets, {`,
      },
      {
        de: `                selectedAssetIndex: selectedIndex,
                trackedLocation: "content-manager"
            }),`,
        por: `                selectedAssetIndex: selectedIndex,
                trackedLocation: "content-manager"
            }) }),`,
      },
    ],
  },
  {
    arquivo: `${MIDIA}/UploadAssetDialog/AddAssetStep/FromComputerForm.mjs`,
    trocas: [
      // Whose words would be the name of the button in it.
      { de: 'jsx("label", {', por: 'jsx("div", {' },
      {
        de: `                                    /*#__PURE__*/ jsx(OpaqueBox, {`,
        por: `                                    jsx(Box, {
                                        position: 'relative',
                                        zIndex: 2,
                                        children: jsx(Button, {
                                            type: 'button',
                                            onClick: ()=>inputRef.current?.click(),
                                            children: formatMessage({ id: getTrad('input.button.label') })
                                        })
                                    }),
                                    /*#__PURE__*/ jsx(OpaqueBox, {`,
      },
    ],
  },
];
