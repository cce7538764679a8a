import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  bannerNaFila,
  comprarBanner,
  decidir,
  entrarComoAdmin,
  mandarComprovante,
  outroAdmin,
  outroAnunciante,
  tituloUnico,
} from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { retratar } from './harness/retrato';
import { expectSemRolagemLateral } from './harness/rolagem';
import { postar } from './harness/sessao';
import { test } from './harness/test';
import { semConvite } from './harness/visitante';

const pagina = (id: number): string => `/usuario/perfil?anuncio=${id}`;
const titulo = (page: Page, nome: string) => page.getByRole('heading', { level: 2, name: nome });

test.beforeEach(async ({ page }) => {
  await semConvite(page);
  await entrarComoAdmin(page.request);
});

test('o endereço só com o código abre tudo o que se sabe do anúncio', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { anuncio, dono, pessoa } = await bannerNaFila(browser);
  const admin = await outroAdmin(browser);
  await decidir(admin.request, anuncio.id, 0, 'A foto está escura.');
  await mandarComprovante(dono.request, anuncio.id);
  await decidir(admin.request, anuncio.id, 1);
  const outro = await comprarBanner(dono.request, tituloUnico('Outro'));

  await page.goto(pagina(anuncio.id));
  await expect(titulo(page, anuncio.titulo)).toBeFocused();
  await expect(page).toHaveURL(`${pagina(anuncio.id)}#administracao`);
  const principal = page.getByRole('main');
  await expect(
    principal.getByRole('link', { name: /exemplo\.com\.br\/loja/ }).last(),
  ).toBeVisible();
  await expect(principal.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)).toBeVisible();
  await expect(principal.getByRole('link', { name: pessoa.email })).toBeVisible();
  await principal.getByText('1 anterior', { exact: true }).click();
  await expect(
    principal.getByRole('list', { name: 'Comprovantes anteriores' }).getByRole('img'),
  ).toHaveCount(1);
  await principal.getByText('1 recusa anterior').click();
  await expect(principal.getByText('“A foto está escura.”').first()).toBeVisible();
  await principal.getByText('1 outro anúncio').click();
  await expectSemRolagemLateral(page);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'pagina-do-anuncio');
  await principal.getByRole('link', { name: `${outro.titulo} (nº ${outro.id})` }).click();
  await expect(titulo(page, outro.titulo)).toBeVisible();
});

test('as notas são da administração, com autor e data @uma-tela', async ({ page, browser }) => {
  const { anuncio, dono } = await bannerNaFila(browser);
  await page.goto(pagina(anuncio.id));
  const nova = page.getByRole('form', { name: 'Nova nota' });
  await nova.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(nova.getByLabel('Nova nota')).toHaveAccessibleDescription(/Escreva a nota/);
  await nova.getByLabel('Nova nota').fill('Ligou no sábado: paga na segunda.');
  await nova.getByRole('button', { name: 'Guardar nota' }).dblclick();
  const notas = page.getByRole('list', { name: 'Notas' }).getByRole('listitem');
  await expect(notas).toHaveCount(1);
  await expect(notas).toContainText('Ligou no sábado: paga na segunda.');
  await expect(nova.getByLabel('Nova nota')).toHaveValue('');
  await dono.goto(pagina(anuncio.id));
  await expect(dono.getByRole('dialog')).toBeVisible();
  await expect(dono.getByText('Ligou no sábado')).toHaveCount(0);
  await notas.getByRole('button', { name: /^Apagar a nota/ }).click();
  await page.getByRole('button', { name: 'Apagar', exact: true }).click();
  await expect(notas).toHaveCount(0);
});

test('abre da lista, do registro e da caixa, e volta @uma-tela', async ({ page, browser }) => {
  test.slow();
  const { anuncio } = await bannerNaFila(browser);
  await postar(page.request, CAMINHOS.recebimento(anuncio.id), {
    data: { data: '2026-11-20', valor: '100,00' },
  });
  await decidir(page.request, anuncio.id, 1);
  await page.goto(
    '/usuario/perfil?lista=todos&busca=' + encodeURIComponent(anuncio.titulo) + '#administracao',
  );
  await page.getByRole('link', { name: anuncio.titulo, exact: true }).click();
  await expect(titulo(page, anuncio.titulo)).toBeVisible();
  await page.getByRole('button', { name: 'Voltar para a lista' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(anuncio.titulo);

  await page.goto('/usuario/perfil#registro');
  await page
    .getByRole('link', { name: new RegExp(`${anuncio.id}`) })
    .first()
    .click();
  await expect(titulo(page, anuncio.titulo)).toBeVisible();
  await page.goto('/usuario/perfil#caixa');
  const daCaixa = page
    .getByRole('list', { name: 'Lançamentos' })
    .getByRole('link', { name: anuncio.titulo });
  await expect(daCaixa.first()).toHaveAttribute('href', `${pagina(anuncio.id)}#administracao`);
});

test('o que já foi excluído diz o que lhe aconteceu @uma-tela', async ({ page, browser }) => {
  const { page: dono } = await outroAnunciante(browser);
  const { id } = await comprarBanner(dono.request);
  await page.goto(`/usuario/perfil?lista=todos&anuncio=${id}#administracao`);
  await page.getByRole('combobox', { name: /^Status de/ }).selectOption('Aprovado');
  const desfazer = page.getByRole('button', { name: /^Desfazer/ });
  await expect(desfazer).toBeVisible();
  await page.getByRole('button', { name: 'Editar anúncio' }).click();
  await page.getByRole('button', { name: 'Excluir anúncio' }).click();
  await page.getByRole('button', { name: 'Sim, excluir' }).click();
  await expect(page.getByText('Anúncio excluído com sucesso')).toBeVisible();
  // What was about to be decided of it is decided of nothing.
  await expect(desfazer).toHaveCount(0, { timeout: 1500 });
  await page.goto(pagina(id));
  await expect(page.getByText('Este anúncio foi excluído.')).toBeVisible();
});

test('a decisão fica na página do que espera @uma-tela', async ({ page, browser }) => {
  test.slow();
  const { anuncio } = await bannerNaFila(browser);
  await page.goto(`/usuario/perfil?lista=todos&anuncio=${anuncio.id}#administracao`);
  await page
    .getByRole('group', { name: 'Decisão' })
    .getByRole('button', { name: 'Aprovar' })
    .click();
  await page.getByRole('button', { name: 'Aprovar sem registrar' }).click();
  await expect(page.getByRole('group', { name: 'Decisão' })).toHaveCount(0);
  await page.getByRole('button', { name: `Desfazer ${anuncio.titulo}` }).click();
  await expect(page.getByRole('group', { name: 'Decisão' })).toBeVisible();
});
