import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CampoDeAudio } from './campo-de-audio';
import { CampoDeImagem } from './campo-de-imagem';
import { CampoDoAnuncio } from './campo-do-anuncio';
import { CamposDoCantor } from './campos-do-cantor';
import { textosDe } from './entradas';

/** Who sings has a place of its own, after the files. */
const TEXTOS = textosDe('musica').filter((campo) => campo !== 'id_cantor_musica');

/** A song, its sound, its cover and who sings it. */
export const CamposDaMusica = ({ anuncio }: { anuncio?: Anuncio | undefined }) => (
  <>
    {TEXTOS.map((campo) => (
      <CampoDoAnuncio key={campo} campo={campo} />
    ))}
    <CampoDeAudio obrigatorio={!anuncio} />
    <CampoDeImagem campo="foto_musica" lado={96} atual={anuncio?.musica?.url_foto} />
    <CamposDoCantor anuncio={anuncio} />
  </>
);
