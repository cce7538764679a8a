import type { Emenda } from './emenda';

const ADMIN = '@strapi/admin/dist/admin/admin/src';

/** How somebody comes in: no newsletter of Strapi's, none of its questions, and a link that can be copied. */
export const CONVITE: readonly Emenda[] = [
  {
    arquivo: `${ADMIN}/pages/Auth/components/Register.mjs`,
    trocas: [
      {
        de: '].map(({ size, ...field })=>',
        por: "].filter(({ name })=>name !== 'news').map(({ size, ...field })=>",
      },
    ],
  },
  {
    arquivo: `${ADMIN}/router.mjs`,
    trocas: [
      {
        de: `        {
            path: 'usecase',
            lazy: async ()=>{
                const { PrivateUseCasePage } = await import('./pages/UseCasePage.mjs');
                return {
                    Component: PrivateUseCasePage
                };
            }
        },
`,
        por: '',
      },
      {
        // Strapi's sales pages; and what is no page of the settings says so.
        de: `                    ...ROUTES_CE()
                ]`,
        por: `                    ...ROUTES_CE().filter(({ path })=>!path?.startsWith('purchase-')),
                    {
                        path: '*',
                        lazy: async ()=>({
                            Component: (await import('./pages/NotFoundPage.mjs')).NotFoundPage
                        })
                    }
                ]`,
      },
    ],
  },
  {
    arquivo: `${ADMIN}/pages/Settings/pages/Users/components/MagicLinkWrapper.mjs`,
    trocas: [
      { de: 'import { IconButton }', por: 'import { Button }' },
      {
        de: `jsx(IconButton, {
            label: copyLabel,
            variant: "ghost",
            onClick: handleClick,
            children: /*#__PURE__*/ jsx(Duplicate, {})
        })`,
        por: `jsx(Button, {
            variant: "secondary",
            startIcon: /*#__PURE__*/ jsx(Duplicate, {}),
            onClick: handleClick,
            style: { flexShrink: 0, marginInlineStart: 16 },
            children: copyLabel
        })`,
      },
      { de: 'titleEllipsis: true', por: 'titleEllipsis: false' },
    ],
  },
];
