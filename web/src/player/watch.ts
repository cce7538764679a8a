import {
  DEMORA_MS,
  DESISTE_DO_INICIO_MS,
  SEM_PROGRESSO_MS,
  SINAL_FRACO_MS,
} from '@portal/contracts/player/tempos';
import { CONEXAO_MAXIMA_MS, ESTAVEL_MS, type Env, type Machine, type Step } from './player-machine';
import type { PlayerState } from './player-state';
import { conectar, nuncaSoou, recuperar, tentar } from './recovery';

interface Olhada {
  posicao: number;
  soando: boolean;
}

type Conectando = Extract<PlayerState, { nome: 'conectando' }>;
type Reconectando = Extract<PlayerState, { nome: 'reconectando' }>;
type Soando = Extract<PlayerState, { nome: 'tocando' | 'instavel' }>;

const fica = (m: Machine): Step => [m, []];

const comecouASoar = (
  m: Machine,
  state: Conectando | Reconectando,
  posicao: number,
  env: Env,
): Step => [
  {
    ...m,
    state: { nome: 'tocando', fonte: state.fonte },
    posicao,
    progressoEm: env.agora,
    somDesde: env.agora,
    inicioPendente: false,
  },
  m.inicioPendente ? [{ tipo: 'tocou', fonte: state.fonte }] : [],
];

const olharConexao = (m: Machine, state: Conectando, parado: number, env: Env): Step => {
  if (nuncaSoou(m, state.fonte) && env.agora - m.inicioEm >= DESISTE_DO_INICIO_MS)
    return recuperar(m, state.fonte, env);
  if (m.tentarEm !== null) return env.agora >= m.tentarEm ? tentar(m, state.fonte, env) : fica(m);
  if (parado >= CONEXAO_MAXIMA_MS) return recuperar(m, state.fonte, env);
  if (parado >= DEMORA_MS && !state.demorando)
    return fica({ ...m, state: { ...state, demorando: true } });
  return fica(m);
};

const olharSom = (m: Machine, state: Soando, andou: boolean, posicao: number, env: Env): Step => {
  const { fonte } = state;
  if (andou) {
    const duravel = m.somDesde !== null && env.agora - m.somDesde >= ESTAVEL_MS;
    const falhas = duravel ? 0 : m.falhas;
    const tocando = state.nome === 'tocando' ? state : ({ nome: 'tocando', fonte } as const);
    return fica({ ...m, state: tocando, falhas, posicao, progressoEm: env.agora });
  }
  const parado = env.agora - m.progressoEm;
  if (parado >= SEM_PROGRESSO_MS) return recuperar(m, fonte, env);
  if (parado < SINAL_FRACO_MS) return fica(m);
  if (!env.online) return recuperar(m, fonte, env);
  return state.nome === 'instavel' ? fica(m) : fica({ ...m, state: { nome: 'instavel', fonte } });
};

/**
 * Watchdog: judges a look at the audio element by the wall clock. A stream that stands still without an error or an end
 * (silent socket, phone that slept, network that changed) is only ever found here; `stalled` and `waiting` are not
 * used, browsers fire them for healthy streams and leave them out for dead ones.
 */
export const olhar = (m: Machine, { posicao, soando }: Olhada, env: Env): Step => {
  const { state } = m;
  const andou = soando && posicao !== m.posicao;
  const parado = env.agora - m.progressoEm;
  switch (state.nome) {
    case 'conectando':
      return andou && m.tentarEm === null
        ? comecouASoar(m, state, posicao, env)
        : olharConexao(m, state, parado, env);
    case 'tocando':
    case 'instavel':
      return olharSom(m, state, andou, posicao, env);
    case 'reconectando':
      if (m.tentarEm !== null)
        return env.agora >= m.tentarEm ? tentar(m, state.fonte, env) : fica(m);
      if (andou) return comecouASoar(m, state, posicao, env);
      return parado >= SEM_PROGRESSO_MS ? recuperar(m, state.fonte, env) : fica(m);
    case 'semInternet':
      return env.online ? conectar(m, state.fonte, env) : fica(m);
    default:
      return fica(m);
  }
};
