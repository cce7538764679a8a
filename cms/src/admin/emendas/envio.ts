import type { Emenda } from './emenda';

const MIDIA = '@strapi/upload/dist/admin';
const JANELA = `${MIDIA}/components/UploadAssetDialog`;

/**
 * A picture is described in the step that sends it. Strapi's library sends without asking and the dialog of its forms asks
 * in a second one of each card's. When a file fails among others that dialog's button turns for ever: here it sends again
 * what is left, with what was written.
 */
export const ENVIO: readonly Emenda[] = [
  {
    arquivo: `${JANELA}/UploadAssetDialog.mjs`,
    trocas: [
      { de: 'trackedLocation, open, validate', por: 'trackedLocation, onSend, open, validate' },
      {
        de: '    const handleRemoveAsset = ',
        por: `    const handleDescribeAsset = (url, alternativeText)=>{
        setAssets((prevAssets)=>prevAssets.map((asset)=>asset.url === url ? { ...asset, alternativeText } : asset));
    };
    const handleRemoveAsset = `,
      },
      {
        de: '                    onEditAsset: setAssetToEdit,\n',
        por: `                    onEditAsset: setAssetToEdit,
                    onDescribeAsset: handleDescribeAsset,
                    onSend,
`,
      },
    ],
  },
  {
    arquivo: `${JANELA}/PendingAssetStep/PendingAssetStep.mjs`,
    trocas: [
      {
        de: 'Button, KeyboardNavigable, Grid }',
        por: 'Button, KeyboardNavigable, Grid, Field, TextInput, VisuallyHidden }',
      },
      {
        de: 'const PendingAssetStep = ({',
        por: `const AlternativeText = ({ asset, disabled, onDescribe })=>jsxs(Field.Root, {
        name: 'alternativeText',
        hint: 'O que a imagem mostra, para quem não a vê.',
        children: [
            jsxs(Field.Label, {
                children: [
                    'Texto alternativo',
                    jsx(VisuallyHidden, { children: \` de \${asset.name}\` })
                ]
            }),
            jsx(TextInput, {
                value: asset.alternativeText ?? '',
                onChange: (e)=>onDescribe(asset.url, e.target.value),
                disabled,
                type: 'text'
            }),
            jsx(Field.Hint, {})
        ]
    });
const PendingAssetStep = ({`,
      },
      {
        de: 'onEditAsset, onRemoveAsset,',
        por: 'onEditAsset, onDescribeAsset, onSend, onRemoveAsset,',
      },
      {
        de: 'const assetCountRef = React.useRef(0);',
        por: `const failedRef = React.useRef(new Set());
    const [attempt, setAttempt] = React.useState(0);`,
      },
      {
        de: '        const assetsCountByType = ',
        por: `        if (onSend) {
            onSend(assets);
            return;
        }
        const assetsCountByType = `,
      },
      {
        de: '        setUploadStatus(Status.Uploading);\n',
        por: `        failedRef.current.clear();
        setAttempt((before)=>before + 1);
        setUploadStatus(Status.Uploading);
`,
      },
      {
        de: `        if (status === 'success' || status === 'error') {
            assetCountRef.current++;`,
        por: `        if (status === 'error') {
            failedRef.current.add(file);`,
      },
      {
        de: `            if (assetCountRef.current === assets.length) {
                assetCountRef.current = 0;
`,
        por: `            if (assets.every(({ rawFile })=>failedRef.current.has(rawFile))) {
`,
      },
      {
        de: `return /*#__PURE__*/ jsx(Grid.Item, {
                                            m: 4,
                                            s: 6,
                                            xs: 12,
                                            direction: "column",
                                            alignItems: "stretch",
                                            children: /*#__PURE__*/ jsx(UploadingAssetCard, {`,
        por: `return /*#__PURE__*/ jsxs(Grid.Item, {
                                            m: 4,
                                            s: 6,
                                            xs: 12,
                                            direction: "column",
                                            alignItems: "stretch",
                                            gap: 2,
                                            children: [/*#__PURE__*/ jsx(UploadingAssetCard, {`,
      },
      {
        de: `                                                folderId: folderId
                                            })
`,
        por: `                                                folderId: folderId
                                            }, attempt), alternativeTextOf(asset)]
`,
      },
      {
        de: `return /*#__PURE__*/ jsx(Grid.Item, {
                                        col: 4,
                                        direction: "column",
                                        alignItems: "stretch",
                                        children: /*#__PURE__*/ jsx(AssetCard, {`,
        por: `return /*#__PURE__*/ jsxs(Grid.Item, {
                                        m: 4,
                                        s: 6,
                                        xs: 12,
                                        direction: "column",
                                        alignItems: "stretch",
                                        gap: 2,
                                        children: [/*#__PURE__*/ jsx('div', { children: jsx(AssetCard, {`,
      },
      {
        de: `                                            onRemove: onRemoveAsset
                                        }, assetKey)
`,
        por: `                                            onRemove: onRemoveAsset
                                        }) }, assetKey), alternativeTextOf(asset)]
`,
      },
      {
        de: '    const handleStatusChange = ',
        por: `    const alternativeTextOf = (asset)=>asset.type === 'image' && jsx(AlternativeText, {
        asset,
        disabled: uploadStatus === Status.Uploading,
        onDescribe: onDescribeAsset
    }, 'alternativeText');
    const handleStatusChange = `,
      },
    ],
  },
  {
    // The card says what failed: nobody else waits to hear it.
    arquivo: `${MIDIA}/components/AssetCard/UploadingAssetCard.mjs`,
    trocas: [{ de: '        uploadFile();\n', por: '        uploadFile().catch(()=>{});\n' }],
  },
  {
    // Words of failures that pass no translation.
    arquivo: `${MIDIA}/future/services/uploadFileViaXHR.mjs`,
    trocas: [
      {
        de: "'Failed to parse upload response'",
        por: "'A resposta do envio não veio inteira. Veja na biblioteca se o arquivo chegou.'",
      },
      {
        de: '`Upload failed with status ${xhr.status}`',
        por: '`O portal recusou o arquivo (${xhr.status}). Tente de novo em instantes.`',
      },
      {
        de: "'Network error occurred'",
        por: "'A conexão caiu no meio do envio. Envie de novo.'",
      },
    ],
  },
  {
    // What the library is given passes by the same step, and is sent the library's way.
    arquivo: `${MIDIA}/future/pages/Assets/AssetsPage.mjs`,
    trocas: [
      {
        de: "import { typeFromMime } from '../../../utils/typeFromMime.mjs';\n",
        por: `import { UploadAssetDialog } from '../../../components/UploadAssetDialog/UploadAssetDialog.mjs';
import { rawFileToAsset } from '../../../utils/rawFileToAsset.mjs';
import { typeFromMime } from '../../../utils/typeFromMime.mjs';
`,
      },
      {
        de: 'const uploadFilesToFolder = async (files, folderId)=>{',
        por: `const [assetsToDescribe, setAssetsToDescribe] = useState(null);
    const askForTexts = async (files)=>{
        const assets = await Promise.all(files.map((file)=>rawFileToAsset(file, 'computer')));
        if (assets.some(({ type })=>type === 'image')) setAssetsToDescribe(assets);
        else await uploadFilesToFolder(files, currentFolderId);
    };
    const uploadFilesToFolder = async (files, folderId, assets = [])=>{`,
      },
      {
        de: `        files.forEach((file)=>{
            formData.append('files', file);`,
        por: `        files.forEach((file, index)=>{
            const asset = assets[index];
            formData.append('files', file);`,
      },
      {
        de: `                name: file.name,
                caption: null,
                alternativeText: null,
                folder: folderId`,
        por: `                name: asset?.name ?? file.name,
                caption: asset?.caption ?? null,
                alternativeText: asset?.alternativeText ?? null,
                folder: asset?.folder ?? folderId`,
      },
      {
        de: 'await uploadFilesToFolder(Array.from(files), currentFolderId);',
        por: 'await askForTexts(Array.from(files));',
      },
      {
        de: `        await uploadFilesToFolder(files, currentFolderId);
    };
    const handleUrlUpload`,
        por: `        await askForTexts(files);
    };
    const handleUrlUpload`,
      },
      {
        de: '            /*#__PURE__*/ jsx(ImportFromUrlDialog, {\n',
        por: `            assetsToDescribe && jsx(UploadAssetDialog, {
                open: true,
                initialAssetsToAdd: assetsToDescribe,
                folderId: currentFolderId,
                trackedLocation: 'upload',
                onClose: ()=>setAssetsToDescribe(null),
                onSend: (assets)=>{
                    setAssetsToDescribe(null);
                    void uploadFilesToFolder(assets.map(({ rawFile })=>rawFile), currentFolderId, assets);
                }
            }),
            /*#__PURE__*/ jsx(ImportFromUrlDialog, {
`,
      },
    ],
  },
];
