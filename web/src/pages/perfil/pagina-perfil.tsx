import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { isConvidado, type SessaoUsuario } from '@portal/contracts/usuario/sessao';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AbasDoPerfil } from '../../features/conta/abas-do-perfil';
import { EsqueletoFormulario } from '../../features/conta/esqueleto-formulario';
import { MeuPerfil } from '../../features/conta/meu-perfil';
import { usePendentes } from '../../features/anuncios/use-pendentes';
import { useTitulo } from '../../lib/use-titulo';
import { sessaoQuery } from '../../session/sessao-query';
import { papelDe } from '../../session/use-sessao';
import { Bloco } from '../../ui/bloco';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Titulo } from '../../ui/titulo';
import { PreviaDoAnuncio } from './previa-do-anuncio';

const Administracao = lazy(async () => ({
  default: (await import('../../features/anuncios/administracao/administracao')).Administracao,
}));
const MeusAnuncios = lazy(async () => ({
  default: (await import('../../features/anuncios/meus/meus-anuncios')).MeusAnuncios,
}));
const PainelDeIndicadores = lazy(async () => ({
  default: (await import('../../features/indicadores/indicadores')).PainelDeIndicadores,
}));
const PainelDePesquisas = lazy(async () => ({
  default: (await import('../../features/apuracao/apuracao')).PainelDePesquisas,
}));
const Desempenho = lazy(async () => ({
  default: (await import('../../features/desempenho/desempenho')).DesempenhoDoAnuncio,
}));

type UsuarioLogado = SessaoUsuario & { id_usuario: number };

const isLogado = (user: SessaoUsuario): user is UsuarioLogado =>
  !isConvidado(user) && user.id_usuario !== null;

const Espera = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<EsqueletoLinhas linhas={4} altura="88px" />}>{children}</Suspense>
);

const Abas = ({ user }: { user: UsuarioLogado }) => {
  const papel = papelDe(user);
  const pendentes = usePendentes(papel === 'administrador');
  return (
    <AbasDoPerfil
      papel={papel}
      contagens={{ administracao: pendentes }}
      paineis={{
        meuPerfil: () => <MeuPerfil />,
        meusAnuncios: () => (
          <Espera>
            <MeusAnuncios user={user} numeros={(anuncio) => <Desempenho id={anuncio.id} />} />
          </Espera>
        ),
        administracao: () => (
          <Espera>
            <Administracao previa={(anuncio) => <PreviaDoAnuncio anuncio={anuncio} />} />
          </Espera>
        ),
        indicadores: () => (
          <Espera>
            <PainelDeIndicadores />
          </Espera>
        ),
        pesquisas: () => (
          <Espera>
            <PainelDePesquisas />
          </Espera>
        ),
      }}
    />
  );
};

/** The account of who is logged in; a guest goes to the login and comes back (specification 2.10). */
export const PaginaPerfil = () => {
  const { pathname, hash } = useLocation();
  const sessao = useQuery(sessaoQuery);
  useTitulo('Minha conta');

  return (
    <Bloco query={sessao} esqueleto={<EsqueletoFormulario />} vazio={null}>
      {({ user }) =>
        isLogado(user) ? (
          <>
            <Titulo nivel={1}>Olá, {user.usuario}</Titulo>
            <Abas user={user} />
          </>
        ) : (
          <Navigate
            to={CAMINHOS.login}
            replace
            state={{ volta: pathname + hash, aviso: 'Entre na sua conta para ver o seu perfil.' }}
          />
        )
      }
    </Bloco>
  );
};
