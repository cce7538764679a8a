import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useProgresso, useVolume } from './hooks';
import estilos from './player-sliders.module.css';
import { emMinutos } from './player-texts';

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
        className={estilos.faixaDaPosicao}
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

/** Volume and mute, remembered from visit to visit. Phones have keys for it and don't show this. */
export const VolumeControl = () => {
  const [{ nivel, mudo }, setVolume] = useVolume();
  const calado = mudo || nivel === 0;
  const Icone = calado ? VolumeX : Volume2;
  return (
    <div className={estilos.volume}>
      <button
        type="button"
        className={estilos.mudo}
        aria-label={calado ? 'Ativar som' : 'Silenciar'}
        onClick={() => setVolume({ nivel: nivel === 0 ? 1 : nivel, mudo: !calado })}
      >
        <Icone aria-hidden />
      </button>
      <input
        type="range"
        className={estilos.faixaDoVolume}
        aria-label="Volume"
        aria-valuetext={`${calado ? 0 : Math.round(nivel * 100)}%`}
        min={0}
        max={100}
        value={calado ? 0 : Math.round(nivel * 100)}
        style={{ '--parte': calado ? 0 : nivel }}
        onChange={({ target }) => setVolume({ nivel: target.valueAsNumber / 100, mudo: false })}
      />
    </div>
  );
};
