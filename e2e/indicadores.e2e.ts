import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  INDICADORES_INTERVALO_MS,
  type Indicadores,
} from '@portal/contracts/monitoramento/indicadores';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import { bannerNaFila, decidir, entrarComoAdmin, outroAdmin } from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { lidoPelaPagina } from './harness/leitura';
import { esperarSom, ouvir } from './harness/player';
import { retratar } from './harness/retrato';
import { apertar } from './harness/teclado';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const indicadoresDe = async (admin: APIRequestContext): Promise<Indicadores> =>
  (await (await admin.get(CAMINHOS.indicadores)).json()) as Indicadores;

const contado = (page: Page, caminho: string) =>
  page.waitForResponse((r) => r.url().endsWith(caminho) && r.request().method() === 'POST');

/** Opens the tab; what it read of the server, which it shows. */
const abrir = async (page: Page): Promise<Indicadores> => {
  await entrarComoAdmin(page.request);
  const indicadores = await lidoPelaPagina<Indicadores>(page, CAMINHOS.indicadores, () =>
    page.goto('/usuario/perfil#indicadores'),
  );
  await expect(page.getByRole('heading', { name: 'Músicas mais tocadas' })).toBeVisible();
  return indicadores;
};

const linhaDa = (page: Page, musica: string) =>
  page
    .getByRole('table', { name: 'Músicas mais tocadas' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${musica}`) }) });

test('uma música tocada aparece nos indicadores, com o caminho até o cantor @uma-tela', async ({
  page,
  browser,
}) => {
  const admin = await outroAdmin(browser);
  const [primeira] = (await indicadoresDe(admin.request)).acessosMusicas;
  if (!primeira) throw new Error('nothing was ever played');
  const nome = capitalizar(primeira.nome_musica);

  await semConvite(page);
  await page.goto(`/#cantores#${primeira.cantor_id}`);
  const resposta = contado(page, CAMINHOS.tocarMusica);
  await ouvir(page, nome).click();
  await esperarSom(page);
  expect((await resposta).status()).toBe(204);

  await abrir(admin);
  const vezes = Number(
    ((await linhaDa(admin, nome).getByRole('cell').nth(1).textContent()) ?? '').replace(/\D/g, ''),
  );
  expect(vezes).toBeGreaterThan(primeira.total_acessos);
  await linhaDa(admin, nome)
    .getByRole('link', { name: `Ouvir ${nome}` })
    .click();
  await expect(admin).toHaveURL(new RegExp(`#cantores#${primeira.cantor_id}$`));
  await admin.close();
});

test('uma rádio que soa e quem está no site são contados @uma-tela', async ({ page, browser }) => {
  await semConvite(page);
  const presenca = page.waitForResponse(/\/monitoramento\/[^/]+$/);
  await page.goto('/');
  expect((await presenca).status()).toBe(204);
  const resposta = contado(page, CAMINHOS.rastrearAnuncio);
  await page.getByRole('button', { name: 'Ouvir rádio', exact: true }).click();
  const pedido = (await resposta).request().postDataJSON() as { tipo: string };
  expect(pedido.tipo).toBe('webradio');
  expect((await resposta).status()).toBe(204);
  const admin = await outroAdmin(browser);
  expect((await indicadoresDe(admin.request)).usuariosOnline).toBeGreaterThan(0);
  await admin.close();
});

test('o gráfico tem 12 meses, ou 6 em telas estreitas, e os mesmos números em tabela', async ({
  page,
}, testInfo) => {
  test.slow();
  const { acessosMensais } = await abrir(page);
  const estreita = (page.viewportSize()?.width ?? 0) <= 768;
  const meses = estreita ? 6 : 12;
  const grafico = page.getByRole('img', { name: /Gráfico de colunas: acessos/ });
  await expect(grafico.locator('rect[focusable]')).toHaveCount(meses);
  const atual = acessosMensais.at(-1)?.total_acessos ?? 0;
  await expect(
    page.getByRole('heading', {
      name: new RegExp(`^${atual.toLocaleString('pt-BR')} acessos? em`),
    }),
  ).toBeVisible();
  const tabela = page.getByRole('table', { name: `Acessos dos últimos ${meses} meses` });
  await expect(tabela.getByRole('row')).toHaveCount(meses + 1);
  await apertar(page, page.getByRole('button', { name: 'Ver como tabela' }).first());
  await tabela.getByRole('rowheader').first().scrollIntoViewIfNeeded();
  await expect(tabela.getByRole('rowheader').first()).toBeInViewport();
  await expect(page.getByText(/^Atualizado há \d+ s$/)).toBeVisible();
  for (const nome of [/valor dos anúncios aprovados por mês/, /valor recebido por mês/])
    await expect(page.getByRole('img', { name: nome }).locator('rect[focusable]')).toHaveCount(
      meses,
    );
  const caixa = page.getByRole('table', { name: `Caixa dos últimos ${meses} meses` });
  await expect(caixa.getByRole('columnheader')).toHaveText([
    ...['Mês', 'Esperado', 'Recebido', 'Devolvido'],
  ]);
  await expect(caixa.getByRole('row')).toHaveCount(meses + 1);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'indicadores');
});

test('os números se renovam a cada minuto enquanto a aba está aberta, e só nela @uma-tela', async ({
  page,
}) => {
  await page.clock.install();
  await abrir(page);
  let leituras = 0;
  page.on('request', (pedido) => {
    if (pedido.url().endsWith(CAMINHOS.indicadores)) leituras += 1;
  });
  await page.clock.runFor(INDICADORES_INTERVALO_MS);
  await expect.poll(() => leituras).toBe(1);
  await page.getByRole('tab', { name: 'Meu perfil' }).click();
  await page.clock.runFor(3 * INDICADORES_INTERVALO_MS);
  expect(leituras).toBe(1);
});

test('quando não vêm, o aviso e o bloco dizem isso, e tentar de novo os traz @uma-tela', async ({
  page,
}) => {
  await entrarComoAdmin(page.request);
  await page.route(`**${CAMINHOS.indicadores}`, (route) =>
    route.fulfill({ status: 422, json: { status: '0', msg: 'Ocupado.' } }),
  );
  await page.goto('/usuario/perfil#indicadores');
  await expect(page.getByText('Erro ao obter usuarios online')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ocupado.');
  await page.unroute(`**${CAMINHOS.indicadores}`);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Músicas mais tocadas' })).toBeVisible();
});

test('um anúncio visto e clicado aparece nos números de quem o comprou @uma-tela', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { anuncio, dono } = await bannerNaFila(browser);
  const admin = await outroAdmin(browser);
  await decidir(admin.request, anuncio.id, AnuncioStatus.Ativo);

  await semConvite(page);
  await page
    .context()
    .route('https://exemplo.com.br/**', (route) => route.fulfill({ body: 'fora' }));
  await page.goto('/#publicidade');
  await carregada(page);
  const link = page.getByRole('link', { name: new RegExp(anuncio.titulo) });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 2000 });
  }).toPass();
  const visto = contado(page, CAMINHOS.impressoes);
  await link.scrollIntoViewIfNeeded();
  expect((await visto).status()).toBe(204);
  const clicado = contado(page, CAMINHOS.rastrearAnuncio);
  const janela = page.waitForEvent('popup');
  await link.click();
  await (await janela).close();
  expect((await clicado).status()).toBe(204);

  // The buyer comes to see.
  await page.context().clearCookies();
  await page.context().addCookies(await dono.context().cookies());
  await page.goto(`/usuario/perfil?anuncio=${anuncio.id}#meusAnuncios`);
  const numeros = page.getByRole('region', { name: 'Desempenho' });
  const total = (nome: string) =>
    numeros.locator('div', { has: page.getByText(nome, { exact: true }) });
  await expect(total('Visualizações').getByRole('definition').first()).toHaveText('1');
  await expect(total('Cliques').getByRole('definition').first()).toHaveText('1');
  await expect(numeros.getByText('100%')).toBeVisible();
  await expect(numeros.getByRole('img', { name: /visualizações por dia/ })).toBeVisible();
  const chegando = page.waitForEvent('download');
  await numeros.getByRole('link', { name: 'Baixar CSV' }).click();
  expect((await chegando).suggestedFilename()).toBe(`anuncio-${anuncio.id}.csv`);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'desempenho');
  // On paper the figures are a table; the portal's own words and buttons stay on the screen.
  await page.emulateMedia({ media: 'print' });
  await expect(total('Visualizações').getByRole('definition').first()).toBeVisible();
  await expect(numeros.getByRole('rowheader').first()).toBeVisible();
  await expect(numeros.getByRole('img', { name: /visualizações por dia/ })).toBeHidden();
  await expect(numeros.getByRole('link', { name: 'Baixar CSV' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await dono.close();
  await admin.close();
});

test('a ordem dos cantores é a dos mais ouvidos @uma-tela', async ({ page }) => {
  await semConvite(page);
  const cantores = (await (await page.request.get(CAMINHOS.cantores)).json()) as Cantor[];
  const totais = cantores.map(({ total_acessos }) => total_acessos);
  expect(totais).toEqual([...totais].sort((a, b) => b - a));
  await page.goto('/#cantores');
  const lista = page.getByRole('list', { name: 'Cantores, dos mais ouvidos aos menos ouvidos' });
  await expect(lista.getByRole('listitem').first()).toContainText(cantores[0]?.nome ?? '');
});
