import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { recuperacaoSchema, type Recuperacao } from '@portal/contracts/usuario/recuperacao';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ApiError, isRecusa } from '../../lib/api-error';
import { errosNosCampos } from '../../lib/erros-nos-campos';
import { Formulario } from '../../session/formulario';
import { Botao, classeBotao } from '../../ui/botao';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { CampoSenha } from '../../ui/campo-senha';
import { Dialogo } from '../../ui/dialogo';
import { CampoNovaSenha } from './campo-nova-senha';
import { trocarSenhaMutation } from './mutations';
import { useRespostaPerdida } from './use-resposta-perdida';

interface Recusa {
  erros: readonly string[];
  /** What the server refuses may be the link itself. */
  doServidor: boolean;
  /** The link was used up by an earlier try, whose answer was lost. */
  jaTrocada?: boolean;
}
const JA_TROCADA =
  'Este link já foi usado. Se a conexão caiu ao salvar, a senha que você salvou antes já vale: entre com ela.';

interface PropsDoErro extends Recusa {
  onFechar: () => void;
}

/** The popup of a failed recovery (especificação 8), with a way on for a link that no longer works. */
const ErroNaRecuperacao = ({ erros, doServidor, jaTrocada, onFechar }: PropsDoErro) => (
  <Dialogo aberto onFechar={onFechar} tipo="erro" titulo="Erro na recuperação de senha">
    <ul>
      {erros.map((erro) => (
        <li key={erro}>{erro}</li>
      ))}
    </ul>
    <Botao onClick={onFechar}>OK</Botao>
    {jaTrocada && (
      <Link to={CAMINHOS.login} className={classeBotao('secundario')}>
        Entrar
      </Link>
    )}
    {doServidor && (
      <Link to={CAMINHOS.recuperacao} className={classeBotao('secundario')}>
        Pedir um novo link
      </Link>
    )}
  </Dialogo>
);

interface Props {
  /** The token at the end of the address. */
  token: string;
  onTrocar: () => void;
}

const mensagensDe = ({ senha, senha_confirmation }: FieldErrors<Recuperacao>): string[] => [
  ...new Set([senha, senha_confirmation].flatMap((erro) => erro?.message ?? [])),
];

export const FormularioNovaSenha = ({ token, onTrocar }: Props) => {
  const trocar = useMutation(trocarSenhaMutation);
  const perdeuAntes = useRespostaPerdida();
  const [recusa, setRecusa] = useState<Recusa | null>(null);
  const form = useForm({
    resolver: zodResolver(recuperacaoSchema),
    defaultValues: { token_recuperacao: token, senha: '', senha_confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const senha = useWatch({ control: form.control, name: 'senha' });
  const fechar = () => {
    setRecusa(null);
    // Later than the dialog's own giving back of the focus.
    form.setFocus(errors.senha || !errors.senha_confirmation ? 'senha' : 'senha_confirmation');
  };
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.recuperacao}
      rotulo="Recuperação de senha"
      enviar={async (dados) => {
        try {
          await trocar.mutateAsync(dados);
          onTrocar();
        } catch (erro) {
          if (!(erro instanceof ApiError)) throw erro;
          const perdeu = perdeuAntes(erro);
          if (perdeu && isRecusa(erro, 'link_de_recuperacao_invalido')) {
            setRecusa({ erros: [JA_TROCADA], doServidor: true, jaTrocada: true });
            return;
          }
          const erros = errosNosCampos(form, erro).map(({ mensagem }) => mensagem);
          setRecusa({ erros, doServidor: erro.status !== 0 });
        }
      }}
      onInvalido={(invalidos) => setRecusa({ erros: mensagensDe(invalidos), doServidor: false })}
    >
      <input type="hidden" {...form.register('token_recuperacao')} />
      <CampoNovaSenha
        rotulo="Nova senha"
        digitada={senha}
        erro={errors.senha?.message}
        {...form.register('senha')}
      />
      <CampoSenha
        rotulo="Repita a nova senha"
        autoComplete="new-password"
        required
        erro={errors.senha_confirmation?.message}
        {...form.register('senha_confirmation', { deps: 'senha' })}
      />
      <BotaoEnviar enviando={isSubmitting}>Salvar nova senha</BotaoEnviar>
      {recusa && <ErroNaRecuperacao {...recusa} onFechar={fechar} />}
    </Formulario>
  );
};
