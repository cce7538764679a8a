import { useForm } from '@strapi/strapi/admin';

/** A file of the media library, as the form holds it. */
export interface Arquivo {
  id: number;
  url: string;
  name: string;
  width?: number | null;
  height?: number | null;
  alternativeText?: string | null;
}

/** The file chosen in a field of the form under way, saved or not. */
export const useArquivo = (campo: string): Arquivo | null =>
  useForm('useArquivo', ({ values }) => {
    // The form's values are as loose as any type's fields.
    const valor = (values as Record<string, unknown>)[campo];
    return typeof valor === 'object' && valor !== null && 'url' in valor
      ? (valor as Arquivo)
      : null;
  });
