import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { criarImagem } from './harness/imagem';
import { criarMelodia } from './harness/melodia';
import {
  arrastarAPrimeiraParaOFim,
  arrumarNoCelular,
  cantoresNoPortal,
  escolherMusica,
  fazerMusica,
  musicasDe,
  naoFazMusicaSemSalvar,
  perguntaDoPortal,
  subirAUltima,
} from './harness/musicas-do-cantor';
import { test } from './harness/painel';
import { ADMINISTRADOR } from './harness/portal';
import { enviarArquivo, entrarNoPainel, publicar, soPortugues } from './harness/redacao';
import { percorrerColecoes, percorrerPaginas, percorrerTelas } from './harness/telas-do-painel';

test.use({ historia: 'editor' });

// One portal, one editor, one story told in order.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
const RADIO = 'api::radio.radio';
const PAGINA = 'api::pagina-inicial.pagina-inicial';
/** What staff publish is on the portal within this time, in ms (contrato 5). */
const NO_PORTAL = { timeout: 5000 };

const lista = (uid: string): string => `/admin/content-manager/collection-types/${uid}`;
const novo = (page: Page, uid: string) => page.goto(`${lista(uid)}/create`);
const abrirDaLista = async (page: Page, uid: string, nome: string): Promise<void> => {
  await page.goto(lista(uid));
  await page.getByRole('gridcell', { name: nome }).click();
  await expect(page.getByRole('heading', { name: nome, level: 1 })).toBeVisible();
};
const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });

/** The names on the portal: of each singer, and after it of the songs. */
const noPortal = async (page: Page): Promise<string[]> =>
  (await cantoresNoPortal(page)).flatMap(({ nome, musicas }) => [
    nome,
    ...musicas.map((musica) => musica.nome).sort(),
  ]);

const comFoto = (page: Page, descricao?: string): Promise<void> =>
  enviarArquivo(page, {
    name: 'retrato.png',
    mimeType: 'image/png',
    buffer: criarImagem(640, 640),
    ...(descricao !== undefined && { descricao }),
  });

test('o início e o menu mostram só o que a editora pode, em português', async ({ page }) => {
  await page.goto('/admin');
  for (const quadro of ['Pendências', 'No ar', 'Mais ouvidas'])
    await expect(page.getByText(quadro, { exact: true })).toBeVisible();
  await soPortugues(page, 'início');
  await page.getByRole('link', { name: 'Conteúdo', exact: true }).click();
  for (const visto of ['Cantor', 'Música', 'Web rádio', 'Pesquisa', 'Página inicial', 'Quem somos'])
    await expect(page.getByRole('link', { name: visto, exact: true })).toBeVisible();
  for (const escondido of ['Anúncio', 'Banner', 'Conta', 'Preço', 'Configuração do portal', 'Voto'])
    await expect(page.getByRole('link', { name: escondido, exact: true })).toHaveCount(0);
});

test('o que não é da editora não se alcança pelo endereço nem pela API', async ({
  page,
  painel,
}) => {
  const proibidos = [
    'collection-types/api::anuncio.anuncio',
    'collection-types/plugin::users-permissions.user',
    'collection-types/api::preco.preco',
    'single-types/api::configuracao.configuracao',
  ];
  const token = await painel.admin.entrar(painel.conta);
  for (const caminho of proibidos) {
    await page.goto(`/admin/content-manager/${caminho}`);
    await expect(page.getByText('Você não tem permissão para acessar esse conteúdo')).toBeVisible();
    const resposta = await page.request.get(`/content-manager/${caminho}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(resposta.status(), caminho).toBe(403);
  }
  await soPortugues(page, 'sem permissão');
});

test('uma cantora nova: sem foto ou sem descrição a recusa é gentil, com elas vai ao ar', async ({
  page,
}) => {
  await novo(page, CANTOR);
  await page.getByLabel('Nome').fill('Cantora da Jornda');
  await botao(page, 'Publicar').click();
  await expect(
    page.getByText('Escolha uma foto do cantor antes de publicar.').first(),
  ).toBeVisible();
  await soPortugues(page, 'recusa sem foto');
  await comFoto(page, 'Uma cantora ao microfone');
  await publicar(page);
  await expect.poll(() => noPortal(page), NO_PORTAL).toEqual(['Cantora da Jornda']);
  await soPortugues(page, 'cantora publicada');
});

test('uma imagem que ninguém descreveu não vai ao ar', async ({ page }) => {
  await novo(page, CANTOR);
  await page.getByLabel('Nome').fill('Sem descrição');
  await comFoto(page);
  await botao(page, 'Publicar').click();
  await expect(page.getByText(/preencha o texto alternativo/).first()).toBeVisible();
});

for (const nome of ['Primeira canção', 'Segunda canção'])
  test(`a música “${nome}” é ouvida antes e aparece no portal`, async ({ page }) => {
    await novo(page, MUSICA);
    await page.getByLabel('Nome').fill(nome);
    await page.getByRole('combobox', { name: /Cantor/ }).click();
    await page.getByRole('option', { name: /Cantora da Jornda/ }).click();
    await enviarArquivo(page, {
      name: 'cancao.mp3',
      mimeType: 'audio/mpeg',
      buffer: await criarMelodia(2),
    });
    await expect(page.getByLabel('Prévia de cancao.mp3')).toBeVisible();
    await publicar(page);
    await expect.poll(() => noPortal(page), NO_PORTAL).toContain(nome);
    await soPortugues(page, 'música publicada');
  });

test('um erro de digitação se corrige', async ({ page }) => {
  await abrirDaLista(page, CANTOR, 'Cantora da Jornda');
  await page.getByLabel('Nome').fill('Cantora da Jornada');
  await publicar(page);
  await expect
    .poll(() => noPortal(page), NO_PORTAL)
    .toEqual(['Cantora da Jornada', 'Primeira canção', 'Segunda canção']);
});

test('quem tem músicas no ar não se apaga', async ({ page }) => {
  await abrirDaLista(page, CANTOR, 'Cantora da Jornada');
  await botao(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await soPortugues(page, 'apagar');
  await botao(page, 'Confirmar').click();
  await expect(page.getByText(/Este cantor tem 2 músicas publicadas/).first()).toBeVisible();
  expect(await noPortal(page)).toContain('Cantora da Jornada');
});

test('uma música sai do ar', async ({ page }) => {
  await abrirDaLista(page, MUSICA, 'Primeira canção');
  await botao(page, 'Mais ações do registro').click();
  await page.getByRole('menuitem', { name: 'Despublicar' }).click();
  await expect
    .poll(() => noPortal(page), NO_PORTAL)
    .toEqual(['Cantora da Jornada', 'Segunda canção']);
});

const musicasNoPortal = (page: Page): Promise<string[]> => musicasDe(page, 'Cantora da Jornada');

test('uma música feita no formulário do cantor vai ao ar com ele, se quem publica disser', async ({
  page,
}) => {
  await novo(page, CANTOR);
  await naoFazMusicaSemSalvar(page);
  await abrirDaLista(page, CANTOR, 'Cantora da Jornada');
  await fazerMusica(page, 'Terceira canção');
  await botao(page, 'Publicar').click();
  const pergunta = perguntaDoPortal(page);
  await expect(pergunta).toContainText('“Primeira canção”');
  await expect(pergunta).toContainText('“Terceira canção”');
  await soPortugues(page, 'músicas que vão junto');
  expect(await musicasNoPortal(page)).toEqual(['Segunda canção']);
  await pergunta.getByRole('button', { name: 'Publicar também as músicas' }).click();
  await expect
    .poll(() => musicasNoPortal(page), NO_PORTAL)
    .toEqual(['Terceira canção', 'Segunda canção', 'Primeira canção']);
});

test('as músicas arrastadas no formulário do cantor, com o mouse ou as setas, vêm nessa ordem no portal', async ({
  page,
}) => {
  await abrirDaLista(page, CANTOR, 'Cantora da Jornada');
  await arrastarAPrimeiraParaOFim(page, 'Primeira canção', 3);
  await publicar(page);
  await expect
    .poll(() => musicasNoPortal(page), NO_PORTAL)
    .toEqual(['Segunda canção', 'Terceira canção', 'Primeira canção']);
  await page.reload();
  await subirAUltima(page, 'Primeira canção', 3);
  await publicar(page);
  await expect
    .poll(() => musicasNoPortal(page), NO_PORTAL)
    .toEqual(['Segunda canção', 'Primeira canção', 'Terceira canção']);
});

test('no celular, onde nada se arrasta, cada música sobe e desce por botões', async ({ page }) => {
  await abrirDaLista(page, CANTOR, 'Cantora da Jornada');
  await arrumarNoCelular(page, 'Terceira canção', 'Segunda canção', 3);
  await expect
    .poll(() => musicasNoPortal(page), NO_PORTAL)
    .toEqual(['Terceira canção', 'Primeira canção', 'Segunda canção']);
});

test('a música de outro cantor diz de quem é, e só muda depois de uma pergunta', async ({
  page,
  painel,
}) => {
  const outra = await painel.admin.criar(CANTOR, { nome: 'Outra Cantora' });
  const cancao = await painel.admin.criar(MUSICA, {
    nome: 'Canção emprestada',
    cantor: { connect: [{ documentId: outra }] },
  });
  await abrirDaLista(page, CANTOR, 'Cantora da Jornada');
  await escolherMusica(page, 'Canção emprestada, de Outra Cantora');
  await botao(page, 'Salvar').click();
  const pergunta = perguntaDoPortal(page);
  await expect(pergunta).toContainText(
    '“Canção emprestada” está na página de Outra Cantora e sai de lá.',
  );
  await soPortugues(page, 'música de outro cantor');
  await pergunta.getByRole('button', { name: 'Voltar sem salvar' }).click();
  await expect(pergunta).toHaveCount(0);
  await botao(page, 'Salvar').click();
  await pergunta.getByRole('button', { name: 'Mudar assim mesmo' }).click();
  await expect(botao(page, 'Salvar')).toBeDisabled();
  await page.goto(`${lista(MUSICA)}/${cancao}`);
  await expect(botao(page, 'Cantora da Jornada')).toBeVisible();
});

test('um banner do carrossel muda', async ({ page, painel }) => {
  await painel.admin.salvarPagina(PAGINA, {
    carrossel: [{ titulo: 'Encontro antigo', texto: 'Venha' }],
  });
  await page.goto(`/admin/content-manager/single-types/${PAGINA}`);
  await botao(page, 'Encontro antigo').click();
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Encontro novo');
  await soPortugues(page, 'página inicial');
  await botao(page, 'Salvar').click();
  const lido = async () => (await page.request.get(CAMINHOS.portal)).text();
  await expect.poll(lido, NO_PORTAL).toContain('Encontro novo');
  const visita = await page.context().newPage();
  await visita.goto('/');
  await expect(visita.getByText('Encontro novo').first()).toBeVisible();
  await visita.close();
});

test('uma rádio que ninguém ouviria é recusada, e o teste diz por quê', async ({ page }) => {
  await novo(page, RADIO);
  await page.getByLabel('Nome da rádio').fill('Rádio da Jornada');
  await page.getByLabel('Endereço da transmissão').fill('ftp://radio.test/ao-vivo');
  await botao(page, 'Salvar').click();
  await expect(page.getByText(/precisa começar com http/).first()).toBeVisible();
  await page.getByLabel('Endereço da transmissão').fill('http://127.0.0.1:9/');
  await botao(page, 'Testar transmissão').click();
  await expect(page.getByText('A transmissão não está no ar')).toBeVisible();
  await expect(page.getByText(/rede particular/)).toBeVisible();
  await soPortugues(page, 'rádio');
});

test('a prévia de um rascunho só a editora vê', async ({ page, browser }) => {
  await novo(page, CANTOR);
  await page.getByLabel('Nome').fill('Cantora em rascunho');
  await botao(page, 'Salvar').click();
  await page.getByRole('link', { name: 'Abrir a prévia' }).click();
  const titulo = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(titulo).toHaveText('Cantora em rascunho');
  await soPortugues(page, 'prévia');
  const endereco = (await page.locator('iframe').getAttribute('src')) ?? '';
  expect(await noPortal(page)).not.toContain('Cantora em rascunho');

  const visitante = await browser.newPage();
  await visitante.goto(endereco);
  await expect(visitante.getByRole('heading', { level: 1 })).toHaveText('Cantor não encontrado');
  await visitante.close();
});

test('cada tela da editora está em português', async ({ page }) => {
  await percorrerColecoes(page, ['Web rádio', 'Cantor', 'Música', 'Pesquisa', 'Opção de pesquisa']);
  await percorrerPaginas(page, ['Página inicial', 'Quem somos']);
  await percorrerTelas(page, { 'plugins/upload': /^Início/, me: /Edite|Perfil/ });
});

test('e cada tela de quem administra, sem as que ninguém usa', async ({ browser, painel }) => {
  const context = await browser.newContext({ baseURL: painel.url });
  const page = await context.newPage();
  await entrarNoPainel(page, { email: ADMINISTRADOR.email, password: ADMINISTRADOR.senha });
  await percorrerColecoes(page, ['Banner', 'Conta']);
  await percorrerPaginas(page, ['Anúncio', 'Versão dos termos', 'Configuração do portal']);
  await percorrerTelas(page, {
    'plugins/portal/precos': 'Preços',
    'settings/application-infos': 'Visão geral',
    'settings/users': 'Usuários',
    'settings/roles': 'Papéis',
  });
  for (const escondido of ['Webhooks', /Tokens/, 'E-mail', 'Internacionalização'])
    await expect(page.getByRole('link', { name: escondido })).toHaveCount(0);
  await context.close();
});
