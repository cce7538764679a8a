import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { Cartao } from '../../ui/cartao';
import { AbrirAnuncio } from './abrir-anuncio';
import { abrirPelaFileira } from './abrir-pela-fileira';
import estilos from './anuncios.module.css';
import { DatasDoAnuncio } from './datas-do-anuncio';
import type { ModoDeListar } from './modo-de-listar';

interface Props {
  anuncios: readonly Anuncio[];
  modo: ModoDeListar;
}

export const CartoesDeAnuncios = ({
  anuncios,
  modo: { rotulo, detalhe, situacao, passo },
}: Props) => (
  <ul className={estilos.cartoes} aria-label={rotulo}>
    {anuncios.map((anuncio) => (
      <li key={anuncio.id}>
        <Cartao className={estilos.cartao} onClick={abrirPelaFileira}>
          <div className={estilos.topo}>
            <h3 className={estilos.titulo}>
              <AbrirAnuncio anuncio={anuncio} />
            </h3>
            <p className={estilos.detalhe}>
              <span className="numeros">nº {anuncio.id}</span> · {detalhe.mostrar(anuncio)}
            </p>
          </div>
          {situacao?.mostrar(anuncio)}
          <DatasDoAnuncio anuncio={anuncio} />
          <div className={estilos.passo}>{passo.mostrar(anuncio)}</div>
        </Cartao>
      </li>
    ))}
  </ul>
);
