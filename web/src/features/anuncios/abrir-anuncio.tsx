import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { Link } from 'react-router-dom';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import estilos from './anuncios.module.css';
import { useAberto } from './use-aberto';

/** An ad's title in a list, which opens it; the whole row or card around it does too. */
export const AbrirAnuncio = ({ anuncio: { id, titulo } }: { anuncio: Anuncio }) => {
  const { para } = useAberto();
  return (
    <Link to={para(id)} state={ABERTO_DA_LISTA} className={estilos.abrir}>
      {titulo}
    </Link>
  );
};
