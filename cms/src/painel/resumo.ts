/** A permission as Strapi keeps it for a role. */
export interface Permissao {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
}

/** Normal form of permissions, to be compared: fields by what they are about, all in order. */
export type Resumo = Readonly<Record<string, readonly string[]>>;

export const resumir = (permissoes: readonly Permissao[]): Resumo =>
  Object.fromEntries(
    permissoes
      .map(({ action, subject, properties, conditions }): [string, string[]] => [
        [action, subject ?? '', ...conditions].join(' '),
        [...(properties.fields ?? [])].sort(),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The same without types and fields that are gone: Strapi takes those off every role by itself. */
export const semExtintos = (
  resumo: Resumo,
  existe: (uid: string, campo?: string) => boolean,
): Resumo =>
  Object.fromEntries(
    Object.entries(resumo).flatMap(([chave, campos]): [string, string[]][] => {
      const uid = chave.split(' ')[1] ?? '';
      if (uid === '') return [[chave, [...campos]]];
      return existe(uid) ? [[chave, campos.filter((campo) => existe(uid, campo))]] : [];
    }),
  );

export const igual = (a: Resumo, b: Resumo): boolean => JSON.stringify(a) === JSON.stringify(b);
