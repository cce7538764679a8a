import { NOME_DO_PORTAL, SEM_RADIO_PADRAO } from '@portal/contracts/portal/nome';
import { Link, useNavigate } from 'react-router-dom';
import { hrefPagina } from '../lib/enderecos';
import { classes } from '../ui/classes';
import { Imagem } from '../ui/imagem';
import { Equalizador } from './equalizador';
import type { Fonte } from './fonte';
import { usePlayer, useRadioPadrao } from './hooks';
import estilos from './player-bar.module.css';
import { PlayerButton } from './player-button';
import { SeekBar, VolumeControl } from './player-sliders';
import type { MotivoDoErro, PlayerState } from './player-state';
import { ROTULO_AO_VIVO, textoDaSituacao } from './player-texts';

interface PlayerExitProps {
  fonte: Fonte;
  motivo: MotivoDoErro;
}

/** The way on when the player gave up: other things to hear, or the address a secure page can't sound. */
const PlayerExit = ({ fonte, motivo }: PlayerExitProps) => {
  if (motivo === 'inseguro')
    return (
      <a className={estilos.saida} href={fonte.url} target="_blank" rel="noreferrer">
        Abrir a rádio em outra aba
      </a>
    );
  return fonte.tipo === 'radio' ? (
    <Link className={estilos.saida} to={hrefPagina('webradios')}>
      Ver outras rádios
    </Link>
  ) : (
    <Link className={estilos.saida} to={hrefPagina('musicas')}>
      Ver outras músicas
    </Link>
  );
};

interface PlayerBarProps {
  /** What the button plays before anything was chosen; null where there is none, undefined while it is not known. */
  radioPadrao: Fonte | null | undefined;
}

const destino = (fonte: Fonte | null): string =>
  fonte?.tipo === 'musica' ? hrefPagina('cantores', fonte.idCantor) : hrefPagina('webradios');

/** Nothing chosen yet: the bar shows the default radio, or that a tap is waiting for it. */
const mostrado = (
  state: PlayerState,
  padrao: Fonte | null | undefined,
  esperando: boolean,
): PlayerState => {
  if (state.fonte) return state;
  if (esperando && padrao) return { nome: 'conectando', fonte: padrao, demorando: false };
  return { nome: 'parado', fonte: padrao ?? null };
};

/** The sticky bar over every page (especificação 2.7). Its background is the link under the controls. */
export const PlayerBar = ({ radioPadrao }: PlayerBarProps) => {
  const player = usePlayer();
  const navigate = useNavigate();
  const { esperando, esperar } = useRadioPadrao(radioPadrao);
  const state = mostrado(player.state, radioPadrao, esperando);
  const { fonte, nome: estado } = state;
  const nome = fonte?.nome ?? (radioPadrao === null ? SEM_RADIO_PADRAO : NOME_DO_PORTAL);
  const tocandoAoVivo = estado === 'tocando' && fonte.tipo === 'radio';
  const comProgresso = fonte?.tipo === 'musica' && (estado === 'tocando' || estado === 'pausado');

  const texto = esperando ? 'Conectando…' : textoDaSituacao(state);
  const textoJaDiz = texto.startsWith(ROTULO_AO_VIVO);

  const apertar = () => {
    if (fonte) player.alternar(fonte);
    else if (radioPadrao === null) navigate(hrefPagina('webradios'));
    else esperar();
  };

  // Trying again would change nothing: only the link leads on.
  const inseguro = estado === 'erro' && state.motivo === 'inseguro';

  return (
    <section className={estilos.player} aria-label="Player" data-estado={estado}>
      <Imagem
        className={estilos.capa}
        caminho={fonte?.imagem ?? null}
        nome={nome}
        id={fonte?.id ?? ''}
        sizes="48px"
        prioridade
      />
      <div className={estilos.texto}>
        <p className={estilos.nome}>
          <Link to={destino(fonte)} className={estilos.fundo}>
            {nome}
          </Link>
          {fonte?.tipo === 'musica' && <span className={estilos.cantor}> {fonte.cantor}</span>}
        </p>
        {comProgresso && <SeekBar nome={nome} onSeek={player.buscar} />}
        <div className={classes(estilos.linha, comProgresso && 'so-leitor')}>
          {!textoJaDiz && fonte?.tipo !== 'musica' && (
            <span className={estilos.rotulo}>{ROTULO_AO_VIVO}</span>
          )}
          <p className={estilos.situacao} role="status">
            {tocandoAoVivo && <Equalizador ativo />}
            <span>
              {textoJaDiz && <span>{ROTULO_AO_VIVO}</span>}
              {textoJaDiz ? texto.slice(ROTULO_AO_VIVO.length) : texto}
            </span>
          </p>
        </div>
        {estado === 'erro' && <PlayerExit fonte={fonte} motivo={state.motivo} />}
      </div>
      <VolumeControl />
      {inseguro || <PlayerButton state={state} esperando={esperando} onClick={apertar} />}
    </section>
  );
};
