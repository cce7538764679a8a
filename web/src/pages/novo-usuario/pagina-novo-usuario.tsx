import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Folha } from '../../features/conta/folha';
import { FormularioCadastro } from '../../features/conta/formulario-cadastro';
import { useVolta } from '../../features/conta/volta';
import { useTitulo } from '../../lib/use-titulo';
import { useSessao } from '../../session/use-sessao';

/** An account is for advertising: the page that offers the first ad, not the form with what was just typed. */
const PARA_ANUNCIAR = CAMINHOS.meusAnuncios;

/** Sign-up (especificação 2.9). Who is already in goes on to where they were going. */
export const PaginaNovoUsuario = () => {
  const { papel } = useSessao();
  const { volta } = useVolta(PARA_ANUNCIAR);
  const aqui = useLocation();
  useTitulo('Cadastro');

  if (papel !== 'convidado') return <Navigate to={volta} replace />;
  return (
    <Folha
      larga
      titulo="Cadastro"
      texto={
        <Link to={CAMINHOS.login} state={aqui.state as unknown}>
          Já tem uma conta? Entre aqui
        </Link>
      }
    >
      <FormularioCadastro />
    </Folha>
  );
};
