import { expect, type Page } from '@playwright/test';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
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
  await page.getByRole('link', { name: 'Conteúdo', exact: true }).click();
  for (const visto of ['Cantor', 'Música', 'Web rádio', 'Pesquisa', 'Página inicial', 'Quem somos'])
    await expect(page.getByRole('link', { name: visto, exact: true })).toBeVisible();
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
