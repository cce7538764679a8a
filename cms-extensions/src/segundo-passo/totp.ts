import { DIGITOS_DO_CODIGO } from '@portal/contracts/usuario/segundo-passo';
import { generateSecret, generateURI, verifySync } from 'otplib';

const PASSO_SEGUNDOS = 30;
const SO_DIGITOS = new RegExp(`^\\d{${DIGITOS_DO_CODIGO}}$`);

/** A new secret for an authenticator, in Base32. */
export const novoSegredo = (): string => generateSecret();

/** What a QR code tells an authenticator: whose account of which portal, and the secret. */
export const otpauthDe = (emissor: string, conta: string, segredo: string): string =>
  generateURI({ issuer: emissor, label: conta, secret: segredo });

/** Whether a code is one an authenticator shows, not a recovery code. */
export const isDoAplicativo = (codigo: string): boolean => SO_DIGITOS.test(codigo);

/**
 * The time step a code belongs to, or null when it is of none near now. Clock drift: the step before and the one after
 * are taken too (RFC 6238).
 */
export const passoDoCodigo = (segredo: string, codigo: string, agora: Date): number | null => {
  if (!isDoAplicativo(codigo)) return null;
  const epoch = Math.floor(agora.getTime() / 1000);
  const lido = verifySync({
    secret: segredo,
    token: codigo,
    epoch,
    epochTolerance: PASSO_SEGUNDOS,
  });
  return lido.valid ? Math.floor(epoch / PASSO_SEGUNDOS) + lido.delta : null;
};
