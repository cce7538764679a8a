import { useEffect, useRef } from 'react';
import { useSobDemanda } from '../../lib/use-sob-demanda';
import { quandoPerto } from '../../ui/quando-perto';
import estilos from './pagina-home.module.css';

const importar = () => import('../musicas/musicas-mais-tocadas');

/** A screen ahead: they are there before somebody who scrolls is. */
const MARGEM = '100% 0px';

/** The place of the songs, far below the first screen: they come when somebody stays, or comes near. */
export const MusicasDaHome = () => {
  const lugar = useRef<HTMLDivElement>(null);
  const [modulo, pedir] = useSobDemanda(importar, 'fica');
  useEffect(() => (lugar.current ? quandoPerto(lugar.current, MARGEM, pedir) : undefined), [pedir]);
  return (
    <div ref={lugar} className={estilos.musicas}>
      {modulo && <modulo.MusicasMaisTocadas />}
    </div>
  );
};
