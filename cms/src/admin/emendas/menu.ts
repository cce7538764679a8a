import type { Emenda } from './emenda';

const ADMIN = '@strapi/admin/dist/admin/admin/src';

/** The main menu in words, and no settings for who has none. */
export const MENU: readonly Emenda[] = [
  {
    arquivo: `${ADMIN}/components/MainNav/MainNavLinks.mjs`,
    trocas: [
      {
        de: `                    /*#__PURE__*/ jsx(NavLink.Icon, {
                        label: labelValue,
                        children: /*#__PURE__*/ jsx(LinkIcon, {
                            width: "20",
                            height: "20",
                            fill: "neutral500"
                        })
                    }),`,
        por: `                    /*#__PURE__*/ jsxs(Flex, {
                        direction: "column",
                        gap: 1,
                        width: "100%",
                        children: [
                            /*#__PURE__*/ jsx(LinkIcon, {
                                "aria-hidden": true,
                                width: "20",
                                height: "20",
                                fill: "neutral500"
                            }),
                            /*#__PURE__*/ jsx(Typography, {
                                textColor: "neutral800",
                                style: { fontSize: "1.1rem", lineHeight: 1.2, textAlign: "center" },
                                children: labelValue
                            })
                        ]
                    }),`,
      },
      {
        de: `children: /*#__PURE__*/ jsx(NavLink.Tooltip, {
                    position: isDesktop ? 'right' : 'bottom',
                    label: labelValue,
                    children: /*#__PURE__*/ jsx(LinkElement, {})
                })`,
        por: 'children: /*#__PURE__*/ jsx(LinkElement, {})',
      },
    ],
  },
  {
    arquivo: `${ADMIN}/components/MainNav/NavLink.mjs`,
    trocas: [
      {
        de: `  padding-block: 1rem;
  padding-inline: 1rem;`,
        por: `  padding-block: 0.8rem;
  padding-inline: 0.4rem;`,
      },
    ],
  },
  {
    arquivo: `${ADMIN}/components/MainNav/MainNav.mjs`,
    trocas: [{ de: 'large: 10', por: "large: '9.6rem'" }],
  },
  {
    arquivo: `${ADMIN}/hooks/useMenu.mjs`,
    trocas: [
      {
        de: `                permissions: [],
                notificationsCount: 0,`,
        por: `                permissions: permissions.settings?.users?.main ?? [],
                notificationsCount: 0,`,
      },
      {
        de: `    if (settingsLinkIndex === -1) {
        return [];
    }`,
        por: `    if (settingsLinkIndex === -1) {
        return authorizedGeneralSectionLinks;
    }`,
      },
    ],
  },
  {
    // The versions of Strapi and of Node are for who looks after accounts.
    arquivo: `${ADMIN}/hooks/useSettingsMenu.mjs`,
    trocas: [
      {
        de: 'permissions: permissions.settings?.[link.id]?.main ?? []',
        por: 'permissions: permissions.settings?.[link.id]?.main ?? permissions.settings?.users?.main ?? []',
      },
    ],
  },
  {
    arquivo: `${ADMIN}/pages/Settings/Layout.mjs`,
    trocas: [
      {
        de: 'const { isLoading } = useSettingsMenu();',
        por: 'const { isLoading, menu } = useSettingsMenu();',
      },
      {
        de: '    // On /settings base route\n',
        por: `    // Who has no settings has a profile.
    if (menu.every(({ links })=>links.length === 0)) {
        return /*#__PURE__*/ jsx(Navigate, {
            to: "/me",
            replace: true
        });
    }
    // On /settings base route
`,
      },
    ],
  },
  {
    arquivo: `${ADMIN}/pages/SessionsPage.mjs`,
    trocas: [
      {
        // Where Strapi says "Chrome on Linux".
        de: 'children: session.deviceName ?? (',
        por: "children: session.deviceName?.replace(' on ', ', ') ?? (",
      },
    ],
  },
];
