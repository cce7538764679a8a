import { Pause, Play, RotateCw, Square } from 'lucide-react';
import estilos from './player-button.module.css';
import type { NomeDoEstado, PlayerState } from './player-state';
import { rotuloDoBotao } from './player-texts';

const ICONES: Record<NomeDoEstado, typeof Play> = {
  parado: Play,
  pausado: Play,
  bloqueado: Play,
  conectando: Pause,
  tocando: Pause,
  instavel: Pause,
  reconectando: Square,
  semInternet: RotateCw,
  erro: RotateCw,
};

interface PlayerButtonProps {
  state: PlayerState;
  /** A tap waits for something to play. */
  esperando: boolean;
  /** One more of it, elsewhere: taps on the drawn shell and keys are the bar's. */
  foraDaBarra?: boolean;
  onClick: () => void;
}

/** The bar's button: what it does follows the state (visual 2.2). */
export const PlayerButton = ({ state, esperando, foraDaBarra, onClick }: PlayerButtonProps) => {
  const Icone = ICONES[state.nome];
  const contorno = Icone === RotateCw;
  return (
    <button
      type="button"
      className={estilos.botao}
      data-toque={foraDaBarra ? undefined : 'tocar'}
      data-icone={Icone === Play ? 'tocar' : undefined}
      data-conectando={esperando || state.nome === 'conectando' || state.nome === 'reconectando'}
      aria-label={rotuloDoBotao(state)}
      onClick={onClick}
    >
      <Icone
        fill={contorno ? 'none' : 'currentColor'}
        strokeWidth={contorno ? 2.5 : 1}
        aria-hidden
      />
    </button>
  );
};
