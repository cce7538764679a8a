import { isAdministrador, isConvidado, type SessaoUsuario } from '@portal/contracts/usuario/sessao';
import { useQuery } from '@tanstack/react-query';
import { sessaoQuery } from './sessao-query';

export type Papel = 'convidado' | 'usuario' | 'administrador';

/** What a person may see, by the session (especificação 6). Until the server answers, a guest's. */
export const papelDe = (user: SessaoUsuario | undefined): Papel => {
  if (!user || isConvidado(user)) return 'convidado';
  // Until the second step is set up an administrator is a user like others (contrato 10).
  if (user.falta_segundo_passo) return 'usuario';
  return isAdministrador(user) ? 'administrador' : 'usuario';
};

export const useSessao = () => {
  const { data, isPending, isSuccess } = useQuery(sessaoQuery);
  return {
    papel: papelDe(data?.user),
    usuario: data?.user.usuario,
    token: data?.token ?? '',
    faltaSegundoPasso: data?.user.falta_segundo_passo === true,
    mensagem: data?.mensagem ?? null,
    /** The server has said who this is. */
    conhecida: isSuccess,
    /** The server has not answered yet, nor failed to. */
    aCaminho: isPending,
  };
};
