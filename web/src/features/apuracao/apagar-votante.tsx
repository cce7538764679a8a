import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { apagarVotosSchema } from '@portal/contracts/pesquisa/apagar';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Formulario } from '../../session/formulario';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import formulario from '../../ui/formulario.module.css';
import { apagarVotanteMutation } from './dados';

/** Erases a voter's data when the person asks the association to (contrato 10). */
export const ApagarVotante = () => {
  const apagar = useMutation(apagarVotanteMutation);
  const form = useForm({
    resolver: zodResolver(apagarVotosSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <details>
      <summary>Alguém pediu para apagar os seus dados?</summary>
      <Formulario
        form={form}
        acao={CAMINHOS.apagarVotos}
        rotulo="Apagar dados de um votante"
        enviar={async (dados) => {
          await apagar.mutateAsync(dados);
          form.reset();
        }}
      >
        <p className={formulario.suave}>
          Nome, e-mail e telefone saem de todas as pesquisas e não voltam. Enquanto a pesquisa está
          aberta, sai também o voto; depois, ele continua contado.
        </p>
        <Campo
          rotulo="E-mail com que votou"
          type="email"
          autoComplete="off"
          required
          erro={errors.email?.message}
          {...form.register('email')}
        />
        <div className={formulario.acoes}>
          <BotaoEnviar variante="secundario" enviando={isSubmitting}>
            Apagar dados
          </BotaoEnviar>
        </div>
      </Formulario>
    </details>
  );
};
