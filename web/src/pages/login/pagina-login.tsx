import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { BotaoDeLink } from '../../features/conta/botao-de-link';
import { Folha } from '../../features/conta/folha';
import { FormularioLogin } from '../../features/conta/formulario-login';
import { FormularioRecuperacao } from '../../features/conta/formulario-recuperacao';
import { useVolta } from '../../features/conta/volta';
import { useTitulo } from '../../lib/use-titulo';
import { useSessao } from '../../session/use-sessao';
import { Alerta } from '../../ui/alerta';
import { classeBotao } from '../../ui/botao';

const COM_CODIGO = new URL(CAMINHOS.loginComCodigo, window.location.origin);

/** Login, and behind a switch the request of a recovery e-mail (especificação 2.9). */
export const PaginaLogin = ({ recuperando = false }: { recuperando?: boolean }) => {
  const { papel } = useSessao();
  const { volta, aviso } = useVolta();
  const aqui = useLocation();
  const [esqueceu, setEsqueceu] = useState(recuperando);
  const [email, setEmail] = useState('');
  useTitulo(esqueceu ? 'Recuperar senha' : 'Entrar');

  if (papel !== 'convidado' && !esqueceu) return <Navigate to={volta} replace />;
  return esqueceu ? (
    <Folha titulo="Recuperar senha" texto="Enviaremos um link para você criar uma nova senha.">
      <FormularioRecuperacao email={email} />
      <BotaoDeLink onClick={() => setEsqueceu(false)}>Voltar para o login</BotaoDeLink>
    </Folha>
  ) : (
    <Folha titulo="Entrar" texto="Acesse seu perfil e seus anúncios.">
      {aviso && <Alerta tipo="neutro">{aviso}</Alerta>}
      <FormularioLogin
        rotuloDoBotao="Entrar"
        comCodigo={COM_CODIGO.hash === aqui.hash}
        esqueci={(digitado) => (
          <BotaoDeLink
            onClick={() => {
              setEmail(digitado());
              setEsqueceu(true);
            }}
          >
            Esqueci minha senha
          </BotaoDeLink>
        )}
      />
      <Link
        to={CAMINHOS.novoUsuario}
        state={aqui.state as unknown}
        className={classeBotao('secundario')}
      >
        Criar conta grátis
      </Link>
    </Folha>
  );
};
