import { Volume2, VolumeX } from 'lucide-react';
import { useVolume } from './hooks';
import estilos from './volume-control.module.css';

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
        onChange={({ target }) => setVolume({ nivel: target.valueAsNumber / 100, mudo: false })}
      />
    </div>
  );
};
