import { expect } from '@playwright/test';
import { INICIO_MUSICA_MS } from '@portal/contracts/player/tempos';
import { expectAcessivel } from './harness/axe';
import {
  barra,
  botao,
  cantorDeTeste,
  esperarSilencio,
  esperarSom,
  lerSom,
  ouvir,
  radioDeTeste,
  servirCatalogo,
  situacao,
} from './harness/player';
import { MUSICA_S, ServidorDeAudio } from './harness/servidor-de-audio';
import { test } from './harness/test';

let estacao: ServidorDeAudio;

test.beforeAll(async () => {
  estacao = await ServidorDeAudio.abrir();
});
test.afterAll(() => estacao.fechar());
test.beforeEach(async ({ page }) => {
  await servirCatalogo(page, {
    radios: [radioDeTeste(estacao.url)],
    cantores: [cantorDeTeste(estacao.urlDaMusica, ['Luz', 'Manhã'])],
  });
  await page.goto('/#musicas');
});

test('ouve uma música em até 0,8 s, com o tempo andando, e o fundo da barra leva ao cantor', async ({
  page,
}) => {
  await ouvir(page, 'Luz').click();
  await expect
    .poll(async () => (await lerSom(page)).tempo, {
      timeout: INICIO_MUSICA_MS + 500,
      intervals: [50],
    })
    .toBeGreaterThan(0);
  await esperarSom(page);
  await expect(barra(page)).toContainText('Luz');
  await expect(barra(page)).toContainText('0:01');
  await expect(barra(page)).toContainText(`0:${MUSICA_S}`);
  await expect(barra(page).getByRole('link', { name: 'Luz' })).toHaveAttribute(
    'href',
    '/#cantores#cantordeteste',
  );
  await expectAcessivel(page);
});

test('pausar guarda o lugar; continuar segue dali', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await expect.poll(async () => (await lerSom(page)).tempo).toBeGreaterThan(1);
  await botao(page, 'Pausar').click();
  await esperarSilencio(page);
  const { tempo } = await lerSom(page);
  await page.waitForTimeout(500);
  expect((await lerSom(page)).tempo).toBe(tempo);
  await botao(page, 'Ouvir música').click();
  await esperarSom(page);
  expect((await lerSom(page)).tempo).toBeGreaterThan(tempo);
});

test('busca pelo teclado e pelo toque', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  const faixa = barra(page).getByRole('slider', { name: 'Posição em Luz' });
  await faixa.focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await lerSom(page)).tempo).toBeGreaterThan(MUSICA_S - 2);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await lerSom(page)).tempo).toBeLessThan(2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await lerSom(page)).tempo).toBeGreaterThan(2.5);
  const caixa = await faixa.boundingBox();
  if (!caixa) throw new Error('the seek bar is not on the page');
  await page.mouse.click(caixa.x + caixa.width / 2, caixa.y + caixa.height / 2);
  await expect.poll(async () => (await lerSom(page)).tempo).toBeGreaterThan(MUSICA_S / 2 - 1);
  await esperarSom(page);
});

test('o fim da música volta o ícone e não toca a próxima', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await barra(page).getByRole('slider', { name: 'Posição em Luz' }).focus();
  await page.keyboard.press('End');
  await expect(botao(page, 'Ouvir música')).toBeVisible();
  await expect(ouvir(page, 'Luz')).toBeVisible();
  await expect(ouvir(page, 'Manhã')).toBeVisible();
  await page.waitForTimeout(1000);
  expect((await lerSom(page)).soando).toBe(false);
  await botao(page, 'Ouvir música').click();
  await esperarSom(page);
  expect((await lerSom(page)).tempo).toBeLessThan(3);
});

test('só uma música por vez, e música e rádio se revezam', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await ouvir(page, 'Manhã').click();
  await esperarSom(page);
  await expect(barra(page)).toContainText('Manhã');
  await expect(ouvir(page, 'Luz')).toBeVisible();
  await page.goto('/#webradios');
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
  expect((await lerSom(page)).src).toContain('/ao-vivo');
  await page.goto('/#musicas');
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await expect.poll(() => estacao.ouvindo).toBe(0);
  expect((await lerSom(page)).src).toContain('/musica.mp3');
});

test('a sessão de mídia do sistema sabe a música e o cantor', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  expect(
    await page.evaluate(() => [
      navigator.mediaSession.metadata?.title,
      navigator.mediaSession.metadata?.artist,
    ]),
  ).toEqual(['Luz', 'Cantora de Teste']);
});
