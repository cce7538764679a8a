import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BlocoFalhou } from './bloco-falhou';
import { Botao } from './botao';
import css from './fim-da-lista.module.css';

const noFim = (margem: number): boolean => {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - margem;
};

/** Calls `onFim` when the page is scrolled to within `margem` px of its bottom, while `ativo`. */
export const useFimDaPagina = (margem: number, ativo: boolean, onFim: () => void): void => {
  const chamar = useRef(onFim);
  useEffect(() => {
    chamar.current = onFim;
  });

  // Left to itself the browser keeps the footer still when cards come in above it: the visitor would stay at the
  // bottom, lose the place and load every page in a row.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);

  useEffect(() => {
    if (!ativo) return undefined;
    const olhar = () => {
      if (noFim(margem)) chamar.current();
    };
    // A page that fits the window is at its bottom already.
    const quadro = requestAnimationFrame(olhar);
    window.addEventListener('scroll', olhar, { passive: true });
    window.addEventListener('resize', olhar, { passive: true });
    return () => {
      cancelAnimationFrame(quadro);
      window.removeEventListener('scroll', olhar);
      window.removeEventListener('resize', olhar);
    };
  }, [ativo, margem]);
};

interface PropsDoFim {
  /** What the list is of: 'web rádios'. */
  oQue: string;
  /** After so many ms it says that the line is slow. */
  esperaMs: number;
  carregando: boolean;
  falhou: boolean;
  onCarregar: () => void;
}

const Carregando = ({ oQue, esperaMs }: Pick<PropsDoFim, 'oQue' | 'esperaMs'>) => {
  const [demorando, setDemorando] = useState(false);
  useEffect(() => {
    const espera = setTimeout(() => setDemorando(true), esperaMs);
    return () => clearTimeout(espera);
  }, [esperaMs]);
  return (
    <>
      <LoaderCircle className={css.icone} aria-hidden />
      {demorando ? 'Ainda carregando… sua internet parece lenta.' : `Carregando mais ${oQue}…`}
    </>
  );
};

/** End of the list while there is more: the button for who does not scroll, the icon while the next page comes. */
export const CarregarMais = ({ oQue, esperaMs, carregando, falhou, onCarregar }: PropsDoFim) => (
  <div className={css.fim}>
    <p role="status" className={css.status}>
      {carregando && <Carregando oQue={oQue} esperaMs={esperaMs} />}
    </p>
    {falhou && !carregando && <BlocoFalhou onTentar={onCarregar} />}
    {!falhou && !carregando && (
      <Botao variante="secundario" onClick={onCarregar}>
        Carregar mais
      </Botao>
    )}
  </div>
);
