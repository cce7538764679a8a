import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { Link } from 'react-router-dom';
import { ABERTO_DA_LISTA } from '../../../lib/use-voltar';
import { Cartao } from '../../../ui/cartao';
import estilos from '../anuncios.module.css';
import { DatasDoAnuncio } from '../datas-do-anuncio';
import { useAberto } from '../use-aberto';
import { SelectStatus } from './select-status';

/** An administrator's list on a phone. */
export const CartoesDaAdministracao = ({ anuncios }: { anuncios: readonly Anuncio[] }) => {
  const { para } = useAberto();
  return (
    <ul className={estilos.cartoes} aria-label="Anúncios para administrar">
      {anuncios.map((anuncio) => (
        <li key={anuncio.id}>
          <Cartao className={estilos.cartao}>
            <div className={estilos.topo}>
              <h3 className={estilos.titulo}>
                <Link to={para(anuncio.id)} state={ABERTO_DA_LISTA} className={estilos.abrir}>
                  {anuncio.titulo}
                </Link>
              </h3>
              <p className={estilos.detalhe}>
                <span className="numeros">nº {anuncio.id}</span> · @{anuncio.usuario.usuario}
              </p>
            </div>
            <DatasDoAnuncio anuncio={anuncio} />
            <div className={estilos.passo}>
              <SelectStatus anuncio={anuncio} />
            </div>
          </Cartao>
        </li>
      ))}
    </ul>
  );
};
