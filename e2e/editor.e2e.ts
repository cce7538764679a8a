import { expect, type Page } from '@playwright/test';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { criarMelodia } from './harness/melodia';
import { abrirPortal, type PortalProprio } from './harness/portal-proprio';
import {
  administracao,
  type ContaDaRedacao,
  entrarNoPainel,
  enviarArquivo,
  publicar,
  soPortugues,
} from './harness/redacao';
import { test } from './harness/test';

// One portal, one editor, one story told in order.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const CANTOR = 'api::cantor.cantor';
const PAGINA = 'api::pagina-inicial.pagina-inicial';
/** What staff publish is on the portal within this time, in ms (issue 6). */
const NO_PORTAL = { timeout: 5000 };

let portal: PortalProprio;
let editora: ContaDaRedacao;

test.beforeAll(async ({ playwright }) => {
  portal = await abrirPortal();
  const request = await playwright.request.newContext();
  const admin = await administracao(request, portal.url);
  editora = await admin.criarConta('portal-editor');
  await admin.salvarPagina(PAGINA, { carrossel: [{ titulo: 'Encontro antigo', texto: 'Venha' }] });
  await request.dispose();
});

test.afterAll(() => portal.parar());

test.beforeEach(({ page }) => entrarNoPainel(page, portal.url, editora));

const abrir = (page: Page, caminho: string) => page.goto(`${portal.url}/admin${caminho}`);
const novo = (page: Page, uid: string) =>
  abrir(page, `/content-manager/collection-types/${uid}/create`);

const abrirDaLista = async (page: Page, uid: string, nome: string): Promise<void> => {
  await abrir(page, `/content-manager/collection-types/${uid}`);
  await page.getByRole('gridcell', { name: nome }).click();
  await expect(page.getByRole('heading', { name: nome, level: 1 })).toBeVisible();
};

const cantores = async (page: Page): Promise<Cantor[]> =>
  (await (await page.request.get(`${portal.url}${CAMINHOS.cantores}`)).json()) as Cantor[];

/** The names on the portal: of each singer, and after it of the songs. */
const noPortal = async (page: Page): Promise<string[]> =>
  (await cantores(page)).flatMap(({ nome, musicas }) => [
    nome,
    ...musicas.map((musica) => musica.nome).sort(),
  ]);

const comFoto = async (page: Page, descricao?: string): Promise<void> =>
  enviarArquivo(page, {
    name: 'retrato.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 640 } }),
    ...(descricao !== undefined && { descricao }),
  });

test('o início e o menu mostram só o que a editora pode, em português', async ({ page }) => {
  for (const quadro of ['Pendências', 'No ar', 'Mais ouvidas'])
    await expect(page.getByText(quadro, { exact: true })).toBeVisible();
  await soPortugues(page, 'início');
  await page.getByRole('link', { name: 'Conteúdo' }).click();
  const menu = page.getByRole('navigation').last();
  for (const visto of ['Cantor', 'Música', 'Web rádio', 'Pesquisa', 'Página inicial', 'Quem somos'])
    await expect(menu.getByRole('link', { name: visto, exact: true })).toBeVisible();
  for (const escondido of ['Anúncio', 'Banner', 'Conta', 'Preço', 'Configuração do portal', 'Voto'])
    await expect(page.getByRole('link', { name: escondido, exact: true })).toHaveCount(0);
  await soPortugues(page, 'lista');
});

test('o que não é da editora não se alcança pelo endereço', async ({ page }) => {
  for (const uid of [
    'api::anuncio.anuncio',
    'plugin::users-permissions.user',
    'api::preco.preco',
  ]) {
    await abrir(page, `/content-manager/collection-types/${uid}`);
    await expect(page.getByText('Você não tem permissão para acessar esse conteúdo')).toBeVisible();
  }
  await abrir(page, '/content-manager/single-types/api::configuracao.configuracao');
  await expect(page.getByText('Você não tem permissão para acessar esse conteúdo')).toBeVisible();
  await soPortugues(page, 'sem permissão');
});

test('uma cantora nova: sem foto ou sem descrição a recusa é gentil, com elas vai ao ar', async ({
  page,
}) => {
  await novo(page, CANTOR);
  await page.getByLabel('Nome').fill('Cantora da Jornda');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
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
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText(/preencha o texto alternativo/).first()).toBeVisible();
});

for (const nome of ['Primeira canção', 'Segunda canção'])
  test(`a música “${nome}” é ouvida antes e aparece no portal`, async ({ page }) => {
    await novo(page, 'api::musica.musica');
    await page.getByLabel('Nome').fill(nome);
    await page.getByRole('combobox', { name: /Cantor/ }).fill('Cantora');
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
  await page.getByRole('button', { name: 'Mais ações', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/Este cantor tem 2 músicas publicadas/).first()).toBeVisible();
});

test('uma música sai do ar', async ({ page }) => {
  await abrirDaLista(page, 'api::musica.musica', 'Primeira canção');
  await page.getByRole('button', { name: 'Mais ações do registro' }).click();
  await page.getByRole('menuitem', { name: 'Despublicar' }).click();
  await expect
    .poll(() => noPortal(page), NO_PORTAL)
    .toEqual(['Cantora da Jornada', 'Segunda canção']);
});

test('um banner do carrossel muda', async ({ page }) => {
  await abrir(page, `/content-manager/single-types/${PAGINA}`);
  await page.getByRole('button', { name: 'Encontro antigo' }).click();
  await page.getByLabel('Título', { exact: true }).first().fill('Encontro novo');
  await soPortugues(page, 'página inicial');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const visita = await page.context().newPage();
  await expect(async () => {
    await visita.goto(portal.url);
    await expect(visita.getByText('Encontro novo').first()).toBeVisible({ timeout: 1000 });
  }).toPass(NO_PORTAL);
});

test('uma rádio com transmissão que ninguém ouviria é recusada, e o teste diz por quê', async ({
  page,
}) => {
  await novo(page, 'api::radio.radio');
  await page.getByLabel('Nome da rádio').fill('Rádio da Jornada');
  await page.getByLabel('Endereço da transmissão').fill('ftp://radio.test/ao-vivo');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/precisa começar com http/).first()).toBeVisible();
  await page.getByLabel('Endereço da transmissão').fill('http://127.0.0.1:9/');
  await page.getByRole('button', { name: 'Testar transmissão' }).click();
  await expect(page.getByText('A transmissão não está no ar')).toBeVisible();
  await expect(page.getByText(/rede particular/)).toBeVisible();
  await soPortugues(page, 'rádio');
});

test('a prévia mostra na página do portal o rascunho que o público não vê', async ({ page }) => {
  await abrirDaLista(page, CANTOR, 'Cantora da Jornada');
  await page.getByLabel('Slogan').fill('Um slogan ainda em rascunho');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('link', { name: 'Abrir a prévia' }).click();
  const previa = page.frameLocator('iframe');
  await expect(previa.getByText('Um slogan ainda em rascunho').first()).toBeVisible();
  expect((await cantores(page)).map(({ slogan }) => slogan)).toEqual(['']);
  await soPortugues(page, 'prévia');
});
