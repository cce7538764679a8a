import * as z from 'zod/mini';
import { recusaDoLink } from './link';
import { MENSAGENS_DO_LINK } from './mensagens';
import { ate, preenchido, regras, semProibidos, type Regra } from './regras';

/** Longest address of the Internet, in characters (contrato 5). */
const LINK_MAXIMO = 2048;

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
