import * as z from 'zod/mini';
import { ate, cabe, preenchido, regras, semProibidos, type Regra } from './regras';

/** A required line of text: trimmed, Unicode NFC (contrato 1). `rotulo` comes with its article, as in "Informe o nome." */
export const texto = (rotulo: string, maximo: number, ...outras: Regra[]) =>
  z
    .string({ error: `Informe ${rotulo}.` })
    .check(
      z.trim(),
      z.normalize('NFC'),
      regras(preenchido(`Informe ${rotulo}.`), ate(maximo), semProibidos, ...outras),
    );

/** A line of text that may be left empty. */
export const livre = (maximo: number) =>
  z
    .string({ error: 'Confira este campo.' })
    .check(z.trim(), z.normalize('NFC'), regras(ate(maximo), cabe(maximo), semProibidos));

/** Digits, whatever punctuation they were typed with. */
export const soDigitos = (rotulo: string, padrao: RegExp, erro: string) =>
  z.string({ error: `Informe ${rotulo}.` }).check(
    z.overwrite((valor) => valor.replace(/[\s().+-]/g, '')),
    regras(preenchido(`Informe ${rotulo}.`), [(valor) => padrao.test(valor), erro]),
  );

/** One of these numbers, as a form sends it. */
export const numeroDe = <const N extends number>(opcoes: readonly N[], erro: string) =>
  z.pipe(
    z.enum(opcoes.map(String), { error: erro }),
    // The texts of the enum are those of the numbers.
    z.transform((valor) => Number(valor) as N),
  );
