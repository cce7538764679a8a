import { isFetchError, useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { SEM_PORTAL } from '../pedidos/faltas';

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
