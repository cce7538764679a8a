import { useSobDemanda } from '../../lib/use-sob-demanda';
import estilos from './pagina-home.module.css';

const importar = () => import('../musicas/musicas-mais-tocadas');

/** The place of the songs, far below the first screen: they come when the page is idle. */
export const MusicasDaHome = () => {
  const [modulo] = useSobDemanda(importar);
  return <div className={estilos.musicas}>{modulo && <modulo.MusicasMaisTocadas />}</div>;
};
