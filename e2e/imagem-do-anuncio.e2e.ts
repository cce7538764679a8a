import { expect, type Page } from '@playwright/test';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { abrirCompra, campo, finalizar, preencherBanner } from './harness/anuncio';
import { expectAcessivel } from './harness/axe';
import { cadastrar } from './harness/conta';
import { arquivoDeImagem, criarImagem, criarLogoTransparente } from './harness/imagem';
import { retratar } from './harness/retrato';
import { expectSemRolagemLateral } from './harness/rolagem';
import { sessaoDe } from './harness/sessao';
import { irAte } from './harness/teclado';
import { test } from './harness/test';

const imagem = (page: Page) => campo(page, 'Imagem do banner');
const recorte = (page: Page) => page.getByRole('group', { name: 'Recorte da imagem' });
const previa = (page: Page) => page.getByRole('img', { name: 'Prévia da imagem do banner' });

/** Size and corner of a picture as the browser draws it. */
const retratoDe = (page: Page, src: string) =>
  page.evaluate(async (endereco) => {
    const bits = await createImageBitmap(await (await fetch(endereco)).blob());
    const tela = new OffscreenCanvas(bits.width, bits.height);
    const pincel = tela.getContext('2d');
    pincel?.drawImage(bits, 0, 0);
    const canto = [...(pincel?.getImageData(2, 2, 1, 1).data ?? [])];
    return { largura: bits.width, altura: bits.height, canto };
  }, src);

const doUltimoAnuncio = async (page: Page): Promise<string> => {
  const { user } = await sessaoDe(page.request);
  const lista = await page.request.get(`/api/anuncios/usuario/${user.id_usuario}`);
  return ((await lista.json()) as Anuncio[])[0]?.imagem_banner ?? '';
};

test('a imagem de outro formato é recortada, com o dedo ou com as setas, e vai como foi vista', async ({
  page,
}, testInfo) => {
  test.slow();
  await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page);
  await expect(recorte(page)).toBeVisible();
  await expect(page.getByText(/fica de fora|só uma faixa|sem nitidez/)).toHaveCount(0);

  await imagem(page).setInputFiles(arquivoDeImagem('quadrada.png', criarImagem(1400, 1400)));
  await expect(page.getByText(/A sua imagem é quadrada/)).toBeVisible();
  await expect(page.getByText('quadrada.png')).toBeVisible();
  const parte = page.getByRole('application', { name: 'Parte da imagem que aparece' });
  await parte.scrollIntoViewIfNeeded();
  await expect(previa(page)).toHaveAttribute('src', /^data:image\/jpeg/);
  const noMeio = await previa(page).getAttribute('src');
  await irAte(page, parte);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => previa(page).getAttribute('src')).not.toBe(noMeio);
  const acima = await previa(page).getAttribute('src');
  await page.getByLabel('Aproximar').fill('2');
  await expect.poll(() => previa(page).getAttribute('src')).not.toBe(acima);
  await expect(page.getByText(/um pouco sem nitidez.*700 × 29\d pontos/)).toBeVisible();
  await expectAcessivel(page);
  await expectSemRolagemLateral(page);
  await retratar(page, testInfo, 'recorte');

  await finalizar(page).click();
  await expect(page.getByRole('heading', { name: 'Pagamento do anúncio' })).toBeVisible();
  const { largura, altura } = await retratoDe(page, await doUltimoAnuncio(page));
  expect(largura).toBe(700);
  expect(Math.abs(largura / altura - 2.4)).toBeLessThan(0.02);
});

test('a pequena vai com um aviso, e a transparente sobre branco', async ({ page }, testInfo) => {
  await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page);
  await imagem(page).setInputFiles(arquivoDeImagem('pequena.png', criarImagem(300, 125)));
  await expect(page.getByText(/pequena demais.*300 × 125 pontos/)).toBeVisible();

  await imagem(page).setInputFiles(arquivoDeImagem('logo.png', criarLogoTransparente()));
  await expect(page.getByText(/pequena demais/)).toHaveCount(0);
  await expect(page.getByText('No tema claro')).toBeVisible();
  await expect(page.getByText('No tema escuro')).toBeVisible();
  await previa(page).scrollIntoViewIfNeeded();
  await retratar(page, testInfo, 'transparente');
  await finalizar(page).click();
  await expect(page.getByRole('heading', { name: 'Pagamento do anúncio' })).toBeVisible();
  const { canto } = await retratoDe(page, await doUltimoAnuncio(page));
  expect(canto).toEqual([255, 255, 255, 255]);
});

test('a foto do iPhone e o PDF são recusados antes do envio, com o que fazer @uma-tela', async ({
  page,
}) => {
  await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page);
  await expect(imagem(page)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await imagem(page).setInputFiles({
    name: 'IMG_0001.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  });
  await expect(imagem(page)).toHaveAccessibleDescription(/formato do iPhone.*captura de tela/);
  await expect(recorte(page)).toHaveCount(0);

  await imagem(page).setInputFiles(arquivoDeImagem());
  await finalizar(page).click();
  await expect(page.getByRole('heading', { name: 'Pagamento do anúncio' })).toBeVisible();
  const pdf = {
    name: 'comprovante.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  };
  await campo(page, 'Comprovante').setInputFiles(pdf);
  await expect(campo(page, 'Comprovante')).toHaveAccessibleDescription(
    /faça uma captura de tela do comprovante/,
  );
});
