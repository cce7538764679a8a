import type { Emenda } from './emenda';

const PAGINAS = '@strapi/admin/dist/admin/admin/src/pages/Settings/pages';

/** Of what is gone it is said so; of what could not be read, that something went wrong. */
const paginaDe = (erro: string): string =>
  `return /*#__PURE__*/ jsx(${erro}?.name === 'NotFoundError' ? Page.NoData : Page.Error, {});`;

/**
 * An account or a role that a colleague deleted, opened from a list read before: Strapi looked into the account that is not
 * there, and the whole page was an error in the browser's English; of the role it drew an empty form, with 'NaN contas'.
 */
export const SUMIDOS: readonly Emenda[] = [
  {
    arquivo: `${PAGINAS}/Users/EditPage.mjs`,
    trocas: [
      {
        de: '    const initialData = {\n        ...pick(user, fieldsToPick),',
        por: `    if (!user) ${paginaDe('error')}
    const initialData = {
        ...pick(user, fieldsToPick),`,
      },
    ],
  },
  {
    arquivo: `${PAGINAS}/Roles/EditPage.mjs`,
    trocas: [
      {
        de: 'const { roles, isLoading: isRoleLoading,',
        por: 'const { roles, error: roleError, isLoading: isRoleLoading,',
      },
      {
        de: `        return /*#__PURE__*/ jsx(Page.Loading, {});
    }
    return /*#__PURE__*/ jsxs(Main,`,
        por: `        return /*#__PURE__*/ jsx(Page.Loading, {});
    }
    if (role.id === undefined) ${paginaDe('roleError')}
    return /*#__PURE__*/ jsxs(Main,`,
      },
    ],
  },
];
