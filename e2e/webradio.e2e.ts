import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { NoArDeTodas } from '@portal/contracts/no-ar/no-ar';
import { RADIOS_POR_PAGINA } from '@portal/contracts/radio/listagem';
import type { Radio } from '@portal/contracts/radio/radio';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { lerSom } from './harness/player';
import { contarPulos, pulos } from './harness/pulos';
import { abrir, campo, cartoes, lista, nomes, paraOFim, todasAsRadios } from './harness/radios';
import { test } from './harness/test';
import { carregada } from './harness/visitante';

test('a aba do navegador diz o que está aberto', async ({ page }) => {
  await page.goto('/#webradios');
  await abrir(page, 'Rádio Canaã FM');
  await expect(page).toHaveTitle(/^Rádio Canaã FM/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Web Rádios/);
});

test('aberta pelo endereço, em linha lenta, a página da rádio não pula', async ({ page }) => {
  const [radio] = await todasAsRadios(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  // Each answer apart from the others, the radio's last: the worst order for what is drawn around it.
  await page.route(`**${CAMINHOS.radio(radio?.id ?? '')}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await contarPulos(page);
  await page.goto(`/#webradios#${radio?.id ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(radio?.nome_radio ?? '');
  await expect(page.getByRole('heading', { name: 'Anúncios de Parceiros' })).toBeVisible();
  await carregada(page);
  await page.waitForLoadState('networkidle');
  expect(await pulos(page)).toBeLessThan(0.05);
});

test('o cartão abre o detalhe no topo e voltar devolve a lista onde estava', async ({ page }) => {
  await page.goto('/#webradios');
  await carregada(page);
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

test('o detalhe mostra a rádio inteira e o botão ouve e pausa', async ({ page }) => {
  const radio = (await todasAsRadios(page)).find(
    ({ nome_radio }) => nome_radio === 'Web Rádio Louvor',
  );
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
  await expect(redes).not.toHaveCount(0);
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
  const radios = await todasAsRadios(page);
  const tag = radios.find(({ tags }) => tags.length > 0)?.tags[0] ?? '';
  const esperadas = radios
    .filter(({ tags }) => tags.some((outra) => dobrar(outra) === dobrar(tag)))
    .map(({ nome_radio }) => nome_radio);
  await page.goto(`/#webradios#${radios.find(({ tags }) => tags.includes(tag))?.id}`);
  await page.getByRole('main').getByRole('button', { name: tag, exact: true }).click();
  await expect.poll(() => nomes(page)).toEqual(esperadas);
  expect(new URL(page.url()).hash).toBe(`#webradios?${new URLSearchParams({ tag }).toString()}`);
  await page.getByRole('button', { name: `Tirar o filtro ${tag}` }).click();
  await expect.poll(() => cartoes(page).count()).toBeGreaterThanOrEqual(RADIOS_POR_PAGINA);
});

test('compartilhar copia o endereço da rádio', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [radio] = await todasAsRadios(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`/#webradios#${radio?.id}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText(/Link copiado/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/radio/${radio?.slug}`, page.url()).href,
  );
});

test('uma rádio que não existe tem aviso e caminho de volta', async ({ page }) => {
  await page.goto('/#webradios#nao-existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web rádio não encontrada');
  await page.getByRole('link', { name: 'Ver todas as web rádios' }).click();
  await expect(cartoes(page).first()).toBeVisible();
});

test('com o teclado: buscar, abrir e ouvir', async ({ page }) => {
  await page.goto('/#webradios');
  await carregada(page);
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

/** The radios of the page's block, as the catalogue knows them. */
const parecidasNaPagina = async (page: Page, todas: readonly Radio[]): Promise<Radio[]> => {
  const bloco = page.getByRole('region', { name: 'Rádios parecidas' });
  await expect(bloco).toBeVisible();
  const destinos = await bloco
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return destinos.flatMap((href) => todas.filter(({ id }) => href === `/#webradios#${id}`));
};

test('na metade direita de uma tela larga estão rádios de etiquetas em comum, as que soam antes', async ({
  page,
}) => {
  const todas = await todasAsRadios(page);
  const noAr = (await (await page.request.get(CAMINHOS.noAr)).json()) as NoArDeTodas;
  const emComum = (uma: Radio, outra: Radio) =>
    uma.tags.filter((tag) => outra.tags.map(dobrar).includes(dobrar(tag))).length;
  const [radio] = todas
    .map((uma) => ({
      uma,
      outras: todas
        .filter(({ id, url }) => id !== uma.id && url !== '')
        .map((x) => emComum(uma, x)),
    }))
    .sort((a, b) => b.outras.filter(Boolean).length - a.outras.filter(Boolean).length)
    .map(({ uma }) => uma);
  if (!radio) throw new Error('no radios');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/#webradios#${radio.id}`);
  const parecidas = await parecidasNaPagina(page, todas);
  expect(parecidas.length).toBeGreaterThan(0);
  expect(parecidas.length).toBeLessThanOrEqual(6);
  for (const outra of parecidas) expect(emComum(radio, outra)).toBeGreaterThan(0);
  const soam = parecidas.map(({ id }) => (noAr[id]?.no_ar === true ? 0 : 1));
  expect(soam).toEqual([...soam].sort());
  const caixa = await page.getByRole('region', { name: 'Rádios parecidas' }).boundingBox();
  expect(caixa?.x).toBeGreaterThan(640);
  await page.getByRole('region', { name: 'Rádios parecidas' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(parecidas[0]?.nome_radio ?? '');
});

test('no celular os anúncios não passam de 40 % da altura da página', async ({ page }) => {
  const [radio] = await todasAsRadios(page);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/#webradios#${radio?.id ?? ''}`);
    const anuncios = page.getByRole('region', { name: 'Anúncios de Parceiros' });
    await expect(anuncios.getByRole('link').first()).toBeVisible();
    await carregada(page);
    const { height = 0 } = (await anuncios.boundingBox()) ?? {};
    const pagina = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / pagina).toBeLessThanOrEqual(0.4);
  }
});

test('no celular ouvir e compartilhar ficam lado a lado', async ({ page }) => {
  const radio = (await todasAsRadios(page)).find(({ url }) => url !== '');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/#webradios#${radio?.id ?? ''}`);
    const principal = page.getByRole('main');
    const ouvir = await principal
      .getByRole('button', { name: 'Ouvir rádio', exact: true })
      .boundingBox();
    const compartilhar = await principal
      .getByRole('button', { name: 'Compartilhar' })
      .boundingBox();
    expect(compartilhar?.x, String(width)).toBeGreaterThan((ouvir?.x ?? 0) + (ouvir?.width ?? 0));
  }
});

test('no papel ficam as palavras da rádio, escuras no branco, sem o que só a tela faz', async ({
  page,
}) => {
  const radio = (await todasAsRadios(page)).find(({ tags }) => tags.length > 0);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto(`/#webradios#${radio?.id ?? ''}`);
  const titulo = page.getByRole('heading', { level: 1, name: radio?.nome_radio ?? '' });
  await expect(titulo).toBeVisible();
  await expect(page.getByText(radio?.tags[0] ?? '', { exact: true }).first()).toBeVisible();
  expect(await titulo.evaluate((el) => getComputedStyle(el).color)).toBe('rgb(42, 20, 32)');
  await carregada(page);
  for (const soDaTela of [
    page.getByRole('region', { name: 'Player' }),
    page.getByRole('button', { name: 'Ouvir rádio' }),
    page.getByRole('button', { name: 'Compartilhar' }),
    page.getByRole('link', { name: 'Todas as web rádios' }),
    page.getByRole('heading', { name: 'Anúncios de Parceiros' }),
    page.getByRole('contentinfo'),
  ])
    await expect(soDaTela).toBeHidden();
});
