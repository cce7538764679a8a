import { ROLAGEM_ESPERA_MS, ROLAGEM_MARGEM_PX } from '@portal/contracts/radio/listagem';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BlocoFalhou } from './bloco-falhou';
import { Botao } from './botao';
import css from './fim-da-lista.module.css';

const noFim = (): boolean => {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - ROLAGEM_MARGEM_PX;
};

/** Calls `onFim` when the page is scrolled to within 5 px of its bottom (especificação 9), while `ativo`. */
export const useFimDaPagina = (ativo: boolean, onFim: () => void): void => {
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
      if (noFim()) chamar.current();
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
  }, [ativo]);
};

interface PropsDoFim {
  /** What the list is of: 'web rádios'. */
  oQue: string;
  carregando: boolean;
  falhou: boolean;
  onCarregar: () => void;
}

const Carregando = ({ oQue }: Pick<PropsDoFim, 'oQue'>) => {
  const [demorando, setDemorando] = useState(false);
  useEffect(() => {
    const espera = setTimeout(() => setDemorando(true), ROLAGEM_ESPERA_MS);
    return () => clearTimeout(espera);
  }, []);
  return (
    <>
      <LoaderCircle className={css.icone} aria-hidden />
      {demorando ? 'Ainda carregando… sua internet parece lenta.' : `Carregando mais ${oQue}…`}
    </>
  );
};

/** End of the list while there is more: the button for who does not scroll, the icon while the next page comes. */
export const CarregarMais = ({ oQue, carregando, falhou, onCarregar }: PropsDoFim) => (
  <div className={css.fim}>
    <p role="status" className={css.status}>
      {carregando && <Carregando oQue={oQue} />}
    </p>
    {falhou && !carregando && <BlocoFalhou onTentar={onCarregar} />}
    {!falhou && !carregando && (
      <Botao variante="secundario" onClick={onCarregar}>
        Carregar mais
      </Botao>
    )}
  </div>
);
