import { expect } from '@playwright/test';
import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { lidoPelaPagina } from './harness/leitura';
import { test } from './harness/test';

test('mostra cada anúncio com título e anunciante, e o link abre em nova aba', async ({ page }) => {
  const anuncios = await lidoPelaPagina<AnuncioPublico[]>(page, CAMINHOS.publicidade, () =>
    page.goto('/#publicidade'),
  );
  expect(anuncios.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Área dos Anunciantes');
  const itens = page.getByRole('main').getByRole('listitem');
  await expect(itens).toHaveCount(anuncios.length);
  for (const [indice, { banner, usuario }] of anuncios.entries()) {
    const item = itens.nth(indice);
    await expect(item.getByRole('heading', { level: 2 })).toContainText(banner.titulo);
    await expect(item).toContainText(`@${usuario.usuario}`);
    const link = item.getByRole('link');
    await expect(link).toHaveAttribute('href', new URL(banner.url).href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('o convite a comprar fica separado do último anúncio', async ({ page }) => {
  await page.goto('/#publicidade');
  const principal = page.getByRole('main');
  const convite = principal.getByRole('link', { name: 'Comprar anúncio' });
  await principal.getByRole('listitem').first().waitFor();
  // What the server drew is taken over by the page meanwhile.
  await expect(async () => {
    const [lista, botao] = [
      await principal.getByRole('list').boundingBox(),
      await convite.boundingBox(),
    ];
    if (!lista || !botao) throw new Error('the page has no list or no link');
    expect(botao.y - (lista.y + lista.height)).toBeGreaterThanOrEqual(16);
  }).toPass();
});

test('sem anúncios no ar, diz isso', async ({ page }) => {
  await page.route(`**${CAMINHOS.publicidade}`, (route) => route.fulfill({ json: [] }));
  await page.goto('/#publicidade');
  await expect(page.getByText('Nenhum anúncio no ar neste momento.')).toBeVisible();
});

test('um endereço que não é http não vira link', async ({ page }) => {
  const anuncio: AnuncioPublico = {
    id: 1,
    banner: { url: 'javascript:alert(1)', path_imagem: null, titulo: 'Suspeito', resumo: '' },
    usuario: { usuario: 'alguem' },
  };
  await page.route(`**${CAMINHOS.publicidade}`, (route) => route.fulfill({ json: [anuncio] }));
  await page.goto('/#publicidade');
  await expect(page.getByRole('heading', { name: 'Suspeito' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(0);
});
