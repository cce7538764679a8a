/** Kinds of person, spelled as the specification spells them (especificação 3). */
export const PESSOAS = ['Física', 'Juridíca'] as const;
export type Pessoa = (typeof PESSOAS)[number];

/** What a person's document is called: the label of its field (especificação 2.9). */
export const ROTULO_DOCUMENTO: Readonly<Record<Pessoa, string>> = {
  Física: 'CPF',
  Juridíca: 'CNPJ',
};
