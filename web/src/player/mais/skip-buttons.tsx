import { SkipBack, SkipForward } from 'lucide-react';
import estilos from './skip-buttons.module.css';
import { useQueue } from './use-queue';

/** To the song before, or to this one's beginning. Nothing without a queue. */
export const BotaoAnterior = () => {
  const [{ temAnterior }, { voltar }] = useQueue();
  return temAnterior ? (
    <button type="button" className={estilos.botao} aria-label="Música anterior" onClick={voltar}>
      <SkipBack fill="currentColor" aria-hidden />
    </button>
  ) : null;
};

/** To the next song; at the end of the list it says so by being off. Nothing without a queue. */
export const BotaoSeguinte = () => {
  const [{ temAnterior, temSeguinte }, { avancar }] = useQueue();
  return temAnterior ? (
    <button
      type="button"
      className={estilos.botao}
      aria-label="Próxima música"
      // Not `disabled`: the focus stays where it is on the last song.
      aria-disabled={!temSeguinte}
      onClick={avancar}
    >
      <SkipForward fill="currentColor" aria-hidden />
    </button>
  ) : null;
};
