import type { Emenda } from './emenda';
import { PARADAS } from './tabelas';

const ADMIN = '@strapi/admin/dist/admin/admin/src';
const CONTEUDO = '@strapi/content-manager/dist/admin/pages';

/** Words of Strapi's that pass no translation. */
export const PALAVRAS: readonly Emenda[] = [
  {
    arquivo: '@strapi/design-system/dist/index.mjs',
    trocas: [
      ...PARADAS,
      { de: '{ label: n = "Choose date"', por: '{ label: n = "Escolher a data"' },
      { de: 'dateLabel: t = "Choose date"', por: 'dateLabel: t = "Data"' },
      { de: 'timeLabel: n = "Choose time"', por: 'timeLabel: n = "Hora"' },
      { de: 'Label: l = "Month"', por: 'Label: l = "Mês"' },
      { de: 'Label: h = "Year"', por: 'Label: h = "Ano"' },
      { de: 'label: t = "Pagination"', por: 'label: t = "Páginas"' },
      { de: 'clearLabel: `${e} date`', por: 'clearLabel: `${e} a data`' },
      { de: 'clearLabel: `${e} time`', por: 'clearLabel: `${e} a hora`' },
      {
        de: '{ small: !0, children: "Loading" }',
        por: '{ small: !0, children: "Carregando" }',
        vezes: 2,
      },
    ],
  },
  {
    arquivo: `${ADMIN}/features/Notifications.mjs`,
    trocas: [
      {
        de: 'position: "top-center"',
        por: 'position: "top-center",\n                containerAriaLabel: "Avisos"',
      },
    ],
  },
  {
    arquivo: `${ADMIN}/pages/Settings/pages/Roles/components/Permissions.mjs`,
    trocas: [
      {
        de: "labelId: 'app.components.LeftMenuLinkContainer.settings'",
        por: "labelId: 'global.settings'",
      },
    ],
  },
  {
    // After 'Criado', what a new role says of itself until somebody writes it.
    arquivo: `${ADMIN}/pages/Settings/pages/Roles/CreatePage.mjs`,
    trocas: [{ de: "${format(new Date(), 'PPP')}", por: "em ${format(new Date(), 'dd/MM/yyyy')}" }],
  },
  {
    arquivo: `${ADMIN}/pages/Settings/pages/ApplicationInfo/ApplicationInfoPage.mjs`,
    trocas: [
      { de: 'children: window.strapi.projectType', por: 'children: "comunidade, sem assinatura"' },
    ],
  },
  {
    arquivo: '@strapi/upload/dist/admin/future/utils/files.mjs',
    trocas: [
      { de: "'Please provide at least one URL'", por: "'Escreva pelo menos um endereço.'" },
      {
        de: '`Maximum ${MAX_URLS} URLs allowed`',
        por: '`São endereços demais: até ${MAX_URLS} de cada vez.`',
      },
      {
        de: '`Invalid URL: ${invalidUrls[0]}` : `${invalidUrls.length} invalid URLs found`',
        por: '`Isto não é um endereço: ${invalidUrls[0]}` : `${invalidUrls.length} linhas não são endereços.`',
      },
    ],
  },
  {
    // Nobody of the staff has a user's name: its column would be empty.
    arquivo: `${ADMIN}/pages/Settings/pages/Users/ListPage.mjs`,
    trocas: [
      {
        de: `    {
        name: 'username',
        label: {
            id: 'Settings.permissions.users.username',
            defaultMessage: 'Username'
        },
        sortable: true
    },
`,
        por: '',
      },
      {
        de: `    {
        name: 'username',
        label: 'Username',
        type: 'string'
    },
`,
        por: '',
      },
      { de: "label: 'Firstname'", por: "label: 'Primeiro nome'" },
      { de: "label: 'Lastname'", por: "label: 'Último nome'" },
      { de: "label: 'Email'", por: "label: 'E-mail'" },
      { de: "label: 'Active user'", por: "label: 'Conta ativa'" },
    ],
  },
  {
    arquivo: `${CONTEUDO}/ListConfiguration/ListConfigurationPage.mjs`,
    trocas: [
      {
        de: '`Configure ${list.settings.displayName} List View`',
        por: '`A lista de ${list.settings.displayName}`',
      },
    ],
  },
  {
    arquivo: `${CONTEUDO}/EditConfigurationPage.mjs`,
    trocas: [
      {
        de: '`Configure ${edit.settings.displayName} Edit View`',
        por: '`O formulário de ${edit.settings.displayName}`',
      },
    ],
  },
];
