import * as z from 'zod/mini';

/** What kind of text a field is: from it follow how a form shows and sends it, how it is kept and how it is read. */
export type Forma =
  'texto' | 'lista' | 'link' | 'transmissao' | 'email' | 'telefone' | 'whatsapp' | 'uf';

/** Who reads a field: everybody, or only the ad's owner and administrators. */
type Leitores = 'todos' | 'dono';

/** A field of an ad's form. */
export interface Linha {
  /** What the page and the server judge it by. */
  schema: z.ZodMiniType<unknown, string>;
  /** A form may leave it out: it is empty then. */
  opcional?: true;
}

/** A field of what an ad is about: its banner, radio, song or new singer. */
export interface LinhaDeConteudo extends Linha {
  coluna: string;
  forma: Forma;
  leitores: Leitores;
  /** What the reads call it, where that is not the column's name. */
  lido?: string;
}

export type Linhas = Readonly<Record<string, Linha>>;
export type LinhasDeConteudo<Mais = unknown> = Readonly<Record<string, LinhaDeConteudo & Mais>>;

/** A field no form may leave out. */
export const exigido = <
  const C extends string,
  const F extends Forma,
  const L extends Leitores,
  S extends Linha['schema'],
>(
  coluna: C,
  forma: F,
  leitores: L,
  schema: S,
) => ({ coluna, forma, leitores, schema });

/** A field that may be left out. */
export const opcional = <
  const C extends string,
  const F extends Forma,
  const L extends Leitores,
  S extends Linha['schema'],
>(
  ...linha: [coluna: C, forma: F, leitores: L, schema: S]
) => ({ ...exigido(...linha), opcional: true as const });

/** The keys of a table. */
export const chaves = <T extends object>(tabela: T): (keyof T & string)[] =>
  // Tables are constants: they have the keys their type says, and no other.
  Object.keys(tabela) as (keyof T & string)[];

type AoCriar<T extends Linhas> = {
  -readonly [C in keyof T]: T[C] extends { opcional: true }
    ? z.ZodMiniPrefault<T[C]['schema']>
    : T[C]['schema'];
};

/** The fields as a new ad's form has them. */
export const aoCriar = <T extends Linhas>(linhas: T): AoCriar<T> =>
  // Field by field as the type says.
  Object.fromEntries(
    Object.entries(linhas).map(([campo, linha]) => [
      campo,
      linha.opcional ? z.prefault(linha.schema, '') : linha.schema,
    ]),
  ) as AoCriar<T>;

type AoEditar<T extends Linhas> = { -readonly [C in keyof T]: z.ZodMiniOptional<T[C]['schema']> };

/** The fields as a change has them: one that is not sent stays as it is (contrato 5). */
export const aoEditar = <T extends Linhas>(linhas: T): AoEditar<T> =>
  // Field by field as the type says.
  Object.fromEntries(
    Object.entries(linhas).map(([campo, { schema }]) => [campo, z.optional(schema)]),
  ) as AoEditar<T>;

type NomeLido<L extends LinhaDeConteudo> = L extends { lido: infer N extends string }
  ? N
  : L['coluna'];

/** What the reads call a field. */
export const nomeLido = ({ lido, coluna }: LinhaDeConteudo): string => lido ?? coluna;

/** What the fields are when they are read, by what the reads call them. */
export type Lidos<T extends LinhasDeConteudo> = {
  -readonly [C in keyof T as NomeLido<T[C]>]: T[C]['forma'] extends 'lista' ? string[] : string;
};

type AoLer<T extends LinhasDeConteudo> = {
  -readonly [C in keyof T as NomeLido<T[C]>]: T[C]['forma'] extends 'lista'
    ? z.ZodMiniArray<z.ZodMiniString>
    : z.ZodMiniString;
};

/** The fields as the reads have them. */
export const aoLer = <T extends LinhasDeConteudo>(linhas: T): AoLer<T> =>
  // Field by field as the type says.
  Object.fromEntries(
    Object.values(linhas).map((linha) => [
      nomeLido(linha),
      linha.forma === 'lista' ? z.array(z.string()) : z.string(),
    ]),
  ) as AoLer<T>;

type DeTodos<T extends LinhasDeConteudo> = {
  [C in keyof T as T[C]['leitores'] extends 'todos' ? C : never]: T[C];
};

/** The fields everybody reads. */
export const deTodos = <T extends LinhasDeConteudo>(linhas: T): DeTodos<T> =>
  // What is left is what the type leaves.
  Object.fromEntries(
    Object.entries(linhas).filter(([, { leitores }]) => leitores === 'todos'),
  ) as DeTodos<T>;

/** The columns that keep the fields. */
export type ColunaDe<T extends LinhasDeConteudo> = Extract<T[keyof T]['coluna'], string>;

/** The columns that keep these fields, as the database is asked for them. */
export const colunasDe = (linhas: LinhasDeConteudo): string[] =>
  Object.values(linhas).map(({ coluna }) => coluna);
