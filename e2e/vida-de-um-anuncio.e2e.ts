import { expect, type Page } from '@playwright/test';
import { abrirCompra, preencherBanner, finalizar } from './harness/anuncio';
import { outroAdmin, tituloUnico } from './harness/anuncios-prontos';
import { cadastrar } from './harness/conta';
import { arquivoDeImagem } from './harness/imagem';
import { test } from './harness/test';
import { semConvite } from './harness/visitante';

const noAr = (page: Page, titulo: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(titulo) });

/** Home draws a few of the running ads at each visit: some visit shows this one. */
const apareceNaHome = async (page: Page, titulo: string): Promise<void> => {
  await expect(async () => {
    await page.goto('/?outra-visita#home');
    await page.goto('/#home');
    await expect(noAr(page, titulo)).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 90_000, intervals: [0] });
};

const decidirPelaFila = async (admin: Page, titulo: string, tecla: string): Promise<void> => {
  await admin.goto('/usuario/perfil#administracao');
  await admin
    .getByRole('list', { name: 'Anúncios que esperam por você' })
    .getByRole('link', { name: new RegExp(titulo) })
    .click();
  await expect(admin.getByRole('heading', { level: 2, name: titulo })).toBeVisible();
  await admin.keyboard.press(tecla);
  // Each asks before: what came in, or whether the money goes back.
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: tecla === 'a' ? 'Aprovar e registrar' : 'Reembolsar' })
    .click();
  await expect(admin.getByText('Status atualizado com sucesso')).toBeVisible({ timeout: 15_000 });
};

test('da compra ao reembolso: paga, prova, é aprovado, vai ao ar, desiste e some', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const titulo = tituloUnico('Floricultura');
  await semConvite(page);
  await cadastrar(page);
  const admin = await outroAdmin(browser);

  await test.step('compra e envia o comprovante', async () => {
    await abrirCompra(page);
    await preencherBanner(page, titulo);
    await finalizar(page).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Pagamento do anúncio' }),
    ).toBeVisible();
    await page.getByLabel('Comprovante', { exact: true }).setInputFiles(arquivoDeImagem());
    await page.getByRole('button', { name: 'Enviar comprovante' }).click();
    await expect(page.getByText('Em análise')).toBeVisible();
  });

  await test.step('a administração aprova pelo teclado', async () => {
    await decidirPelaFila(admin, titulo, 'a');
  });

  await test.step('está no ar', async () => {
    await page.goto('/#publicidade');
    await expect(noAr(page, titulo)).toBeVisible();
    await apareceNaHome(page, titulo);
    await page.goto('/usuario/perfil#meusAnuncios');
    await expect(page.getByText(/Faltam \d+ dias/)).toBeVisible();
  });

  await test.step('pede o cancelamento e sai do ar', async () => {
    await page.getByRole('link', { name: titulo, exact: true }).click();
    await page.getByRole('button', { name: 'Solicitar cancelamento' }).click();
    await page.getByRole('button', { name: 'Sim, solicitar' }).click();
    await expect(page.getByText('Solicitação de cancelamento enviada')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.goto('/usuario/perfil#meusAnuncios');
    await expect(page.getByText('Cancelamento sendo analisado')).toBeVisible();
    await page.goto('/#publicidade');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(noAr(page, titulo)).toHaveCount(0);
  });

  await test.step('é reembolsado', async () => {
    await decidirPelaFila(admin, titulo, 'b');
    await page.goto('/usuario/perfil#meusAnuncios');
    await expect(page.getByText('Reembolsado').first()).toBeVisible();
    await page.goto('/#publicidade');
    await expect(noAr(page, titulo)).toHaveCount(0);
  });
});
