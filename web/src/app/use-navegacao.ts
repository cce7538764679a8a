import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Time-out, in frames, of restoring the scroll position: so long a page has to grow tall enough. */
const QUADROS = 40;

const voltarPara = (topo: number): (() => void) => {
  let quadro = 0;
  let restam = QUADROS;
  const tentar = () => {
    window.scrollTo({ top: topo, behavior: 'instant' });
    restam -= 1;
    if (restam > 0 && Math.abs(window.scrollY - topo) > 1) quadro = requestAnimationFrame(tentar);
  };
  tentar();
  return () => cancelAnimationFrame(quadro);
};

/**
 * Takes the keyboard, and who listens, to the heading of the page that begins. Until it has come the focus is on the
 * content; who goes on from there meanwhile is not called back.
 */
const focarTitulo = (conteudo: HTMLElement): (() => void) => {
  conteudo.focus({ preventScroll: true });
  const olhar = () => {
    const titulo = conteudo.querySelector<HTMLElement>('h1');
    if (!titulo) return;
    observador.disconnect();
    if (document.activeElement !== conteudo) return;
    titulo.tabIndex = -1;
    titulo.focus({ preventScroll: true });
  };
  const observador = new MutationObserver(olhar);
  observador.observe(conteudo, { childList: true, subtree: true });
  olhar();
  return () => observador.disconnect();
};

/**
 * Scroll and focus as after a full page load: a new page begins at its top with the focus on its heading, and going
 * back returns to where the visitor was. A selection within a page is that page's own affair.
 */
export const useNavegacao = (pagina: string, conteudo: RefObject<HTMLElement>): void => {
  // An address that was typed, or changed by a plain link, has no key of its own.
  const { key, hash } = useLocation();
  const entrada = key + hash;
  const tipo = useNavigationType();
  const posicoes = useRef(new Map<string, number>());
  const anterior = useRef<string | null>(null);

  // Before the paint: a scroll of the page that begins must not be kept as the place left on the one that ends.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const guardadas = posicoes.current;
    const guardar = () => guardadas.set(entrada, window.scrollY);
    window.addEventListener('scroll', guardar, { passive: true });
    return () => window.removeEventListener('scroll', guardar);
  }, [entrada]);

  useLayoutEffect(() => {
    const antes = anterior.current;
    anterior.current = pagina;
    if (antes === null || antes === pagina) return undefined;
    const soltar = conteudo.current ? focarTitulo(conteudo.current) : undefined;
    const parar = voltarPara(
      tipo === NavigationType.Pop ? (posicoes.current.get(entrada) ?? 0) : 0,
    );
    return () => {
      soltar?.();
      parar();
    };
  }, [conteudo, entrada, pagina, tipo]);
};
