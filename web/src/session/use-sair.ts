import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefPagina } from '../lib/enderecos';
import { avisar } from '../ui/avisar';
import { renovarSessao } from './renovar-sessao';

/** Ends the session without leaving the page, so that what is playing goes on. Refused or unanswered, the browser goes there itself. */
export const useSair = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    const resposta = await fetch(CAMINHOS_DO_VISITANTE.logoff, { redirect: 'manual' }).catch(
      () => null,
    );
    if (resposta?.type !== 'opaqueredirect') {
      window.location.assign(CAMINHOS_DO_VISITANTE.logoff);
      return;
    }
    // First away from pages that ask a guest to log in.
    navigate(hrefPagina('home'));
    await renovarSessao(queryClient);
    avisar({ tipo: 'neutro', msg: 'Você saiu da sua conta.' });
  }, [navigate, queryClient]);
};
