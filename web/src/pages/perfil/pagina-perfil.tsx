import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { isConvidado } from '@portal/contracts/usuario/sessao';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { AbasDoPerfil } from '../../features/conta/abas-do-perfil';
import { EsqueletoFormulario } from '../../features/conta/esqueleto-formulario';
import { MeuPerfil } from '../../features/conta/meu-perfil';
import { useTitulo } from '../../lib/use-titulo';
import { sessaoQuery } from '../../session/sessao-query';
import { papelDe } from '../../session/use-sessao';
import { Bloco } from '../../ui/bloco';
import { classeBotao } from '../../ui/botao';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';

const PAINEIS = {
  meuPerfil: () => <MeuPerfil />,
  meusAnuncios: () => (
    <Vazio texto="Você ainda não tem anúncios">
      <Link to={CAMINHOS.novoAnuncio} className={classeBotao('primario')}>
        Comprar anúncio
      </Link>
    </Vazio>
  ),
  administracao: () => <Vazio texto="Os anúncios que precisam de você aparecerão aqui" />,
  indicadores: () => <Vazio texto="Os números de acesso e de audiência aparecerão aqui" />,
};

/** The account of who is logged in; a guest goes to the login and comes back (specification 2.10). */
export const PaginaPerfil = () => {
  const { pathname, hash } = useLocation();
  const sessao = useQuery(sessaoQuery);
  useTitulo('Minha conta');

  return (
    <Bloco query={sessao} esqueleto={<EsqueletoFormulario />} vazio={null}>
      {({ user }) =>
        isConvidado(user) ? (
          <Navigate
            to={CAMINHOS.login}
            replace
            state={{ volta: pathname + hash, aviso: 'Entre na sua conta para ver o seu perfil.' }}
          />
        ) : (
          <>
            <Titulo nivel={1}>Olá, {user.usuario}</Titulo>
            <AbasDoPerfil papel={papelDe(user)} paineis={PAINEIS} />
          </>
        )
      }
    </Bloco>
  );
};
