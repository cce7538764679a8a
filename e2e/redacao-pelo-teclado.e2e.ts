import { expect, type Locator, type Page } from '@playwright/test';
import { criarImagem } from './harness/imagem';
import { test } from './harness/painel';
import { apertar, escolherPeloTeclado, escreverEm, irAte } from './harness/teclado';

test.use({ historia: 'teclado' });
test.describe.configure({ mode: 'serial' });

const RADIO = 'api::radio.radio';
const lista = `/admin/content-manager/collection-types/${RADIO}`;
const botao = (page: Page, nome: string): Locator =>
  page.getByRole('button', { name: nome, exact: true });

test('com o teclado se escolhe a imagem, e ele fica no campo dela', async ({ page }) => {
  await page.goto(`${lista}/create`);
  await escreverEm(page, page.getByLabel('Nome da rádio'), 'Rádio das Teclas');
  await apertar(page, botao(page, 'Clique para adicionar mídia ou arraste uma aqui'));
  await apertar(page, botao(page, 'Adicionar mais arquivos'));
  const arquivo = {
    name: 'radio.png',
    mimeType: 'image/png',
    buffer: criarImagem(640, 640),
  };
  await escolherPeloTeclado(page, botao(page, 'Escolha os arquivos'), arquivo);
  await escreverEm(page, page.getByLabel('Texto alternativo de radio.png'), 'Uma antena');
  await apertar(page, botao(page, 'Enviar 1 arquivo'));
  await expect(page.getByText('1 arquivo escolhido', { exact: true })).toBeVisible();
  await apertar(page, botao(page, 'Finalizar'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(botao(page, 'Adicionar')).toBeFocused();

  await apertar(page, botao(page, 'Salvar'));
  await expect(page.getByRole('heading', { name: 'Rádio das Teclas', level: 1 })).toBeVisible();
});

test('numa lista se marca, se ordena e se abre um registro com o teclado', async ({
  page,
  painel,
}) => {
  await painel.admin.criar(RADIO, { nome_radio: 'Rádio Zê' });
  await page.goto(`${lista}?sort=nome_radio:ASC`);
  const registro = page.getByRole('link', { name: 'Rádio das Teclas', exact: true });
  const todos = page.getByRole('checkbox', { name: 'Selecionar todos os registros' });
  await irAte(page, todos);
  await page.keyboard.press('Space');
  await expect(todos).toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=nome_radio(:|%3A)DESC/);

  // What a row's menu is asked with the arrows moves nothing in the list behind it.
  await expect(page.getByRole('row').nth(1)).toContainText('Rádio Zê');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Rádio Zê' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  const acoes = page.getByRole('row', { name: /Rádio Zê/ }).getByRole('button');
  await expect(acoes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(acoes).toBeFocused();

  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(registro).toBeFocused();

  // Fewer rows come, and the row that was the stop is gone: the table still has one.
  await apertar(page, botao(page, 'Pesquisar'));
  await page.keyboard.type('teclas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await irAte(page, todos);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(registro).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rádio das Teclas', level: 1 })).toBeVisible();
});
