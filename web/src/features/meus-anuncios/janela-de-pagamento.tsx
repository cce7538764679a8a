import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { Dialogo } from '../../ui/dialogo';
import estilos from '../anuncios/anuncios.module.css';
import { Pagamento } from './pagamento';

interface Props {
  anuncio: Anuncio;
  aoFechar: () => void;
}

/** Pays an ad and sends the proof without leaving My ads. */
export const JanelaDePagamento = ({ anuncio, aoFechar }: Props) => (
  <Dialogo
    aberto
    onFechar={aoFechar}
    titulo={`Pagar “${anuncio.titulo}”`}
    className={estilos.janela}
  >
    <Pagamento anuncio={anuncio} aoEnviar={aoFechar} aoDeixarParaDepois={aoFechar} />
  </Dialogo>
);
