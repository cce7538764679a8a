import { Play } from 'lucide-react';
import { Capa } from '../../ui/capa';
import { useState } from 'react';
import estilos from './previa-do-video.module.css';
import { idDoVideo } from './video-do-youtube';

interface Props {
  nome: string;
  /** As staff wrote it; empty when the song has none. */
  video: string;
}

/** The song's video. Nothing is asked of its host before the person asks for it. */
export const PreviaDoVideo = ({ nome, video }: Props) => {
  const [aberto, setAberto] = useState(false);
  const id = idDoVideo(video);
  if (id === null) return null;
  return (
    <div className={estilos.previa}>
      {aberto ? (
        <iframe
          className={estilos.video}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={`Vídeo de ${nome}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className={estilos.capa} onClick={() => setAberto(true)}>
          <Capa nome={nome} id={id} />
          <span className={estilos.tocar}>
            <Play fill="currentColor" aria-hidden />
            Ver o vídeo
            <span className="so-leitor"> de {nome}</span>
          </span>
        </button>
      )}
    </div>
  );
};
