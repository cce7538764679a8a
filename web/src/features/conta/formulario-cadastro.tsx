import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { criarCadastroSchema, type Cadastro } from '@portal/contracts/usuario/cadastro';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import { CampoNovaSenha } from './campo-nova-senha';
import { CampoTelefone } from './campo-telefone';
import { CAMPOS_VAZIOS } from './campos-comuns';
import { CamposDaPessoa } from './campos-da-pessoa';
import { CamposDoEndereco } from './campos-do-endereco';
import { documentoValido } from './documento-valido';
import { Formulario } from '../../session/formulario';
import estilos from '../../ui/formulario.module.css';
import { cadastrarMutation } from './mutations';
import { Secao } from '../../ui/secao';
import { useRespostaPerdida } from './use-resposta-perdida';

const cadastroSchema = criarCadastroSchema(documentoValido);
/** In the order of the fields on the page. */
const { pessoa, documento, telefone, ...endereco } = CAMPOS_VAZIOS;
const VAZIO = { nome: '', pessoa, documento, email: '', telefone, ...endereco, senha: '' };

const FEITO_ANTES =
  'Este e-mail já está cadastrado, talvez agora, quando a conexão caiu. Entre com ele e com a senha que escolheu.';

/** Who tries again because the first answer was lost is told of the account that try may have made, not of each field. */
const useCadastrar = () => {
  const { mutateAsync } = useMutation(cadastrarMutation);
  const perdeuAntes = useRespostaPerdida();
  return async (dados: Cadastro): Promise<void> => {
    try {
      await mutateAsync(dados);
    } catch (erro) {
      const perdeu = perdeuAntes(erro);
      if (!perdeu || !(erro instanceof ApiError) || !erro.campos['email']) throw erro;
      throw new ApiError(FEITO_ANTES, erro.status, { email: [FEITO_ANTES] });
    }
  };
};

export const FormularioCadastro = () => {
  const cadastrar = useCadastrar();
  const form = useForm({ resolver: zodResolver(cadastroSchema), defaultValues: VAZIO });
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const senha = useWatch({ control, name: 'senha' });
  return (
    <Formulario form={form} acao={CAMINHOS.salvarUsuario} rotulo="Cadastro" enviar={cadastrar}>
      <Secao titulo="Quem é você">
        <Campo
          rotulo="Nome"
          autoComplete="name"
          required
          dica="É assim que você aparece no portal."
          erro={errors.nome?.message}
          {...register('nome')}
        />
        <CamposDaPessoa />
      </Secao>
      <Secao titulo="Contato">
        <div className={estilos.par}>
          <Campo
            rotulo="E-mail"
            type="email"
            autoComplete="email"
            required
            erro={errors.email?.message}
            {...register('email')}
          />
          <CampoTelefone />
        </div>
      </Secao>
      <Secao titulo="Endereço">
        <CamposDoEndereco />
      </Secao>
      <Secao titulo="Acesso">
        <CampoNovaSenha
          rotulo="Senha"
          digitada={senha}
          erro={errors.senha?.message}
          {...register('senha')}
        />
      </Secao>
      <p className={estilos.suave}>
        Ao finalizar, você concorda com a{' '}
        <Link to={CAMINHOS.privacidade} target="_blank">
          Política de privacidade
          <span className="so-leitor"> (abre em nova aba)</span>
        </Link>{' '}
        e autoriza o uso dos seus dados como ela descreve.
      </p>
      <BotaoEnviar enviando={isSubmitting}>Finalizar Cadastro</BotaoEnviar>
    </Formulario>
  );
};
