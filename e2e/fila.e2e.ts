import { expect, type Locator, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import {
  bannerNaFila,
  decidir,
  entrarComoAdmin,
  outroAdmin,
  passosDe,
  pedirReembolso,
} from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { retratar } from './harness/retrato';
import { expectSemRolagemLateral } from './harness/rolagem';
import { test } from './harness/test';
import { semConvite } from './harness/visitante';

const FILA = '/usuario/perfil#administracao';
const naFila = (page: Page, titulo: string): Locator =>
  page
    .getByRole('list', { name: 'Anúncios que esperam por você' })
    .getByRole('link', { name: new RegExp(titulo) });
const aberto = (page: Page, titulo: string): Locator =>
  page.getByRole('heading', { level: 2, name: titulo });
const decisao = (page: Page): Locator => page.getByRole('group', { name: 'Decisão' });
/** What changed. Opening an ad here shows its proof, and that is a step in its history too. */
const mudancas = async (page: Page, id: number) =>
  (await passosDe(page.request, id)).filter(({ evento }) => evento !== 'comprovante visto');
const ultimo = async (page: Page, id: number) => (await mudancas(page, id)).at(-1);

const SEM_REGISTRAR = 'Aprovar sem registrar';
/** Approves without a receipt. */
const aprovar = async (page: Page): Promise<void> => {
  await decisao(page).getByRole('button', { name: 'Aprovar' }).click();
  await page.getByRole('button', { name: SEM_REGISTRAR }).click();
};

const abrir = async (page: Page, titulo: string): Promise<void> => {
  await page.goto(FILA);
  await naFila(page, titulo).click();
  await expect(aberto(page, titulo)).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await semConvite(page);
  await entrarComoAdmin(page.request);
});

test('mostra o anúncio como será visto, o comprovante, o valor e quem anuncia', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { anuncio, pessoa } = await bannerNaFila(browser);
  await abrir(page, anuncio.titulo);
  const principal = page.getByRole('main');
  await expect(principal.getByText('R$ 100,00').first()).toBeVisible();
  await expect(principal.getByText(`ANUNCIO${anuncio.id}`, { exact: true })).toBeVisible();
  await expect(principal.getByRole('link', { name: pessoa.email })).toBeVisible();
  await expect(principal.getByRole('link', { name: /Conversar no WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5511988887777\?text=/,
  );
  await expect(
    principal.getByRole('list', { name: 'Andamento do anúncio' }).getByRole('listitem'),
  ).toHaveCount(5);
  await expectSemRolagemLateral(page);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'fila');
  await page.getByRole('button', { name: /Comprovante de .* Ampliar/ }).click();
  await page.getByRole('button', { name: 'Aumentar' }).click();
  await expect(page.getByText('150%')).toBeVisible();
  await expectAcessivel(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a demonstração traz o comprovante e o andamento do que espera', async ({ page }) => {
  for (const titulo of ['Oficina de microfones', 'Assinatura de pães']) {
    await abrir(page, titulo);
    const comprovante = page.getByRole('img', { name: `Comprovante de “${titulo}”` });
    await expect
      .poll(() => comprovante.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
  }
  // Four steps, and a line for each time an administrator saw the proof.
  await expect(page.getByText(/^Tudo o que aconteceu \((?:[4-9]|\d{2,})\)$/)).toBeVisible();
});

test('aprovar pode ser desfeito sem deixar rastro, e vale depois de seis segundos', async ({
  page,
  browser,
}) => {
  test.slow();
  const { anuncio } = await bannerNaFila(browser);
  await abrir(page, anuncio.titulo);
  await aprovar(page);
  const desfazer = page.getByRole('button', { name: `Desfazer ${anuncio.titulo}` });
  await expect(desfazer).toBeVisible();
  await expect(aberto(page, anuncio.titulo)).toHaveCount(0);
  await desfazer.click();
  await expect(aberto(page, anuncio.titulo)).toBeVisible();
  expect(await ultimo(page, anuncio.id)).toMatchObject({ para: 3 });

  await aprovar(page);
  await expect(page.getByText('Status atualizado com sucesso')).toBeVisible({ timeout: 15_000 });
  const passos = await mudancas(page, anuncio.id);
  expect(passos.map(({ para }) => para)).toEqual([0, 3, 1]);
});

test('a página que se fecha manda a decisão que esperava', async ({ page, browser }) => {
  const { anuncio } = await bannerNaFila(browser);
  await abrir(page, anuncio.titulo);
  await aprovar(page);
  await expect(page.getByText('Aprovado:')).toBeVisible();
  const admin = await outroAdmin(browser);
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(async () => (await ultimo(admin, anuncio.id))?.para, { timeout: 5_000 })
    .toBe(1);
});

test('quem decide e logo sai da conta decidiu', async ({ page, browser }) => {
  const { anuncio } = await bannerNaFila(browser);
  await abrir(page, anuncio.titulo);
  await aprovar(page);
  await expect(page.getByText('Aprovado:')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Sair da conta').click();
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible();
  const admin = await outroAdmin(browser);
  expect((await ultimo(admin, anuncio.id))?.para).toBe(1);
});

test('recusar pede o motivo, que chega a quem anuncia', async ({ page, browser }) => {
  test.slow();
  const { anuncio, dono } = await bannerNaFila(browser);
  await abrir(page, anuncio.titulo);
  await decisao(page).getByRole('button', { name: 'Recusar' }).click();
  const janela = page.getByRole('dialog', { name: 'Recusar o anúncio' });
  // A reason that stands ready says what it is about too.
  await janela.getByRole('button', { name: 'A imagem não segue as regras do portal.' }).click();
  await expect(janela.getByRole('radio', { name: 'Imagem' })).toBeChecked();
  await janela.getByLabel('Motivo', { exact: true }).fill('');
  await janela.getByRole('button', { name: 'Recusar anúncio' }).click();
  await expect(janela.getByLabel('Motivo', { exact: true })).toHaveAccessibleDescription(
    /Diga ao anunciante/,
  );
  await expect(janela.getByLabel('Motivo', { exact: true })).toBeFocused();
  await expectAcessivel(page);
  await janela.getByRole('button', { name: 'O link do anúncio não abre.' }).click();
  await expect(janela.getByLabel('Motivo', { exact: true })).toHaveValue(
    'O link do anúncio não abre.',
  );
  await janela.getByRole('button', { name: 'Recusar anúncio' }).click();
  await expect(page.getByText('Status atualizado com sucesso')).toBeVisible({ timeout: 15_000 });
  await dono.goto(`/usuario/perfil?anuncio=${anuncio.id}#meusAnuncios`);
  await expect(dono.getByRole('dialog')).toContainText('Motivo: O link do anúncio não abre.');
});

test('o pedido de reembolso recusado volta a como estava', async ({ page, browser }) => {
  test.slow();
  const { anuncio, dono } = await bannerNaFila(browser);
  const admin = await outroAdmin(browser);
  await decidir(admin.request, anuncio.id, 1);
  await pedirReembolso(dono.request, anuncio.id);
  await abrir(page, anuncio.titulo);
  await expect(decisao(page).getByRole('button', { name: 'Aprovar' })).toHaveCount(0);
  await decisao(page).getByRole('button', { name: 'Recusar pedido' }).click();
  await page.getByLabel('Motivo', { exact: true }).fill('Combinamos seguir até o fim.');
  await page.getByRole('dialog').getByRole('button', { name: 'Recusar pedido' }).click();
  await expect(page.getByText('Status atualizado com sucesso')).toBeVisible({ timeout: 15_000 });
  expect(await ultimo(page, anuncio.id)).toMatchObject({ de: 8, para: 1 });
});

test('a decisão de outro administrador é mostrada, e não coberta', async ({ page, browser }) => {
  test.slow();
  const { anuncio } = await bannerNaFila(browser);
  const admin = await outroAdmin(browser);
  await abrir(page, anuncio.titulo);
  await decidir(admin.request, anuncio.id, 0, 'Falta o valor.');
  await decisao(page).getByRole('button', { name: 'Recusar' }).click();
  await page.getByLabel('Motivo', { exact: true }).fill('O valor é outro.');
  await page.getByRole('button', { name: 'Recusar anúncio' }).click();
  // Which ad, what was decided, by whom; and the words that were not sent.
  const aviso = page
    .getByRole('status')
    .filter({ hasText: `${anuncio.titulo} (nº ${anuncio.id}): Outro` });
  await expect(aviso).toContainText(/decidiu sobre este anúncio\. Não aprovado por .+ em/, {
    timeout: 15_000,
  });
  await expect(aviso).toContainText(
    'O motivo que você escreveu não foi enviado: “O valor é outro.”',
  );
  await page.goto(`/usuario/perfil?anuncio=${anuncio.id}`);
  await expect(page.getByText('Motivo: Falta o valor.')).toBeVisible();
  expect(await ultimo(page, anuncio.id)).toMatchObject({ para: 0, motivo: 'Falta o valor.' });
});

test('o anúncio aberto que outro decidiu diz o que aconteceu', async ({ page, browser }) => {
  const { anuncio } = await bannerNaFila(browser);
  const admin = await outroAdmin(browser);
  await abrir(page, anuncio.titulo);
  await decidir(admin.request, anuncio.id, 1);
  // Coming back to the tab asks again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(
    page.getByText(/Outro administrador já decidiu sobre este anúncio. Aprovado por .+ em/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Voltar para a fila' }).click();
  await expect(page.getByText(/Outro administrador/)).toHaveCount(0);
});

test('J, K, A e R decidem pelo teclado, e podem ser desligados', async ({ page, browser }) => {
  test.slow();
  const { anuncio } = await bannerNaFila(browser);
  const { anuncio: seguinte } = await bannerNaFila(browser);
  await abrir(page, anuncio.titulo);
  await page.keyboard.press('j');
  await expect(aberto(page, anuncio.titulo)).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(aberto(page, anuncio.titulo)).toBeVisible();
  await expect(naFila(page, anuncio.titulo)).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Motivo', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Atalhos do teclado' }).uncheck();
  await naFila(page, anuncio.titulo).focus();
  await page.keyboard.press('a');
  await expect(page.getByText('Aprovado:')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Atalhos do teclado' }).check();
  await naFila(page, anuncio.titulo).focus();
  await page.keyboard.press('a');
  await expect(page.getByLabel('Valor (R$)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aprovado:')).toBeVisible();
  await page.keyboard.press('z');
  await expect(aberto(page, anuncio.titulo)).toBeFocused();

  const antes = Number(await (await page.request.get(CAMINHOS.notificacoes)).text());
  expect(antes).toBeGreaterThan(1);
  await naFila(page, seguinte.titulo).click();
  await expect(aberto(page, seguinte.titulo)).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByLabel('Valor (R$)')).toBeFocused();
  await expect(page.getByLabel('Valor (R$)')).toHaveValue('100,00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status atualizado com sucesso')).toBeVisible({ timeout: 15_000 });
  expect(await ultimo(page, seguinte.id)).toMatchObject({ de: 3, para: 1 });
});

test('aprovar e Enter registram o recebimento, de hoje e no valor do anúncio', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { anuncio } = await bannerNaFila(browser);
  await abrir(page, anuncio.titulo);
  await expect(naFila(page, anuncio.titulo)).toContainText(`nº ${anuncio.id} · R$ 100,00`);
  // The second press falls where the window has the answer to its question: it is none.
  await decisao(page).getByRole('button', { name: 'Aprovar' }).dblclick();
  const janela = page.getByRole('dialog', { name: 'Aprovar e registrar o recebimento' });
  await expect(janela.getByLabel('Data')).toHaveValue(dataCivil(new Date()));
  await expect(janela.getByLabel('Valor (R$)')).toBeFocused();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'aprovar-e-registrar');
  await janela.getByLabel('Valor (R$)').fill('nada');
  await page.keyboard.press('Enter');
  await expect(janela.getByLabel('Valor (R$)')).toHaveAccessibleDescription(/Informe o valor/);
  await janela.getByLabel('Valor (R$)').fill('90,00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recebimento registrado com sucesso')).toBeVisible({
    timeout: 15_000,
  });
  expect(await ultimo(page, anuncio.id)).toMatchObject({ de: 3, para: 1 });
  await page.goto(`/usuario/perfil?anuncio=${anuncio.id}`);
  await expect(page.getByText(/^R\$ 90,00 em/)).toBeVisible();
});

test('reembolsar pergunta antes', async ({ page, browser }) => {
  test.slow();
  const { anuncio, dono } = await bannerNaFila(browser);
  await pedirReembolso(dono.request, anuncio.id);
  await abrir(page, anuncio.titulo);
  await decisao(page)
    .getByRole('button', { name: /^Reembolsar/ })
    .click();
  const pergunta = page.getByRole('dialog', { name: 'Reembolsar R$ 100,00' });
  await pergunta.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByText('Reembolsado:')).toHaveCount(0);
  await decisao(page)
    .getByRole('button', { name: /^Reembolsar/ })
    .click();
  await pergunta.getByRole('button', { name: 'Reembolsar' }).click();
  await expect(page.getByText('Reembolsado:')).toBeVisible();
});
