import type { Portal } from '@portal/contracts/portal/portal';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { classeBotao } from '../../ui/botao';
import { CampoSelecao } from '../../ui/campo-selecao';
import { Capa } from '../../ui/capa';
import type { VotoNoFormulario } from './dados';
import estilos from './escolha-da-musica.module.css';
import { idDoVideo } from './video-do-youtube';

interface PropsDaPrevia {
  nome: string;
  /** As staff wrote it; empty when the song has none. */
  video: string;
}

/** The way to a video that this page can't show: its host may not be framed here. */
const VideoDeFora = ({ nome, video }: PropsDaPrevia) => (
  <a href={video} target="_blank" rel="noopener noreferrer" className={classeBotao('secundario')}>
    <Play aria-hidden />
    Ver o vídeo
    <span className="so-leitor"> de {nome} (abre em nova aba)</span>
  </a>
);

/** The song's video. Nothing is asked of its host before the person asks for it. */
const PreviaDoVideo = ({ nome, video }: PropsDaPrevia) => {
  const [aberto, setAberto] = useState(false);
  const id = idDoVideo(video);
  if (id === null)
    return /^https?:/i.test(video) ? <VideoDeFora nome={nome} video={video} /> : null;
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

interface Props {
  opcoes: NonNullable<Portal['pesquisas'][number]['opcoes']>;
}

/** Survey 2's choice: one of the songs staff chose, with its video (especificação 2.8). */
export const EscolhaDaMusica = ({ opcoes }: Props) => {
  const { register, formState } = useFormContext<VotoNoFormulario>();
  const escolhida = useWatch<VotoNoFormulario, 'id_musica'>({ name: 'id_musica' });
  const opcao = opcoes.find(({ id }) => id === escolhida);
  return (
    <>
      <CampoSelecao
        rotulo="Música"
        required
        erro={formState.errors.id_musica?.message}
        {...register('id_musica')}
      >
        {opcoes.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </CampoSelecao>
      {opcao && <PreviaDoVideo key={opcao.id} nome={opcao.nome} video={opcao.video} />}
    </>
  );
};
