import { isFetchError } from '@strapi/strapi/admin';

/** What a refusal of the panel's API carries besides its words: each caller names what it reads. */
export const detalhesDaRecusa = <Detalhes extends object>(falha: unknown): Partial<Detalhes> =>
  (isFetchError(falha)
    ? (falha.response?.data.error.details as Detalhes | null | undefined)
    : null) ?? {};

/** What is wrong with each field. */
export const errosDosCampos = (falha: unknown): Record<string, string[]> =>
  detalhesDaRecusa<{ erros: Record<string, string[]> }>(falha).erros ?? {};
