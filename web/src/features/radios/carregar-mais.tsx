import { ROLAGEM_ESPERA_MS } from '@portal/contracts/radio/listagem';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BlocoFalhou } from '../../ui/bloco-falhou';
import { Botao } from '../../ui/botao';
import css from './carregar-mais.module.css';

interface Props {
  carregando: boolean;
  falhou: boolean;
  onCarregar: () => void;
}

const Carregando = () => {
  const [demorando, setDemorando] = useState(false);
  useEffect(() => {
    const espera = setTimeout(() => setDemorando(true), ROLAGEM_ESPERA_MS);
    return () => clearTimeout(espera);
  }, []);
  return (
    <>
      <LoaderCircle className={css.icone} aria-hidden />
      {demorando ? 'Ainda carregando… sua internet parece lenta.' : 'Carregando mais web rádios…'}
    </>
  );
};

/** End of the list while there is more: the button for who does not scroll, the icon while the next page comes. */
export const CarregarMais = ({ carregando, falhou, onCarregar }: Props) => (
  <div className={css.fim}>
    <p role="status" className={css.status}>
      {carregando && <Carregando />}
    </p>
    {falhou && !carregando && <BlocoFalhou onTentar={onCarregar} />}
    {!falhou && !carregando && (
      <Botao variante="secundario" onClick={onCarregar}>
        Carregar mais
      </Botao>
    )}
  </div>
);
