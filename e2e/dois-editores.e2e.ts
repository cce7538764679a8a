import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './harness/painel';
import { entrarNoPainel, soPortugues } from './harness/redacao';

test.use({ historia: 'dois-editores' });

// One portal, two editors, one story told in order.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const RADIO = 'api::radio.radio';
const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });

let registro = '';
let colega: Page;

const abrir = async (page: Page): Promise<void> => {
  await page.goto(`/admin/content-manager/collection-types/${RADIO}/${registro}`);
  await expect(page.getByLabel('Nome da rádio')).toBeVisible();
};
/** Writes into a field. What is typed while the panel still loads the entry it throws away: then it is typed again. */
const escrever = async (page: Page, campo: string, texto: string): Promise<void> => {
  await expect(async () => {
    await page.getByLabel(campo).fill(texto);
    await expect(botao(page, 'Salvar')).toBeEnabled({ timeout: 1000 });
  }).toPass();
};
/** While it is being saved the button is disabled too: what is written is waited for. */
const salvar = async (page: Page, comando = 'Salvar'): Promise<void> => {
  const gravado = page.waitForResponse((resposta) => resposta.request().method() === 'PUT');
  await botao(page, comando).click();
  expect((await gravado).status()).toBe(200);
  await expect(botao(page, 'Salvar')).toBeDisabled();
};
const aviso = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Este registro mudou enquanto você editava' });

const outraJanela = async (browser: Browser, url: string): Promise<Page> =>
  (await browser.newContext({ baseURL: url })).newPage();

test.beforeAll(async ({ browser, painel }) => {
  registro = await painel.admin.criar(RADIO, { nome_radio: 'Rádio de duas mãos' });
  const conta = await painel.admin.criarConta('portal-conteudo');
  colega = await outraJanela(browser, painel.url);
  await entrarNoPainel(colega, conta);
});
test.afterAll(() => colega.context().close());

test('salvar, escrever mais e salvar de novo não é conflito com ninguém', async ({ page }) => {
  await abrir(page);
  for (const slogan of ['Primeiro', 'Segundo', 'Terceiro']) {
    await escrever(page, 'Slogan', slogan);
    await salvar(page);
  }
  await expect(aviso(page)).toHaveCount(0);
});

test('quem salva por cima é avisada do que se perderia, e pode recarregar', async ({ page }) => {
  await abrir(page);
  await abrir(colega);
  await escrever(colega, 'Slogan', 'O slogan da colega');
  await salvar(colega);
  await escrever(page, 'Nome da rádio', 'Rádio da editora');
  await botao(page, 'Salvar').click();
  await expect(aviso(page)).toContainText(/mudou isto (agora mesmo|há \d+ min)/);
  await expect(aviso(page).getByRole('row')).toHaveText([
    'CampoO que está gravadoO que você escreveu',
    'Nome da rádioRádio de duas mãosRádio da editora',
    'SloganO slogan da colegaTerceiro',
  ]);
  await soPortugues(page, 'aviso de mudança');
  await botao(page, 'Recarregar').click();
  await expect(page.getByLabel('Slogan')).toHaveValue('O slogan da colega');
  await expect(page.getByLabel('Nome da rádio')).toHaveValue('Rádio de duas mãos');
});

test('ou sobrescrever, sabendo', async ({ page }) => {
  await escrever(colega, 'Slogan', 'Mais um da colega');
  await salvar(colega);
  await escrever(page, 'Slogan', 'O da editora');
  await botao(page, 'Salvar').click();
  await expect(aviso(page)).toBeVisible();
  await salvar(page, 'Sobrescrever');
  await expect(aviso(page)).toHaveCount(0);
  await expect(page.getByLabel('Slogan')).toHaveValue('O da editora');
  await abrir(colega);
  await expect(colega.getByLabel('Slogan')).toHaveValue('O da editora');
});

test('de um botão apertado duas vezes sai um pedido só', async ({ page, painel }) => {
  await page.goto(`/admin/content-manager/collection-types/${RADIO}/create`);
  await escrever(page, 'Nome da rádio', 'Rádio do clique duplo');
  await botao(page, 'Salvar').dblclick();
  await expect(page.getByRole('heading', { name: 'Rádio do clique duplo' })).toBeVisible();
  await expect(botao(page, 'Salvar')).toBeDisabled();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await painel.admin.procurar(RADIO, 'clique duplo')).toHaveLength(1);
});

test('o que alguém apagou enquanto a editora escrevia não leva o texto junto', async ({
  page,
  painel,
}) => {
  await abrir(page);
  await escrever(page, 'Slogan', 'Um texto que não se perde');
  await painel.admin.apagar(RADIO, registro);
  await botao(page, 'Salvar').click();
  const apagado = page.getByRole('alertdialog', {
    name: 'Este registro foi apagado enquanto você editava',
  });
  await expect(apagado.getByRole('link', { name: 'Lixeira' })).toBeVisible();
  await soPortugues(page, 'aviso de registro apagado');
  await colega.goto('/admin/plugins/portal/lixeira');
  await colega.getByRole('button', { name: 'Restaurar: Rádio de duas mãos' }).click();
  await expect(colega.getByText('“Rádio de duas mãos” voltou.')).toBeVisible();
  await botao(page, 'Tentar de novo').click();
  await expect(aviso(page)).toBeVisible();
  await salvar(page, 'Sobrescrever');
  await abrir(colega);
  await expect(colega.getByLabel('Slogan')).toHaveValue('Um texto que não se perde');
});

test('a sessão que termina com o formulário aberto continua na de outra aba', async ({
  page,
  painel,
}) => {
  await abrir(page);
  await escrever(page, 'Slogan', 'Escrito antes de a sessão acabar');
  const outra = await page.context().newPage();
  await outra.goto('/admin');
  await outra.getByRole('button', { name: 'Edite Da Redação' }).click();
  await outra.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(outra.getByLabel(/^E-?mail/)).toBeVisible();
  const fim = page.getByRole('alertdialog').filter({ hasText: 'A sua sessão terminou.' });
  await expect(fim).toBeVisible();
  await soPortugues(page, 'fim da sessão');
  await entrarNoPainel(outra, painel.conta);
  await outra.close();
  await fim.getByRole('button', { name: 'Confirmar' }).click();
  await salvar(page);
  await expect(page.getByLabel('Slogan')).toHaveValue('Escrito antes de a sessão acabar');
});
