import type { Emenda } from './emenda';

const ARQUIVO = '@strapi/admin/dist/admin/admin/src/components/FormInputs/DateTime.mjs';

/** The browser's own clock is set, as far as a field shows it, to what São Paulo's says; and what is chosen there is read so. */
const RELOGIOS = `const noPortal = (instante)=>new Date(instante.toLocaleString('sv-SE', {
        timeZone: 'America/Sao_Paulo'
    }).replace(' ', 'T'));
const doPortal = (escolhida)=>new Date(2 * escolhida.getTime() - noPortal(escolhida).getTime());
`;

/** Hours of a form are the portal's, wherever whoever writes them is. */
export const HORAS: readonly Emenda[] = [
  {
    arquivo: ARQUIVO,
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
];
