import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Bloco } from '../ui/bloco';
import { isLogado, type UsuarioLogado } from './logado';
import { sessaoQuery } from './sessao-query';

interface Props {
  /** Why a guest is asked to log in. */
  aviso: string;
  esqueleto: ReactNode;
  children: (user: UsuarioLogado) => ReactNode;
}

/** A page of who is logged in; a guest goes to the login and comes back. */
export const SoQuemEntrou = ({ aviso, esqueleto, children }: Props) => {
  const { pathname, search, hash } = useLocation();
  const sessao = useQuery(sessaoQuery);
  return (
    <Bloco query={sessao} esqueleto={esqueleto} vazio={null}>
      {({ user }) =>
        isLogado(user) ? (
          children(user)
        ) : (
          <Navigate
            to={CAMINHOS.login}
            replace
            state={{ volta: pathname + search + hash, aviso }}
          />
        )
      }
    </Bloco>
  );
};
