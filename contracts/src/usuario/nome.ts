import { dobrar } from '../texto/dobrar';
import { semInvisiveis } from '../texto/regras';
import { CONVIDADO } from './sessao';

/** Letters of other scripts, and letters with a stroke, that look like those of `convidado`. */
const PARECIDAS = new Map(
  Object.entries({
    c: 'сϲⅽ',
    o: 'оοօø0',
    n: 'пոɴ',
    v: 'ѵνⅴ',
    i: 'іιıɪ1lǀ|!',
    d: 'ԁđⅾ',
    a: 'аαɑ',
  }).flatMap(([letra, iguais]) => Array.from(iguais, (igual): [string, string] => [igual, letra])),
);

/**
 * The form a name is compared in: no case, accent, invisible character or repeated space.
 * Two accounts never share it (contrato 4).
 */
export const nomeNormalizado = (nome: string): string => dobrar(semInvisiveis(nome));

/** Whether a name passes for the guest's: any case, accents, spacing, width or look-alike letters (contrato 2). */
export const isNomeReservado = (nome: string): boolean => {
  const letras = Array.from(nomeNormalizado(nome), (letra) => PARECIDAS.get(letra) ?? letra);
  return letras.join('').replace(/[^\p{L}\p{N}]/gu, '') === CONVIDADO;
};
