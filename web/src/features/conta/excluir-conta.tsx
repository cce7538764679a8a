import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { excluirContaSchema, type ExcluirConta as Pedido } from '@portal/contracts/usuario/conta';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isRecusa } from '../../lib/api-error';
import { hrefPagina } from '../../lib/enderecos';
import { Formulario } from '../../session/formulario';
import { renovarSessao } from '../../session/renovar-sessao';
import { avisar } from '../../ui/avisar';
import { Botao } from '../../ui/botao';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Dialogo } from '../../ui/dialogo';
import estilos from '../../ui/formulario.module.css';
import proprios from './sua-conta.module.css';
import { excluirContaMutation } from './mutations-da-conta';
import { ProvaDoDono, useProvaDoDono } from './prova-do-dono';
import { useRespostaPerdida } from './use-resposta-perdida';

const VAI = [
  'o seu cadastro e as mensagens que esperavam por você;',
  'os seus anúncios, com textos, imagens, áudios e comprovantes: os que estão no ar saem na hora.',
];
const FICA = [
  'o que aconteceu com cada anúncio e os valores pagos, sem o seu nome: a associação presta contas deles;',
  'os votos em pesquisas, que não são ligados à conta: os seus dados neles saem no prazo da Política de privacidade.',
];

const Lista = ({ itens }: { itens: readonly string[] }) => (
  <ul className={proprios.lista}>
    {itens.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Two sentences, and no other page to read them on. */
const LEITURA_MS = 15_000;
const JA_SE_FOI =
  'A sessão terminou depois que a conexão caiu: a sua conta já tinha sido excluída. Se ainda conseguir entrar nela, peça de novo.';

/**
 * Does it, and is done as well where the answer to an earlier try was lost and nobody is logged in since: with the account
 * its sessions went, and there is no logging in to it.
 */
const useExcluir = () => {
  const excluir = useMutation(excluirContaMutation);
  const perdeuAntes = useRespostaPerdida();
  return async (dados: Pedido): Promise<void> => {
    try {
      await excluir.mutateAsync(dados);
    } catch (erro) {
      if (!perdeuAntes(erro) || !isRecusa(erro, 'nao_autenticado')) throw erro;
      avisar({ tipo: 'neutro', msg: JA_SE_FOI, duracao: LEITURA_MS });
    }
  };
};

const FormularioDeExclusao = ({ onFechar }: { onFechar: () => void }) => {
  const excluir = useExcluir();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { comCodigo, provar } = useProvaDoDono();
  const form = useForm({
    resolver: zodResolver(excluirContaSchema),
    defaultValues: { senha: '', codigo_acesso: '' },
  });
  const { isSubmitting } = form.formState;
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.excluirConta}
      rotulo="Excluir minha conta"
      enviar={async (dados) => {
        if (!(await provar(() => excluir(dados)))) return;
        // Before the session is known to have ended: this page would send a guest to the login.
        navigate(hrefPagina('home'));
        await renovarSessao(client);
      }}
    >
      <div className={proprios.aviso}>
        <p>Não dá para desfazer. Antes, baixe os seus dados se quiser ficar com eles.</p>
        <p>
          <strong>Vai embora:</strong>
        </p>
        <Lista itens={VAI} />
        <p>
          <strong>Fica:</strong>
        </p>
        <Lista itens={FICA} />
        <p>
          Quer de volta o dinheiro de um anúncio que não terminou? Peça antes o reembolso e espere a
          resposta: um pedido em análise vai embora com a conta.
        </p>
      </div>
      <ProvaDoDono comCodigo={comCodigo} />
      <div className={estilos.acoes}>
        <BotaoEnviar enviando={isSubmitting}>Excluir para sempre</BotaoEnviar>
        <Botao variante="secundario" onClick={onFechar}>
          Ficar com a conta
        </Botao>
      </div>
    </Formulario>
  );
};

/** The end of an account: what goes, what stays, and the password (contrato 10). */
export const ExcluirConta = () => {
  const [aberto, setAberto] = useState(false);
  const fechar = () => setAberto(false);
  return (
    <>
      <Botao variante="secundario" onClick={() => setAberto(true)}>
        <Trash2 size={20} aria-hidden />
        Excluir minha conta
      </Botao>
      <Dialogo aberto={aberto} onFechar={fechar} titulo="Excluir a sua conta?">
        <FormularioDeExclusao onFechar={fechar} />
      </Dialogo>
    </>
  );
};
