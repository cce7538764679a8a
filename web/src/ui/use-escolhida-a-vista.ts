import { useEffect, useRef, type RefObject } from 'react';

/** How far a list that scrolls sideways has to go for the item to be wholly in view, `folga` pixels from its edges. */
const falta = (lista: HTMLElement, item: HTMLElement, folga: number): number => {
  const fora = lista.getBoundingClientRect();
  const dentro = item.getBoundingClientRect();
  const aDireita = dentro.right - (fora.right - folga);
  const aEsquerda = dentro.left - (fora.left + folga);
  if (aEsquerda < 0) return aEsquerda;
  // An item wider than the list shows its beginning.
  return Math.max(0, Math.min(aDireita, aEsquerda));
};

/** Keeps the selected tab of a list in view, also when the tabs' widths change; the page itself never moves. */
export const useEscolhidaAVista = (
  escolhida: string,
  quantas: number,
): RefObject<HTMLDivElement> => {
  const lista = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const caixa = lista.current;
    if (!caixa) return undefined;
    const mostrar = () => {
      const aba = caixa.querySelector<HTMLElement>('[aria-selected="true"]');
      if (!aba) return;
      caixa.scrollLeft += falta(caixa, aba, Number.parseFloat(getComputedStyle(caixa).paddingLeft));
    };
    // Tells the first sizes too. A badge that arrives in any tab pushes the ones after it.
    const vigia = new ResizeObserver(mostrar);
    for (const aba of [caixa, ...caixa.children]) vigia.observe(aba);
    return () => vigia.disconnect();
  }, [escolhida, quantas]);
  return lista;
};
