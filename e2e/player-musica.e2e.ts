import { expect } from '@playwright/test';
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

// Sound takes its real time; a busy machine takes longer.
test.setTimeout(90_000);

test.beforeAll(async () => {
  estacao = await ServidorDeAudio.abrir();
});
test.afterAll(() => estacao.fechar());
test.beforeEach(async ({ page }) => {
  await servirCatalogo(page, {
    radios: [radioDeTeste(estacao.url)],
    cantores: [cantorDeTeste(estacao.urlDaMusica, ['Luz', 'Manhã'])],
  });
  await page.goto('/#cantores#cantordeteste');
});

test('ouve uma música e o fundo da barra leva ao cantor', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await expect(barra(page)).toContainText('Luz');
  await expect(barra(page)).toContainText(/0:0[1-9]/);
  await expect(barra(page)).toContainText(/1:00/);
  await expect(barra(page).getByRole('link', { name: 'Luz' })).toHaveAttribute(
    'href',
    '/#cantores#cantordeteste',
  );
});

test('a barra com uma música passa no axe', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await botao(page, 'Pausar').click();
  await expectAcessivel(page);
});

test('pausar guarda o lugar; continuar segue dali @uma-tela', async ({ page }) => {
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

test('a música que o sistema retoma depois de uma chamada toca, e a barra sabe @uma-tela', async ({
  page,
}) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  const som = page.locator('body > audio');
  await som.evaluate((audio: HTMLAudioElement) => audio.pause());
  await expect(barra(page)).toContainText('Pausada');
  await som.evaluate((audio: HTMLAudioElement) => audio.play());
  await esperarSom(page);
  await botao(page, 'Pausar').click();
  await esperarSilencio(page);
});

test('busca pelo teclado e pelo toque', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  const faixa = barra(page).getByRole('slider', { name: 'Posição em Luz' });
  await faixa.focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('PageUp');
  await expect.poll(async () => (await lerSom(page)).tempo).toBeGreaterThan(15);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await lerSom(page)).tempo).toBeLessThan(15);
  const { tempo } = await lerSom(page);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await lerSom(page)).tempo, { timeout: 3000 })
    .toBeGreaterThan(tempo + 10);
  await page.keyboard.press('Home');
  const caixa = await faixa.boundingBox();
  if (!caixa) throw new Error('the seek bar is not on the page');
  await page.mouse.click(caixa.x + caixa.width / 2, caixa.y + caixa.height / 2);
  await expect.poll(async () => (await lerSom(page)).tempo).toBeGreaterThan(MUSICA_S / 2 - 2);
  await esperarSom(page);
});

test('o fim da última música volta o ícone e nada mais toca @uma-tela', async ({ page }) => {
  await ouvir(page, 'Manhã').click();
  await esperarSom(page);
  await barra(page).getByRole('slider', { name: 'Posição em Manhã' }).focus();
  await page.keyboard.press('End');
  await expect(botao(page, 'Ouvir música')).toBeVisible();
  await expect(ouvir(page, 'Luz')).toBeVisible();
  await expect(ouvir(page, 'Manhã')).toBeVisible();
  await page.waitForTimeout(1000);
  expect((await lerSom(page)).soando).toBe(false);
  await botao(page, 'Ouvir música').click();
  await esperarSom(page);
  expect((await lerSom(page)).tempo).toBeLessThan(MUSICA_S / 2);
});

test('só uma música por vez, e música e rádio se revezam @uma-tela', async ({ page }) => {
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
  await page.goto('/#cantores#cantordeteste');
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await expect.poll(() => estacao.ouvindo).toBe(0);
  expect((await lerSom(page)).src).toContain('/musica.mp3');
});

test('a sessão de mídia do sistema sabe a música e o cantor @uma-tela', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  expect(
    await page.evaluate(() => [
      navigator.mediaSession.metadata?.title,
      navigator.mediaSession.metadata?.artist,
    ]),
  ).toEqual(['Luz', 'Cantora de Teste']);
});
