import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { escolherArquivo } from './harness/escolher-arquivo';
import { test } from './harness/painel';
import { perderResposta } from './harness/perder-resposta';
import { entrarNoPainel, soPortugues } from './harness/redacao';
import { ZIP_DE_UMA_IMAGEM } from './harness/zip';

test.use({ historia: 'importar' });

// One portal, one editor, one story told in order.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const BOAS = 20;

const botao = (page: Page, nome: string | RegExp) => page.getByRole('button', { name: nome });
const linha = (page: Page, nome: string) => page.getByRole('row', { name: new RegExp(nome) });

const planilha = (): Buffer => {
  const boas = Array.from(
    { length: BOAS },
    (_, i) => `Rádio da Planilha ${i + 1};https://radio${i + 1}.exemplo.com.br/vivo;Recife;pe`,
  );
  const texto = [
    'Nome da rádio;Endereço da transmissão;Cidade;Estado;Preço',
    ...boas,
    'Rádio Torta;radio.torta;Recife;Pernambuco',
    'RADIO DA PLANILHA 1;;;',
  ].join('\r\n');
  // As Excel in Portuguese writes it.
  return Buffer.from(texto, 'latin1');
};

const enviar = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  escolherArquivo(page, () => botao(page, 'Escolher a planilha').click(), {
    ...{ name, mimeType: 'text/csv', buffer },
  });

test('vinte rádios, do início do painel à lista', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Importar uma planilha' }).click();
  await expect(page.getByRole('heading', { name: 'Importar', level: 1 })).toBeVisible();
  await soPortugues(page, 'importar');
  // Where the link was is a button now, and Strapi's colours of one that is pointed at are its own.
  await page.mouse.move(0, 0);
  await expectAcessivel(page);

  const baixado = page.waitForEvent('download');
  await botao(page, 'Baixar o modelo').click();
  const modelo = await readFile(await (await baixado).path(), 'utf8');
  expect(modelo).toContain('"Nome da rádio";"Slogan";"Endereço da transmissão"');

  await enviar(page, 'radios.csv', planilha());
  await expect(page.getByText('radios.csv: 20 prontas, 1 repetida, 1 com erro')).toBeVisible();
  await expect(page.getByText(/não foram lidas: Preço/)).toBeVisible();
  await expect(linha(page, 'Rádio Torta')).toContainText('Com erro');
  await expect(linha(page, 'Rádio Torta')).toContainText('Endereço da transmissão: Informe');
  await expect(linha(page, 'Rádio Torta')).toContainText('Estado: Informe a sigla');
  await expect(linha(page, 'RADIO DA PLANILHA 1')).toContainText('Repete a linha 2.');
  await soPortugues(page, 'conferência');
  await expectAcessivel(page);

  await botao(page, 'Importar 20 rascunhos').click();
  await expect(page.getByRole('heading', { name: 'Importação terminada' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(linha(page, 'Rádio da Planilha 20')).toContainText('Importada');
  await soPortugues(page, 'importação terminada');
});

test('o que se importou são rascunhos, e o portal não os mostra', async ({ page }) => {
  await page.getByRole('link', { name: 'Rádio da Planilha 7', exact: true }).click();
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife');
  await expect(page.getByText('Rascunho').first()).toBeVisible();
  const { status, texto } = await page.request
    .get('/api/radios/all')
    .then(async (lida) => ({ status: lida.status(), texto: await lida.text() }));
  expect([status, texto.includes('Rádio da Planilha')]).not.toEqual([200, true]);
});

test('exportada, a lista volta pela importação: só repetidas', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  const baixado = page.waitForEvent('download');
  await botao(page, 'Exportar o que já existe').click();
  const exportada = await (await baixado).path();
  await enviar(page, 'exportada.csv', await readFile(exportada));
  await expect(page.getByText('exportada.csv: 20 repetidas')).toBeVisible();
  await expect(botao(page, 'Nada a importar')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Importar também as 20 repetidas' }).click();
  await expect(botao(page, 'Importar 20 rascunhos')).toBeEnabled();
});

test('a importação toda se desfaz, menos o que alguém mudou, e diz o quê', async ({
  page,
  painel,
}) => {
  await page.goto('/admin/plugins/portal/importar');
  const [mudada] = await painel.admin.procurar('api::radio.radio', 'Rádio da Planilha 3');
  await painel.admin.mudar('api::radio.radio', mudada ?? '', { nome_radio: 'Rádio Mudada' });
  await botao(page, 'Abrir').first().click();
  await botao(page, 'Desfazer a importação').click();
  const janela = page.getByRole('alertdialog');
  await expect(janela).toContainText('20 rascunhos desta importação serão apagados');
  await soPortugues(page, 'desfazer');
  await janela.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Importação desfeita' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(linha(page, 'Rádio da Planilha 3 ')).toContainText(
    'Ficou: foi mudado depois de importado.',
  );
  await soPortugues(page, 'desfeita');
  expect(await painel.admin.procurar('api::radio.radio', 'Rádio da Planilha')).toEqual([]);
  expect(await painel.admin.procurar('api::radio.radio', 'Rádio Mudada')).toEqual([mudada]);
});

test('as imagens podem vir num zip, e a conferência diz qual falta', async ({ page }) => {
  await page.goto('/admin/plugins/portal/importar');
  await escolherArquivo(page, () => botao(page, 'Escolher o zip das imagens').click(), {
    name: 'logos.zip',
    mimeType: 'application/zip',
    buffer: ZIP_DE_UMA_IMAGEM,
  });
  await expect(page.getByText('logos.zip vai com a planilha.')).toBeVisible();
  await soPortugues(page, 'importar com zip');
  await expectAcessivel(page);
  await enviar(
    page,
    'com-zip.csv',
    Buffer.from(
      'Nome da rádio;Imagem;Descrição da imagem\nRádio do Zip;uma.png;Uma antena ao sol\nRádio Sem Logo;outra.png;Ela',
    ),
  );
  await expect(page.getByText('com-zip.csv: 1 pronta, 1 com erro')).toBeVisible();
  await expect(linha(page, 'Rádio Sem Logo')).toContainText(
    'Imagem: O zip não tem o arquivo “outra.png”.',
  );
  await botao(page, 'Importar 1 rascunho').click();
  await page.getByRole('link', { name: 'Rádio do Zip', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Uma antena ao sol' })).toBeVisible();
});

test('o que começou, e cuja resposta se perdeu, segue à vista: importar e desfazer', async ({
  page,
}) => {
  await page.goto('/admin/plugins/portal/importar');
  await enviar(page, 'perdida.csv', Buffer.from('Nome da rádio\nRádio da Resposta Perdida'));
  const importou = await perderResposta(page, '*/importar');
  await botao(page, 'Importar 1 rascunho').click();
  expect(await importou()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Importação terminada' })).toBeVisible();

  const desfez = await perderResposta(page, '*/desfazer');
  await botao(page, 'Desfazer a importação').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Desfazer', exact: true })
    .click();
  expect(await desfez()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Importação desfeita' })).toBeVisible();
  await expect(page.getByText('Não foi possível falar com o portal')).toHaveCount(0);
});

test('a quem só vê o que fez não se oferece exportar tudo; o que se recusa baixar diz por quê', async ({
  browser,
  painel,
}) => {
  const papel = await painel.admin.criarPapelDoProprio('Autora', ['api::radio.radio']);
  const context = await browser.newContext({ baseURL: painel.url });
  const page = await context.newPage();
  await entrarNoPainel(page, await painel.admin.criarConta(papel));
  await page.goto('/admin/plugins/portal/importar');
  await expect(botao(page, 'Baixar o modelo')).toBeVisible();
  await expect(botao(page, 'Exportar o que já existe')).toHaveCount(0);
  await painel.admin.tirarPermissoes(papel);
  await botao(page, 'Baixar o modelo').click();
  await expect(page.getByText('Você não tem permissão para isto.').first()).toBeVisible();
  await expect(page.getByText('Não foi possível falar com o portal')).toHaveCount(0);
  await context.close();
});
