import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Portal } from '@portal/contracts/portal/portal';
import { entrarComoAdmin } from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { test } from './harness/painel';
import { entrarNoPainel, soPortugues } from './harness/redacao';
import { retratar } from './harness/retrato';
import { semConvite } from './harness/visitante';

test.use({ historia: 'edicoes' });

// One portal, one yearly survey, one story told in order.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const PESQUISA = 'api::pesquisa.pesquisa';
const RADIO = 'api::radio.radio';
const VELHA = 'A rádio de 2026';
const NOVA = 'A rádio de 2027';

const eleitora = {
  nome: 'Eleitora de Sempre',
  telefone: `(11) 9${randomInt(10_000_000, 99_999_999)}`,
  email: 'eleitora@exemplo.invalid',
};
const naHome = (page: Page) => page.getByRole('region', { name: 'Novidades no site' });

/** A visitor whose browser remembers what it answered, and one who takes her time. */
let visita: Page;
let indecisa: Page;
test.beforeAll(async ({ browser, painel }) => {
  const { admin } = painel;
  const radio = await admin.criar(RADIO, {
    nome_radio: 'Rádio Sião',
    url: 'https://exemplo.com.br/r',
  });
  await admin.publicar(RADIO, radio);
  await admin.criar(PESQUISA, { numero: 1, titulo: VELHA, numero_autorizacao: '00.1/2026' });
  visita = await browser.newPage({ baseURL: painel.url });
  indecisa = await browser.newPage({ baseURL: painel.url });
  for (const page of [visita, indecisa]) await semConvite(page);
});
test.afterAll(async () => {
  for (const page of [visita, indecisa]) await page.close();
});

const blocoDe = (page: Page) => page.getByRole('region', { name: 'Pesquisa', exact: true });
const preencher = async (page: Page, quem: typeof eleitora): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Responder agora' }).click();
  const bloco = blocoDe(page);
  await bloco.getByLabel('Nome', { exact: true }).fill(quem.nome);
  await bloco.getByLabel('Telefone com DDD').fill(quem.telefone);
  await bloco.getByLabel('E-mail').fill(quem.email);
  await bloco.getByRole('combobox', { name: 'Web rádio' }).fill('sião');
  await page.getByRole('option', { name: 'Rádio Sião' }).click();
};
const mandar = (page: Page): Promise<void> =>
  blocoDe(page).getByRole('button', { name: 'Votar' }).click();
const contado = (page: Page): Promise<void> =>
  expect(blocoDe(page).getByRole('status')).toHaveText('Voto registrado com sucesso. Obrigado!');
const votar = async (): Promise<void> => {
  await preencher(visita, eleitora);
  await mandar(visita);
  await contado(visita);
};

test('quem visita vota na edição deste ano, e depois já respondeu', async () => {
  await votar();
  await visita.reload();
  await visita.getByRole('button', { name: 'Responder agora' }).click();
  await expect(visita.getByRole('dialog', { name: /já respondeu/ })).toBeVisible();
});

test('uma segunda pesquisa aberta no mesmo lugar se recusa com palavras, e a votada não se apaga', async ({
  page,
}) => {
  await page.goto(`/admin/content-manager/collection-types/${PESQUISA}/create`);
  // Which edition it will be is the portal's to say, once its place is known.
  await expect(page.getByLabel('Edição')).toHaveValue('');
  await page.getByLabel(/^Número(?! da)/).fill('2');
  await expect(page.getByLabel('Edição')).toHaveValue('1');
  await page.getByLabel(/^Número(?! da)/).fill('1');
  await expect(page.getByLabel('Edição')).toHaveValue('2');
  await page.getByLabel('Título').fill('Outra');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/a edição 1, “A rádio de 2026”, está aberta/).first()).toBeVisible();
  await soPortugues(page, 'recusa de uma segunda pesquisa');

  await page.goto(`/admin/content-manager/collection-types/${PESQUISA}`);
  await page.getByRole('gridcell', { name: VELHA }).click();
  await page.getByRole('button', { name: 'Mais ações', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/tem 1 voto e não se apaga/).first()).toBeVisible();
});

test('a editora encerra a deste ano e abre a do ano que vem', async ({ page }, testInfo) => {
  await preencher(indecisa, {
    ...{ nome: 'Eleitora Indecisa', email: 'indecisa@exemplo.invalid' },
    telefone: eleitora.telefone.replace(/\d$/, (n) => String((Number(n) + 1) % 10)),
  });
  await page.goto(`/admin/content-manager/collection-types/${PESQUISA}`);
  await page.getByRole('gridcell', { name: VELHA }).click();
  await page.getByRole('button', { name: 'Encerrar e abrir nova edição' }).click();
  const janela = page.getByRole('dialog', { name: 'Encerrar e abrir nova edição' });
  await expect(janela.getByLabel('Título da nova edição')).toHaveValue(VELHA);
  await janela.getByLabel('Título da nova edição').fill(NOVA);
  await janela.getByLabel('Fecha em').fill('2020-01-01T12:00');
  await janela.getByRole('button', { name: 'Encerrar e abrir' }).click();
  await expect(janela.getByRole('alert')).toHaveText(/“Fecha em” precisa vir depois/);
  await janela.getByLabel('Fecha em').fill('2099-12-31T23:59');
  await soPortugues(page, 'nova edição');
  await retratar(page, testInfo, 'nova-edicao');
  await janela.getByRole('button', { name: 'Encerrar e abrir' }).dblclick();
  await expect(page.getByRole('heading', { name: NOVA, level: 1 })).toBeVisible();
  await expect(page.getByLabel('Edição')).toHaveValue('2');
  await expect(page.getByLabel('Número da autorização do sorteio')).toHaveValue('');
  const { pesquisas } = (await (await page.request.get(CAMINHOS.portal)).json()) as Portal;
  expect(pesquisas.map(({ edicao, titulo }) => [edicao, titulo])).toEqual([[2, NOVA]]);
});

test('em outro fuso, o painel mostra e grava as horas de São Paulo', async ({
  painel,
  browser,
}) => {
  const page = await browser.newPage({
    ...{ baseURL: painel.url, locale: 'pt-BR', timezoneId: 'Asia/Tokyo' },
  });
  await entrarNoPainel(page, painel.conta);
  await page.goto(`/admin/content-manager/collection-types/${PESQUISA}`);
  await page.getByRole('gridcell', { name: NOVA }).click();
  const fecha = page.getByRole('group', { name: 'Fecha em' }).getByRole('combobox');
  await expect(fecha.first()).toHaveValue('31/12/2099');
  await expect(fecha.last()).toHaveValue('23:59');
  await fecha.last().fill('21:45');
  await fecha.last().blur();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await page.reload();
  await expect(fecha.last()).toHaveValue('21:45');
  await entrarComoAdmin(page.request);
  const lidas = await page.request.get(CAMINHOS.pesquisas);
  const [nova] = (await lidas.json()) as { fecha_em: string }[];
  expect(nova?.fecha_em).toBe('2100-01-01T00:45:00.000Z');
  const filtro = 'filters[$and][0][fecha_em][$eq]=2100-01-01T00:45:00.000Z';
  await page.goto(`/admin/content-manager/collection-types/${PESQUISA}?${filtro}`);
  await expect(page.getByRole('gridcell', { name: NOVA })).toBeVisible();
  await expect(page.getByText(/é igual a .*31 de dezembro de 2099 às 21:45/)).toBeVisible();
  await page.close();
});

test('quem ainda preenchia a de antes ouve que ela acabou, acha a nova no lugar e vota', async () => {
  await mandar(indecisa);
  const bloco = blocoDe(indecisa);
  await expect(bloco.getByRole('alert')).toContainText('a nova já está aberta');
  await expect(bloco.getByRole('heading', { name: NOVA })).toBeVisible();
  await expect(bloco.getByLabel('Nome', { exact: true })).toHaveValue('Eleitora Indecisa');
  await mandar(indecisa);
  await contado(indecisa);
});

test('quem votou na de antes é chamada para a nova, e vota', async () => {
  await visita.goto('/');
  await expect(naHome(visita).getByRole('heading', { name: NOVA })).toBeVisible();
  await votar();
});

test('a administração lê a edição de antes e faz o sorteio dela', async ({
  painel,
  browser,
}, testInfo) => {
  const page = await browser.newPage({ baseURL: painel.url });
  await entrarComoAdmin(page.request);
  await page.goto('/usuario/perfil#pesquisas');
  const edicao = page.getByRole('combobox', { name: 'Edição' });
  await expect(edicao.getByRole('option')).toHaveText([
    /^Edição 2 · aberta desde /,
    /^Edição 1 · encerrada em /,
  ]);
  await expect(page.getByRole('heading', { name: NOVA })).toBeVisible();
  await expect(page.getByText('O sorteio só pode ser feito depois do encerramento')).toBeVisible();

  await edicao.selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: VELHA })).toBeVisible();
  const votantes = page.getByRole('list', { name: 'Votantes' });
  await expect(votantes).toContainText(eleitora.email);
  await expect(votantes).not.toContainText('indecisa@exemplo.invalid');
  const formulario = page.getByRole('form', { name: 'Sorteio' });
  await formulario.getByLabel('Semente').fill('Loteria 5900');
  await formulario.getByRole('button', { name: 'Sortear' }).click();
  await expect(page.getByRole('article', { name: /^Sorteio de / })).toContainText(eleitora.nome);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'edicoes');

  await page.reload();
  await expect(page.getByRole('heading', { name: NOVA })).toBeVisible();
  await expect(page.getByText('Nenhum sorteio foi feito ainda.')).toBeVisible();
  await edicao.selectOption({ index: 1 });
  await expect(page.getByRole('article', { name: /^Sorteio de / })).toBeVisible();
  await page.close();
});
