import type { Emenda } from './emenda';

/**
 * No page is drawn before it is known what somebody may do. On a slow line Strapi drew it first, judged that nothing was
 * allowed, and stayed with that: a library without its buttons, a form that said 'Você não tem permissão'.
 */
export const PERMISSOES: readonly Emenda[] = [
  {
    arquivo: '@strapi/admin/dist/admin/admin/src/layouts/AuthenticatedLayout.mjs',
    trocas: [
      {
        de: "const userInfo = useAuth('AuthenticatedApp', (state)=>state.user);",
        por: `const userInfo = useAuth('AuthenticatedApp', (state)=>state.user);
    const isLoadingAuth = useAuth('AuthenticatedApp', (state)=>state.isLoading);`,
      },
      {
        de: 'if (isLoadingMenu || isLoadingAppInfo) {',
        por: 'if (isLoadingAuth || isLoadingMenu || isLoadingAppInfo) {',
      },
    ],
  },
];
