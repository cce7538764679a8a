import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useMedia } from '../../lib/use-media';
import { CartoesDeAnuncios } from './cartoes-de-anuncios';
import type { ModoDeListar } from './modo-de-listar';
import { TabelaDeAnuncios } from './tabela-de-anuncios';

interface Props {
  anuncios: readonly Anuncio[];
  modo: ModoDeListar;
}

/** Ads as cards or, where there is room, as a table (visual 2.8). */
export const ListaDeAnuncios = ({ anuncios, modo }: Props) => {
  const Lista = useMedia(modo.larga) ? TabelaDeAnuncios : CartoesDeAnuncios;
  return <Lista anuncios={anuncios} modo={modo} />;
};
