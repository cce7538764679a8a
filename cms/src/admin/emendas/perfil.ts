import type { Emenda } from './emenda';

const ADMIN = '@strapi/admin/dist/admin/admin/src';

/** What a person's own page shows, and the head of every page with a button in it. */
export const PERFIL: readonly Emenda[] = [
  {
    // Whoever was invited has chosen no language: the field said 'SelecionarEscolha aqui', and no language has nobody.
    arquivo: `${ADMIN}/pages/ProfilePage.mjs`,
    trocas: [
      {
        de: '        preferedLanguage,\n        currentTheme,',
        por: "        preferedLanguage: preferedLanguage ?? 'pt-BR',\n        currentTheme,",
      },
      {
        de: "name: 'preferedLanguage',\n",
        por: "name: 'preferedLanguage',\n                        required: true,\n",
      },
    ],
  },
  {
    // Below the width of a desk the menu is at the top: a head that stays there, and its button, lie under it.
    arquivo: `${ADMIN}/components/Layouts/HeaderLayout.mjs`,
    trocas: [
      {
        de: "import { useIsMobile } from '../../hooks/useMediaQuery.mjs';",
        por: "import { useIsDesktop, useIsMobile } from '../../hooks/useMediaQuery.mjs';",
      },
      {
        de: '    const deviceType = useDeviceType();\n',
        por: '    const deviceType = useDeviceType();\n    const isDesktop = useIsDesktop();\n',
      },
      {
        de: "if (deviceType === 'mobile') {",
        por: "if (deviceType === 'mobile' || !isDesktop) {",
      },
    ],
  },
];
