import { NOME_DO_PORTAL, SEM_RADIO_PADRAO } from '@portal/contracts/portal/nome';
import { startTransition, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hrefPagina } from '../lib/enderecos';
import { useSobDemanda } from '../lib/use-sob-demanda';
import { classes } from '../ui/classes';
import { Imagem } from '../ui/imagem';
import { Equalizador } from './equalizador';
import type { Fonte, Pedido } from './fonte';
import { useOfertaDaPagina, usePlayer, useRadioPadrao } from './hooks';
import estilos from './player-bar.module.css';
import { PlayerButton } from './player-button';
import type { PlayerState } from './player-state';
import { ROTULO_AO_VIVO, textoDaSituacao } from './player-texts';
import { lerOuvidas } from './remembered-sources';
import { VolumeControl } from './volume-control';

/** What the first sound does not need: queue, sheet, keys, the system's media session. */
const importarMais = () => import('./mais/parts').then(({ PARTES }) => PARTES);

interface PlayerBarProps {
  /** What the button plays before anything was chosen; null where there is none, undefined while it is not known. */
  radioPadrao: Fonte | null | undefined;
}

const destino = (fonte: Fonte | null): string =>
  fonte?.tipo === 'musica' ? hrefPagina('cantores', fonte.idCantor) : hrefPagina('webradios');

/** What the page is about comes before what stopped sounding, unless that is a song of the same singer. */
const isOfertada = ({ nome, fonte }: PlayerState, { fonte: dela }: Pedido): boolean =>
  nome === 'parado' &&
  !(fonte?.tipo === 'musica' && dela.tipo === 'musica' && fonte.idCantor === dela.idCantor);

/** Nothing chosen yet: the bar shows what it offers, or that a tap is waiting for it. */
const mostrado = (
  state: PlayerState,
  oferta: Pedido | null,
  padrao: Fonte | null | undefined,
  esperando: boolean,
): PlayerState => {
  if (oferta && isOfertada(state, oferta)) return { nome: 'parado', fonte: oferta.fonte };
  if (state.fonte) return state;
  if (esperando && padrao) return { nome: 'conectando', fonte: padrao, demorando: false };
  return { nome: 'parado', fonte: padrao ?? null };
};

/** Of the last visit; but a tap on the drawn shell was for what stood there. */
const lerUltima = (): Fonte | undefined =>
  'toques' in globalThis && window.toques?.includes('tocar') ? undefined : lerOuvidas()[0];

/** The sticky bar over every page (especificação 2.7). Its background is the link under the controls. */
export const PlayerBar = ({ radioPadrao }: PlayerBarProps) => {
  const player = usePlayer();
  const navigate = useNavigate();
  const oferta = useOfertaDaPagina();
  const [ultima] = useState(lerUltima);
  const padrao = ultima ?? radioPadrao;
  const { esperando, esperar } = useRadioPadrao(padrao);
  const [mais, pedirMais] = useSobDemanda(importarMais);
  const [aberta, setAberta] = useState<'player' | 'teclas' | null>(null);
  const state = mostrado(player.state, oferta, padrao, esperando);
  const { fonte, nome: estado } = state;
  const nome = fonte?.nome ?? (padrao === null ? SEM_RADIO_PADRAO : NOME_DO_PORTAL);
  const tocandoAoVivo = estado === 'tocando' && fonte.tipo === 'radio';
  const comProgresso =
    mais && fonte?.tipo === 'musica' && (estado === 'tocando' || estado === 'pausado');
  const capa = (
    <Imagem
      caminho={fonte?.imagem ?? null}
      nome={nome}
      id={fonte?.id ?? ''}
      sizes="48px"
      prioridade
    />
  );

  const tocaAlgo = player.fonte !== null;
  useEffect(() => {
    if (tocaAlgo || aberta) pedirMais();
  }, [tocaAlgo, aberta, pedirMais]);

  const texto = esperando ? 'Conectando…' : textoDaSituacao(state);
  const textoJaDiz = texto.startsWith(ROTULO_AO_VIVO);

  const apertar = () => {
    // It would stop what only waits: this button says that it tries again.
    const comando = estado === 'semInternet' ? 'tocar' : 'alternar';
    if (fonte) player[comando](fonte, oferta?.fonte === fonte ? oferta.lista : undefined);
    else if (padrao === null) navigate(hrefPagina('webradios'));
    else esperar();
  };

  // Trying again would change nothing: only the link leads on.
  const inseguro = estado === 'erro' && state.motivo === 'inseguro';

  return (
    <>
      <section className={estilos.player} aria-label="Player" data-estado={estado}>
        {fonte ? (
          <button
            type="button"
            className={estilos.capa}
            data-toque="capa"
            aria-haspopup="dialog"
            aria-label={`Abrir o player: ${nome}`}
            // The frame that answers the finger is painted first.
            onClick={() => startTransition(() => setAberta('player'))}
          >
            {capa}
          </button>
        ) : (
          <span className={estilos.capa}>{capa}</span>
        )}
        <div className={estilos.texto}>
          <p className={estilos.nome}>
            <Link to={destino(fonte)} className={estilos.fundo}>
              {nome}
            </Link>
            {fonte?.tipo === 'musica' && <span className={estilos.cantor}> {fonte.cantor}</span>}
          </p>
          {comProgresso && <mais.SeekBar nome={nome} onSeek={player.buscar} />}
          <div className={classes(estilos.linha, comProgresso ? 'so-leitor' : undefined)}>
            {!textoJaDiz && fonte?.tipo !== 'musica' && (
              <span className={estilos.rotulo}>{ROTULO_AO_VIVO}</span>
            )}
            {mais && tocandoAoVivo && (
              <mais.LinhaCorrente id={fonte.id} className={estilos.corrente} />
            )}
            <p className={estilos.situacao} role="status">
              {tocandoAoVivo && <Equalizador ativo />}
              <span>
                {textoJaDiz && <span>{ROTULO_AO_VIVO}</span>}
                {textoJaDiz ? texto.slice(ROTULO_AO_VIVO.length) : texto}
              </span>
            </p>
          </div>
          {mais && estado === 'erro' && (
            <mais.Saida fonte={fonte} motivo={state.motivo} className={estilos.saida} />
          )}
        </div>
        <VolumeControl />
        {mais && fonte?.tipo === 'musica' && <mais.BotaoAnterior />}
        {inseguro || <PlayerButton state={state} esperando={esperando} onClick={apertar} />}
        {mais && fonte?.tipo === 'musica' && <mais.BotaoSeguinte />}
      </section>
      {mais && (
        <mais.Companhia state={state} apertar={apertar} aberta={aberta} setAberta={setAberta} />
      )}
    </>
  );
};
