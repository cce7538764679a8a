import type { Musica } from '@portal/contracts/musica/musica';
import { diaDoInstante } from '@portal/contracts/tempo/datas';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { plural } from '../../lib/por-extenso';
import { Equalizador } from '../../player/equalizador';
import type { FonteMusica } from '../../player/fonte';
import { usePlayerDriver } from '../../player/player-context';
import { useEstadoDoBotao } from '../../player/hooks';
import { BotaoTocar } from '../../ui/botao-tocar';
import { Imagem } from '../../ui/imagem';
import { duracaoEscrita } from './duracao';
import { fonteDaMusica } from '../../player/fonte-da-musica';
import css from './linha-musica.module.css';

/** A song with what its row also shows of the singer. */
export interface MusicaDaLista extends Musica {
  segmento: string;
  /** How often it was played, where that is known. */
  total_acessos?: number;
}

interface TocarProps {
  fonte: FonteMusica;
  lista: readonly FonteMusica[] | undefined;
}

const TocarMusica = ({ fonte, lista }: TocarProps) => {
  const situacao = useEstadoDoBotao('musica', fonte.id);
  const { alternar } = usePlayerDriver();
  const acao = situacao === 'parado' ? 'Ouvir' : 'Pausar';
  return (
    <BotaoTocar
      situacao={situacao}
      rotulo={`${acao} ${fonte.nome}`}
      tamanho={48}
      onClick={() => alternar(fonte, lista)}
    />
  );
};

const EqualizadorDa = ({ id }: { id: string }) =>
  useEstadoDoBotao('musica', id) === 'tocando' ? (
    <span className={css.equalizador}>
      <Equalizador ativo />
      <span className="so-leitor">Tocando agora</span>
    </span>
  ) : null;

/** How long it is and how often it was played, where that is known. */
const Medidas = ({ musica: { duracao, total_acessos = 0 } }: { musica: MusicaDaLista }) => (
  <>
    {duracao !== null && (
      <span className="numeros">
        {' · '}
        <span className="so-leitor">duração </span>
        {duracaoEscrita(duracao)}
      </span>
    )}
    {total_acessos > 0 && (
      <span className="numeros">{` · ${plural(total_acessos, 'execução', 'execuções')}`}</span>
    )}
  </>
);

interface Props {
  musica: MusicaDaLista;
  /** The songs around it, which play on after it. */
  lista?: readonly FonteMusica[];
  /** Outside the singer's own page the singer's name leads there. */
  linkDoCantor?: boolean;
  onAbrirCantor?: () => void;
}

/** A song of a list (especificação 2.4): play, cover, name, singer, date, segment, equaliser. */
export const LinhaMusica = ({ musica, lista, linkDoCantor = false, onAbrirCantor }: Props) => {
  const nome = capitalizar(musica.nome);
  const imagem = musica.url_foto ?? musica.cantor.url_foto;
  const { nome: cantor } = musica.cantor;
  const fonte = fonteDaMusica(musica);
  return (
    <div className={css.linha}>
      {fonte && <TocarMusica fonte={fonte} lista={lista} />}
      <Imagem className={css.capa} caminho={imagem} nome={nome} id={musica.id} sizes="56px" />
      <div className={css.palavras}>
        <p className={css.nome}>{nome}</p>
        <p className={css.cantor}>
          {linkDoCantor ? (
            <Link to={hrefPagina('cantores', musica.id_cantor)} onClick={onAbrirCantor}>
              {cantor}
            </Link>
          ) : (
            cantor
          )}
        </p>
        <p className={css.detalhes}>
          <span className="numeros">{diaDoInstante(musica.created_at)}</span>
          {musica.segmento !== '' && ` · ${musica.segmento}`}
          <Medidas musica={musica} />
        </p>
      </div>
      <EqualizadorDa id={musica.id} />
    </div>
  );
};
