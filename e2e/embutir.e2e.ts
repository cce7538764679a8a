import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { CAMINHO_DO_OEMBED } from '@portal/contracts/partilha/embutir';
import type { Oembed } from '@portal/contracts/partilha/oembed';
import type { Portal } from '@portal/contracts/portal/portal';
import type { Radio } from '@portal/contracts/radio/radio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { expectAcessivel } from './harness/axe';
import { expectSemRolagemLateral } from './harness/rolagem';
import { test } from './harness/test';

const SIAO = '/radio/radio-siao';

/** A page of another site, really: another server, under another name. */
const outroSite = async (html: string): Promise<{ url: string; fechar: () => void }> => {
  const server = createServer((_req, res) => {
    res
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="pt-BR"><title>Outro site</title><main><h1>Outro site</h1>${html}</main>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // A listening TCP server's address is never a string or null.
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, fechar: () => server.close() };
};

/** What a site that unfolds links does: reads the page, asks where it says, and shows what comes. */
const desdobrar = async (page: Page, endereco: string): Promise<Oembed> => {
  const html = await (await page.request.get(endereco)).text();
  const href = /type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(new URL(href).pathname).toBe(CAMINHO_DO_OEMBED);
  return (await (await page.request.get(href.replaceAll('&amp;', '&'))).json()) as Oembed;
};

const tempoDe = (frame: FrameLocator): Promise<{ tempo: number; decodificados: number }> =>
  frame.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    tempo: audio.currentTime,
    // Chromium's own count of decoded sound: proof that more than a clock moves.
    decodificados: Number(Reflect.get(audio, 'webkitAudioDecodedByteCount')),
  }));

const esperarSom = async (frame: FrameLocator): Promise<void> => {
  await expect.poll(async () => (await tempoDe(frame)).tempo).toBeGreaterThan(0);
  const antes = await tempoDe(frame);
  await expect.poll(async () => (await tempoDe(frame)).tempo).toBeGreaterThan(antes.tempo);
  expect((await tempoDe(frame)).decodificados).toBeGreaterThan(0);
};

test('em outro site o player toca de verdade, sem cookie e sem contar', async ({
  page,
  context,
  baseURL,
}) => {
  const { radio_padrao } = (await (await page.request.get(CAMINHOS.portal)).json()) as Portal;
  const radio = (await (
    await page.request.get(CAMINHOS.radio(radio_padrao?.id ?? ''))
  ).json()) as Radio;
  const { html, width } = await desdobrar(page, `/radio/${radio.slug}`);
  expect(width).toBe(480);
  await context.clearCookies();
  const enviados: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.method() !== 'GET') enviados.push(pedido.url());
  });
  const outro = await outroSite(html);
  await page.goto(outro.url);
  const player = page.frameLocator('iframe');
  await expect(player.getByRole('heading', { level: 1 })).toContainText(radio.nome_radio);
  await expect(
    player.getByRole('link', { name: /Ouvir no Portal das Web Rádios/ }),
  ).toHaveAttribute('href', `${baseURL}/radio/${radio.slug}`);
  await expectAcessivel(page);
  await expectSemRolagemLateral(page);
  await player.getByRole('button', { name: /^Ouvir rádio/ }).click();
  await expect(player.getByRole('status')).toHaveText('Ao vivo agora');
  await esperarSom(player);
  await player.getByRole('button', { name: /^Pausar/ }).click();
  await expect(player.getByRole('status')).toHaveText(/toque para ouvir/);
  expect(await context.cookies()).toEqual([]);
  expect(enviados).toEqual([]);
  outro.fechar();
});

test('o player de uma música começa por ela, e as outras do cantor se escolhem', async ({
  page,
}) => {
  const { html } = await desdobrar(page, '/musica/manha-de-graca');
  const outro = await outroSite(html.replace('height="152"', 'height="352"'));
  await page.goto(outro.url);
  const player = page.frameLocator('iframe');
  const musica = (nome: string) => player.getByRole('button', { name: nome, exact: true });
  await expect(musica('Manhã de graça')).toHaveAttribute('aria-current', 'true');
  await musica('Novo amanhecer').click();
  await expect(musica('Novo amanhecer')).toHaveAttribute('aria-current', 'true');
  await esperarSom(player);
  await expect(player.getByRole('status')).toHaveText('Tocando');
  await expect(player.locator('.linha')).toHaveText(/^Novo amanhecer · 0:\d\d de 0:\d\d$/);
  await expect(player.locator('.linha bdi'), 'só o nome').toHaveText('Novo amanhecer');
  const repetidos = await player.getByRole('status').evaluate(async (situacao) => {
    let vezes = 0;
    new MutationObserver(() => (vezes += 1)).observe(situacao, { childList: true, subtree: true });
    await new Promise((pronto) => setTimeout(pronto, 1500));
    return vezes;
  });
  expect(repetidos, 'o que não mudou não se diz de novo a quem ouve a tela').toBe(0);
  // A call comes and ends: the system pauses, and goes on by itself.
  const som = player.locator('audio');
  await som.evaluate((audio: HTMLAudioElement) => audio.pause());
  await expect(player.getByRole('status')).toHaveText('Pausada');
  await som.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect(player.getByRole('status')).toHaveText('Tocando');
  await expectAcessivel(page);
  outro.fechar();
});

test('sem internet, Tentar de novo segue à espera, e o som volta sem um toque', async ({
  page,
  context,
}) => {
  const { html } = await desdobrar(page, SIAO);
  const outro = await outroSite(html);
  await page.goto(outro.url);
  const player = page.frameLocator('iframe');
  await expect(player.getByRole('status')).toHaveText(/toque para ouvir/);
  await context.setOffline(true);
  await player.getByRole('button', { name: /^Ouvir rádio/ }).click();
  const tentar = player.getByRole('button', { name: /^Tentar de novo: / });
  // Pressed in vain it goes on waiting: it says that it tries again, not that it stops.
  await tentar.click();
  await expect(tentar).toBeVisible();
  await context.setOffline(false);
  await expect(player.getByRole('status')).toHaveText('Ao vivo agora');
  await esperarSom(player);
  outro.fechar();
});

test('o toque dado antes de o script chegar toca quando ele chega', async ({ page }) => {
  const { html } = await desdobrar(page, SIAO);
  const outro = await outroSite(html);
  let chegar = (): void => undefined;
  const tocado = new Promise<void>((pronto) => (chegar = pronto));
  await page.route('**/assets/embutir-*.js', async (route) => {
    await tocado;
    await route.continue();
  });
  await page.goto(outro.url, { waitUntil: 'commit' });
  const player = page.frameLocator('iframe');
  await player.getByRole('button', { name: /^Ouvir/ }).tap();
  chegar();
  await expect(player.getByRole('status')).toHaveText('Ao vivo agora');
  await esperarSom(player);
  outro.fechar();
});

test('a rádio http, que uma página segura não toca, se abre pelo mesmo botão em outra aba', async ({
  page,
  context,
  baseURL,
}) => {
  const DELA = 'http://radio.teste:8000/ao-vivo';
  await context.route(DELA, (route) => route.fulfill({ body: 'a rádio' }));
  // The same portal as a secure page: the browser's own answer for `location.protocol` decides.
  await page.route('https://portal.teste/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: `${baseURL ?? ''}${pathname}` });
    const body = (await response.text()).replace(/"url":"[^"]*"/, `"url":"${DELA}"`);
    await route.fulfill({ response, body });
  });
  await page.route('https://outro.teste/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe title="Ouvir" src="https://portal.teste/embed/radio/radio-siao"></iframe>',
    }),
  );
  await page.goto('https://outro.teste/');
  const player = page.frameLocator('iframe');
  await player.getByRole('button', { name: /^Ouvir/ }).click();
  await expect(player.getByRole('status')).toHaveText(
    'Esta rádio não usa conexão segura e só toca fora do portal',
  );
  const aberta = context.waitForEvent('page');
  await player.getByRole('button', { name: 'Abrir a rádio em outra aba: Rádio Sião' }).click();
  await expect(await aberta).toHaveURL(DELA);
});

test('também numa moldura que não deixa nada além de scripts', async ({ page, baseURL }) => {
  const outro = await outroSite(
    `<iframe title="Ouvir" src="${baseURL}/embed/cantor/ana-exemplo" width="480" height="352" sandbox="allow-scripts"></iframe>`,
  );
  await page.goto(outro.url);
  const player = page.frameLocator('iframe');
  await player.getByRole('button', { name: /^Ouvir/ }).click();
  await expect(player.getByRole('status')).toHaveText('Tocando');
  await esperarSom(player);
  outro.fechar();
});

test('um nome muito longo fica dentro da moldura, por pequena que seja', async ({
  page,
  baseURL,
}) => {
  const longo = 'Associação das Emissoras de Web Rádio do Interior '.repeat(2).trim();
  await page.route('**/embed/radio/radio-siao', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<bdi>Rádio Sião</bdi>', `<bdi>${longo}</bdi>`);
    await route.fulfill({ response: answer, body });
  });
  for (const [largura, altura] of [
    [480, 152],
    [200, 64],
  ]) {
    const outro = await outroSite(
      `<iframe title="Ouvir" src="${baseURL}${SIAO.replace('/', '/embed/')}" width="${largura}" height="${altura}"></iframe>`,
    );
    await page.goto(outro.url);
    const player = page.frameLocator('iframe');
    await expect(player.getByRole('heading', { level: 1 })).toContainText(longo);
    const sobra = await player
      .locator('html')
      .evaluate((html) => html.scrollHeight - html.clientHeight);
    expect(sobra, `${largura} × ${altura}: nada a rolar`).toBeLessThanOrEqual(0);
    outro.fechar();
  }
});

test('a rádio se leva para o seu site: prévia, código, e cópia', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SIAO);
  await page.getByRole('button', { name: 'Leve para o seu site' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Leve para o seu site' });
  await expect(
    dialogo.frameLocator('iframe').getByRole('heading', { name: 'Rádio Sião' }),
  ).toBeVisible();
  const codigo = dialogo.getByRole('textbox', { name: 'Código do player' });
  await expect(codigo).toHaveValue(new RegExp(`^<iframe src="${baseURL}/embed/radio/radio-siao" `));
  await expectAcessivel(page);
  await dialogo.getByRole('button', { name: 'Copiar código' }).click();
  await expect(page.getByText('Copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codigo.inputValue());
  const outro = await outroSite(await codigo.inputValue());
  await page.goto(outro.url);
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Rádio Sião' }),
  ).toBeVisible();
  outro.fechar();
});
