import type { Emenda } from './emenda';

const COMPONENTES = '@strapi/admin/dist/admin/admin/src/components';

/** The browser's own clock is set, as far as a field shows it, to what São Paulo's says; and what is chosen there is read so. */
const RELOGIOS = `const noPortal = (instante)=>new Date(instante.toLocaleString('sv-SE', {
        timeZone: 'America/Sao_Paulo'
    }).replace(' ', 'T'));
const doPortal = (escolhida)=>new Date(2 * escolhida.getTime() - noPortal(escolhida).getTime());
`;

/** Hours of a form, and of what a list is filtered by, are the portal's, wherever whoever writes them is. */
export const HORAS: readonly Emenda[] = [
  {
    arquivo: `${COMPONENTES}/FormInputs/DateTime.mjs`,
    trocas: [
      {
        de: 'const MAX_DATE = new Date(2099, 11, 31);',
        por: `${RELOGIOS}const MAX_DATE = new Date(2099, 11, 31);`,
      },
      {
        de: "typeof field.value === 'string' ? new Date(field.value) : field.value;",
        por: "typeof field.value === 'string' ? noPortal(new Date(field.value)) : field.value;",
      },
      {
        de: 'date ? date.toISOString() : null',
        por: 'date ? doPortal(date).toISOString() : null',
      },
    ],
  },
  {
    // What was chosen in that field is then told beside the list.
    arquivo: `${COMPONENTES}/Filters.mjs`,
    trocas: [
      {
        de: `            formattedValue = formatDate(value, {
                dateStyle: 'full',
                timeStyle: 'short'
            });`,
        por: `            formattedValue = formatDate(value, {
                dateStyle: 'full',
                timeStyle: 'short',
                timeZone: 'America/Sao_Paulo'
            });`,
      },
    ],
  },
];
