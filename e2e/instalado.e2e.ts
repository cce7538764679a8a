import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { ADMINISTRADOR } from './harness/portal';
import { comServico, guardados, visitar } from './harness/servico';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

test.use({ serviceWorkers: 'allow' });

const SEM_INTERNET = 'Você está sem internet. Carregamos assim que ela voltar.';
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ page }) => semConvite(page));

test('em modo avião a segunda visita abre a home, as listas e os detalhes já vistos', async ({
  page,
  context,
}) => {
  await visitar(page);
  await page.goto('/#webradios');
  const linha = page
    .getByRole('list', { name: 'Web rádios', exact: true })
    .getByRole('link')
    .first();
  const nome = (await linha.innerText()).trim();
  await linha.click();
  await expect(titulo(page)).toBeVisible();
  const detalhe = page.url();
  await page.goto('/#cantores');
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
  await carregada(page);

  await context.setOffline(true);
  await page.goto('/');
  await carregada(page);
  await expect(page.getByText('Você está sem internet. O que já foi carregado')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cantores em alta' })).toBeVisible();

  await page.goto('/#webradios');
  await expect(page.getByRole('list', { name: 'Web rádios', exact: true })).toContainText(nome);
  await page.goto(detalhe);
  await expect(page.getByRole('main')).toContainText(nome);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(nome);

  // Never read: said in its place, and there by itself when the internet is back.
  await page.goto('/#musicas');
  await expect(titulo(page)).toHaveText('Músicas');
  await expect(page.getByText(SEM_INTERNET).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SEM_INTERNET)).toHaveCount(0);
});

test('a página que faltou vem quando a internet volta, e o portal guardado fica para a próxima falta', async ({
  page,
  context,
}) => {
  await visitar(page);
  await context.setOffline(true);
  // Of an account's pages nothing is kept.
  await page.goto(CAMINHOS.login);
  await expect(page.getByText('Não conseguimos abrir esta página.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Cantores em alta' })).toBeVisible();
});

test('um endereço de partilha já visto abre sem internet; de um que nunca se viu fica a casca, que o diz', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await comServico(page);
  const [vista, nunca] = await page.evaluate(async () => {
    const radios = (await (await fetch('/api/radios/all')).json()) as { slug: string }[];
    return radios.map(({ slug }) => `/radio/${slug}`);
  });
  if (!vista || !nunca) throw new Error('the demonstration has no radios');
  // As it comes by WhatsApp or in a feed: the query says who passed it on.
  await page.goto(`${vista}?fbclid=IwAR0x`);
  await carregada(page);
  const nome = await titulo(page).innerText();
  await context.setOffline(true);
  for (const outraVez of [vista, `${vista}?utm_source=zap`]) {
    await page.goto(outraVez);
    await expect(titulo(page)).toHaveText(nome);
  }
  await page.goto(nunca);
  await expect(page.getByText(SEM_INTERNET)).toBeVisible();
  await expect(page.getByText('Página não encontrada')).toHaveCount(0);
  await context.setOffline(false);
  await expect(titulo(page)).toBeVisible();
  await expect(page).toHaveURL(nunca);
});

test('nada de quem entrou, nenhum som e nada que se escreve fica guardado no aparelho', async ({
  page,
}) => {
  await page.goto('/');
  await comServico(page);
  await page.goto(CAMINHOS.login);
  await page.getByLabel('E-mail').fill(ADMINISTRADOR.email);
  await page.getByLabel('Senha', { exact: true }).fill(ADMINISTRADOR.senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).not.toHaveURL(CAMINHOS.login);
  await page.goto(CAMINHOS.perfil);
  await expect(page.getByLabel('E-mail').first()).toHaveValue(ADMINISTRADOR.email);
  await page.goto(CAMINHOS.administracao);
  await carregada(page);
  await page.goto('/#musicas');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ouvir / })
    .first()
    .click();
  await expect(page.locator('[data-estado="tocando"]')).toBeVisible();
  await page.waitForLoadState('networkidle').catch(() => undefined);

  const chaves = await guardados(page);
  expect(chaves.filter((chave) => chave.startsWith('/api/')).length).toBeGreaterThan(0);
  expect(chaves.filter((chave) => chave.endsWith('.webp')).length).toBeGreaterThan(0);
  expect(chaves.filter((chave) => chave.endsWith('.webp')).length).toBeLessThanOrEqual(60);
  const proibidas =
    /verificaLogin|\/api\/usuario|administracao|\/anuncios\/|monitoramento|no-ar|comprovante|\/admin|\.(mp3|ogg|m4a|aac)|^\/usuario/;
  expect(chaves.filter((chave) => proibidas.test(chave))).toEqual([]);
  const textos = await page.evaluate(async (email) => {
    const achados: string[] = [];
    for (const nome of await caches.keys())
      for (const pedido of await (await caches.open(nome)).keys())
        if ((await (await caches.match(pedido))?.text())?.includes(email)) achados.push(pedido.url);
    return achados;
  }, ADMINISTRADOR.email);
  expect(textos).toEqual([]);
});

/** What Chromium alone says, and only outside tests' private windows. */
const convidar = (page: Page) =>
  page.evaluate(() => {
    const convite = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => {
      Object.assign(window, { convidado: true });
      return Promise.resolve({ outcome: 'accepted' });
    };
    window.dispatchEvent(Object.assign(convite, { prompt }));
  });

test('o navegador acha o portal instalável, e instala-se pelo menu', async ({ page, context }) => {
  await page.goto('/');
  await carregada(page);
  const cdp = await context.newCDPSession(page);
  const { errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  const faltas = installabilityErrors.map(({ errorId }) => errorId);
  expect(faltas.filter((falta) => falta !== 'in-incognito')).toEqual([]);
  await convidar(page);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('button', { name: 'Instalar o portal' }).click();
  await expect(page.getByRole('button', { name: 'Instalar o portal' })).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'convidado') as unknown)).toBe(true);
});

test('depois da terceira escuta a faixa sob a barra oferece instalar, uma vez', async ({
  page,
}) => {
  const oferta = page.getByText('Instale o portal e ouça com um toque.');
  await page.goto('/#musicas');
  await carregada(page);
  await page.evaluate(() => localStorage.setItem('portal.escutas', '2'));
  await convidar(page);
  await expect(oferta).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ouvir / })
    .first()
    .click();
  await expect(oferta).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expect(oferta).toHaveCount(0);
  await page.reload();
  await carregada(page);
  await convidar(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ouvir / })
    .nth(1)
    .click();
  await expect(page.locator('[data-estado="tocando"]')).toBeVisible();
  await expect(oferta).toHaveCount(0);
});

test('o atalho Continuar ouvindo toca o que se ouviu por último', async ({ page }) => {
  await page.goto('/#musicas');
  await carregada(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ouvir / })
    .first()
    .click();
  await expect(page.locator('[data-estado="tocando"]')).toBeVisible();
  await page.goto('/?continuar');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-estado="tocando"], [data-estado="bloqueado"]')).toBeVisible();
});
