import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Portal } from '@portal/contracts/portal/portal';
import { entrarComoAdmin } from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { test } from './harness/painel';
import { soPortugues } from './harness/redacao';
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

/** A visitor whose browser remembers what it answered. */
let visita: Page;
test.beforeAll(async ({ browser, painel }) => {
  const { admin } = painel;
  const radio = await admin.criar(RADIO, {
    nome_radio: 'Rádio Sião',
    url: 'https://exemplo.com.br/r',
  });
  await admin.publicar(RADIO, radio);
  await admin.criar(PESQUISA, { numero: 1, titulo: VELHA, numero_autorizacao: '00.1/2026' });
  visita = await browser.newPage({ baseURL: painel.url });
  await semConvite(visita);
});
test.afterAll(() => visita.close());

const votar = async (): Promise<void> => {
  await visita.goto('/');
  await visita.getByRole('button', { name: 'Responder agora' }).click();
  const bloco = visita.getByRole('region', { name: 'Pesquisa', exact: true });
  await bloco.getByLabel('Nome', { exact: true }).fill(eleitora.nome);
  await bloco.getByLabel('Telefone com DDD').fill(eleitora.telefone);
  await bloco.getByLabel('E-mail').fill(eleitora.email);
  await bloco.getByRole('combobox', { name: 'Web rádio' }).fill('sião');
  await visita.getByRole('option', { name: 'Rádio Sião' }).click();
  await bloco.getByRole('button', { name: 'Votar' }).click();
  await expect(bloco.getByRole('status')).toHaveText('Voto registrado com sucesso. Obrigado!');
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
  await expect(page.getByRole('list', { name: 'Votantes' })).toContainText(eleitora.email);
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
