import { ESPERAS_RECONEXAO_MS } from '@portal/contracts/player/tempos';
import type { Fonte } from './fonte';
import type { PlayerState } from './player-state';

type Tipo = Fonte['tipo'];

/** What the player's live sound is called (especificação 2.7). */
export const ROTULO_AO_VIVO = 'Rádio ao vivo';

const PARADO: Record<Tipo, string> = {
  radio: `${ROTULO_AO_VIVO} · toque para ouvir`,
  musica: 'Toque para ouvir',
};
const FORA_DO_AR: Record<Tipo, string> = {
  radio: 'Esta rádio está fora do ar no momento',
  musica: 'Esta música não está disponível no momento',
};

/** What the bar says (especificação 2.7, visual 2.2), and what a screen reader announces. */
export const textoDaSituacao = (state: PlayerState): string => {
  const tipo = state.fonte?.tipo ?? 'radio';
  switch (state.nome) {
    case 'parado':
      return PARADO[tipo];
    case 'bloqueado':
      return 'Toque para ouvir';
    case 'conectando':
      return state.demorando ? 'Demorando mais que o normal…' : 'Conectando…';
    case 'tocando':
      return tipo === 'radio' ? 'Ao vivo agora' : 'Tocando';
    case 'instavel':
      return 'Sinal fraco…';
    case 'reconectando':
      return `Reconectando (${state.tentativa} de ${ESPERAS_RECONEXAO_MS.length})…`;
    case 'pausado':
      return 'Pausada';
    case 'semInternet':
      return 'Você está sem internet. Voltamos sozinhos quando ela voltar.';
    case 'erro':
      return state.motivo === 'inseguro'
        ? 'Esta rádio não usa conexão segura e só toca fora do portal'
        : FORA_DO_AR[tipo];
  }
};

const OUVIR: Record<Tipo, string> = { radio: 'Ouvir rádio', musica: 'Ouvir música' };

/** What the bar's button does now (visual 2.2). */
export const rotuloDoBotao = (state: PlayerState): string => {
  switch (state.nome) {
    case 'parado':
    case 'pausado':
      return OUVIR[state.fonte?.tipo ?? 'radio'];
    case 'conectando':
    case 'tocando':
    case 'instavel':
      return 'Pausar';
    case 'reconectando':
      return 'Parar';
    case 'bloqueado':
      return 'Ouvir';
    case 'semInternet':
    case 'erro':
      return 'Tentar de novo';
  }
};

/** Seconds as a clock shows them: 65 is 1:05. */
export const emMinutos = (segundos: number): string => {
  const inteiros = Math.floor(segundos);
  return `${Math.floor(inteiros / 60)}:${String(inteiros % 60).padStart(2, '0')}`;
};
