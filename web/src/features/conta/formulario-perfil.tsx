import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  cepFormatado,
  documentoFormatado,
  telefoneFormatado,
} from '@portal/contracts/usuario/mascaras';
import {
  criarPerfilSchema,
  type MeusDados,
  type Perfil,
  type PerfilParcial,
} from '@portal/contracts/usuario/perfil';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import { CampoTelefone } from './campo-telefone';
import { CAMPOS_VAZIOS } from './campos-comuns';
import { CamposDaPessoa } from './campos-da-pessoa';
import { CamposDoEndereco } from './campos-do-endereco';
import { documentoValido } from './documento-valido';
import { Formulario } from '../../session/formulario';
import { conferirConta } from '../../session/mesma-conta';
import estilos from '../../ui/formulario.module.css';
import { atualizarPerfilMutation } from './mutations';
import { Secao } from '../../ui/secao';

const perfilSchema = criarPerfilSchema(documentoValido);

/** The stored data as the form shows it. */
const digitado = (dados: MeusDados) => ({
  usuario: dados.usuario,
  pessoa: dados.pessoa || CAMPOS_VAZIOS.pessoa,
  documento: documentoFormatado(dados.documento),
  telefone: telefoneFormatado(dados.telefone),
  cep: cepFormatado(dados.cep),
  endereco: dados.endereco,
  numero: dados.numero,
  bairro: dados.bairro,
  cidade: dados.cidade,
  estado: dados.estado,
});

const emOutraConta =
  ({ usuario }: MeusDados) =>
  (outra: string): string =>
    `Este é o perfil de ${usuario}, e agora este navegador está na conta de ${outra}. Nada foi enviado: entre de novo como ${usuario} em outra aba, ou atualize a página para mudar o perfil de ${outra}.`;

/** Only what is changed here: what another tab, another device or the staff changed meanwhile is not put back. */
const mudadosDe = (perfil: Perfil, dados: MeusDados): PerfilParcial => {
  const guardados: Readonly<Record<string, unknown>> = dados;
  return Object.fromEntries(
    Object.entries(perfil).filter(([campo, valor]) => valor !== guardados[campo]),
  );
};

/** My profile: own data, the e-mail read-only (especificação 2.10). */
export const FormularioPerfil = ({ dados }: { dados: MeusDados }) => {
  const client = useQueryClient();
  const atualizar = useMutation(atualizarPerfilMutation);
  const form = useForm({
    resolver: zodResolver(perfilSchema),
    // What was changed elsewhere is shown as soon as it is read, but where something else was typed here.
    values: digitado(dados),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;
  const enviar = async (perfil: Perfil) => {
    await conferirConta(client, dados, emOutraConta(dados));
    await atualizar.mutateAsync(mudadosDe(perfil, dados));
  };
  return (
    <Formulario form={form} acao={CAMINHOS.atualizarUsuario} rotulo="Meu perfil" enviar={enviar}>
      <Secao titulo="Quem é você">
        <Campo
          rotulo="Nome"
          autoComplete="name"
          required
          dica="É assim que você aparece no portal."
          erro={errors.usuario?.message}
          {...form.register('usuario')}
        />
        <CamposDaPessoa />
      </Secao>
      <Secao titulo="Contato">
        <div className={estilos.par}>
          <Campo
            rotulo="E-mail"
            type="email"
            value={dados.email}
            readOnly
            autoComplete="email"
            dica="É o seu login. Para trocá-lo, veja Sua conta."
          />
          <CampoTelefone />
        </div>
      </Secao>
      <Secao titulo="Endereço">
        <CamposDoEndereco />
      </Secao>
      <div className={estilos.acoes}>
        <BotaoEnviar enviando={isSubmitting}>Salvar alterações</BotaoEnviar>
      </div>
    </Formulario>
  );
};
