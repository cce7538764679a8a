import {
  nomeLido,
  type ColunaDe,
  type Forma,
  type Lidos,
  type LinhasDeConteudo,
} from '@portal/contracts/anuncio/tabela';
import { listaDe } from '@portal/contracts/texto/lista';
import { safeLink } from './safe-link';

const comoEsta = (guardado: string | null): string => guardado ?? '';

/** How each kind of text leaves the server. */
const LER: Readonly<Record<Forma, (guardado: string | null) => string | string[]>> = {
  texto: comoEsta,
  lista: listaDe,
  link: safeLink,
  transmissao: safeLink,
  email: comoEsta,
  telefone: comoEsta,
  uf: comoEsta,
  whatsapp: (guardado) => comoEsta(guardado).replace(/\D/g, ''),
};

/** A row's columns of a table, as they are stored. */
export type Guardadas<T extends LinhasDeConteudo> = Readonly<Record<ColunaDe<T>, string | null>>;

/** The fields of a table as the reads have them: those that it lists and no other. */
export const lerColunas = <T extends LinhasDeConteudo>(linhas: T, row: Guardadas<T>): Lidos<T> => {
  const guardadas: Readonly<Record<string, string | null>> = row;
  // Field by field as the type says.
  return Object.fromEntries(
    Object.values(linhas).map((linha) => [
      nomeLido(linha),
      LER[linha.forma](guardadas[linha.coluna] ?? null),
    ]),
  ) as Lidos<T>;
};

/** What a form says of a table's fields, by their columns; what was not sent stays out. */
export const gravarColunas = <T extends LinhasDeConteudo>(
  linhas: T,
  enviados: Partial<Record<keyof T, string | undefined>>,
): Partial<Record<ColunaDe<T>, string | null>> =>
  // Column by column as the type says.
  Object.fromEntries(
    Object.entries(linhas).flatMap(([campo, { coluna, forma }]) => {
      const valor = enviados[campo];
      if (valor === undefined) return [];
      // The catalogue's own checks take no empty address of a mail, nor a state that is none.
      const vazioENulo = forma === 'email' || forma === 'uf';
      return [[coluna, vazioENulo && valor === '' ? null : valor]];
    }),
  ) as Partial<Record<ColunaDe<T>, string | null>>;
