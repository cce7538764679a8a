import { expect, type Locator, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { RADIOS_POR_PAGINA, ROLAGEM_ESPERA_MS } from '@portal/contracts/radio/listagem';
import type { Radio } from '@portal/contracts/radio/radio';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { lerSom } from './harness/player';
import { test } from './harness/test';

const VAZIO = 'Nenhum webradio encontrado!';

const lista = (page: Page): Locator => page.getByRole('list', { name: 'Web rádios', exact: true });
const cartoes = (page: Page): Locator => lista(page).getByRole('listitem');
const campo = (page: Page): Locator => page.getByRole('searchbox', { name: 'Buscar web rádio' });
const nomes = (page: Page): Promise<string[]> => lista(page).getByRole('link').allTextContents();
const abrir = (page: Page, nome: string): Promise<void> =>
  lista(page).getByRole('link', { name: nome, exact: true }).click();
const paraOFim = (page: Page): Promise<void> =>
  page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );

const todas = async (page: Page): Promise<Radio[]> => {
  const resposta = await page.request.get(CAMINHOS.radios);
  return (await resposta.json()) as Radio[];
};

test('mostra título, chamada e as primeiras dez rádios pelo nome', async ({ page }) => {
  const radios = await todas(page);
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
  const radios = await todas(page);
  expect(radios.length).toBeGreaterThan(2 * RADIOS_POR_PAGINA);
  await page.goto('/#webradios');
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
});

for (const busca of ['canaa', 'CORAÇÃO', 'coracao', 'siao']) {
  test(`acha "${busca}" sem acento nem caixa, sem páginas`, async ({ page }) => {
    const esperadas = (await todas(page))
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

test('a aba do navegador diz o que está aberto', async ({ page }) => {
  await page.goto('/#webradios');
  await abrir(page, 'Rádio Canaã FM');
  await expect(page).toHaveTitle(/^Rádio Canaã FM/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Web Rádios/);
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

test('o cartão abre o detalhe no topo e voltar devolve a lista onde estava', async ({ page }) => {
  await page.goto('/#webradios');
  await expect(cartoes(page).first()).toBeVisible();
  await paraOFim(page);
  await expect.poll(() => cartoes(page).count()).toBeGreaterThan(RADIOS_POR_PAGINA);
  const alvo = cartoes(page)
    .nth(RADIOS_POR_PAGINA + 3)
    .getByRole('link');
  const nome = (await alvo.textContent()) ?? '';
  await alvo.scrollIntoViewIfNeeded();
  const onde = await page.evaluate(() => window.scrollY);
  expect(onde).toBeGreaterThan(0);
  await alvo.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nome);
  expect(new URL(page.url()).hash).toMatch(/^#webradios#\w+$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(cartoes(page).first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(onde);
  await expect(alvo).toBeFocused();
});

test('o link de volta também devolve a busca como estava', async ({ page }) => {
  await page.goto('/#webradios');
  await campo(page).fill('coracao');
  await abrir(page, 'Web Rádio Coração Sertanejo');
  await page.getByRole('link', { name: 'Todas as web rádios' }).click();
  await expect(campo(page)).toHaveValue('coracao');
  expect(await nomes(page)).toEqual(['Web Rádio Coração Sertanejo']);
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

test('o detalhe mostra a rádio inteira e o botão ouve e pausa', async ({ page }) => {
  const radio = (await todas(page)).find(({ nome_radio }) => nome_radio === 'Web Rádio Louvor');
  if (!radio) throw new Error('demonstration content without its default radio');
  await page.goto(`/#webradios#${radio.id}`);
  const principal = page.getByRole('main');
  await expect(principal.getByRole('heading', { level: 1 })).toHaveText(radio.nome_radio);
  await expect(principal.getByText(radio.slogan)).toBeVisible();
  await expect(principal.getByText(radio.endereco)).toBeVisible();
  for (const tag of radio.tags)
    await expect(principal.getByRole('button', { name: tag, exact: true })).toBeVisible();
  await expect(principal.getByRole('heading', { name: 'Anúncios de Parceiros' })).toBeVisible();
  const redes = principal.getByRole('list', { name: /^Redes sociais/ }).getByRole('link');
  for (const link of await redes.all()) {
    expect(await link.getAttribute('href')).toMatch(/^https?:\/\//);
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await link.getAttribute('target')).toBe('_blank');
  }
  await principal.getByRole('button', { name: 'Ouvir rádio', exact: true }).click();
  await expect(principal.getByRole('button', { name: 'Pausar', exact: true })).toBeVisible();
  await expect.poll(async () => (await lerSom(page)).tempo).toBeGreaterThan(0);
  await principal.getByRole('button', { name: 'Pausar', exact: true }).click();
  await expect(principal.getByRole('button', { name: 'Ouvir rádio', exact: true })).toBeVisible();
});

test('uma etiqueta do detalhe filtra a lista e pode ser tirada', async ({ page }) => {
  const radios = await todas(page);
  const tag = radios.find(({ tags }) => tags.length > 0)?.tags[0] ?? '';
  const esperadas = radios
    .filter(({ tags }) => tags.some((outra) => dobrar(outra) === dobrar(tag)))
    .map(({ nome_radio }) => nome_radio);
  await page.goto(`/#webradios#${radios.find(({ tags }) => tags.includes(tag))?.id}`);
  await page.getByRole('main').getByRole('button', { name: tag, exact: true }).click();
  await expect.poll(() => nomes(page)).toEqual(esperadas);
  expect(new URL(page.url()).hash).toBe('#webradios');
  await page.getByRole('button', { name: `Tirar o filtro ${tag}` }).click();
  await expect.poll(() => cartoes(page).count()).toBeGreaterThanOrEqual(RADIOS_POR_PAGINA);
});

test('compartilhar copia o endereço da rádio', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [radio] = await todas(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`/#webradios#${radio?.id}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByText(/Link copiado/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('uma rádio que não existe tem aviso e caminho de volta', async ({ page }) => {
  await page.goto('/#webradios#nao-existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web rádio não encontrada');
  await page.getByRole('link', { name: 'Ver todas as web rádios' }).click();
  await expect(cartoes(page).first()).toBeVisible();
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

test('com o teclado: buscar, abrir e ouvir', async ({ page }) => {
  await page.goto('/#webradios');
  await expect(cartoes(page).first()).toBeVisible();
  await campo(page).focus();
  await page.keyboard.type('canaa');
  await expect.poll(() => nomes(page)).toEqual(['Rádio Canaã FM']);
  const link = lista(page).getByRole('link', { name: 'Rádio Canaã FM' });
  for (let i = 0; i < 6 && !(await link.evaluate((no) => no === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const ouvir = page.getByRole('main').getByRole('button', { name: 'Ouvir rádio', exact: true });
  await page.keyboard.press('Tab');
  await expect(ouvir).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Pausar' })).toBeFocused();
});
