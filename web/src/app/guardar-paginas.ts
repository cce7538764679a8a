import { quandoFicar, quandoVagar } from '../lib/quando-vagar';

declare global {
  interface Navigator {
    /** Of Chromium only. */
    connection?: { saveData: boolean };
  }
}

/** A page that is never idle has no time for this. */
const ESPERA_MAXIMA_MS = 60_000;

/**
 * Prefetch: brings the pages one after another once somebody stays, each when nothing else is to do, so that they open without
 * internet too.
 * Who asked the browser to save data is not charged for what may never be opened.
 */
export const guardarPaginas = async (
  paginas: readonly (() => Promise<unknown>)[],
): Promise<void> => {
  if (navigator.connection?.saveData) return;
  await new Promise<void>((ficou) => void quandoFicar(ficou));
  for (const trazer of paginas) {
    await new Promise<void>((vagou) => void quandoVagar(vagou, ESPERA_MAXIMA_MS));
    await trazer().catch(() => undefined);
  }
};
