import { enderecoDe } from '@portal/contracts/partilha/enderecos';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import { Repeat, Repeat1 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { useDepoisDePintar } from '../../lib/use-depois-de-pintar';
import { BotaoCompartilhar } from '../../ui/botao-compartilhar';
import { BotaoIcone } from '../../ui/botao-icone';
import { Dialogo } from '../../ui/dialogo';
import { Imagem } from '../../ui/imagem';
import type { Fonte } from '../fonte';
import { usePlayerDriver } from '../player-context';
import { PlayerButton } from '../player-button';
import type { PlayerState } from '../player-state';
import { ROTULO_AO_VIVO, textoDaSituacao } from '../player-texts';
import type { Repeticao } from '../mais/queue';
import { SeekBar } from '../mais/seek-bar';
import { BotaoAnterior, BotaoSeguinte } from '../mais/skip-buttons';
import { useQueue } from '../mais/use-queue';
import { HistoricoDaRadio } from './radio-history';
import { ListaDaFila } from './queue-list';
import estilos from './sheet.module.css';
import { Sono } from './sleep-choice';

const DEPOIS: Record<Repeticao, Repeticao> = { nenhuma: 'todas', todas: 'uma', uma: 'nenhuma' };
const REPETIR: Record<Repeticao, string> = {
  nenhuma: 'Repetir: desligado',
  todas: 'Repetir: a lista toda',
  uma: 'Repetir: esta música',
};

const BotaoRepetir = () => {
  const [{ repetir }, { mudar }] = useQueue();
  const Icone = repetir === 'uma' ? Repeat1 : Repeat;
  return (
    <BotaoIcone
      rotulo={REPETIR[repetir]}
      className={repetir === 'nenhuma' ? estilos.desligado : estilos.ligado}
      onClick={() => mudar({ tipo: 'repetir', repetir: DEPOIS[repetir] })}
    >
      <Icone aria-hidden />
    </BotaoIcone>
  );
};

const Continuar = () => {
  const [{ continuar }, { setContinuar }] = useQueue();
  return (
    <label className={estilos.chave}>
      <input
        type="checkbox"
        checked={continuar}
        onChange={({ target }) => setContinuar(target.checked)}
      />
      <span>
        Continuar tocando
        <small>Depois da última, as mais ouvidas do mesmo segmento.</small>
      </span>
    </label>
  );
};

/** What has a frame of its own: a finger sees the sheet before all it holds was made. */
const NoQuadroSeguinte = ({ children }: { children: ReactNode }) =>
  useDepoisDePintar() ? children : null;

const paginaDe = (fonte: Fonte): string =>
  fonte.tipo === 'radio'
    ? hrefPagina('webradios', fonte.id)
    : hrefPagina('cantores', fonte.idCantor);

interface SheetProps {
  state: PlayerState;
  aberta: boolean;
  /** The bar's own button. */
  apertar: () => void;
  onFechar: () => void;
}

const Conteudo = ({ state, apertar, onFechar }: Omit<SheetProps, 'aberta'>) => {
  const { buscar } = usePlayerDriver();
  const { fonte } = state;
  if (!fonte) return null;
  const musica = fonte.tipo === 'musica';
  const comLugar = musica && (state.nome === 'tocando' || state.nome === 'pausado');
  return (
    <>
      <Imagem
        className={estilos.capa}
        caminho={fonte.imagem}
        nome={fonte.nome}
        id={fonte.id}
        sizes="260px"
      />
      <div className={estilos.palavras}>
        <h3>
          <Link to={paginaDe(fonte)} onClick={onFechar}>
            {fonte.nome}
          </Link>
        </h3>
        <p>{musica ? fonte.cantor : ROTULO_AO_VIVO}</p>
        {!comLugar && (
          <p>{capitalizar(textoDaSituacao(state).replace(`${ROTULO_AO_VIVO} · `, ''))}</p>
        )}
      </div>
      <NoQuadroSeguinte>
        {comLugar && <SeekBar nome={fonte.nome} onSeek={buscar} />}
        <div className={estilos.comandos}>
          {musica && <BotaoRepetir />}
          {musica && <BotaoAnterior />}
          <PlayerButton state={state} esperando={false} foraDaBarra onClick={apertar} />
          {musica && <BotaoSeguinte />}
        </div>
        <NoQuadroSeguinte>
          {musica ? <ListaDaFila /> : <HistoricoDaRadio id={fonte.id} />}
          {musica && <Continuar />}
          <Sono musica={musica} />
          <BotaoCompartilhar
            titulo={fonte.nome}
            endereco={fonte.slug ? enderecoDe(fonte.tipo, fonte.slug) : paginaDe(fonte)}
          />
        </NoQuadroSeguinte>
      </NoQuadroSeguinte>
    </>
  );
};

/** The large player: what sounds, what comes next, when to stop. As dark as the bar it grows out of. */
export const FolhaDoPlayer = ({ aberta, ...resto }: SheetProps) => (
  <div data-theme="dark">
    <Dialogo
      aberto={aberta}
      onFechar={resto.onFechar}
      titulo="Tocando agora"
      className={estilos.folha}
    >
      <Conteudo {...resto} />
    </Dialogo>
  </div>
);
