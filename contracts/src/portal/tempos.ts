/** The carousel changes slide every so many ms (especificação 9). */
export const CARROSSEL_INTERVALO_MS = 6000;
/** A notification goes away by itself after so many ms (especificação 9). */
export const NOTIFICACAO_MS = 3000;
/** Quiet time before the login modal shows on home, in ms. */
export const MODAL_LOGIN_ESPERA_MS = 2000;
