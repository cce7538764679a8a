import { useEffect } from 'react';
import { useNoAr } from '../../lib/no-ar';
import { prefixarAba } from '../../lib/use-titulo';
import { usePlayerDriver } from '../player-context';
import { ligarMais } from './mais';
import estilos from './running-line.module.css';

/** The radio's song of the moment: in the bar, in the tab's name and on the lock screen. Nothing where unknown. */
export const LinhaCorrente = ({
  id,
  className,
}: {
  id: string;
  className?: string | undefined;
}) => {
  const { midia } = ligarMais(usePlayerDriver());
  const titulo = useNoAr(id)?.tocando ?? null;
  useEffect(() => {
    midia.setTitulo(titulo);
    prefixarAba(titulo === null ? '' : `♪ ${titulo} · `);
    return () => {
      midia.setTitulo(null);
      prefixarAba('');
    };
  }, [midia, titulo]);
  return titulo === null ? null : (
    <span className={`${estilos.janela} ${className ?? ''}`}>
      {/* Keyed: another title begins to run anew. */}
      <span key={titulo} className={estilos.corrente}>
        ♪ {titulo}
      </span>
    </span>
  );
};
