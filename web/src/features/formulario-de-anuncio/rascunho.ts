import { DIA_MS } from '@portal/contracts/tempo/datas';
import { guardar, lerGuardado } from '../../lib/guardado';
import { VAZIO, type AnuncioDigitado } from './valores';

/** A half-filled form, kept on this device. Files are not: they are chosen again. */
export interface Rascunho {
  /** The Idempotency-Key of this filled form. */
  chave: string;
  valores: Partial<AnuncioDigitado>;
  /** When it was written, in milliseconds. */
  em: number;
}

const VALIDADE_MS = 7 * DIA_MS;

const nomeDe = (idUsuario: number): string => `rascunho-de-anuncio-${idUsuario}`;

/** A key nobody else has. `randomUUID` is missing where the portal is not served by https. */
export const novaChave = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const isObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null;

/** The texts of a draft that are fields of the form; anything else in it is nobody's. */
const textosDe = (valores: unknown): Partial<AnuncioDigitado> => {
  if (!isObjeto(valores)) return {};
  return Object.fromEntries(
    Object.entries(VAZIO).flatMap(([campo, vazio]) => {
      const valor = valores[campo];
      return typeof vazio === 'string' && typeof valor === 'string' ? [[campo, valor]] : [];
    }),
  );
};

/** What an account left half filled in on this device, or null. */
export const lerRascunho = (idUsuario: number, agora: number): Rascunho | null => {
  const lido = lerGuardado(nomeDe(idUsuario));
  if (!isObjeto(lido)) return null;
  const { chave, em, valores } = lido;
  if (typeof chave !== 'string' || typeof em !== 'number') return null;
  return agora - em > VALIDADE_MS ? null : { chave, em, valores: textosDe(valores) };
};

export const guardarRascunho = (idUsuario: number, rascunho: Rascunho): void =>
  guardar(nomeDe(idUsuario), { ...rascunho, valores: textosDe(rascunho.valores) });

export const apagarRascunho = (idUsuario: number): void => guardar(nomeDe(idUsuario), null);

/** Whether anything in it was typed: an untouched form is no draft. */
export const isPreenchido = (valores: Partial<AnuncioDigitado>): boolean =>
  Object.entries(textosDe(valores)).some(
    ([campo, valor]) => valor !== VAZIO[campo as keyof AnuncioDigitado],
  );
