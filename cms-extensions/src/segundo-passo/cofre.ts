import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIFRA = 'aes-256-gcm';
const IV_BYTES = 12;
const SELO_BYTES = 16;

/** A key of its own for each use, derived from the portal's secret (docs/seguranca.md). */
const chave = (segredo: string, uso: string): Buffer =>
  createHmac('sha256', segredo).update(`segundo-passo.${uso}`).digest();

/** Encrypts what one account keeps; bound to the account, so that no row serves another. */
export const cifrar = (segredo: string, conta: number, texto: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cifra = createCipheriv(CIFRA, chave(segredo, 'cifra'), iv).setAAD(Buffer.from(`${conta}`));
  const corpo = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
  return Buffer.concat([iv, cifra.getAuthTag(), corpo]).toString('base64url');
};

/** The text of `cifrar`; null when it is another account's, or was encrypted under another secret of the portal's. */
export const decifrar = (segredo: string, conta: number, cifrado: string): string | null => {
  const bytes = Buffer.from(cifrado, 'base64url');
  const [fimIv, fimSelo] = [IV_BYTES, IV_BYTES + SELO_BYTES];
  if (bytes.length < fimSelo) return null;
  const decifra = createDecipheriv(CIFRA, chave(segredo, 'cifra'), bytes.subarray(0, fimIv), {
    authTagLength: SELO_BYTES,
  });
  decifra.setAAD(Buffer.from(`${conta}`)).setAuthTag(bytes.subarray(fimIv, fimSelo));
  try {
    return decifra.update(bytes.subarray(fimSelo), undefined, 'utf8') + decifra.final('utf8');
  } catch {
    return null;
  }
};

/** Keyed digest of a recovery code: whoever reads the table recovers none. */
export const resumir = (segredo: string, conta: number, codigo: string): string =>
  createHmac('sha256', chave(segredo, 'codigos')).update(`${conta}:${codigo}`).digest('base64url');
