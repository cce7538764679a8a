import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { CODIGO_MAXIMO, desligarSegundoPassoSchema } from '@portal/contracts/usuario/segundo-passo';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useFocoInicial } from '../../lib/use-foco-inicial';
import { Formulario } from '../../session/formulario';
import { Botao } from '../../ui/botao';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import { CampoSenha } from '../../ui/campo-senha';
import formulario from '../../ui/formulario.module.css';
import { desligarMutation } from './mutations';
import estilos from './segundo-passo.module.css';

interface Props {
  onDesligado: () => void;
  onDesistir: () => void;
}

/** Switches it off, for who knows the password and has a code. */
export const Desligar = ({ onDesligado, onDesistir }: Props) => {
  const titulo = useFocoInicial();
  const desligar = useMutation(desligarMutation);
  const form = useForm({
    resolver: zodResolver(desligarSegundoPassoSchema),
    defaultValues: { senha: '', codigo_acesso: '' },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <div className={estilos.parte}>
      <h3 ref={titulo} tabIndex={-1}>
        Desligar o segundo passo
      </h3>
      <Formulario
        form={form}
        acao={CAMINHOS.desligarSegundoPasso}
        rotulo="Desligar o segundo passo"
        enviar={async (dados) => {
          await desligar.mutateAsync(dados);
          onDesligado();
        }}
      >
        <CampoSenha
          rotulo="Senha"
          autoComplete="current-password"
          required
          erro={errors.senha?.message}
          {...form.register('senha')}
        />
        <CampoDoFormulario
          campo="codigo_acesso"
          rotulo="Código do aplicativo ou de recuperação"
          autoComplete="one-time-code"
          required
          maxLength={CODIGO_MAXIMO}
        />
        <div className={formulario.acoes}>
          <BotaoEnviar enviando={isSubmitting}>Desligar</BotaoEnviar>
          <Botao variante="fantasma" onClick={onDesistir}>
            Deixar ligado
          </Botao>
        </div>
      </Formulario>
    </div>
  );
};
