import * as z from 'zod/mini';
import { recusaDoLink } from './link';
import { CAMPO_INVALIDO, MENSAGENS_DO_LINK } from './mensagens';
import { ate, cabe, preenchido, regras, semProibidos, visivel, type Regra } from './regras';

/** A required line of text: trimmed, Unicode NFC (contrato 1). `rotulo` comes with its article, as in "Informe o nome." */
export const texto = (rotulo: string, maximo: number, ...outras: Regra[]) =>
  z
    .string({ error: `Informe ${rotulo}.` })
    .check(
      z.trim(),
      z.normalize('NFC'),
      regras(visivel(`Informe ${rotulo}.`), ate(maximo), semProibidos, ...outras),
    );

/** A line of text that may be left empty. */
export const livre = (maximo: number) =>
  z
    .string({ error: CAMPO_INVALIDO })
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

/** One line somebody may leave out: whatever space it was typed with is one space, and it is empty when it did not come. */
export const linhaLivre = (maximo: number, erro: string) =>
  z.prefault(
    z.string({ error: erro }).check(
      z.overwrite((valor) => valor.replace(/\s+/g, ' ').trim()),
      z.normalize('NFC'),
      regras(ate(maximo), semProibidos),
    ),
    '',
  );

/** Longest address of the Internet, in characters (contrato 5). */
export const LINK_MAXIMO = 2048;

const comLink = z.overwrite<string>((valor) =>
  valor.trim().replace(/^https?:/i, (esquema) => esquema.toLowerCase()),
);

/** Rules of an address, each with its own words. */
const deLink: readonly Regra[] = Object.values(MENSAGENS_DO_LINK).map((mensagem) => [
  (valor) => recusaDoLink(valor) !== mensagem,
  mensagem,
]);
const seHouver = ([vale, mensagem]: Regra): Regra => [
  (valor) => valor === '' || vale(valor),
  mensagem,
];

/** An http(s) address (contrato 5, links). */
export const link = (rotulo: string) =>
  z
    .string({ error: `Informe ${rotulo}.` })
    .check(
      comLink,
      regras(preenchido(`Informe ${rotulo}.`), ate(LINK_MAXIMO), semProibidos, ...deLink),
    );

/** An http(s) address, or nothing. */
export const linkLivre = z
  .string({ error: MENSAGENS_DO_LINK.linkInvalido })
  .check(comLink, regras(ate(LINK_MAXIMO), semProibidos, ...deLink.map(seHouver)));
