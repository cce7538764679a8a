import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Preco } from '@portal/contracts/preco/preco';
import { expectAcessivel } from './harness/axe';
import { cartasPara } from './harness/correio';
import { test } from './harness/painel';
import { ADMINISTRADOR } from './harness/portal';
import { entrarNoPainel, soPortugues } from './harness/redacao';

test.use({ historia: 'precos' });

// One portal, one price table, one story told in order.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const preco = (page: Page, nome: string) =>
  page.getByRole('textbox', { name: `${nome}, em reais`, exact: true });
const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
const gravarAssim = async (page: Page): Promise<void> => {
  const pergunta = page.getByRole('alertdialog', { name: 'Confirme' });
  await pergunta.getByRole('button', { name: 'Gravar assim' }).click();
  await expect(pergunta).toHaveCount(0);
};
const noPortal = async (page: Page, tipo: string, periodo: number): Promise<number | undefined> =>
  ((await (await page.request.get(CAMINHOS.precos)).json()) as Preco[]).find(
    (um) => um.tipo === tipo && um.periodo === periodo,
  )?.valor;

/** Who looks after the prices, beside the editor of the story. */
let dona: Page;
test.beforeAll(async ({ browser, painel }) => {
  const conta = await painel.admin.criarConta('portal-conteudo');
  dona = await browser.newPage({ baseURL: painel.url });
  await entrarNoPainel(dona, conta);
});
test.afterAll(() => dona.close());

test('os preços são uma grade em reais, que a lista de preços também abre', async () => {
  await dona.getByRole('link', { name: 'Preços', exact: true }).click();
  await expect(dona.getByRole('heading', { name: 'Preços', level: 1 })).toBeVisible();
  await expect(dona.getByRole('columnheader')).toHaveText([
    ...['Anúncio', '1 mês', '3 meses', '6 meses', '12 meses'],
  ]);
  await expect(dona.getByRole('rowheader')).toHaveText(['Banner', 'Música', 'Rádio']);
  const campos = dona.getByRole('table').getByRole('textbox');
  await expect(campos).toHaveCount(12);
  for (const campo of await campos.all()) await expect(campo).toHaveValue(/^[\d.]+,\d\d$/);
  await expect(salvar(dona)).toBeDisabled();
  await soPortugues(dona, 'preços');
  await expectAcessivel(dona, 'main');

  await dona.goto('/admin/content-manager/collection-types/api::preco.preco');
  await expect(dona).toHaveURL(/\/plugins\/portal\/precos$/);
});

test('o que não é preço é recusado no seu campo, corrigido e salvo, com uma pergunta e um clique duplo', async ({
  painel,
}) => {
  await preco(dona, 'Banner, 1 mês').fill('cinquenta');
  await preco(dona, 'Banner, 3 meses').fill('61,50');
  await salvar(dona).click();
  await expect(dona.getByText('Escreva em reais, como 50,00.')).toBeVisible();
  await expect(preco(dona, 'Banner, 1 mês')).toBeFocused();
  await preco(dona, 'Banner, 1 mês').fill('59,999');
  await preco(dona, 'Rádio, 12 meses').fill('0');
  await salvar(dona).click();
  await expect(dona.getByText('O preço tem no máximo duas casas depois da vírgula.')).toBeVisible();
  await expect(dona.getByText('O preço precisa ser maior que zero.')).toBeVisible();
  await expect(preco(dona, 'Banner, 3 meses')).toHaveValue('61,50');
  await soPortugues(dona, 'preços recusados');
  // Strapi pales the button that the pointer is on.
  await dona.mouse.move(0, 0);
  await expectAcessivel(dona, 'main');

  await preco(dona, 'Banner, 1 mês').fill('1.234,5');
  await preco(dona, 'Rádio, 12 meses').fill('R$ 500');
  const pedidos: string[] = [];
  dona.on('request', (pedido) => {
    if (pedido.method() === 'PUT') pedidos.push(pedido.headers()['x-portal-confirmo'] ?? '');
  });
  await salvar(dona).dblclick();
  const pergunta = dona.getByRole('alertdialog', { name: 'Confirme' });
  await expect(pergunta).toContainText('Preço de banner por 3 meses: R$');
  await expect(pergunta).toContainText('→ R$ 1.234,50.');
  await expect(pergunta).toContainText('→ R$ 500,00.');
  await soPortugues(dona, 'confirmação dos preços');
  await expectAcessivel(dona, '[role=alertdialog]');
  await gravarAssim(dona);
  await expect(dona.getByText('3 preços salvos')).toBeVisible();
  expect(pedidos).toEqual(['pergunte', 'pergunte, dinheiro']);
  await expect(preco(dona, 'Banner, 1 mês')).toHaveValue('1.234,50');
  await expect(salvar(dona)).toBeDisabled();
  await expect.poll(() => noPortal(dona, 'banner', 1)).toBe(1234.5);
  expect(await noPortal(dona, 'radio', 12)).toBe(500);

  // One mail to the other administrator, with all three.
  const avisos = async () => {
    const cartas = await cartasPara(ADMINISTRADOR.email, painel.data);
    return cartas.filter(({ text }) => text?.includes('1.234,50'));
  };
  await expect.poll(async () => (await avisos()).length).toBe(1);
});

test('dizer que não guarda tudo o que se escreveu', async () => {
  await preco(dona, 'Música, 1 mês').fill('41');
  await dona.keyboard.press('Enter');
  await dona.getByRole('button', { name: 'Voltar sem salvar' }).click();
  await expect(preco(dona, 'Música, 1 mês')).toHaveValue('41');
  await expect(salvar(dona)).toBeEnabled();
  await dona.getByRole('link', { name: 'Lixeira', exact: true }).click();
  await soPortugues(dona, 'sair sem salvar');
  await dona.getByRole('button', { name: 'Cancelar' }).click();
  await expect(preco(dona, 'Música, 1 mês')).toHaveValue('41');
});

test('um preço que outra pessoa mudou pergunta antes, e o resto do que se escreveu fica', async ({
  painel,
}) => {
  const mudarPorOutra = async (de: string, para: number): Promise<void> => {
    const [documento = ''] = await painel.admin.procurar('api::preco.preco', de);
    await painel.admin.mudar('api::preco.preco', documento, { valor: para });
  };
  await dona.reload();
  await preco(dona, 'Rádio, 12 meses').fill('550');
  await preco(dona, 'Música, 1 mês').fill('42');
  await mudarPorOutra('500', 777);
  await salvar(dona).click();
  const aviso = dona.getByRole('alertdialog', { name: /mudou enquanto você editava/ });
  await expect(aviso).toContainText('Preço de rádio por 12 meses');
  await soPortugues(dona, 'preço mudado por outra pessoa');
  await expectAcessivel(dona, '[role=alertdialog]');
  await aviso.getByRole('button', { name: 'Recarregar' }).click();
  await expect(preco(dona, 'Rádio, 12 meses')).toHaveValue('777,00');
  await expect(preco(dona, 'Música, 1 mês')).toHaveValue('42');

  await preco(dona, 'Rádio, 12 meses').fill('800');
  await mudarPorOutra('777', 790);
  await salvar(dona).click();
  await aviso.getByRole('button', { name: 'Sobrescrever' }).click();
  await expect(dona.getByRole('alertdialog', { name: 'Confirme' })).toContainText(
    'R$ 790,00 → R$ 800,00',
  );
  await gravarAssim(dona);
  await expect(dona.getByText('2 preços salvos')).toBeVisible();
  await expect.poll(() => noPortal(dona, 'radio', 12)).toBe(800);
  expect(await noPortal(dona, 'musica', 1)).toBe(42);
});

test('quem não cuida dos preços não os vê', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Preços', exact: true })).toHaveCount(0);
  await page.goto('/admin/plugins/portal/precos');
  await expect(page.getByRole('table')).toHaveCount(0);
  await soPortugues(page, 'preços de quem não pode');
});
