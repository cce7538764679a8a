import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import { lazy, Suspense } from 'react';
import { Esqueleto } from '../../ui/esqueleto';
import { Secao } from '../../ui/secao';
import { CamposDaRadio } from './campos-da-radio';
import { CamposDoBanner } from './campos-do-banner';

/** Its searchable list of singers is heavy, and only administrators sell songs. */
const CamposDaMusica = lazy(() =>
  import('./campos-da-musica').then((modulo) => ({ default: modulo.CamposDaMusica })),
);

const TITULO: Record<TipoAnuncio, string> = {
  banner: 'Banner',
  radio: 'Web rádio',
  musica: 'Música',
};

interface Props {
  tipo: TipoAnuncio;
  anuncio?: Anuncio | undefined;
}

/** What the ad shows, by its type (especificação 2.11). */
export const SecaoConteudo = ({ tipo, anuncio }: Props) => (
  <Secao titulo={TITULO[tipo]}>
    {tipo === 'banner' && <CamposDoBanner anuncio={anuncio} />}
    {tipo === 'radio' && <CamposDaRadio anuncio={anuncio} />}
    {tipo === 'musica' && (
      <Suspense fallback={<Esqueleto altura="480px" />}>
        <CamposDaMusica anuncio={anuncio} />
      </Suspense>
    )}
  </Secao>
);
