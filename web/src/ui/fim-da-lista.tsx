import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { BlocoFalhou } from './bloco-falhou';
import { Botao } from './botao';
import css from './fim-da-lista.module.css';

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

/**
 * The button leaves while more comes: the keyboard goes on at the first of what came, which stands before the place it was at; where
 * nothing came, at the last there was. Answers what the button does when it is focused.
 */
const useFocoNoQueVeio = (carregando: boolean) => {
  const ultimo = useRef<Element>();
  useEffect(() => {
    if (!carregando) return undefined;
    // Cleanup: what was waited for is on the page, and the button is back or, at the list's end, gone.
    return () => {
      const { current } = ultimo;
      ultimo.current = undefined;
      if (document.activeElement === document.body)
        (current?.nextElementSibling ?? current)?.querySelector<HTMLElement>('a, button')?.focus();
    };
  }, [carregando]);
  return ({ currentTarget }: FocusEvent): void => {
    ultimo.current = [
      ...(currentTarget.parentElement?.previousElementSibling?.querySelectorAll('li') ?? []),
    ].pop();
  };
};

/** End of the list while there is more: the button for who does not scroll, the icon while the next page comes. */
export const CarregarMais = ({ oQue, esperaMs, carregando, falhou, onCarregar }: PropsDoFim) => {
  const aoFocar = useFocoNoQueVeio(carregando);
  return (
    <div className={css.fim}>
      <p role="status" className={css.status}>
        {carregando && <Carregando oQue={oQue} esperaMs={esperaMs} />}
      </p>
      {falhou && !carregando && <BlocoFalhou onTentar={onCarregar} />}
      {!falhou && !carregando && (
        <Botao variante="secundario" onClick={onCarregar} onFocus={aoFocar}>
          Carregar mais
        </Botao>
      )}
    </div>
  );
};
