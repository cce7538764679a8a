import { FetchError, isFetchError, useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { SEM_PORTAL } from '../pedidos/faltas';

/** What a call was refused with, read by hand. */
export const recusaDe = (
  data: NonNullable<ConstructorParameters<typeof FetchError>[1]>['data'],
): FetchError => new FetchError(data.error.message, { data });

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
