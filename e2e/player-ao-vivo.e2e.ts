import { expect } from '@playwright/test';
import {
  barra,
  botao,
  esperarSilencio,
  esperarSom,
  lerSom,
  ouvir,
  radioDeTeste,
  servirCatalogo,
  situacao,
} from './harness/player';
import { ServidorDeAudio } from './harness/servidor-de-audio';
import { test } from './harness/test';
import { carregada } from './harness/visitante';

let estacao: ServidorDeAudio;
let vizinha: ServidorDeAudio;

// Sound takes its real time; a busy machine takes longer.
test.setTimeout(90_000);

test.beforeAll(async () => {
  estacao = await ServidorDeAudio.abrir();
  vizinha = await ServidorDeAudio.abrir();
});
test.afterAll(async () => {
  await estacao.fechar();
  await vizinha.fechar();
});
test.beforeEach(async ({ page }) => {
  estacao.comportar({ tipo: 'normal' });
  await servirCatalogo(page, {
    radios: [radioDeTeste(estacao.url), radioDeTeste(vizinha.url, 'Rádio Vizinha')],
  });
  await page.goto('/#webradios');
});

test('ouve a rádio ao vivo e a barra diz o que toca', async ({ page }) => {
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
  await expect(barra(page)).toContainText('Rádio de Teste');
  await expect(barra(page).getByText('Rádio ao vivo', { exact: true })).toBeVisible();
  await expect(botao(page, 'Pausar')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Pausar Rádio de Teste' }),
  ).toBeVisible();
});

test('pausar larga a conexão; tocar de novo é uma conexão nova', async ({ page }) => {
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page);
  const antes = estacao.pedidos.length;
  await botao(page, 'Pausar').click();
  await expect(situacao(page)).toHaveText('Rádio ao vivo · toque para ouvir');
  expect((await lerSom(page)).src).toBeNull();
  await expect.poll(() => estacao.ouvindo).toBe(0);
  await botao(page, 'Ouvir rádio').click();
  await esperarSom(page);
  expect(estacao.pedidos.length).toBeGreaterThan(antes);
  expect(new Set(estacao.pedidos).size).toBe(estacao.pedidos.length);
});

test('trocar de rádio cala a primeira e liga a segunda', async ({ page }) => {
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page);
  await ouvir(page, 'Rádio Vizinha').click();
  await expect.poll(async () => (await lerSom(page)).src).toContain(vizinha.url);
  await esperarSom(page);
  await expect.poll(() => estacao.ouvindo).toBe(0);
  await expect(barra(page)).toContainText('Rádio Vizinha');
});

test('a barra é um link para as rádios e os controles ficam por cima dele', async ({ page }) => {
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page);
  await page.goto('/#home');
  await barra(page).click({ position: { x: 200, y: 6 } });
  await expect(page).toHaveURL(/\/#webradios$/);
  await esperarSom(page);
});

test('só com o teclado: Tab até o botão, espaço toca e pausa; digitar não mexe no som', async ({
  page,
}) => {
  await ouvir(page, 'Rádio de Teste').focus();
  await page.keyboard.press('Space');
  await esperarSom(page);
  await botao(page, 'Pausar').focus();
  await page.keyboard.press('Space');
  await esperarSilencio(page);
  await expect(botao(page, 'Ouvir rádio')).toBeFocused();
  await page.keyboard.press('Space');
  await esperarSom(page);
  await page.getByRole('main').getByRole('searchbox').or(page.getByLabel('Busca')).first().focus();
  await page.keyboard.type('k m j ');
  await esperarSom(page);
});

test('a sessão de mídia do sistema mostra a rádio e comanda o player', async ({ page }) => {
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    Reflect.set(window, 'acoesDeMidia', handlers);
    const original = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (acao, handler) => {
      handlers.set(acao, handler);
      original(acao, handler);
    };
  });
  await page.reload();
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page);
  const sessao = () =>
    page.evaluate(() => ({
      titulo: navigator.mediaSession.metadata?.title,
      artista: navigator.mediaSession.metadata?.artist,
      estado: navigator.mediaSession.playbackState,
    }));
  expect(await sessao()).toEqual({
    titulo: 'Rádio de Teste',
    artista: 'Rádio ao vivo',
    estado: 'playing',
  });
  const pressionar = (acao: MediaSessionAction) =>
    page.evaluate((nome) => {
      // Put there by the init script above.
      const handlers = Reflect.get(window, 'acoesDeMidia') as Map<
        string,
        MediaSessionActionHandler
      >;
      handlers.get(nome)?.({ action: nome });
    }, acao);
  await pressionar('pause');
  await esperarSilencio(page);
  expect((await sessao()).estado).toBe('paused');
  await pressionar('play');
  await esperarSom(page);
});

test('o volume e o mudo ficam para a próxima visita', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await carregada(page);
  await barra(page).getByRole('slider', { name: 'Volume' }).fill('30');
  await expect.poll(async () => (await lerSom(page)).volume).toBeCloseTo(0.3);
  await barra(page).getByRole('button', { name: 'Silenciar' }).click();
  await expect.poll(async () => (await lerSom(page)).mudo).toBe(true);
  await page.reload();
  await carregada(page);
  await expect(barra(page).getByRole('button', { name: 'Ativar som' })).toBeVisible();
  const { volume, mudo } = await lerSom(page);
  expect(volume).toBeCloseTo(0.3);
  expect(mudo).toBe(true);
  await barra(page).getByRole('button', { name: 'Ativar som' }).click();
  await expect(barra(page).getByRole('slider', { name: 'Volume' })).toHaveValue('30');
});

test('a segunda aba que toca cala a primeira', async ({ page, context }) => {
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page);
  const segunda = await context.newPage();
  await servirCatalogo(segunda, { radios: [radioDeTeste(vizinha.url, 'Rádio Vizinha')] });
  await segunda.goto('/#webradios');
  await esperarSom(page);
  await ouvir(segunda, 'Rádio Vizinha').click();
  await esperarSom(segunda);
  await esperarSilencio(page);
  await expect(botao(page, 'Ouvir rádio')).toBeVisible();
  await expect.poll(() => estacao.ouvindo).toBe(0);
});
