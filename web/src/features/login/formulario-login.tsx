import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { enviar } from '../../lib/enviar';
import { sessaoQuery } from '../../session/sessao-query';
import { Botao } from '../../ui/botao';
import { Campo } from '../../ui/campo';
import estilos from './formulario-login.module.css';

const SEM_LOGIN_AINDA =
  'A entrada de associados ainda está sendo preparada. Volte em breve: será muito bom ter você aqui!';

const palavras = (erro: unknown): string => {
  if (!(erro instanceof ApiError)) throw erro;
  return erro.status === 404 || erro.status === 405 ? SEM_LOGIN_AINDA : erro.msg;
};

interface Props {
  token: string;
  onSair: () => void;
}

/** A classic form that, with scripts, keeps the visitor (and what is playing) on the page. */
export const FormularioLogin = ({ token, onSair }: Props) => {
  const queryClient = useQueryClient();
  const [enviando, setEnviando] = useState(false);
  const [recusa, setRecusa] = useState('');

  const entrar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    setEnviando(true);
    setRecusa('');
    try {
      await enviar(CAMINHOS.login, new FormData(evento.currentTarget), token);
      await queryClient.invalidateQueries(sessaoQuery);
      onSair();
    } catch (erro) {
      setRecusa(palavras(erro));
    } finally {
      setEnviando(false);
    }
  };

  return (
    <form
      method="post"
      action={CAMINHOS.login}
      className={estilos.formulario}
      onSubmit={(evento) => void entrar(evento)}
    >
      <input type="hidden" name="_token" value={token} />
      <Campo rotulo="E-mail" name="email" type="email" autoComplete="username" required />
      <Campo rotulo="Senha" name="senha" type="password" autoComplete="current-password" required />
      <Link to={CAMINHOS.recuperacao} className={estilos.esqueceu} onClick={onSair}>
        Esqueceu sua senha?
      </Link>
      <p role="alert" className={estilos.recusa} hidden={recusa === ''}>
        {recusa}
      </p>
      <Botao type="submit" disabled={enviando}>
        Login
      </Botao>
    </form>
  );
};
