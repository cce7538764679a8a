import { FetchError, isFetchError, useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { SEM_PORTAL } from '../pedidos/faltas';

/** What a call was refused with, of an answer that is read by hand. */
export const faltaLida = (texto: string): FetchError => {
  // The portal's, or what stands in its place (faltas.ts): both are such.
  const data = JSON.parse(texto) as NonNullable<FetchError['response']>['data'];
  return new FetchError(data.error.message, { data });
};

/** Says what went wrong with a call: the portal's own words, or that it could not be reached. */
export const useAvisar = (): ((erro: unknown) => void) => {
  const { toggleNotification } = useNotification();
  return useCallback(
    (erro: unknown) => {
      // Strapi has words of its own, and English ones, where the answer had none.
      const message = isFetchError(erro) && erro.response ? erro.message : SEM_PORTAL;
      toggleNotification({ type: 'danger', message });
    },
    [toggleNotification],
  );
};
