import type { Fonte, FonteMusica } from './fonte';
import { isMesmaFonte } from './fonte';
import type { Env, Machine, PlayerEvent, Step } from './player-machine';
import { isAtivo } from './player-state';
import { conectar, recuperar, semInternet, tentar } from './recovery';
import { olhar } from './watch';

const fica = (m: Machine): Step => [m, []];

const naoTocaAqui = ({ tipo, url }: Fonte, env: Env): boolean =>
  tipo === 'radio' && env.paginaSegura && url.startsWith('http://');

const parar = (m: Machine): Step => [
  {
    ...m,
    state: { nome: 'parado', fonte: m.state.fonte },
    posicao: 0,
    somDesde: null,
    tentarEm: null,
    inicioPendente: false,
  },
  [{ tipo: 'largar' }],
];

const tocar = (m: Machine, fonte: Fonte, env: Env): Step => {
  const { state } = m;
  const mesma = isMesmaFonte(state.fonte, fonte);
  if (mesma && isAtivo(state) && state.nome !== 'semInternet') return fica(m);
  if (naoTocaAqui(fonte, env)) {
    const [parada, effects] = parar(m);
    return [{ ...parada, state: { nome: 'erro', fonte, motivo: 'inseguro' } }, effects];
  }
  const inicio = { ...m, falhas: 0, posicao: mesma ? m.posicao : 0, inicioPendente: true };
  const [conectando, effects] = conectar(inicio, fonte, env);
  if (mesma && state.nome === 'pausado') {
    // Going on with a song is not a new start: the play was counted.
    const { posicao } = state;
    return [
      { ...conectando, inicioPendente: m.inicioPendente },
      [{ tipo: 'silenciarOutras' }, { tipo: 'retomar', fonte, posicao }],
    ];
  }
  return [conectando, [{ tipo: 'silenciarOutras' }, ...effects]];
};

/**
 * A radio drops its connection, so that playing again is live again; a song keeps its place. Who gave up would begin again
 * with the internet: told to be quiet (another tab plays, the sleep timer), it stays so.
 */
const pausar = (m: Machine): Step => {
  const { fonte, nome } = m.state;
  if ((!isAtivo(m.state) && nome !== 'erro') || fonte === null) return fica(m);
  if (fonte.tipo === 'radio') return parar(m);
  return [
    { ...m, state: { nome: 'pausado', fonte, posicao: m.posicao }, somDesde: null, tentarEm: null },
    [{ tipo: 'pausar' }],
  ];
};

const buscar = (m: Machine, pedida: number, env: Env): Step => {
  const { state } = m;
  if (state.fonte?.tipo !== 'musica' || (!isAtivo(state) && state.nome !== 'pausado'))
    return fica(m);
  const posicao = Math.max(0, pedida);
  return [
    {
      ...m,
      state: state.nome === 'pausado' ? { ...state, posicao } : state,
      posicao,
      progressoEm: env.agora,
    },
    [{ tipo: 'buscar', posicao }],
  ];
};

const falhou = (m: Machine, env: Env): Step => {
  const { state } = m;
  const emCurso =
    state.nome === 'tocando' ||
    state.nome === 'instavel' ||
    ((state.nome === 'conectando' || state.nome === 'reconectando') && m.tentarEm === null);
  return emCurso ? recuperar(m, state.fonte, env) : fica(m);
};

/**
 * A song's end is the next one's start, or the end of the list; the end of a live stream is a failure (a station's
 * server closes politely too).
 */
const terminou = (m: Machine, seguinte: FonteMusica | null | undefined, env: Env): Step => {
  if (m.state.fonte?.tipo !== 'musica' || !isAtivo(m.state)) return falhou(m, env);
  const [parada, effects] = parar(m);
  return seguinte ? tocar(parada, seguinte, env) : [parada, effects];
};

const restaurar = (m: Machine, fonte: FonteMusica, posicao: number): Step =>
  m.state.fonte === null
    ? fica({ ...m, state: { nome: 'pausado', fonte, posicao }, posicao })
    : fica(m);

const bloqueado = (m: Machine): Step => {
  const { state } = m;
  if (state.nome !== 'conectando' && state.nome !== 'reconectando') return fica(m);
  const parada = { ...m, somDesde: null, tentarEm: null };
  return [{ ...parada, state: { nome: 'bloqueado', fonte: state.fonte } }, [{ tipo: 'largar' }]];
};

const voltouAInternet = (m: Machine, env: Env): Step => {
  const { state } = m;
  if (state.nome === 'reconectando') return tentar(m, state.fonte, env);
  const desistiu = state.nome === 'erro' && state.motivo !== 'inseguro';
  return desistiu || state.nome === 'semInternet'
    ? conectar({ ...m, falhas: 0 }, state.fonte, env)
    : fica(m);
};

/** What was buffered still sounds without internet; only who is waiting for data is told. */
const caiuAInternet = (m: Machine): Step => {
  const { state } = m;
  switch (state.nome) {
    case 'conectando':
    case 'instavel':
    case 'reconectando':
      return semInternet(m, state.fonte);
    default:
      return fica(m);
  }
};

/**
 * The player's rules (especificação 2.7, especificação 4, visual 2.2): the next memory, and what to do to the world.
 */
export const transition = (m: Machine, event: PlayerEvent, env: Env): Step => {
  switch (event.tipo) {
    case 'tocar':
      return tocar(m, event.fonte, env);
    case 'pausar':
      return pausar(m);
    case 'parar':
      return parar(m);
    case 'buscar':
      return buscar(m, event.posicao, env);
    case 'tique':
      return olhar(m, event, env);
    case 'falhou':
      return falhou(m, env);
    case 'terminou':
      return terminou(m, event.seguinte, env);
    case 'restaurar':
      return restaurar(m, event.fonte, event.posicao);
    case 'bloqueado':
      return bloqueado(m);
    case 'online':
      return voltouAInternet(m, env);
    case 'offline':
      return caiuAInternet(m);
  }
};
