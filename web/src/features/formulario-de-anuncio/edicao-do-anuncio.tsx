import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { ReactNode } from 'react';
import { Dialogo } from '../../ui/dialogo';
import estilos from '../anuncios/anuncios.module.css';
import { ChipStatus } from '../anuncios/chip-status';
import { FormularioAnuncio } from './formulario-anuncio';
import { LinhaDoTempo } from '../anuncios/historico/linha-do-tempo';

interface Props {
  anuncio: Anuncio;
  numeros?: ReactNode;
  aoFechar: () => void;
  /** Where to go when the ad is gone; without it the window closes. */
  aoExcluir?: () => void;
}

/** The ad modal of an administrator: where it stands, every field, and the way to delete it (especificação 2.11). */
export const EdicaoDoAnuncio = ({ anuncio, numeros, aoFechar, aoExcluir = aoFechar }: Props) => (
  <Dialogo
    aberto
    onFechar={aoFechar}
    titulo={`Anúncio nº ${anuncio.id}`}
    className={estilos.janela}
  >
    <div>
      <ChipStatus anuncio={anuncio} />
    </div>
    <LinhaDoTempo anuncio={anuncio} />
    {numeros}
    <FormularioAnuncio anuncio={anuncio} aoSalvar={aoFechar} aoExcluir={aoExcluir} />
  </Dialogo>
);
