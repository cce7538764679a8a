import { expect, type Locator, type Page } from '@playwright/test';
import { CANTORES_DE_CADA_VEZ, type Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { diaDoInstante } from '@portal/contracts/tempo/datas';
import { capitalizar, dobrar } from '@portal/contracts/texto/dobrar';
import { cantorDeTeste, esperarSom, lerSom, servirCatalogo } from './harness/player';
import { umaLinha } from './harness/rolagem';
import { test } from './harness/test';
import { carregada } from './harness/visitante';

const ranking = (page: Page): Locator => page.getByRole('list', { name: /^Cantores, dos mais/ });
const campo = (page: Page): Locator => page.getByRole('searchbox', { name: 'Buscar cantor' });
const titulo = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const musicas = (page: Page): Locator => page.getByRole('list', { name: 'Músicas' });

const todos = async (page: Page): Promise<Cantor[]> => {
  const resposta = await page.request.get(CAMINHOS.cantores);
  return (await resposta.json()) as Cantor[];
};

const comMusica = async (page: Page): Promise<Cantor> => {
  const cantor = (await todos(page)).find(({ musicas: lista }) => lista.length > 1);
  if (!cantor) throw new Error('demonstration content without songs');
  return cantor;
};

test('mostra o ranking numerado, na ordem do servidor', async ({ page }) => {
  const cantores = await todos(page);
  await page.goto('/#cantores');
  const linhas = ranking(page).getByRole('link');
  await expect(linhas).toHaveCount(cantores.length);
  for (const [indice, cantor] of cantores.entries()) {
    await expect(linhas.nth(indice)).toContainText(`#${indice + 1}`);
    await expect(linhas.nth(indice)).toContainText(cantor.nome);
    await expect(linhas.nth(indice)).toContainText(cantor.slogan);
  }
});

test('a busca acha pelo nome, sem acento nem caixa, e mantém a colocação', async ({ page }) => {
  const cantores = await todos(page);
  const indice = cantores.length - 1;
  const ultimo = cantores[indice];
  if (!ultimo) throw new Error('no singers');
  await page.goto('/#cantores');
  await campo(page).fill(dobrar(ultimo.nome));
  await expect(ranking(page).getByRole('link')).toHaveCount(1);
  await expect(ranking(page).getByRole('link')).toContainText(`#${indice + 1}`);
  await expect(page.getByRole('status').filter({ hasText: '1 cantor encontrado' })).toBeVisible();
  // A phone's keyboard, over what was found, goes with the focus.
  await campo(page).press('Enter');
  await expect(campo(page)).not.toBeFocused();
  await campo(page).fill('zzz');
  await expect(page.getByText('Nenhum cantor encontrado!')).toBeVisible();
});

test('um ranking longo vem uma parte por vez, conforme se rola, e a busca pergunta ao servidor', async ({
  page,
}) => {
  const cantores = Array.from({ length: CANTORES_DE_CADA_VEZ + 5 }, (_, i) => ({
    ...cantorDeTeste('', []),
    id: `cantor${i + 1}`,
    nome: `Cantora ${i + 1}`,
  }));
  await page.route(/\/api\/cantores\?/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const [pagina = 0, limite = 0] = ['pagina', 'limite'].map((nome) =>
      Number(searchParams.get(nome)),
    );
    const ultima = { ...cantores.at(-1), posicao: cantores.length };
    return route.fulfill({
      json: searchParams.has('busca')
        ? [ultima]
        : cantores.slice((pagina - 1) * limite, pagina * limite),
    });
  });
  await page.goto('/#cantores');
  const linhas = ranking(page).getByRole('link');
  await expect(linhas).toHaveCount(CANTORES_DE_CADA_VEZ);
  await page.getByRole('button', { name: 'Carregar mais' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10_000);
  await expect(linhas).toHaveCount(cantores.length);
  await expect(linhas.last()).toContainText(`#${cantores.length}`);
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0);
  await campo(page).fill('cantora 25');
  await expect(linhas).toHaveText([/^#25/]);
});

test('escolher um cantor põe o id no endereço e voltar desfaz a escolha', async ({ page }) => {
  const [, cantor] = await todos(page);
  await page.goto('/#cantores');
  await carregada(page);
  await ranking(page).getByRole('link').nth(1).click();
  await expect(titulo(page)).toHaveText(cantor?.nome ?? '');
  expect(new URL(page.url()).hash).toBe(`#cantores#${cantor?.id}`);
  await page.goBack();
  await expect(titulo(page)).toHaveText('Cantores');
  expect(new URL(page.url()).hash).toBe('#cantores');
  await expect(ranking(page).getByRole('link').nth(1)).toBeFocused();
  await page.goForward();
  await expect(titulo(page)).toHaveText(cantor?.nome ?? '');
});

test('voltar com uma busca feita encontra a mesma busca', async ({ page }) => {
  const { nome } = await comMusica(page);
  await page.goto('/#cantores');
  await campo(page).fill(nome);
  await expect(ranking(page).getByRole('link')).toHaveCount(1);
  // The search settles in the history entry after a short quiet.
  await page.waitForTimeout(400);
  await ranking(page).getByRole('link').click();
  await expect(titulo(page)).toHaveText(nome);
  await page.goBack();
  await expect(campo(page)).toHaveValue(nome);
});

for (const prefixo of ['#cantores', '#Cantores', '#CANTORES']) {
  test(`o link direto ${prefixo}#<id> abre o cantor`, async ({ page }) => {
    const cantor = await comMusica(page);
    await page.goto(`/${prefixo}#${cantor.id}`);
    await expect(titulo(page)).toHaveText(cantor.nome);
    const principal = page.getByRole('main');
    await expect(principal.getByText(cantor.slogan)).toBeVisible();
    await expect(principal.getByText(cantor.segmento).first()).toBeVisible();
    await expect(principal.getByRole('heading', { name: 'Anúncios de Parceiros' })).toBeVisible();
  });
}

test('cada música mostra nome, cantor, data e segmento', async ({ page }) => {
  const cantor = await comMusica(page);
  await page.goto(`/#cantores#${cantor.id}`);
  const linhas = musicas(page).getByRole('listitem');
  await expect(linhas).toHaveCount(cantor.musicas.length);
  for (const [indice, musica] of cantor.musicas.entries()) {
    const linha = linhas.nth(indice);
    await expect(linha).toContainText(capitalizar(musica.nome));
    await expect(linha).toContainText(cantor.nome);
    await expect(linha).toContainText(diaDoInstante(musica.created_at));
    await expect(linha).toContainText(cantor.segmento);
  }
});

test('a música toca, o ícone vira pausa e só uma toca por vez', async ({ page }) => {
  const cantor = await comMusica(page);
  const [primeira, segunda] = cantor.musicas.map(({ nome }) => capitalizar(nome));
  await page.goto(`/#cantores#${cantor.id}`);
  const botao = (nome: string) => musicas(page).getByRole('button', { name: nome, exact: true });
  await botao(`Ouvir ${primeira}`).click();
  await esperarSom(page, 15_000);
  await expect(botao(`Pausar ${primeira}`)).toBeVisible();
  await expect(musicas(page).getByText('Tocando agora')).toHaveCount(1);
  await botao(`Ouvir ${segunda}`).click();
  await expect(botao(`Pausar ${segunda}`)).toBeVisible();
  await expect(botao(`Ouvir ${primeira}`)).toBeVisible();
  await esperarSom(page, 15_000);
  expect((await lerSom(page)).elementos).toBe(1);
  await botao(`Pausar ${segunda}`).click();
  await expect(botao(`Ouvir ${segunda}`)).toBeVisible();
});

test('Favoritar avisa que está em desenvolvimento e o aviso some em 3 s', async ({ page }) => {
  const { id } = await comMusica(page);
  await page.clock.install();
  await page.goto(`/#cantores#${id}`);
  await page.getByRole('button', { name: 'Favoritar' }).click();
  const aviso = page.getByText('Essa funcionalidade está em desenvolvimento');
  await expect(aviso).toBeVisible();
  await expect(page.getByText('Ops', { exact: true })).toBeVisible();
  await page.clock.runFor(NOTIFICACAO_MS - 1000);
  await expect(aviso).toBeVisible();
  await page.clock.runFor(1000);
  await expect(aviso).toHaveCount(0);
});

test('sem descrição e sem músicas, diz as duas coisas', async ({ page }) => {
  const cantor = cantorDeTeste('', []);
  await servirCatalogo(page, { cantores: [cantor] });
  await page.goto(`/#cantores#${cantor.id}`);
  await expect(
    page.getByText('Nenhuma descrição sobre o cantor foi registrada', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Este cantor ainda não adicionou nenhuma musica', { exact: true }),
  ).toBeVisible();
});

test('um texto longo começa dobrado e "Ler mais" o abre', async ({ page }) => {
  const cantor = { ...cantorDeTeste('', []), sobre: 'Canta desde menina. '.repeat(60) };
  await servirCatalogo(page, { cantores: [cantor] });
  await page.goto(`/#cantores#${cantor.id}`);
  const texto = page.getByText(/^Canta desde menina/);
  const dobrado = (await texto.boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'Ler mais' }).click();
  await expect(page.getByRole('button', { name: 'Ler menos' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect((await texto.boundingBox())?.height ?? 0).toBeGreaterThan(dobrado);
});

test('a capa da música que falta é a foto do cantor', async ({ page }) => {
  const foto = '/storage/cantores/foto-300x300.webp';
  const base = cantorDeTeste('/storage/musicas/x.mp3', ['canção']);
  const cantor = {
    ...base,
    url_foto: foto,
    musicas: base.musicas.map((musica) => ({
      ...musica,
      cantor: { nome: base.nome, url_foto: foto },
    })),
  };
  await servirCatalogo(page, { cantores: [cantor] });
  await page.route(/foto-300x300/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>',
    }),
  );
  await page.goto(`/#cantores#${cantor.id}`);
  await expect(musicas(page).locator('img')).toHaveAttribute('src', foto);
});

test('um cantor que não existe tem aviso e caminho de volta', async ({ page }) => {
  await page.goto('/#cantores#nao-existe');
  await expect(titulo(page)).toHaveText('Cantor não encontrado');
  await page.getByRole('link', { name: 'Ver todos os cantores' }).click();
  await expect(ranking(page).getByRole('link').first()).toBeVisible();
});

test('se o servidor falha, avisa e tenta de novo quando pedem', async ({ page }) => {
  let falhar = true;
  await page.route(/\/api\/cantores\?/, (route) =>
    falhar ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await page.goto('/#cantores');
  const tentar = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
  await expect(tentar).toBeVisible({ timeout: 10_000 });
  falhar = false;
  await tentar.click();
  await expect(ranking(page).getByRole('link').first()).toBeVisible();
});

test('em 360 × 740 a primeira música está na primeira tela, e as abas numa linha só', async ({
  page,
}) => {
  const cantores = (await todos(page)).filter(({ musicas: lista }) => lista.length > 0);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { id, nome } of cantores) {
    await page.goto(`/#cantores#${id}`);
    await expect(titulo(page)).toHaveText(nome);
    await expect(
      musicas(page).getByRole('listitem').first().getByRole('button'),
      nome,
    ).toBeInViewport({ ratio: 1 });
  }
  const abas = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  expect(await umaLinha(abas)).toBe(true);
});

test('no papel ficam as palavras do cantor e as suas músicas', async ({ page }) => {
  const cantor = await comMusica(page);
  const { id, nome } = cantor;
  const sobre = 'Canta desde menina no coral do bairro. '.repeat(20).trim();
  await page.route(`**/api/cantores/${id}`, (route) =>
    route.fulfill({ json: { ...cantor, sobre } }),
  );
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/#cantores');
  await expect(page.getByRole('link', { name: nome })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.goto(`/#cantores#${id}`);
  await expect(titulo(page)).toHaveText(nome);
  await expect(musicas(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Anúncios de Parceiros' })).toBeHidden();
  // Nothing unfolds paper.
  const escondido = await page
    .getByText(sobre)
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(escondido).toBe(0);
});
