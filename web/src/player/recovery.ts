import {
  DESISTE_DO_INICIO_MS,
  ESPERAS_RECONEXAO_MS,
  TENTATIVAS_DO_INICIO,
} from '@portal/contracts/player/tempos';
import type { Fonte } from './fonte';
import { ESTAVEL_MS, type Env, type Machine, type Step } from './player-machine';

/**
 * Jitter: a wait is shortened by 10 to 25 %, so that listeners of a fallen station don't return in step. Never shorter:
 * the five waits must outlive a 20 s cut; never longer: sound is due 10 s after it ends.
 */
const espera = (ms: number, sorteio: number): number => ms * (0.75 + 0.15 * sorteio);

/** Begins a connection at once; for a song, where it stopped. */
export const conectar = (m: Machine, fonte: Fonte, env: Env): Step => [
  {
    ...m,
    state: { nome: 'conectando', fonte, demorando: false },
    progressoEm: env.agora,
    inicioEm: env.agora,
    somDesde: null,
    tentarEm: null,
  },
  [{ tipo: 'carregar', fonte, posicao: m.posicao }],
];

/** The try that was being waited for. */
export const tentar = (m: Machine, fonte: Fonte, env: Env): Step => [
  { ...m, progressoEm: env.agora, somDesde: null, tentarEm: null },
  [{ tipo: 'carregar', fonte, posicao: m.posicao }],
];

export const semInternet = (m: Machine, fonte: Fonte): Step => [
  { ...m, state: { nome: 'semInternet', fonte }, falhas: 0, somDesde: null, tentarEm: null },
  [{ tipo: 'largar' }],
];

/** A radio that never sounded since it was chosen: worth little waiting, there are others. */
export const nuncaSoou = (m: Machine, fonte: Fonte): boolean =>
  m.inicioPendente && fonte.tipo === 'radio';

const desistir = (m: Machine, fonte: Fonte): Step => [
  { ...m, state: { nome: 'erro', fonte, motivo: 'foraDoAr' }, tentarEm: null },
  [{ tipo: 'largar' }],
];

/** The sound is gone: waits and tries again, says there is no internet, or gives up after the last try. */
export const recuperar = (m: Machine, fonte: Fonte, env: Env): Step => {
  if (!env.online) return semInternet(m, fonte);
  const duravel = m.somDesde !== null && env.agora - m.somDesde >= ESTAVEL_MS;
  const falhas = (duravel ? 0 : m.falhas) + 1;
  const ms = ESPERAS_RECONEXAO_MS[falhas - 1];
  const parada = { ...m, falhas, somDesde: null };
  if (ms === undefined) return desistir(parada, fonte);
  const tentarEm = env.agora + espera(ms, env.sorteio);
  if (nuncaSoou(m, fonte)) {
    if (falhas >= TENTATIVAS_DO_INICIO || env.agora - m.inicioEm >= DESISTE_DO_INICIO_MS)
      return desistir(parada, fonte);
    return [
      { ...parada, state: { nome: 'conectando', fonte, demorando: false }, tentarEm },
      [{ tipo: 'largar' }],
    ];
  }
  return [
    { ...parada, state: { nome: 'reconectando', fonte, tentativa: falhas }, tentarEm },
    [{ tipo: 'largar' }],
  ];
};
