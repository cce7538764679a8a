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
}

/** The ad modal of an administrator: where it stands, every field, and the way to delete it (especificação 2.11). */
export const EdicaoDoAnuncio = ({ anuncio, numeros, aoFechar }: Props) => (
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
    <FormularioAnuncio anuncio={anuncio} aoSalvar={aoFechar} aoExcluir={aoFechar} />
  </Dialogo>
);
