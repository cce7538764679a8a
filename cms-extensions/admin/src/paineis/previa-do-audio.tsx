import { Typography } from '@strapi/design-system';
import { useArquivo } from './arquivo';

const Previa = () => {
  const audio = useArquivo('audio');
  if (!audio) return <Typography variant="pi">Escolha o áudio para ouvir aqui.</Typography>;
  return (
    // The song itself has no words to caption here: the form shows its name.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <audio
      key={audio.url}
      controls
      preload="metadata"
      src={audio.url}
      aria-label={`Prévia de ${audio.name}`}
      style={{ width: '100%' }}
    />
  );
};

/** Beside a song's form: the audio chosen, to hear before publishing. */
export const PainelDoAudio = ({ model }: { model: string }) =>
  model === 'api::musica.musica' ? { title: 'Ouvir', content: <Previa /> } : null;
