import { useState } from 'react';
import { emMinutos } from './player-texts';
import estilos from './seek-bar.module.css';
import { useProgresso } from './use-progresso';

interface SeekBarProps {
  nome: string;
  onSeek: (posicao: number) => void;
}

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
        className={estilos.faixa}
        aria-label={`Posição em ${nome}`}
        aria-valuetext={`${emMinutos(mostrada)} de ${duracao === null ? 'duração desconhecida' : emMinutos(duracao)}`}
        min={0}
        max={duracao === null ? 1 : Math.floor(duracao)}
        step={1}
        value={Math.floor(mostrada)}
        disabled={duracao === null}
        style={{ '--parte': duracao ? mostrada / duracao : 0 }}
        onPointerDown={() => setArrastada(posicao)}
        onPointerUp={soltar}
        onPointerCancel={() => setArrastada(null)}
        onChange={({ target }) =>
          arrastada === null ? onSeek(target.valueAsNumber) : setArrastada(target.valueAsNumber)
        }
      />
      <span className={estilos.tempo}>{duracao === null ? '–:––' : emMinutos(duracao)}</span>
    </div>
  );
};
