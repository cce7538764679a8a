import { isFetchError, useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';

const SEM_PORTAL = 'Não foi possível falar com o portal. Confira a conexão e tente de novo.';

/** Says what went wrong with a call: the portal's own words, or that it could not be reached. */
export const useAvisar = (): ((erro: unknown) => void) => {
  const { toggleNotification } = useNotification();
  return useCallback(
    (erro: unknown) => {
      const message = isFetchError(erro) && erro.message ? erro.message : SEM_PORTAL;
      toggleNotification({ type: 'danger', message });
    },
    [toggleNotification],
  );
};
