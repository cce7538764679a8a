import { useEffect } from 'react';
import { contarMusica, contarRadio } from '../lib/monitoramento/rastrear';
import { quandoVagar } from '../lib/quando-vagar';
import { usePlayerDriver } from '../player/player-context';
import type { PlayerDriver } from '../player/player-driver';

/** Presence can wait for a quiet moment, but not for ever, in ms. */
const ESPERA_MAXIMA_MS = 5000;

const radioQueSoa = (driver: PlayerDriver): string | null => {
  const state = driver.getState();
  return state.nome === 'tocando' && state.fonte.tipo === 'radio' ? state.fonte.id : null;
};

/** Counts what is really heard and who is here (especificação 7). `conhecida`: the server has said who this is. */
export const useMonitoramento = (conhecida: boolean): void => {
  const driver = usePlayerDriver();
  useEffect(
    () =>
      driver.onTocou(
        ({ tipo, id }) => void (tipo === 'musica' ? contarMusica(id) : contarRadio(id)),
      ),
    [driver],
  );

  useEffect(() => {
    // The cookie that names the visitor comes with that answer.
    if (!conhecida) return undefined;
    let parar: (() => void) | undefined;
    let saiu = false;
    const cancelar = quandoVagar(() => {
      void import('../lib/monitoramento/presenca').then(
        ({ iniciarPresenca }) => {
          if (saiu) return;
          const presenca = iniciarPresenca(() => radioQueSoa(driver));
          // Told at once which radio it is, the server asks at once what sounds there.
          const largar = driver.onTocou(presenca.sinal);
          parar = () => {
            largar();
            presenca.parar();
          };
        },
        () => undefined,
      );
    }, ESPERA_MAXIMA_MS);
    return () => {
      saiu = true;
      cancelar();
      parar?.();
    };
  }, [conhecida, driver]);
};
