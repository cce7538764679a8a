import { useState } from 'react';
import { useProgresso } from '../hooks';
import { emMinutos } from '../player-texts';
import estilos from './seek-bar.module.css';

interface SeekBarProps {
  nome: string;
  onSeek: (posicao: number) => void;
}

/** What an arrow moves, in seconds; a range's own step is too small to get anywhere. */
const PASSOS: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
};

/** Elapsed time, a range that moves within the song by hand or by arrows, and the total. */
export const SeekBar = ({ nome, onSeek }: SeekBarProps) => {
  const { posicao, duracao } = useProgresso();
  // While a finger drags, the thumb follows the finger; the song moves when it lets go.
  const [arrastada, setArrastada] = useState<number | null>(null);
  const mostrada = Math.min(arrastada ?? posicao, duracao ?? Infinity);
  const soltar = (): void => {
    if (arrastada === null) return;
    onSeek(arrastada);
    setArrastada(null);
  };
  return (
    <div className={estilos.barra}>
      <span className={estilos.tempo}>{emMinutos(mostrada)}</span>
      <input
        type="range"
        className={estilos.faixaDaPosicao}
        aria-label={`Posição em ${nome}`}
        aria-valuetext={`${emMinutos(mostrada)} de ${duracao === null ? 'duração desconhecida' : emMinutos(duracao)}`}
        min={0}
        max={duracao === null ? 1 : Math.floor(duracao)}
        step={1}
        value={duracao === null ? 0 : Math.floor(mostrada)}
        disabled={duracao === null}
        onPointerDown={() => setArrastada(posicao)}
        onPointerUp={soltar}
        onPointerCancel={() => setArrastada(null)}
        onKeyDown={(evento) => {
          const passo = PASSOS[evento.key];
          if (passo === undefined) return;
          evento.preventDefault();
          onSeek(Math.min(posicao + passo, duracao ?? posicao));
        }}
        onChange={({ target }) =>
          arrastada === null ? onSeek(target.valueAsNumber) : setArrastada(target.valueAsNumber)
        }
      />
      <span className={estilos.tempo}>{duracao === null ? '–:––' : emMinutos(duracao)}</span>
    </div>
  );
};
