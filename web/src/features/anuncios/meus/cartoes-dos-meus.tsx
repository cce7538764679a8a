import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { Link } from 'react-router-dom';
import { ABERTO_DA_LISTA } from '../../../lib/use-voltar';
import { Cartao } from '../../../ui/cartao';
import estilos from '../anuncios.module.css';
import { ChipStatus } from '../chip-status';
import { DatasDoAnuncio } from '../datas-do-anuncio';
import { ROTULO_DO_TIPO } from '../textos';
import { useAberto } from '../use-aberto';
import { ProximoPasso } from './proximo-passo';

/** My ads on a phone (look.md, "Meus anúncios"). */
export const CartoesDosMeus = ({ anuncios }: { anuncios: readonly Anuncio[] }) => {
  const { para } = useAberto();
  return (
    <ul className={estilos.cartoes} aria-label="Meus anúncios">
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
                <span className="numeros">nº {anuncio.id}</span> · {ROTULO_DO_TIPO[anuncio.tipo]}
              </p>
            </div>
            <ChipStatus anuncio={anuncio} />
            <DatasDoAnuncio anuncio={anuncio} />
            <div className={estilos.passo}>
              <ProximoPasso anuncio={anuncio} />
            </div>
          </Cartao>
        </li>
      ))}
    </ul>
  );
};
