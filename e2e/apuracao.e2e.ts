import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resultados } from '@portal/contracts/pesquisa/resultados';
import { entrarComoAdmin } from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { novaPessoa } from './harness/conta';
import { encerrarPesquisa } from './harness/pesquisa-encerrada';
import { abrirPortal } from './harness/portal-proprio';
import { todasAsRadios } from './harness/radios';
import { retratar } from './harness/retrato';
import { postar } from './harness/sessao';
import { test } from './harness/test';

const CONFERIR = new URL('../scripts/conferir-sorteio.mjs', import.meta.url).pathname;

const abrir = async (page: Page): Promise<void> => {
  await entrarComoAdmin(page.request);
  await page.goto('/usuario/perfil#pesquisas');
  await expect(page.getByRole('heading', { name: 'Sorteio' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Votantes' })).toBeVisible();
};

test('mostra o resultado por opção, quem votou e a lista num arquivo', async ({
  page,
}, testInfo) => {
  test.slow();
  await abrir(page);
  const resultados = (await (
    await page.request.get(CAMINHOS.pesquisaResultados(1))
  ).json()) as Resultados;
  const tabela = page.getByRole('table', { name: /Votos por opção/ });
  await expect(tabela.getByRole('rowheader').first()).toHaveText(resultados.opcoes[0]?.nome ?? '');
  await expect(tabela.getByRole('row')).toHaveCount(resultados.opcoes.length + 1);

  const votantes = page.getByRole('list', { name: 'Votantes' });
  await expect(votantes.getByRole('listitem')).toHaveCount(20);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
  await page.getByLabel('Buscar nome, e-mail ou telefone').fill('pessoa17@');
  // The digits are looked for in telephones too.
  await expect(votantes.getByRole('listitem').nth(5)).toHaveCount(0);
  await expect(votantes).toContainText('pessoa17@exemplo.invalid');

  const chegando = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar CSV' }).click();
  const arquivo = await chegando;
  expect(arquivo.suggestedFilename()).toBe('pesquisa-1.csv');
  expect(readFileSync(await arquivo.path(), 'utf8')).toContain('pessoa17@exemplo.invalid');
  await expect(page.getByText('O sorteio só pode ser feito depois do encerramento')).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'apuracao');
});

/** The programme anybody can run with the list, which shares no code with the portal. */
const conferir = (...args: string[]): string =>
  execFileSync(process.execPath, [CONFERIR, ...args], { encoding: 'utf8' });

test('a pedido, os dados de quem votou saem das pesquisas @uma-tela', async ({ page, browser }) => {
  const quem = await browser.newPage();
  const { email, nome } = novaPessoa();
  const [radio] = await todasAsRadios(quem);
  await postar(quem.request, CAMINHOS.votar, {
    data: { nome, telefone: `119${randomInt(1e7, 1e8)}`, email, id_webradio: radio?.id },
  });
  await quem.close();
  await abrir(page);
  const votantes = page.getByRole('list', { name: 'Votantes' });
  await page.getByLabel('Buscar nome, e-mail ou telefone').fill(email);
  await expect(votantes.getByRole('listitem')).toHaveCount(1);
  await page.getByText('Alguém pediu para apagar os seus dados?').click();
  const form = page.getByRole('form', { name: 'Apagar dados de um votante' });
  await form.getByRole('button', { name: 'Apagar dados' }).click();
  await expect(form.getByLabel('E-mail com que votou')).toHaveAccessibleDescription(/e-mail/);
  await form.getByLabel('E-mail com que votou').fill(email);
  await form.getByRole('button', { name: 'Apagar dados' }).click();
  await expect(
    page.getByText('Pronto! Os dados desta pessoa saíram de 1 voto.').first(),
  ).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('encerrada a pesquisa, sorteia com uma semente pública, e qualquer um repete o sorteio', async ({
  browser,
  playwright,
}, testInfo) => {
  test.slow();
  // The surveys of the journeys stay open: this one is of a portal of its own.
  const portal = await abrirPortal();
  const visitante = await playwright.request.newContext({ baseURL: portal.url });
  await encerrarPesquisa(visitante, portal.url, 5);
  const page = await browser.newPage({ baseURL: portal.url });
  await abrir(page);

  const formulario = page.getByRole('form', { name: 'Sorteio' });
  await formulario.getByRole('button', { name: 'Sortear' }).click();
  await expect(formulario.getByLabel('Semente')).toHaveAccessibleDescription(/Informe a semente\./);
  await formulario.getByLabel('Semente').fill(' Loteria 5900 ');
  await formulario.getByLabel('Suplentes').fill('1');
  await formulario.getByRole('button', { name: 'Sortear' }).click();
  const sorteio = page.getByRole('article', { name: /^Sorteio de / });
  await expect(sorteio).toContainText('Ganhador');
  await expect(sorteio).toContainText('1º suplente');

  const chegando = page.waitForEvent('download');
  await sorteio.getByRole('link', { name: 'Baixar a lista deste sorteio' }).click();
  const lista = await (await chegando).path();
  const conferido = conferir(lista, 'Loteria 5900', '1');
  const [hash = ''] = /[0-9a-f]{64}$/m.exec(conferido) ?? [];
  await expect(sorteio).toContainText(hash);
  const linhas = Array.from(conferido.matchAll(/^\dº: (linha \d+) /gm), ([, linha]) => linha ?? '');
  expect(linhas).toHaveLength(2);
  await expect(sorteio.getByRole('listitem')).toContainText(linhas);
  await sorteio.getByText('Como repetir este sorteio').click();
  await expect(sorteio).toContainText(
    /node scripts\/conferir-sorteio\.mjs sorteio-\d+\.txt "Loteria 5900" 1/,
  );
  await expectAcessivel(page);
  await retratar(page, testInfo, 'sorteio');
  await page.close();
  await visitante.dispose();
  await portal.parar();
});
