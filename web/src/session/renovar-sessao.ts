import type { QueryClient } from '@tanstack/react-query';
import { sessaoQuery } from './sessao-query';

/** Part of the key of every query whose answer belongs to the logged-in person. */
export const PRIVADO = 'privado';

/** Asks again who is here, after a login, a logoff or an ended session, and forgets what belonged to who was. */
export const renovarSessao = async (queryClient: QueryClient): Promise<void> => {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(PRIVADO) });
  await queryClient.invalidateQueries({ queryKey: sessaoQuery.queryKey });
};

/** Shows a message as the server's own: in the dialog 'Obrigado' (especificação 2.1). */
export const agradecer = (queryClient: QueryClient, msg: string): void => {
  queryClient.setQueryData(
    sessaoQuery.queryKey,
    (sessao) => sessao && { ...sessao, mensagem: { status: 1 as const, msg } },
  );
};
