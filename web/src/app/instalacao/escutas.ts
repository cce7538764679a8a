import { guardar, lerGuardado } from '../../lib/guardado';

const CHAVE = 'portal.escutas';
/** Whoever came back to listen so often may want the portal at hand. */
const ESCUTAS_ATE_OFERECER = 3;
/** Instead of a count: it was offered, and is not offered again. */
const OFERECIDO = 'oferecido';

const lerEscutas = (): number => {
  const guardado = lerGuardado(CHAVE);
  if (guardado === OFERECIDO) return -Infinity;
  return typeof guardado === 'number' && guardado > 0 ? guardado : 0;
};

/** Counts what was heard in this browser, until the portal has offered to be installed. */
export const contarEscuta = (): void => {
  const escutas = lerEscutas();
  if (escutas >= 0) guardar(CHAVE, escutas + 1);
};

export const isHoraDeOferecer = (): boolean => lerEscutas() >= ESCUTAS_ATE_OFERECER;

export const lembrarQueOfereceu = (): void => guardar(CHAVE, OFERECIDO);
