import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { PRESENCA_INTERVALO_MS } from '@portal/contracts/monitoramento/limites';
import { lerVisitante } from './cookie-do-visitante';

/** Throttle: clicks closer together than this are one sign of life, in ms. */
const ENTRE_CLIQUES_MS = 10_000;

const avisarServidor = (id: string, ouvindo: string | null): void => {
  fetch(CAMINHOS_DO_VISITANTE.presenca(id, ouvindo), {
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  }).catch((erro: unknown) => console.warn('presenca', erro));
};

/**
 * Tells the server that somebody is here: now, every 40 s and on clicks, while the page can be seen (especificação 7) or
 * a radio sounds in it, which it then names (contrato 9). `ouvindo`: that radio's id. Goes by the monitoring cookie:
 * without one nobody is counted.
 */
export const iniciarPresenca = (
  ouvindo: () => string | null,
  avisar: (id: string, ouvindo: string | null) => void = avisarServidor,
): { parar: () => void; sinal: () => void } => {
  let ultimo = -Infinity;
  let relogio: ReturnType<typeof setTimeout> | undefined;

  const sinal = (): void => {
    clearTimeout(relogio);
    relogio = setTimeout(sinal, PRESENCA_INTERVALO_MS);
    const radio = ouvindo();
    if (radio === null && document.visibilityState === 'hidden') return;
    const visitante = lerVisitante(document.cookie);
    if (visitante !== null) {
      ultimo = Date.now();
      avisar(visitante, radio);
    }
  };
  const clicou = (): void => {
    if (Date.now() - ultimo >= ENTRE_CLIQUES_MS) sinal();
  };
  const mudouDeVista = (): void => {
    if (document.visibilityState === 'hidden') return;
    clearTimeout(relogio);
    const espera = ultimo + PRESENCA_INTERVALO_MS - Date.now();
    if (espera <= 0) sinal();
    else relogio = setTimeout(sinal, espera);
  };

  document.addEventListener('click', clicou, { capture: true, passive: true });
  document.addEventListener('visibilitychange', mudouDeVista);
  mudouDeVista();
  return {
    /** A sign of life out of turn: something began to sound. */
    sinal,
    parar: () => {
      clearTimeout(relogio);
      document.removeEventListener('click', clicou, { capture: true });
      document.removeEventListener('visibilitychange', mudouDeVista);
    },
  };
};
