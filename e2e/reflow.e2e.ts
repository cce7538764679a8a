import { expect } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { ID_DO_DESENHO } from '@portal/contracts/partilha/ids';
import { cadastrar, novaPessoa } from './harness/conta';
import {
  cortadosEmbaixo,
  expectCaberEmTodaTela,
  expectSemSobrepor,
  palavrasCortadas,
} from './harness/rolagem';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const PAGINAS = [
  '#home',
  '#webradios',
  '#cantores',
  '#musicas',
  '#publicidade',
  '#quemsomos',
  '#diretoria',
];
const LARGURAS = [320, 390, 600, 768, 1024, 1440];

for (const pagina of PAGINAS) {
  test(`${pagina}: de 320 a 1.440 px, e com o texto a 200 %, ninguém rola de lado`, async ({
    page,
  }) => {
    await semConvite(page);
    await page.goto(`/${pagina}`);
    await carregada(page);
    await expectCaberEmTodaTela(page, LARGURAS);
  });
}

for (const [lista, caminho] of [
  ['webradios', CAMINHOS.radios],
  ['cantores', CAMINHOS.cantores],
] as const) {
  test(`o detalhe de ${lista} com o maior nome cabe em toda tela e com o texto a 200 %`, async ({
    page,
  }) => {
    await semConvite(page);
    // Public reads of the contract.
    const todos = (await (await page.request.get(caminho)).json()) as (
      { id: string; nome: string } | { id: string; nome_radio: string }
    )[];
    const nome = (um: (typeof todos)[number]) => ('nome' in um ? um.nome : um.nome_radio);
    const maior = todos.reduce((a, b) => (nome(b).length > nome(a).length ? b : a));
    // What others write may have nowhere to break: an address, a tag.
    const palavra = 'adoração'.repeat(16);
    await page.route(new RegExp(`/api/(radios|cantores)/${maior.id}$`), async (route) => {
      const dela = (await (await route.fetch()).json()) as object;
      const textos = { slogan: palavra, endereco: palavra, segmento: palavra, sobre: palavra };
      await route.fulfill({ json: { ...dela, ...textos, tags: [palavra] } });
    });
    await page.goto(`/#${lista}#${maior.id}`);
    await carregada(page);
    await expectCaberEmTodaTela(page, LARGURAS);
  });
}

for (const [path, curto] of [
  ['/radio/radio-siao', 'Rádio Sião'],
  ['/cantor/ana-exemplo', 'Ana Exemplo'],
] as const) {
  test(`${path} com um nome longo cabe em toda tela, desde o que o servidor desenhou`, async ({
    page,
  }) => {
    // The longest there may be, and a word that has nowhere to break in it.
    const longo = `Associação das Emissoras de Web Rádio do ${'Interior'.repeat(10)}`.slice(0, 120);
    await page.route(`**${path}`, async (route) => {
      const resposta = await route.fetch();
      await route.fulfill({
        response: resposta,
        body: (await resposta.text()).replaceAll(curto, longo),
      });
    });
    let soltar = (): void => undefined;
    const preso = new Promise<void>((resolve) => (soltar = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await preso;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(`#${ID_DO_DESENHO} .ouvir`)).toHaveText(`Ouvir ${longo}`);
    await expectCaberEmTodaTela(page, LARGURAS);
    soltar();
    await expect(page.getByRole('main').getByRole('button', { name: /^Ouvir Ass/ })).toBeVisible();
    await expectCaberEmTodaTela(page, LARGURAS);
  });
}

for (const nome of [null, 'Maximiliana']) {
  test(`no cabeçalho de ${nome ?? 'quem não entrou'} nada fica sobre nada, com o texto a 200 % também`, async ({
    page,
  }) => {
    await semConvite(page);
    if (nome) await cadastrar(page, { ...novaPessoa(), nome: `${nome} ${'x'.repeat(12)}` });
    await page.goto('/#quemsomos');
    await carregada(page);
    if (nome) await page.getByRole('link', { name: 'Meu perfil' }).waitFor();
    const partes = page.getByRole('banner').locator('> button, > a > *, li > a, > div > *');
    for (const [tamanho, estreita] of [
      ['100%', 320],
      ['200%', 360],
    ] as const) {
      await page.evaluate((letra) => (document.documentElement.style.fontSize = letra), tamanho);
      for (const width of [estreita, 374, 390, 640, 768, 800, 820, 960, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectSemSobrepor(partes, `a ${width} px, texto a ${tamanho}`);
      }
    }
  });
}

for (const [lista, caminho] of [
  ['webradios', CAMINHOS.radios],
  ['cantores', CAMINHOS.cantores],
  ['musicas', CAMINHOS.cantores],
] as const)
  test(`em ${lista}, com o texto a 200 %, os nomes aparecem inteiros`, async ({ page }) => {
    await semConvite(page);
    // Public reads of the contract.
    const todos = (await (await page.request.get(caminho)).json()) as {
      nome?: string;
      nome_radio?: string;
      musicas?: { nome: string }[];
    }[];
    const nomes =
      lista === 'musicas'
        ? todos.flatMap(({ musicas = [] }) => musicas.map(({ nome }) => nome))
        : todos.map(({ nome, nome_radio }) => nome ?? nome_radio);
    await page.goto(`/#${lista}`);
    await carregada(page);
    const escritos = page.getByRole('main').getByText(new RegExp(`^(${nomes.join('|')})$`));
    await expect(escritos.nth(9)).toBeAttached();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cortadosEmbaixo(escritos), `a ${width} px`).toEqual([]);
    }
  });

for (const pagina of ['#webradios', '#cantores', '#musicas'])
  test(`${pagina}: com o texto a 200 % a busca que fica no alto não fica sob o player`, async ({
    page,
  }) => {
    await semConvite(page);
    await page.goto(`/${pagina}`);
    await carregada(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const busca = page.getByRole('main').getByRole('searchbox');
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      const noMeio = () =>
        busca.evaluate((campo) => {
          const { left, top, width: largura, height } = campo.getBoundingClientRect();
          return document.elementFromPoint(left + largura / 2, top + height / 2) === campo;
        });
      await expect.poll(noMeio, `a ${width} px`).toBe(true);
    }
  });

test('a chamada da home não parte palavra em nenhuma largura', async ({ page }) => {
  await semConvite(page);
  await page.goto('/');
  await carregada(page);
  await page.evaluate(() => document.fonts.ready);
  const destaques = page.getByRole('region', { name: 'Destaques' });
  for (const width of [320, 360, 390, 600, 767, 768, 784, 800, 850, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await palavrasCortadas(destaques), `a ${width} px`).toEqual([]);
  }
});

test('a 320 px o menu cabe inteiro e cada item se alcança', async ({ page }) => {
  await semConvite(page);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/');
  await carregada(page);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const ultimo = menu.getByRole('list', { name: 'Redes sociais' }).getByRole('link').last();
  await ultimo.scrollIntoViewIfNeeded();
  await expect(ultimo).toBeInViewport();
});
