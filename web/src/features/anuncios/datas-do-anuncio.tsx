import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import estilos from './anuncios.module.css';
import { dataOuAguardando } from './textos';

/** When an ad begins and ends, on a card. */
export const DatasDoAnuncio = ({
  anuncio: { data_inicio, data_vencimento },
}: {
  anuncio: Anuncio;
}) => (
  <dl className={estilos.datas}>
    <div>
      <dt>Início</dt>
      <dd className="numeros">{dataOuAguardando(data_inicio)}</dd>
    </div>
    <div>
      <dt>Vencimento</dt>
      <dd className="numeros">{dataOuAguardando(data_vencimento)}</dd>
    </div>
  </dl>
);
