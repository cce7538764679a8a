import type { FieldErrors, Resolver } from 'react-hook-form';
import { conferir, type Ocasiao } from './conferir';
import { VAZIO, type AnuncioDigitado, type Campo } from './digitado';
import type { Envio } from './envio';

/** Judges the form for react-hook-form; what passes is what will be sent. */
export const resolverDe =
  (ocasiao: Ocasiao): Resolver<AnuncioDigitado, unknown, Envio> =>
  (valores) => {
    const { envio, faltas } = conferir(valores, ocasiao);
    const errors: FieldErrors<AnuncioDigitado> = Object.fromEntries(
      Object.entries(faltas).map(([campo, message]) => [campo, { type: 'contrato', message }]),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: envio, errors: {} };
  };

/** The first field at fault in the order of the page: sections that came later would be told last otherwise. */
export const primeiraFalta = (valores: AnuncioDigitado, ocasiao: Ocasiao): Campo | undefined => {
  const { faltas } = conferir(valores, ocasiao);
  const campos = Object.keys(VAZIO) as Campo[]; // its only keys
  return campos.find((campo) => faltas[campo] !== undefined);
};
