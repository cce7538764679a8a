import type { Emenda, Troca } from './emenda';

/**
 * In a table one cell at a time is a stop of Tab, and arrows lead on from it. Strapi's heads did not say where their cells
 * are, so no cell of a list was a stop: from the keyboard nothing in it could be opened, marked or ordered.
 */
export const TABELAS: readonly Emenda[] = [
  {
    arquivo: '@strapi/admin/dist/admin/admin/src/components/Table.mjs',
    trocas: [
      {
        de: 'const HeaderCell = ({ name, label, sortable })=>{',
        por: `const HeaderCell = ({ name, label, sortable, coords, 'aria-colindex': coluna })=>{`,
      },
      {
        de: `jsx(SortableTh, {
        onClick:`,
        por: `jsx(SortableTh, {
        coords,
        'aria-colindex': coluna,
        onClick:`,
      },
      { de: 'const HeaderCheckboxCell = ()=>{', por: 'const HeaderCheckboxCell = (props)=>{' },
      {
        de: `jsx(Th, {
        children: /*#__PURE__*/ jsx(Checkbox, {`,
        por: `jsx(Th, {
        ...props,
        children: /*#__PURE__*/ jsx(Checkbox, {`,
      },
    ],
  },
];

/** Of the design system's table, whose file has another correction: one is always a stop. */
export const PARADAS: readonly Troca[] = [
  // Where the cell that was the stop is gone (fewer rows came), the first one is.
  {
    de: `    }, [v, g]);
    const R = (w) => {
      switch (h.current = !1, w.key) {`,
    por: `    }, [v, g]);
    s.useEffect(() => {
      c.current.querySelector('[tabindex="0"]') || (h.current = !0, m(0), p(0));
    });
    const R = (w) => {
      // A menu that a row opened stands elsewhere in the page; its keys are its own.
      if (!c.current.contains(w.target)) return;
      const colunas = (linha) => c.current.rows[linha]?.cells.length ?? 0;
      switch (h.current = !1, w.key) {`,
  },
  // What a cell holds comes and goes: a box to tick that waits for the rows, a button that is drawn later. Only a cell whose
  // field was just asked for takes the focus.
  {
    de: '}, p = l === e.row - 1 && c === e.col - 1;',
    por: '}, antes = s.useRef(!1), p = l === e.row - 1 && c === e.col - 1;',
  },
  { de: 'h && R === 0 && $.focus();', por: 'h && !antes.current && R === 0 && $.focus();' },
  {
    de: `      })) : m.forEach(($) => {
        $.setAttribute("tabIndex", p ? "0" : "-1");
      });
    }, [h, p]);`,
    por: `      })) : (a.current.setAttribute("tabIndex", "-1"), m.forEach(($) => {
        $.setAttribute("tabIndex", p ? "0" : "-1");
      }));
      antes.current = h;
    });`,
  },
  // A row may have one cell more than the head: its actions.
  {
    de: 'm((y) => y < e - 1 ? y + 1 : y)',
    por: 'm((y) => y < Math.max(e, colunas(g)) - 1 ? y + 1 : y)',
  },
  {
    de: 'p((y) => y > 0 ? y - 1 : y)',
    por: 'p((y) => y > 0 && v < colunas(y - 1) ? y - 1 : y)',
  },
];
