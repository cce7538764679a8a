import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const RANDOM_BYTES = 18;
const MAC_CHARACTERS = 22;

const mac = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret)
    .update(`${purpose}:${value}`)
    .digest('base64url')
    .slice(0, MAC_CHARACTERS);

/** Compares in constant time; texts of other lengths are different at once. */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** A random name only this portal can have issued: `<random>.<mac>`, safe in a path and a cookie. `purpose` keeps one kind from passing for another. */
export const issueSigned = (secret: string, purpose: string): string => {
  const value = randomBytes(RANDOM_BYTES).toString('base64url');
  return `${value}.${mac(secret, purpose, value)}`;
};

/** Whether this portal issued that name for that purpose. */
export const isSigned = (secret: string, purpose: string, signed: string): boolean => {
  const [value = '', signature = '', ...rest] = signed.split('.');
  return value !== '' && rest.length === 0 && sameText(signature, mac(secret, purpose, value));
};

/** A text in a form that fits a cookie and that nobody else can make. */
export const signText = (secret: string, purpose: string, text: string): string => {
  const value = Buffer.from(text).toString('base64url');
  return `${value}.${mac(secret, purpose, value)}`;
};

/** The text of `signText`; null when this portal did not sign it for that purpose. */
export const readSignedText = (secret: string, purpose: string, signed: string): string | null => {
  if (!isSigned(secret, purpose, signed)) return null;
  return Buffer.from(signed.split('.')[0] ?? '', 'base64url').toString('utf8');
};
