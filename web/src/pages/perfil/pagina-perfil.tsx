import { lazy, Suspense, type ReactNode } from 'react';
import { AbasDoPerfil } from '../../features/conta/abas-do-perfil';
import { EsqueletoFormulario } from '../../features/conta/esqueleto-formulario';
import { FaixaConfirmarEmail } from '../../features/conta/faixa-confirmar-email';
import { MeuPerfil } from '../../features/conta/meu-perfil';
import { usePendentes } from '../../features/anuncios/use-pendentes';
import { useTitulo } from '../../lib/use-titulo';
import type { UsuarioLogado } from '../../session/logado';
import { SoQuemEntrou } from '../../session/so-quem-entrou';
import { papelDe } from '../../session/use-sessao';
import { Esqueleto } from '../../ui/esqueleto';
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

const Espera = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<EsqueletoLinhas linhas={4} altura="88px" />}>{children}</Suspense>
);

/** A Suspense boundary of its own: the open ad must not vanish while its figures load. */
const Numeros = ({ id }: { id: number }) => (
  <Suspense fallback={<Esqueleto altura={160} />}>
    <Desempenho id={id} />
  </Suspense>
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
            <MeusAnuncios user={user} numeros={(anuncio) => <Numeros id={anuncio.id} />} />
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

/** The account of who is logged in; a guest goes to the login and comes back (especificação 2.10). */
export const PaginaPerfil = () => {
  useTitulo('Minha conta');
  return (
    <SoQuemEntrou
      aviso="Entre na sua conta para ver o seu perfil."
      esqueleto={<EsqueletoFormulario />}
    >
      {(user) => (
        <>
          <Titulo nivel={1}>Olá, {user.usuario}</Titulo>
          <FaixaConfirmarEmail />
          <Abas user={user} />
        </>
      )}
    </SoQuemEntrou>
  );
};
