import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
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
