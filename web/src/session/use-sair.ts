import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefPagina } from '../lib/enderecos';
import { renovarSessao } from './renovar-sessao';

/** Ends the session without leaving the page, so that what is playing goes on. Without a network, the browser goes there. */
export const useSair = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await fetch(CAMINHOS.logoff, { credentials: 'same-origin', redirect: 'manual' });
      await renovarSessao(queryClient);
      navigate(hrefPagina('home'));
    } catch {
      window.location.assign(CAMINHOS.logoff);
    }
  }, [navigate, queryClient]);
};
