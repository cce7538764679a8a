import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Cadastro } from '@portal/contracts/usuario/cadastro';
import { erroDeDocumento } from '@portal/contracts/usuario/documento';
import { PESSOAS } from '@portal/contracts/usuario/limites';
import type { Login } from '@portal/contracts/usuario/login';
import { contaBloqueada, MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import { nomeNormalizado } from '@portal/contracts/usuario/nome';
import type { PerfilParcial } from '@portal/contracts/usuario/perfil';
import type { Core } from '@strapi/strapi';
import { findSobre } from '../conteudo/service';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { limites } from '../limite/service';
import { sessoes } from '../sessao/service';
import { semTirarAUltima } from './administradores';
import { confirmacoes } from './confirmacoes';
import { contas, type Conta } from './contas';
import { conferirCredenciais, isFalha, type Falha } from './credenciais';
import { documentoValido } from './documento-valido';
import {
  colunaRepetida,
  errosDeColunas,
  motivoNoPainel,
  type ColunaUnica,
  type MotivoNoPainel,
} from './erros-de-unicidade';
import { senhas } from './senhas';
import { normalizar } from './vigia';

/** What was refused because another account has it: 422 under the form's own field. */
const recusarRepetidos = (
  colunas: readonly ColunaUnica[],
  campoDoNome: 'nome' | 'usuario',
): void => {
  if (colunas.length === 0) return;
  const erros = errosDeColunas(colunas, campoDoNome);
  throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros });
};

/** Race: a repetition that only the unique index saw becomes the same 422. */
const semRepetir = async <T>(
  campoDoNome: 'nome' | 'usuario',
  escrever: () => Promise<T>,
): Promise<T> => {
  try {
    return await escrever();
  } catch (erro) {
    const coluna = colunaRepetida(erro);
    if (coluna) recusarRepetidos([coluna], campoDoNome);
    throw erro;
  }
};

/** Person and document hold together even when only one of them was sent (contrato 4). */
const conferirDocumento = (conta: Conta, mudanca: PerfilParcial): void => {
  if (mudanca.documento === undefined && mudanca.pessoa === undefined) return;
  const pessoa = mudanca.pessoa ?? PESSOAS.find((uma) => uma === conta.pessoa) ?? PESSOAS[0];
  const documento = mudanca.documento ?? conta.documento ?? '';
  if (documentoValido(documento, pessoa)) return;
  throw new Refusal(422, {
    msg: MENSAGENS.camposInvalidos,
    erros: { documento: [erroDeDocumento(pessoa)] },
  });
};

/** What a failed login is answered: a wrong code is told under its field, to whoever knows the password. */
const recusaDoLogin = (falha: Falha): Refusal => {
  if (falha === 'senha-errada')
    return new Refusal(401, { msg: MENSAGENS_DA_CONTA.credenciaisInvalidas });
  const msg = MENSAGENS_DA_CONTA.codigoDeAcessoInvalido;
  const page = CAMINHOS.loginComCodigo;
  return new Refusal(401, { msg, erros: { codigo_acesso: [msg] }, page });
};

/** What whoever knows a blocked account's password is told. */
const recusaDaBloqueada = async (strapi: Core.Strapi): Promise<Refusal> => {
  const { telefone } = (await findSobre(strapi)) ?? {};
  return new Refusal(403, { msg: contaBloqueada(telefone), codigo: 'conta_bloqueada' });
};

/** Accounts: sign-up, login and the owner's own data (contrato 4). */
export const usuarios = (strapi: Core.Strapi) => ({
  /** Makes an account. Throws 422 with the fields another account has, 429 beyond the address's sign-ups. */
  async cadastrar(cadastro: Cadastro, endereco: string): Promise<Conta> {
    const vaga = await limites(strapi).ocupar('cadastros', endereco);
    try {
      const { email, documento } = cadastro;
      const nome_normalizado = nomeNormalizado(cadastro.nome);
      const valores = { email, documento, nome_normalizado };
      recusarRepetidos(await contas(strapi).colunasTomadas(valores), 'nome');
      const resumo = await senhas.resumir(cadastro.senha);
      return await semRepetir('nome', () =>
        transaction(strapi, async () => {
          const conta = await contas(strapi).criar(cadastro, resumo, new Date());
          await confirmacoes(strapi).enviarConfirmacao(conta);
          return conta;
        }),
      );
    } catch (erro) {
      // Only accounts that came to be are sign-ups.
      await vaga.devolver();
      throw erro;
    }
  },

  /**
   * The account of an e-mail and password. Only failed tries stay counted. Throws one and the same 401 for an unknown
   * e-mail and a wrong password, after the same work; another for a second step that is missing or wrong; 403 with the reason to whoever knows the password of a blocked
   * account, and to nobody else; 429 beyond the limits.
   */
  async autenticar(login: Login, endereco: string): Promise<Conta> {
    const conta = await limites(strapi).contarFalhas(
      'loginsDoEndereco',
      endereco,
      () => conferirCredenciais(strapi, login),
      isFalha,
    );
    if (isFalha(conta)) throw recusaDoLogin(conta);
    if (conta.blocked) throw await recusaDaBloqueada(strapi);
    return conta;
  },

  /**
   * Opens a session of an account as it was when it was asked for its password, and answers the session's cookie. Race: a
   * new password, a blocking or the account's end waits for the account and ends this session, or was faster and is
   * told. Throws as `autenticar`.
   */
  abrirSessao: ({ id, password }: Conta): Promise<string> =>
    transaction(strapi, async () => {
      const conta = await contas(strapi).travarSeHouver(id);
      if (conta?.password !== password) throw recusaDoLogin('senha-errada');
      if (conta.blocked) throw await recusaDaBloqueada(strapi);
      return sessoes(strapi).abrir(id);
    }),

  /** The owner's own account. Throws 401 when it is gone. */
  async minha(id: number): Promise<Conta> {
    const conta = await contas(strapi).porId(id);
    if (!conta) throw new Refusal(401);
    return conta;
  },

  /** Changes what was sent, and nothing else. Throws 422. */
  async atualizar(id: number, { usuario, nome, ...campos }: PerfilParcial): Promise<void> {
    const username = usuario ?? nome;
    const mudanca = {
      ...campos,
      ...(username === undefined ? {} : { username, nome_normalizado: nomeNormalizado(username) }),
    };
    if (Object.keys(mudanca).length === 0) return;
    await semRepetir(usuario === undefined ? 'nome' : 'usuario', () =>
      transaction(strapi, async () => {
        conferirDocumento(await contas(strapi).travar(id), campos);
        await contas(strapi).mudar(id, mudanca);
      }),
    );
  },

  /** Runs the panel's change of an account. Race: of two that take the last administrators away at once one is refused. */
  mudarNoPainel: <T>(mudar: () => Promise<T>): Promise<T> => semTirarAUltima(strapi, mudar),

  /** Why an account may not be written at the panel like this: another one has its name, document or e-mail, in whatever way it is spelt. */
  async repeticao(
    { username, email, documento }: Record<string, unknown>,
    id?: number,
  ): Promise<MotivoNoPainel | null> {
    const escrita: Record<string, unknown> = { username, email, documento };
    normalizar(escrita);
    const valores: Partial<Record<ColunaUnica, string>> = {};
    for (const coluna of ['email', 'documento', 'nome_normalizado'] as const) {
      const valor = escrita[coluna];
      if (typeof valor === 'string' && valor !== '') valores[coluna] = valor;
    }
    const [coluna] = await contas(strapi).colunasTomadas(valores, id);
    return coluna ? motivoNoPainel(coluna) : null;
  },

  /** The same, of a write that only the unique index refused; null when the error is another one. */
  repeticaoEm(erro: unknown): MotivoNoPainel | null {
    const coluna = colunaRepetida(erro);
    return coluna ? motivoNoPainel(coluna) : null;
  },
});
