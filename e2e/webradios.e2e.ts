import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { RADIOS_POR_PAGINA, ROLAGEM_ESPERA_MS } from '@portal/contracts/radio/listagem';
import type { Radio } from '@portal/contracts/radio/radio';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { expectAcessivel } from './harness/axe';
import { campo, cartoes, lista, nomes, paraOFim, todasAsRadios } from './harness/radios';
import { expectSemRolagemLateral } from './harness/rolagem';
import { test } from './harness/test';
import { carregada } from './harness/visitante';

const VAZIO = 'Nenhum webradio encontrado!';

test('mostra título, chamada e as primeiras dez rádios pelo nome', async ({ page }) => {
  const radios = await todasAsRadios(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/#webradios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Rádios Online');
  await expect(page.getByText(/melhores rádios do Brasil/)).toBeVisible();
  await expect(cartoes(page)).toHaveCount(RADIOS_POR_PAGINA);
  expect(await nomes(page)).toEqual(
    radios.slice(0, RADIOS_POR_PAGINA).map(({ nome_radio }) => nome_radio),
  );
});

test('rolar até o fim traz a próxima página, até acabar e sem repetir', async ({ page }) => {
  const radios = await todasAsRadios(page);
  expect(radios.length).toBeGreaterThan(2 * RADIOS_POR_PAGINA);
  await page.goto('/#webradios');
  await carregada(page);
  await expect(cartoes(page).first()).toBeVisible();
  const paginas = Math.ceil(radios.length / RADIOS_POR_PAGINA);
  for (let pagina = 2; pagina <= paginas; pagina += 1) {
    const esperadas = Math.min(pagina * RADIOS_POR_PAGINA, radios.length);
    await paraOFim(page);
    await expect.poll(() => cartoes(page).count()).toBe(esperadas);
  }
  expect(await nomes(page)).toEqual(radios.map(({ nome_radio }) => nome_radio));
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0);
});

test('enquanto a próxima página vem, diz que está carregando', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.route(/\/api\/radios\/all\?pagina=2/, async (route) => {
    await new Promise((pronto) => setTimeout(pronto, ROLAGEM_ESPERA_MS + 1000));
    await route.continue();
  });
  await page.goto('/#webradios');
  await carregada(page);
  await expect(cartoes(page)).toHaveCount(RADIOS_POR_PAGINA);
  await paraOFim(page);
  const aviso = page.getByRole('status').filter({ hasText: 'arregando' });
  await expect(aviso).toHaveText('Carregando mais web rádios…');
  await expect(aviso).toContainText('Ainda carregando…');
  await expect(cartoes(page)).toHaveCount(2 * RADIOS_POR_PAGINA);
});

test('quem usa o teclado carrega mais com o botão', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/#webradios');
  await expect(cartoes(page)).toHaveCount(RADIOS_POR_PAGINA);
  // Focus without scrolling: only the key may ask for more.
  await page
    .getByRole('button', { name: 'Carregar mais' })
    .evaluate((botao: HTMLElement) => botao.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(cartoes(page)).toHaveCount(2 * RADIOS_POR_PAGINA);
  await expect(cartoes(page).nth(RADIOS_POR_PAGINA).locator(':focus')).toHaveCount(1);
});

test('quando nada mais veio, o teclado fica na última rádio que há', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.route(/\/api\/radios\/all\?pagina=2/, (route) => route.fulfill({ json: [] }));
  await page.goto('/#webradios');
  const mais = page.getByRole('button', { name: 'Carregar mais' });
  await mais.evaluate((botao: HTMLElement) => botao.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(mais).toHaveCount(0);
  await expect(cartoes(page).last().locator(':focus')).toHaveCount(1);
});

test('um filtro que deixa milhares conta todas e as mostra aos poucos', async ({ page }) => {
  const [uma] = await todasAsRadios(page);
  const muitas = Array.from({ length: 3000 }, (_, i) => ({ ...uma, id: `r${i}` }));
  await page.route(/\/api\/radios\/all\?no_ar=1$/, (route) => route.fulfill({ json: muitas }));
  await page.goto('/#webradios?no_ar=1');
  await expect(page.getByText('3000 web rádios encontradas')).toBeVisible();
  await expect(cartoes(page)).toHaveCount(100);
  await paraOFim(page);
  await expect(cartoes(page)).toHaveCount(200);
  // With the keyboard one goes on at the first of the next hundred, as of a page that was fetched.
  await page
    .getByRole('button', { name: 'Carregar mais' })
    .evaluate((botao: HTMLElement) => botao.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(cartoes(page)).toHaveCount(300);
  await expect(cartoes(page).nth(200).locator(':focus')).toHaveCount(1);
});

for (const busca of ['canaa', 'CORAÇÃO', 'coracao', 'siao']) {
  test(`acha "${busca}" sem acento nem caixa, sem páginas`, async ({ page }) => {
    const esperadas = (await todasAsRadios(page))
      .map(({ nome_radio }) => nome_radio)
      .filter((nome) => dobrar(nome).includes(dobrar(busca)));
    expect(esperadas.length).toBeGreaterThan(0);
    await page.goto('/#webradios');
    await campo(page).fill(busca);
    await expect(
      page.getByRole('status').filter({ hasText: /^\d+ web rádios? encontradas?$/ }),
    ).toHaveText(new RegExp(`^${esperadas.length} `));
    expect(await nomes(page)).toEqual(esperadas);
    await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Limpar busca' }).click();
    await expect(campo(page)).toBeFocused();
    await expect.poll(() => cartoes(page).count()).toBeGreaterThanOrEqual(RADIOS_POR_PAGINA);
  });
}

test('buscar do meio da lista mostra o resultado desde o começo', async ({ page }) => {
  await page.goto('/#webradios');
  await expect(cartoes(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await campo(page).fill('radio');
  await expect(page.getByRole('status').filter({ hasText: /encontradas$/ })).toBeVisible();
  await expect(cartoes(page).first().getByRole('link')).toBeInViewport();
});

test('uma busca sem resultado diz que não achou', async ({ page }) => {
  await page.goto('/#webradios');
  await campo(page).fill('zzz não existe');
  await expect(page.getByText(VAZIO)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '0 web rádios' })).toBeVisible();
});

test('uma resposta atrasada não toma o lugar da busca mais nova', async ({ page }) => {
  let atrasadas = 0;
  await page.route(/busca=farol$/, async (route) => {
    atrasadas += 1;
    await new Promise((pronto) => setTimeout(pronto, 1500));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/#webradios');
  await campo(page).fill('farol');
  await expect.poll(() => atrasadas).toBe(1);
  await campo(page).fill('canaa');
  await expect(lista(page)).toContainText('Canaã');
  await page.waitForTimeout(1800);
  expect(await nomes(page)).toEqual(['Rádio Canaã FM']);
});

test('tocar no cartão não sai da lista', async ({ page }) => {
  await page.goto('/#webradios');
  const ouvir = cartoes(page)
    .first()
    .getByRole('button', { name: /^Ouvir / });
  await ouvir.click();
  await expect(
    cartoes(page)
      .first()
      .getByRole('button', { name: /^Pausar / }),
  ).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#webradios');
});

test('se o servidor falha, avisa e tenta de novo quando pedem', async ({ page }) => {
  let falhar = true;
  await page.route(/\/api\/radios\/all\?pagina=1/, (route) =>
    falhar
      ? route.fulfill({ status: 503, json: { status: '0', msg: 'O portal está indisponível.' } })
      : route.continue(),
  );
  await page.goto('/#webradios');
  const alerta = page.getByRole('main').getByRole('alert');
  await expect(alerta).toContainText('O portal está indisponível.');
  falhar = false;
  await alerta.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(cartoes(page).first()).toBeVisible();
  await expect(alerta).toHaveCount(0);
});

test('se a próxima página falha, as que vieram ficam e dá para tentar de novo', async ({
  page,
}) => {
  let falhar = true;
  await page.setViewportSize({ width: 390, height: 600 });
  await page.route(/\/api\/radios\/all\?pagina=2/, (route) =>
    falhar ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/#webradios');
  await carregada(page);
  await expect(cartoes(page)).toHaveCount(RADIOS_POR_PAGINA);
  await paraOFim(page);
  const tentar = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
  await expect(tentar).toBeVisible({ timeout: 10_000 });
  await expect(cartoes(page)).toHaveCount(RADIOS_POR_PAGINA);
  falhar = false;
  await tentar.click();
  await expect.poll(() => cartoes(page).count()).toBeGreaterThan(RADIOS_POR_PAGINA);
});

test('sem internet diz isso e carrega sozinho quando ela volta', async ({ page, context }) => {
  await page.goto('/#webradios');
  await carregada(page);
  await expect(cartoes(page).first()).toBeVisible();
  await context.setOffline(true);
  await campo(page).fill('canaa');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('sem internet');
  await context.setOffline(false);
  await expect.poll(() => nomes(page)).toEqual(['Rádio Canaã FM']);
});

for (const hash of ['#WebRadios', '#WEBRADIOS', '#webradios#']) {
  test(`${hash} abre a lista de rádios`, async ({ page }) => {
    await page.goto(`/${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Rádios Online');
  });
}

test.describe('os filtros', () => {
  const chips = (page: Page) => page.getByRole('list', { name: 'Filtros' });

  test('uma etiqueta e um estado ficam no endereço e no título, e se tiram', async ({ page }) => {
    const radios = await todasAsRadios(page);
    await page.goto('/#webradios');
    await chips(page)
      .getByRole('button', { name: /^louvor/ })
      .click();
    await expect(page).toHaveURL(/#webradios\?tag=louvor$/);
    await chips(page).getByLabel('Estado').selectOption('SP');
    await expect(page).toHaveURL(/#webradios\?tag=louvor&estado=SP$/);
    await expect(page).toHaveTitle(/^Web Rádios de louvor · São Paulo/);
    const daqui = radios.filter(({ tags, estado }) => tags.includes('louvor') && estado === 'SP');
    await expect(cartoes(page)).toHaveCount(daqui.length);
    await expectAcessivel(page);
    await page.reload();
    await expect(cartoes(page)).toHaveCount(daqui.length);
    await page.getByRole('button', { name: 'Tirar o filtro louvor' }).click();
    await expect(page).toHaveURL(/#webradios\?estado=SP$/);
  });

  test('as mais ouvidas vêm primeiro quando se pede', async ({ page }) => {
    const resposta = await page.request.get(`${CAMINHOS.radios}?ordem=mais-ouvidas&limite=1`);
    const [primeira] = (await resposta.json()) as Radio[];
    await page.goto('/#webradios');
    await chips(page).getByLabel('Ordem').selectOption('mais-ouvidas');
    await expect(page).toHaveURL(/#webradios\?ordem=mais-ouvidas$/);
    await expect(cartoes(page).first()).toContainText(primeira?.nome_radio ?? '');
  });

  test('sem nenhuma, diz por quê, mostra as mais ouvidas e volta a todas', async ({ page }) => {
    await page.goto('/#webradios?tag=hinos&estado=AC');
    await expect(page.getByText(VAZIO)).toBeVisible();
    await expect(page.getByText('Nada para etiqueta hinos · Acre.')).toBeVisible();
    const ouvidas = page.getByRole('list', { name: 'As mais ouvidas' });
    await expect(ouvidas.getByRole('listitem')).toHaveCount(6);
    await expectAcessivel(page);
    await page.getByRole('button', { name: 'Ver todas as web rádios' }).click();
    await expect(page).toHaveURL(/#webradios$/);
    await expect(cartoes(page)).toHaveCount(RADIOS_POR_PAGINA);
  });

  test('a linha de filtros não faz a página rolar de lado', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/#webradios');
      await expect(chips(page).getByRole('listitem').nth(6)).toBeAttached();
      await expectSemRolagemLateral(page);
    }
  });
});
