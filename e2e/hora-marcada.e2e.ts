import { expect, type Page } from '@playwright/test';
import { test } from './harness/painel';
import { perderResposta } from './harness/perder-resposta';
import { gravarAHora, publicar, soPortugues } from './harness/redacao';

test.use({ historia: 'hora-marcada' });

// One portal, one editor, one story told in order.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const CANTOR = 'api::cantor.cantor';
const RADIO = 'api::radio.radio';
const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });
const publicarEm = (page: Page) => page.getByLabel('Publicar em');
const tirarEm = (page: Page) => page.getByLabel('Tirar do ar em');
/** The room a field has beside a whole date with its hour and the sign that opens the calendar, in px. */
const sobra = (campo: Element): number => {
  const estilo = getComputedStyle(campo);
  const pincel = document.createElement('canvas').getContext('2d');
  if (!pincel) throw new Error('no canvas');
  pincel.font = estilo.font;
  const sinal = 26;
  const texto = pincel.measureText('28/12/2046, 08:00').width + sinal;
  return campo.clientWidth - parseFloat(estilo.paddingLeft) * 2 - texto;
};

let registro = '';
const abrir = async (page: Page): Promise<void> => {
  await page.goto(`/admin/content-manager/collection-types/${CANTOR}/${registro}`);
  await expect(publicarEm(page)).toBeVisible();
};

test.beforeAll(async ({ painel }) => {
  registro = await painel.admin.criar(CANTOR, { nome: 'Cantora de amanhã' });
});

test('uma hora que já passou é recusada, debaixo do campo', async ({ page }) => {
  await abrir(page);
  await publicarEm(page).fill('2020-01-02T08:00');
  await botao(page, 'Gravar a hora').click();
  await expect(page.getByText('Esta hora já passou.').first()).toBeVisible();
  await soPortugues(page, 'hora recusada');
});

test('o que se escreve antes de chegar o que está gravado fica escrito', async ({ page }) => {
  let soltar = (): void => undefined;
  const preso = new Promise<void>((resolve) => (soltar = resolve));
  await page.route('**/painel/agendamentos/**', async (rota) => {
    await preso;
    await rota.continue();
  });
  await abrir(page);
  await publicarEm(page).fill('2046-05-10T08:00');
  const lido = page.waitForResponse('**/painel/agendamentos/**');
  soltar();
  await (await lido).finished();
  await page.unroute('**/painel/agendamentos/**');
  await botao(page, 'Gravar a hora').click();
  await expect(botao(page, 'Gravar a hora')).toBeDisabled();
  await expect(publicarEm(page)).toHaveValue('2046-05-10T08:00');
});

test('uma que vem fica, e aparece na lista e em Pendências', async ({ page }) => {
  await publicarEm(page).fill('2046-05-10T08:00');
  await page.getByLabel('Tirar do ar em').fill('2046-05-11T20:30');
  await botao(page, 'Gravar a hora').click();
  await expect(botao(page, 'Gravar a hora')).toBeDisabled();
  await page.reload();
  await expect(publicarEm(page)).toHaveValue('2046-05-10T08:00');
  expect(await publicarEm(page).evaluate(sobra)).toBeGreaterThan(0);
  await page.goto(`/admin/content-manager/collection-types/${CANTOR}`);
  await expect(page.getByRole('gridcell', { name: 'Hora', exact: true })).toBeVisible();
  await expect(page.getByText('publica 10/05 08:00, sai 11/05 20:30')).toBeVisible();
  await soPortugues(page, 'lista com hora marcada');
  await page.goto('/admin');
  await expect(
    page.getByRole('link', { name: 'Cantora de amanhã: publica em 10/05/2046, 08:00' }),
  ).toBeVisible();
});

test('a que se gravou, e cuja resposta se perdeu, não é dita falha', async ({ page }) => {
  await abrir(page);
  await publicarEm(page).fill('2046-05-10T09:00');
  const gravou = await perderResposta(page, '*/painel/agendamentos/*');
  await botao(page, 'Gravar a hora').click();
  expect(await gravou()).toBe(200);
  await expect(page.getByText('Hora gravada.').first()).toBeVisible();
  await expect(page.getByText('Não foi possível gravar a hora.')).toHaveCount(0);
  await publicarEm(page).fill('2046-05-10T08:00');
  await gravarAHora(page);
});

test('desmarcar é apagar a hora', async ({ page }) => {
  await abrir(page);
  await expect(publicarEm(page)).toHaveValue('2046-05-10T08:00');
  await publicarEm(page).fill('');
  await page.getByLabel('Tirar do ar em').fill('');
  await botao(page, 'Gravar a hora').click();
  await expect(botao(page, 'Gravar a hora')).toBeDisabled();
  await page.reload();
  await expect(publicarEm(page)).toHaveValue('');
});

test('quem sai com uma hora por gravar é perguntado antes', async ({ page }) => {
  await abrir(page);
  await publicarEm(page).fill('2046-05-10T08:00');
  await page.getByRole('link', { name: 'Lixeira', exact: true }).click();
  const pergunta = page.getByRole('alertdialog');
  await soPortugues(page, 'sair com uma hora por gravar');
  await pergunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(publicarEm(page)).toHaveValue('2046-05-10T08:00');
  await publicarEm(page).fill('');
  await page.getByRole('link', { name: 'Lixeira', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lixeira', level: 1 })).toBeVisible();
});

test('a hora que uma colega gravou enquanto isso fica', async ({ page, painel }) => {
  const radio = await painel.admin.criar(RADIO, {
    nome_radio: 'Rádio a duas mãos',
    url: 'https://radio.exemplo.com.br/ao-vivo',
  });
  await painel.admin.publicar(RADIO, radio);
  const endereco = `/admin/content-manager/collection-types/${RADIO}/${radio}`;
  const colega = await page.context().newPage();
  for (const uma of [page, colega]) {
    await uma.goto(endereco);
    await expect(publicarEm(uma)).toBeVisible();
  }
  await tirarEm(colega).fill('2046-06-11T20:30');
  await gravarAHora(colega);
  await publicarEm(page).fill('2046-06-12T08:00');
  await botao(page, 'Gravar a hora').click();
  await expect(page.getByText('Tirar do ar precisa ser depois de publicar.').first()).toBeVisible();
  await expect(tirarEm(page)).toHaveValue('2046-06-11T20:30');
  await publicarEm(page).fill('2046-06-10T08:00');
  await gravarAHora(page);
  await colega.reload();
  await expect(publicarEm(colega)).toHaveValue('2046-06-10T08:00');
  await expect(tirarEm(colega)).toHaveValue('2046-06-11T20:30');
  await colega.close();
});

test('a hora que publicar ou despublicar à mão desmarcou some do formulário', async ({
  page,
  painel,
}) => {
  const radio = await painel.admin.criar(RADIO, {
    nome_radio: 'Rádio adiantada',
    url: 'https://radio.exemplo.com.br/ao-vivo',
  });
  await page.goto(`/admin/content-manager/collection-types/${RADIO}/${radio}`);
  await publicarEm(page).fill('2046-05-10T08:00');
  await tirarEm(page).fill('2046-05-11T20:30');
  await gravarAHora(page);
  await publicar(page);
  await expect(publicarEm(page)).toHaveValue('');
  await expect(tirarEm(page)).toHaveValue('2046-05-11T20:30');
  await botao(page, 'Mais ações do registro').click();
  await page.getByRole('menuitem', { name: 'Despublicar' }).click();
  await expect(tirarEm(page)).toHaveValue('');
  // The same hour can be set anew.
  await tirarEm(page).fill('2046-05-11T20:30');
  await publicarEm(page).fill('2046-05-10T08:00');
  await gravarAHora(page);
});

test('a cópia de um registro tem a sua hora só depois de salva, e Salvar responde sem nada mudado', async ({
  page,
  painel,
}) => {
  await page.goto(`/admin/content-manager/collection-types/${CANTOR}/clone/${registro}`);
  await expect(page.getByLabel('Slogan')).toBeVisible();
  await expect(botao(page, 'Salvar')).toBeEnabled();
  await expect(page.getByText('Ideal: 600 × 600, com texto alternativo.')).toBeVisible();
  await expect(page.getByText('Hora marcada')).toHaveCount(0);
  await botao(page, 'Salvar').click();
  await expect(botao(page, 'Salvar com o mesmo nome')).toBeVisible();
  await botao(page, 'Voltar sem salvar').click();
  await page.getByLabel('Nome').fill('Cantora de depois');
  await page.getByLabel('Endereço no portal').fill('cantora-de-depois');
  await botao(page, 'Salvar').click();
  await expect(page).not.toHaveURL(/clone/);
  await expect(publicarEm(page)).toBeVisible();
  expect(await painel.admin.procurar(CANTOR, 'Cantora de')).toHaveLength(2);
});
