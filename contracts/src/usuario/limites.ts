/** Bounds and choices of an account's fields (contrato 4). Names in characters, passwords in bytes of UTF-8. */
export const NOME_MINIMO = 3;
export const NOME_MAXIMO = 60;
export const SENHA_MINIMA_BYTES = 8;
export const SENHA_MAXIMA_BYTES = 72;
export const ENDERECO_MAXIMO = 120;
export const NUMERO_MAXIMO = 20;
export const CIDADE_MAXIMO = 80;
export const BAIRRO_MAXIMO = 80;
/** Life of a recovery token, in minutes (contrato 4). */
export const RECUPERACAO_MINUTOS = 60;
/** Life of a link that changes an account's e-mail, in minutes, and of one that confirms it, in hours (contrato 10). */
export const TROCA_DE_EMAIL_MINUTOS = 60;
export const CONFIRMACAO_HORAS = 24;

/** The 27 codes a state may have (contrato 4). */
export const ESTADOS = [
  ...['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA'],
  ...['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'],
] as const;
export type Estado = (typeof ESTADOS)[number];

/** Kinds of person, spelled as the specification spells them (especificação 3). */
export const PESSOAS = ['Física', 'Juridíca'] as const;
export type Pessoa = (typeof PESSOAS)[number];

/** What a person's document is called: the label of its field (especificação 2.9). */
export const ROTULO_DOCUMENTO: Readonly<Record<Pessoa, string>> = {
  Física: 'CPF',
  Juridíca: 'CNPJ',
};
