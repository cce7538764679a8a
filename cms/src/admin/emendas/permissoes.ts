import type { Emenda } from './emenda';

/**
 * What somebody may do is judged again when their permissions change. Strapi judges once: on a slow line a page is there before the
 * permissions are, and stayed without its buttons.
 */
export const PERMISSOES: readonly Emenda[] = [
  {
    arquivo: '@strapi/admin/dist/admin/admin/src/hooks/useRBAC.mjs',
    trocas: [
      {
        de: 'const permssionsChecked = usePrev(actualPermissionsToCheck);',
        por: `const permssionsChecked = usePrev(actualPermissionsToCheck);
    const userPermissions = useAuth('useRBAC', (state)=>state.permissions);
    const userPermissionsChecked = usePrev(userPermissions);`,
      },
      {
        de: 'if (!isEqual(permssionsChecked, actualPermissionsToCheck) ||',
        por: 'if (!isEqual(permssionsChecked, actualPermissionsToCheck) || !isEqual(userPermissionsChecked, userPermissions) ||',
      },
      {
        de: `        permssionsChecked,
        contextChecked,`,
        por: `        permssionsChecked,
        userPermissions,
        userPermissionsChecked,
        contextChecked,`,
      },
    ],
  },
];
