import { expect, type Locator, type Page } from '@playwright/test';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import { capitalizar, dobrar } from '@portal/contracts/texto/dobrar';
import { esperarSom } from './harness/player';
import { contarPulos, pulos } from './harness/pulos';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const linhas = (page: Page): Locator =>
  page.getByRole('list', { name: 'Músicas' }).getByRole('listitem');
const campo = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Buscar música ou cantor' });

const cantores = async (page: Page): Promise<Cantor[]> => {
  const resposta = await page.request.get(CAMINHOS.cantores);
  return (await resposta.json()) as Cantor[];
};

test('mostra todas as músicas, das mais ouvidas às menos', async ({ page }) => {
  const resposta = await page.request.get(CAMINHOS.musicas);
  const musicas = (await resposta.json()) as MusicaTocada[];
  const total = (await cantores(page)).reduce((soma, cantor) => soma + cantor.musicas.length, 0);
  expect(total).toBeGreaterThan(0);
  expect(musicas).toHaveLength(total);
  const acessos = musicas.map(({ total_acessos }) => total_acessos);
  expect(acessos).toEqual([...acessos].sort((a, b) => b - a));
  await page.goto('/#musicas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Músicas');
  await expect(linhas(page)).toHaveCount(total);
  for (const [indice, { nome }] of musicas.entries())
    await expect(linhas(page).nth(indice)).toContainText(capitalizar(nome));
});

test('nada se move enquanto a lista chega, nem depois', async ({ page }) => {
  await contarPulos(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('about:blank');
    await page.goto('/#musicas');
    await expect(linhas(page).first()).toBeVisible();
    await carregada(page);
    await page.waitForLoadState('networkidle');
    expect(await pulos(page), `a ${width} px`).toBeLessThan(0.05);
  }
});

test('a busca acha pela música e pelo cantor, sem acento', async ({ page }) => {
  const cantor = (await cantores(page)).find(({ musicas }) => musicas.length > 0);
  const musica = cantor?.musicas[0];
  if (!cantor || !musica) throw new Error('demonstration content without songs');
  await page.goto('/#musicas');
  await campo(page).fill(dobrar(musica.nome).toUpperCase());
  await expect(linhas(page).filter({ hasText: capitalizar(musica.nome) })).not.toHaveCount(0);
  await campo(page).fill(dobrar(cantor.nome));
  await expect(linhas(page)).toHaveCount(cantor.musicas.length);
  await campo(page).fill('zzz');
  await expect(page.getByText('Nenhuma música encontrada!')).toBeVisible();
});

test('uma música toca e leva ao seu cantor', async ({ page }) => {
  await page.goto('/#musicas');
  const linha = linhas(page).first();
  await linha.getByRole('button', { name: /^Ouvir / }).click();
  await esperarSom(page, 15_000);
  await expect(linha.getByText('Tocando agora')).toBeAttached();
  const link = linha.getByRole('link');
  const nome = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nome);
  expect(new URL(page.url()).hash).toMatch(/^#cantores#\w+$/);
  await esperarSom(page, 15_000);
});

test('da home se ouvem as seis mais tocadas, e se vai a todas', async ({ page }) => {
  await semConvite(page);
  const pedidas: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.url().includes(CAMINHOS.musicas)) pedidas.push(pedido.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // Far below the first screen: who comes, looks and goes does not pay for them.
  expect(pedidas).toEqual([]);
  await page.getByRole('heading', { name: 'Anúncios de parceiros' }).scrollIntoViewIfNeeded();
  const secao = page.getByRole('region', { name: 'Músicas mais tocadas' });
  await expect(secao.getByRole('listitem')).toHaveCount(6);
  await expect(secao.getByRole('listitem').first()).toContainText(/\d:\d\d.*execuç/);
  await secao.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Músicas');
});
