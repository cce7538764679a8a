import { expect } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  bannerNaFila,
  comprarBanner,
  comprarRadio,
  decidir,
  entrarComoAdmin,
} from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { retratar } from './harness/retrato';
import { expectSemRolagemLateral } from './harness/rolagem';
import { test } from './harness/test';
import { semConvite } from './harness/visitante';

test.beforeEach(async ({ page }) => {
  await semConvite(page);
  await entrarComoAdmin(page.request);
});

test('a lista de todos se estreita pelo endereço: busca, status, período, fim e ordem', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { anuncio, dono, pessoa } = await bannerNaFila(browser);
  const outro = await comprarBanner(dono.request);
  await decidir(page.request, outro.id, 1);
  await comprarRadio(page.request);

  // The people's list leads here.
  await page.goto('/usuario/perfil#usuarios');
  await page.getByRole('searchbox').fill(pessoa.email);
  await page.getByRole('link', { name: `Anúncios de ${pessoa.nome}` }).click();
  await expect(page.getByRole('tab', { name: 'Todos', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('searchbox')).toHaveValue(pessoa.email);
  await expect(page.getByRole('status').filter({ hasText: '2 anúncios' })).toBeVisible();
  const achado = (titulo: string) => page.getByRole('link', { name: titulo, exact: true });
  await expect(achado(anuncio.titulo)).toBeVisible();
  await expect(page.getByText('R$ 100,00').first()).toBeVisible();

  const status = page.getByRole('group', { name: 'Status' });
  await expect(status.getByRole('button', { name: 'Aguardando Aprovação 1' })).toBeVisible();
  await status.getByRole('button', { name: 'Aprovado 1', exact: true }).click();
  await expect(page).toHaveURL(/status=1/);
  await expect(achado(anuncio.titulo)).toHaveCount(0);
  await expect(achado(outro.titulo)).toBeVisible();
  await expectSemRolagemLateral(page);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'encontrar');

  await page.getByLabel('Vence em 30 dias').check();
  await expect(page.getByText('Nenhum anúncio encontrado.')).toBeVisible();
  await page.getByLabel('Vence em 30 dias').uncheck();
  await page.getByLabel('Período').selectOption('3');
  await page.getByLabel('Ordem').selectOption({ label: 'Maior valor' });
  await expect(page).toHaveURL(/periodo=3/);
  await page.reload();
  await expect(page.getByLabel('Ordem')).toHaveValue('valor');
  await expect(achado(outro.titulo)).toBeVisible();

  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/usuario/perfil?lista=todos#administracao');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('o que falha diz que falhou e tenta de novo @uma-tela', async ({ page }) => {
  await page.route(`**${CAMINHOS.todosOsAnuncios}**`, (route) => route.abort());
  await page.goto('/usuario/perfil?lista=todos#administracao');
  await expect(page.getByText('Erro ao obter anuncios')).toBeVisible();
  await page.unroute(`**${CAMINHOS.todosOsAnuncios}**`);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('combobox', { name: /^Status de/ }).first()).toBeVisible();
});
