import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { usePendentes } from '../../features/anuncios/use-pendentes';
import { AbasDoPerfil } from '../../features/conta/abas-do-perfil';
import { EsqueletoFormulario } from '../../features/conta/esqueleto-formulario';
import { FaixaConfirmarEmail } from '../../features/conta/faixa-confirmar-email';
import { MeuPerfil } from '../../features/conta/meu-perfil';
import { LinhaMusica } from '../../features/musicas/linha-musica';
import { CartaoAnuncio } from '../../features/parceiros/cartao-anuncio';
import { CartaoRadio } from '../../features/radios/cartao-radio';
import { useTitulo } from '../../lib/use-titulo';
import type { UsuarioLogado } from '../../session/logado';
import { renovarSessao } from '../../session/renovar-sessao';
import { SoQuemEntrou } from '../../session/so-quem-entrou';
import { papelDe } from '../../session/use-sessao';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Titulo } from '../../ui/titulo';
import estilos from './pagina-perfil.module.css';

/** An ad as visitors will see it: the very card, radio or song of the public pages. */
const PreviaDoAnuncio = ({ anuncio }: { anuncio: Anuncio }) => {
  const { id, banner, webradio, musica, usuario } = anuncio;
  if (banner)
    return (
      <CartaoAnuncio
        previa
        anuncio={{ id, banner, usuario: { usuario: usuario.usuario } }}
        sizes="(min-width: 1024px) 340px, 92vw"
      />
    );
  if (webradio) return <CartaoRadio radio={webradio} />;
  if (musica) return <LinhaMusica musica={{ ...musica, segmento: '' }} />;
  return <p>O conteúdo deste anúncio não existe mais.</p>;
};

/** An approval asks for its receipt at once: the form comes with what asks. */
const aprovarERegistrar = () => import('../../features/caixa/aprovar-e-registrar');
const AprovarERegistrar = lazy(async () => ({
  default: (await aprovarERegistrar()).AprovarERegistrar,
}));
const Administracao = lazy(async () => {
  void aprovarERegistrar();
  return {
    default: (await import('../../features/administracao-de-anuncios/administracao')).Administracao,
  };
});
const MeusAnuncios = lazy(async () => ({
  default: (await import('../../features/meus-anuncios/meus-anuncios')).MeusAnuncios,
}));
const PainelDeIndicadores = lazy(async () => ({
  default: (await import('../../features/indicadores/indicadores')).PainelDeIndicadores,
}));
const PainelDaCaixa = lazy(async () => ({
  default: (await import('../../features/caixa/caixa')).PainelDaCaixa,
}));
const TotaisPorMes = lazy(async () => ({
  default: (await import('../../features/caixa/totais-por-mes')).TotaisPorMes,
}));
const PainelDePessoas = lazy(async () => ({
  default: (await import('../../features/pessoas/pessoas')).PainelDePessoas,
}));
const PainelDoRegistro = lazy(async () => ({
  default: (await import('../../features/registro/registro')).PainelDoRegistro,
}));
const PainelDePesquisas = lazy(async () => ({
  default: (await import('../../features/apuracao/apuracao')).PainelDePesquisas,
}));
const Desempenho = lazy(async () => ({
  default: (await import('../../features/desempenho/desempenho')).DesempenhoDoAnuncio,
}));

const EscolhaDeAvisos = lazy(async () => ({
  default: (await import('../../features/avisos/avisos')).EscolhaDeAvisos,
}));
const SegundoPasso = lazy(async () => ({
  default: (await import('./segundo-passo-do-perfil')).SegundoPassoDoPerfil,
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

const DoLogin = (props: ComponentProps<typeof SegundoPasso>) => (
  <Suspense fallback={<Esqueleto altura={160} />}>
    <SegundoPasso {...props} />
  </Suspense>
);

/** All there is for whom staff ask for the second step, until it is set up (contrato 10). */
const SoOSegundoPasso = ({ onPronto }: { onPronto: () => void }) => (
  <>
    <Cartao className={estilos.exigido}>
      <DoLogin onPronto={onPronto} />
    </Cartao>
    <MeuPerfil />
  </>
);

const Abas = ({ user }: { user: UsuarioLogado }) => {
  const papel = papelDe(user);
  const pendentes = usePendentes(papel === 'administrador');
  return (
    <AbasDoPerfil
      papel={papel}
      contagens={{ administracao: pendentes }}
      paineis={{
        meuPerfil: () => (
          <MeuPerfil
            segundoPasso={<DoLogin />}
            avisos={
              <Suspense fallback={<Esqueleto altura={110} />}>
                <EscolhaDeAvisos administra={papel === 'administrador'} />
              </Suspense>
            }
          />
        ),
        meusAnuncios: () => (
          <Espera>
            <MeusAnuncios user={user} numeros={(anuncio) => <Numeros id={anuncio.id} />} />
          </Espera>
        ),
        administracao: () => (
          <Espera>
            <Administracao
              previa={(anuncio) => <PreviaDoAnuncio anuncio={anuncio} />}
              recebimento={(pedido) => (
                <Suspense fallback={null}>
                  <AprovarERegistrar {...pedido} />
                </Suspense>
              )}
            />
          </Espera>
        ),
        indicadores: () => (
          <Espera>
            <PainelDeIndicadores />
            <TotaisPorMes />
          </Espera>
        ),
        caixa: () => (
          <Espera>
            <PainelDaCaixa />
          </Espera>
        ),
        usuarios: () => (
          <Espera>
            <PainelDePessoas id={user.id_usuario} />
          </Espera>
        ),
        registro: () => (
          <Espera>
            <PainelDoRegistro />
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

/**
 * The session soon knows that the second step is there; its owner goes on once the codes are kept. That they are is
 * remembered until the session says it too: what it said before may still be drawn.
 */
const Conta = ({ user }: { user: UsuarioLogado }) => {
  const client = useQueryClient();
  const falta = user.falta_segundo_passo === true;
  const [passo, setPasso] = useState<'livre' | 'falta' | 'guardado'>(falta ? 'falta' : 'livre');
  if (falta && passo === 'livre') setPasso('falta');
  if (!falta && passo === 'guardado') setPasso('livre');
  const guardar = () => {
    setPasso('guardado');
    void renovarSessao(client);
  };
  return falta || passo === 'falta' ? <SoOSegundoPasso onPronto={guardar} /> : <Abas user={user} />;
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
          <Conta user={user} />
        </>
      )}
    </SoQuemEntrou>
  );
};
