import { expect, type Locator, type Page } from '@playwright/test';
import { criarImagem } from './harness/imagem';
import { test } from './harness/painel';
import { apertar, escolherArquivo, escreverEm } from './harness/teclado';

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
  await escolherArquivo(page, botao(page, 'Escolha os arquivos'), arquivo);
  await escreverEm(page, page.getByLabel('Texto alternativo de radio.png'), 'Uma antena');
  await apertar(page, botao(page, 'Enviar 1 arquivo'));
  await expect(page.getByText('1 arquivo escolhido', { exact: true })).toBeVisible();
  await apertar(page, botao(page, 'Finalizar'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(botao(page, 'Adicionar')).toBeFocused();

  await apertar(page, botao(page, 'Salvar'));
  await expect(page.getByRole('heading', { name: 'Rádio das Teclas', level: 1 })).toBeVisible();
});
