import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { criarImagem } from './imagem';
import { linhasEstranhas } from './ingles';
import { ADMINISTRADOR } from './portal';

/** Fails on English and on broken sentences left over in the screen as it stands. */
export const soPortugues = async (page: Page, tela: string): Promise<void> => {
  await expect
    .poll(() => linhasEstranhas(page), {
      message: `linhas em inglês, ou quebradas, em ${tela}`,
    })
    .toEqual([]);
};

export interface ContaDaRedacao {
  email: string;
  password: string;
}

export interface Administracao {
  /** The key with which the panel of this account speaks to the portal. */
  entrar(conta: ContaDaRedacao): Promise<string>;
  /** Somebody of a role; two of one role at a portal have names of their own. */
  criarConta(codigoDoPapel: string, nome?: string): Promise<ContaDaRedacao>;
  /** A role whose people make entries of these types and care for their own only. Answers its code. */
  criarPapelDoProprio(nome: string, uids: readonly string[]): Promise<string>;
  /** Whoever has this role may do nothing at the panel from now on. */
  tirarPermissoes(papel: string): Promise<void>;
  salvarPagina(uid: string, campos: object): Promise<void>;
  /** A radio that names no picture is given one, without which it could not be published. */
  criar(uid: string, campos: object): Promise<string>;
  mudar(uid: string, documentId: string, campos: object): Promise<void>;
  publicar(uid: string, documentId: string): Promise<void>;
  apagar(uid: string, documentId: string): Promise<void>;
  /** The ids of the entries a search in a list finds. */
  procurar(uid: string, busca: string): Promise<string[]>;
}

const colecao = (uid: string): string => `/content-manager/collection-types/${uid}`;

const feita = async (
  resposta: Awaited<ReturnType<APIRequestContext['fetch']>>,
): Promise<unknown> => {
  if (!resposta.ok()) throw new Error(`${resposta.url()}: ${resposta.status()}`);
  return resposta.json();
};

/** The first administrator's session at each portal: Strapi lets nobody sign in a sixth time within five minutes. */
const sessoes = new Map<string, string>();

/** The first administrator at the panel, to prepare what a journey starts from. */
export const administracao = async (
  request: APIRequestContext,
  url: string,
): Promise<Administracao> => {
  const entrar = async (data: ContaDaRedacao): Promise<string> => {
    const login = await request.post(`${url}/admin/login`, { data });
    return ((await feita(login)) as { data: { token: string } }).data.token;
  };
  const { email, senha } = ADMINISTRADOR;
  const sessao = sessoes.get(url) ?? (await entrar({ email, password: senha }));
  sessoes.set(url, sessao);
  const headers = { Authorization: `Bearer ${sessao}` };
  // Between two steps the portal may close a connection that rests: a call that meets the close is asked again.
  const comum = { headers, maxRetries: 2 };
  const pedir = async (method: string, path: string, data?: object): Promise<unknown> =>
    feita(await request.fetch(`${url}${path}`, { ...comum, method, ...(data && { data }) }));
  const enviarImagem = async (): Promise<number> => {
    const [imagem] = (await feita(
      await request.post(`${url}/upload`, {
        ...comum,
        multipart: {
          files: { name: 'radio.png', mimeType: 'image/png', buffer: criarImagem(640, 640) },
          fileInfo: JSON.stringify({ name: 'radio.png', alternativeText: 'Uma antena' }),
        },
      }),
    )) as { id: number }[];
    if (!imagem) throw new Error('the media library answered without a file');
    return imagem.id;
  };
  return {
    entrar,
    criarConta: async (codigo, nome = codigo) => {
      const { data: papeis } = (await pedir('GET', '/admin/roles')) as {
        data: { id: number; code: string }[];
      };
      const conta = { email: `${nome}@exemplo.com.br`, password: 'Senha-da-Redacao-1' };
      const { data: nova } = (await pedir('POST', '/admin/users', {
        email: conta.email,
        firstname: 'Edite',
        lastname: 'Da Redação',
        preferedLanguage: 'pt-BR',
        roles: papeis.filter(({ code }) => code === codigo).map(({ id }) => id),
      })) as { data: { id: number } };
      await pedir('PUT', `/admin/users/${nova.id}`, { isActive: true, password: conta.password });
      return conta;
    },
    criarPapelDoProprio: async (name, uids) => {
      const { data: papel } = (await pedir('POST', '/admin/roles', {
        name,
        description: name,
      })) as {
        data: { id: number; code: string };
      };
      const permissions = ['create', 'read', 'update', 'delete'].flatMap((verbo) =>
        uids.map((subject) => ({
          ...{ action: `plugin::content-manager.explorer.${verbo}`, subject },
          conditions: verbo === 'create' ? [] : ['admin::is-creator'],
          properties: verbo === 'delete' ? {} : { fields: ['nome_radio', 'nome'] },
        })),
      );
      const painel = { action: 'plugin::portal.painel.read', subject: null };
      await pedir('PUT', `/admin/roles/${papel.id}/permissions`, {
        permissions: [...permissions, { ...painel, conditions: [], properties: {} }],
      });
      return papel.code;
    },
    tirarPermissoes: async (papel) => {
      const { data: papeis } = (await pedir('GET', '/admin/roles')) as {
        data: { id: number; code: string }[];
      };
      const dele = papeis.find(({ code }) => code === papel);
      await pedir('PUT', `/admin/roles/${dele?.id}/permissions`, { permissions: [] });
    },
    salvarPagina: async (uid, campos) => {
      await pedir('PUT', `/content-manager/single-types/${uid}`, campos);
    },
    criar: async (uid, campos) => {
      const imagem = uid === 'api::radio.radio' ? { imagem: await enviarImagem() } : {};
      const criada = await pedir('POST', colecao(uid), { ...imagem, ...campos });
      return (criada as { data: { documentId: string } }).data.documentId;
    },
    mudar: async (uid, documentId, campos) => {
      await pedir('PUT', `${colecao(uid)}/${documentId}`, campos);
    },
    publicar: async (uid, documentId) => {
      await pedir('POST', `${colecao(uid)}/${documentId}/actions/publish`);
    },
    apagar: async (uid, documentId) => {
      await pedir('DELETE', `${colecao(uid)}/${documentId}`);
    },
    procurar: async (uid, busca) => {
      const consulta = `?pageSize=100&_q=${encodeURIComponent(busca)}`;
      const lida = await pedir('GET', `${colecao(uid)}${consulta}`);
      return (lida as { results: { documentId: string }[] }).results.map(
        ({ documentId }) => documentId,
      );
    },
  };
};

export const entrarNoPainel = async (page: Page, conta: ContaDaRedacao): Promise<void> => {
  await page.goto('/admin');
  await page.getByLabel(/^E-?mail/).fill(conta.email);
  await page
    .getByLabel(/^Senha/)
    .first()
    .fill(conta.password);
  await soPortugues(page, 'entrada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible();
};

export interface Arquivo {
  name: string;
  mimeType: string;
  buffer: Buffer;
  /** Alternative text, for pictures. */
  descricao?: string;
}

/** Sends a file into the nth media field of the form, as an editor does. */
export const enviarArquivo = async (
  page: Page,
  { descricao, ...arquivo }: Arquivo,
  campo = 0,
): Promise<void> => {
  // The form may be in a window itself.
  const abertas = await page.getByRole('dialog').count();
  await page
    .getByText(/^Clique para adicionar/)
    .nth(campo)
    .click();
  const janela = page.getByRole('dialog').last();
  await janela.getByRole('button', { name: 'Adicionar mais arquivos' }).click();
  await page.locator('input[type=file]').setInputFiles(arquivo);
  if (descricao !== undefined) {
    await page.getByLabel(`Texto alternativo de ${arquivo.name}`).fill(descricao);
  }
  await soPortugues(page, 'envio de arquivo');
  await page.getByRole('button', { name: 'Enviar 1 arquivo' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(abertas);
};

export const publicar = async (page: Page): Promise<void> => {
  const botao = page.getByRole('button', { name: 'Publicar', exact: true });
  await botao.click();
  // Nothing is left to publish once it is done.
  await expect(botao).toBeDisabled();
};

/** Stores the hours of the entry that is open. Its button is disabled while it stores, too. */
export const gravarAHora = async (page: Page): Promise<void> => {
  const botao = page.getByRole('button', { name: 'Gravar a hora', exact: true });
  const gravada = page.waitForResponse(
    (resposta) =>
      resposta.request().method() === 'PUT' && resposta.url().includes('/painel/agendamentos/'),
  );
  await botao.click();
  await gravada;
  await expect(botao).toBeDisabled();
};
