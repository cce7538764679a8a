import { expect, type Page } from '@playwright/test';
import { esperarSom, ouvir, radioDeTeste, servirCatalogo, situacao } from './harness/player';
import { ServidorDeAudio } from './harness/servidor-de-audio';
import { test } from './harness/test';

let estacao: ServidorDeAudio;

// Sound takes its real time; a busy machine takes longer.
test.setTimeout(90_000);

test.beforeAll(async () => {
  estacao = await ServidorDeAudio.abrir();
});
test.afterAll(() => estacao.fechar());

/** Addresses of the HLS library's chunk that the page asked for. */
const anotarBiblioteca = (page: Page): string[] => {
  const pedidos: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/hls[^/]*\.js/.test(request.url())) pedidos.push(request.url());
  });
  return pedidos;
};

const ouvirRadio = async (page: Page, url: string): Promise<void> => {
  await servirCatalogo(page, { radios: [radioDeTeste(url)] });
  await page.goto('/#webradios');
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page, 30_000);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
};

test('navegador sem HLS: a biblioteca chega só quando o endereço é .m3u8', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  const pedidos = anotarBiblioteca(page);
  await ouvirRadio(page, estacao.url);
  expect(pedidos).toEqual([]);
  await page.goto('about:blank');
  await ouvirRadio(page, estacao.urlHls);
  expect(pedidos).toHaveLength(1);
});

/** What the bar says from now on. */
const anotarSituacoes = async (page: Page): Promise<string[]> => {
  const situacoes: string[] = [];
  await page.exposeFunction('anotarSituacao', (texto: string) => situacoes.push(texto));
  await page.addInitScript(() => {
    const anotar = Reflect.get(window, 'anotarSituacao') as (texto: string) => void;
    new MutationObserver(() => {
      const texto = document.querySelector('section[data-estado] [role=status]')?.textContent;
      if (texto) anotar(texto);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return situacoes;
};

test('lista de MP3 que o HLS do próprio Chromium recusa toca pela biblioteca, sem falha à vista', async ({
  page,
}) => {
  const situacoes = await anotarSituacoes(page);
  await ouvirRadio(page, estacao.urlHls);
  expect(situacoes).not.toContainEqual(expect.stringContaining('Reconectando'));
});

test('lista HLS num endereço que não o diz, ou que só leva a ela, toca também', async ({
  page,
}) => {
  const pedidos = anotarBiblioteca(page);
  for (const url of estacao.urlsHlsSemNome) {
    await page.goto('about:blank');
    await ouvirRadio(page, url);
  }
  expect(pedidos.length).toBeGreaterThan(0);
});

test('a lista ao vivo que some por uns segundos não cala o que já veio', async ({ page }) => {
  const situacoes = await anotarSituacoes(page);
  await ouvirRadio(page, estacao.urlHlsViva);
  const sumida = { pedidos: 0 };
  estacao.listaVivaSumida = sumida;
  await expect.poll(() => sumida.pedidos, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  estacao.listaVivaSumida = null;
  await esperarSom(page, 30_000);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
  expect(situacoes).not.toContainEqual(expect.stringContaining('Reconectando'));
});
