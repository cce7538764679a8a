import { expect, type Page } from '@playwright/test';
import { botao, ouvir, radioDeTeste, servirCatalogo } from './harness/player';
import { PortalRenovado } from './harness/portal-renovado';
import { comServico, visitar } from './harness/servico';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

test.use({ serviceWorkers: 'allow' });

const NOVA = 'Há uma versão nova';
let portal: PortalRenovado;

test.beforeEach(async ({ page, baseURL }) => {
  if (!baseURL) throw new Error('no portal');
  portal = await PortalRenovado.abrir(baseURL);
  await semConvite(page);
});
test.afterEach(() => portal.fechar());

const site = (page: Page): Promise<string | null> =>
  page.locator('script[type="module"][src]').first().getAttribute('src');
const olharDeNovo = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

test('a versão nova espera enquanto algo toca, e depois um botão a traz', async ({ page }) => {
  await visitar(page, `${portal.url}/#musicas`);
  const antes = await site(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ouvir / })
    .first()
    .click();
  await expect(page.locator('[data-estado="tocando"]')).toBeVisible();
  portal.renovar();
  await olharDeNovo(page);
  const esperando = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(esperando).toBe(true);
  await expect(page.getByText(NOVA)).toHaveCount(0);
  await expect(page.locator('[data-estado="tocando"]')).toBeVisible();
  await botao(page, 'Pausar').click();
  await expect(page.getByText(NOVA)).toBeVisible();
  expect(await site(page)).toBe(antes);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect.poll(() => site(page).catch(() => antes)).not.toBe(antes);
  await carregada(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Músicas');
  await expect(page.getByText(NOVA)).toHaveCount(0);
});

test('em duas abas, a segunda também se atualiza depois de a primeira se ter atualizado', async ({
  page,
  context,
}) => {
  const outra = await context.newPage();
  await semConvite(outra);
  await visitar(page, `${portal.url}/#musicas`);
  await visitar(outra, `${portal.url}/#cantores`);
  const antes = await site(outra);
  portal.renovar();
  await olharDeNovo(page);
  for (const aba of [page, outra]) await expect(aba.getByText(NOVA)).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect.poll(() => site(page).catch(() => antes)).not.toBe(antes);
  // What is open there goes on until it is asked for.
  expect(await site(outra)).toBe(antes);
  await outra.getByRole('button', { name: 'Atualizar' }).click();
  await expect.poll(() => site(outra).catch(() => antes)).not.toBe(antes);
  await expect(outra.getByText(NOVA)).toHaveCount(0);
});

test('quem preenche um formulário não perde o que escreveu sem que isso lhe seja dito', async ({
  page,
}) => {
  await visitar(page, portal.url);
  await page.goto(`${portal.url}/usuario/novo`);
  const antes = await site(page);
  const nome = page.getByRole('main').getByLabel('Nome', { exact: true });
  await nome.pressSequentially('Fulana de Tal');
  portal.renovar();
  await olharDeNovo(page);
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
  const mesmo = page.getByRole('button', { name: 'Atualizar e perder o que escrevi' });
  await expect(mesmo).toBeFocused();
  await expect(nome).toHaveValue('Fulana de Tal');
  expect(await site(page)).toBe(antes);
  await mesmo.click();
  await expect.poll(() => site(page).catch(() => antes)).not.toBe(antes);
});

test('quem está no site velho, cujos arquivos já não existem, chega a toda página', async ({
  page,
}) => {
  await visitar(page, portal.url);
  const antes = await site(page);
  portal.renovar();
  // What is kept opens as it was, whatever the server has now.
  await page.goto(`${portal.url}/#cantores`);
  await page.reload();
  await carregada(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cantores');
  // What is not kept is gone with the old site: the page comes anew, of the new one.
  await page.evaluate(() => {
    history.pushState(null, '', '/usuario/recuperacao');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect.poll(() => site(page).catch(() => antes)).not.toBe(antes);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Não conseguimos abrir esta página.')).toHaveCount(0);
  await comServico(page);
});

/** Who asked to save data is charged for no service worker, and keeps nothing of the site. */
const semServico = async (page: Page, caminho = '/'): Promise<void> => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(portal.url + caminho);
  await carregada(page);
};

test('sem service worker ainda, uma página que já não existe também vem de novo', async ({
  page,
}) => {
  await semServico(page);
  const antes = await site(page);
  portal.renovar();
  await page
    .getByRole('navigation', { name: 'Rodapé' })
    .getByRole('link', { name: 'Quem Somos', exact: true })
    .click();
  await expect.poll(() => site(page).catch(() => antes)).not.toBe(antes);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quem Somos');
});

test('uma casca velha cujo primeiro script já não existe vem de novo sozinha', async ({ page }) => {
  await visitar(page, portal.url);
  const antes = await site(page);
  portal.renovar();
  // As after a browser that made room: the page is kept, and none of its scripts.
  await page.evaluate(async () => {
    for (const nome of await caches.keys())
      if (nome.startsWith('workbox-')) await caches.delete(nome);
  });
  await page.goto('about:blank');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await page.goto(portal.url);
  await expect.poll(() => site(page).catch(() => antes)).not.toBe(antes);
  await carregada(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** What the shell is completed with once the browser is idle. */
const completa = (page: Page): Promise<void> =>
  page
    .waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /por-cima-/.test(name)),
    )
    .then(() => page.waitForTimeout(1000));

test('a rádio cuja biblioteca já não existe não está fora do ar: o portal vem de novo', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await servirCatalogo(page, { radios: [radioDeTeste('https://radio.teste/ao-vivo.m3u8')] });
  await semServico(page, '/#webradios');
  await completa(page);
  const antes = await site(page);
  portal.renovar();
  await ouvir(page, 'Rádio de Teste').click();
  await expect.poll(() => site(page).catch(() => antes)).not.toBe(antes);
  await carregada(page);
  await expect(ouvir(page, 'Rádio de Teste')).toBeVisible();
});

test('o que já não existe diz que há uma versão nova, e o que se escreveu fica', async ({
  page,
}) => {
  await semServico(page, '/usuario/login');
  await completa(page);
  const antes = await site(page);
  const email = page.getByRole('main').getByLabel('E-mail');
  await email.fill('fulana@exemplo.com');
  await page.getByRole('main').getByLabel('Senha', { exact: true }).fill('uma senha qualquer');
  portal.renovar();
  await page.getByRole('button', { name: 'Buscar no portal' }).click();
  await expect(page.getByText(NOVA)).toBeVisible();
  await expect(email).toHaveValue('fulana@exemplo.com');
  expect(await site(page)).toBe(antes);
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
  await page.getByRole('button', { name: 'Atualizar e perder o que escrevi' }).click();
  await expect.poll(() => site(page).catch(() => antes)).not.toBe(antes);
  await expect(page.getByText(NOVA)).toHaveCount(0);
});

test('também o player de outros sites vem de novo, aberto há dias, quando falta a biblioteca', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.route('**/embed/**', async (route) => {
    const resposta = await route.fetch();
    const hls = (await resposta.text()).replace(/"url":"[^"]+"/, '"url":"https://r.teste/a.m3u8"');
    await route.fulfill({ response: resposta, body: hls });
  });
  await page.goto(`${portal.url}/embed/radio/radio-siao`);
  const antes = await site(page);
  portal.renovar();
  await page.getByRole('button', { name: /^Ouvir/ }).click();
  await expect.poll(() => site(page).catch(() => antes)).not.toBe(antes);
  await expect(page.getByRole('status')).toHaveText(/toque para ouvir/);
});
