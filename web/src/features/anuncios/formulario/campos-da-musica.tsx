import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CampoDoFormulario } from '../../../ui/campo-do-formulario';
import { CampoDeAudio } from './campo-de-audio';
import { CampoDeImagem } from './campo-de-imagem';
import { CamposDoCantor } from './campos-do-cantor';
import type { AnuncioDigitado } from './digitado';

/** A song, its sound, its cover and who sings it. */
export const CamposDaMusica = ({ anuncio }: { anuncio?: Anuncio | undefined }) => (
  <>
    <CampoDoFormulario<AnuncioDigitado> campo="nome_musica" rotulo="Nome da música" required />
    <CampoDeAudio obrigatorio={!anuncio} />
    <CampoDeImagem
      campo="foto_musica"
      rotulo="Capa da música"
      lado={96}
      atual={anuncio?.musica?.url_foto}
      dica="Se não escolher, a foto do cantor fica no lugar."
    />
    <CamposDoCantor anuncio={anuncio} />
  </>
);
