import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { PRESENCA_INTERVALO_MS } from '@portal/contracts/monitoramento/rastreio';
import { lerVisitante } from './cookie-do-visitante';

/** Throttle: clicks closer together than this are one sign of life, in ms. */
const ENTRE_CLIQUES_MS = 10_000;

const avisarServidor = (id: string): void => {
  fetch(CAMINHOS.presenca(id), {
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  }).catch((erro: unknown) => console.warn('presenca', erro));
};

/**
 * Tells the server that somebody is here: now, every 40 s and on clicks, while the page can be seen (especificação 7).
 * Goes by the monitoring cookie: without one nobody is counted. Returns the way to stop.
 */
export const iniciarPresenca = (avisar: (id: string) => void = avisarServidor): (() => void) => {
  let ultimo = -Infinity;
  let relogio: ReturnType<typeof setTimeout> | undefined;

  const sinal = (): void => {
    const visitante = lerVisitante(document.cookie);
    if (visitante) {
      ultimo = Date.now();
      avisar(visitante.id);
    }
    clearTimeout(relogio);
    relogio = setTimeout(sinal, PRESENCA_INTERVALO_MS);
  };
  const clicou = (): void => {
    if (Date.now() - ultimo >= ENTRE_CLIQUES_MS) sinal();
  };
  const mudouDeVista = (): void => {
    clearTimeout(relogio);
    if (document.visibilityState === 'hidden') return;
    const espera = ultimo + PRESENCA_INTERVALO_MS - Date.now();
    if (espera <= 0) sinal();
    else relogio = setTimeout(sinal, espera);
  };

  document.addEventListener('click', clicou, { capture: true, passive: true });
  document.addEventListener('visibilitychange', mudouDeVista);
  mudouDeVista();
  return () => {
    clearTimeout(relogio);
    document.removeEventListener('click', clicou, { capture: true });
    document.removeEventListener('visibilitychange', mudouDeVista);
  };
};
