import { useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** A file of the media library, as the form holds it. */
export interface Arquivo {
  id: number;
  url: string;
  name: string;
  mime?: string;
  updatedAt?: string;
  formats?: { thumbnail?: { url: string } } | null;
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

/** Said where a picture does not load: that of an ad not on the air is given to its owner and to the administration, there. */
export const SO_NO_PORTAL =
  'A imagem não aparece aqui. A de um anúncio que não está no ar é vista só no portal.';

/** What Strapi's field shows of it, to the letter: the browser asks for it once. */
const naTela = ({ url, formats, updatedAt }: Arquivo): string =>
  `${formats?.thumbnail?.url ?? url}?updatedAt=${updatedAt ?? ''}`;

/** Whether the browser is given the picture; true while it is not known. */
export const useCarrega = (arquivo: Arquivo): boolean => {
  const [falhou, setFalhou] = useState<string | null>(null);
  const src = naTela(arquivo);
  useEffect(() => {
    const imagem = new Image();
    imagem.onerror = () => setFalhou(src);
    imagem.src = src;
    return () => {
      imagem.onerror = null;
    };
  }, [src]);
  return falhou !== src;
};
