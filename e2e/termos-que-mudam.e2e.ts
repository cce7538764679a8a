import type { Portal } from '@portal/contracts/portal/portal';
import { expect } from '@playwright/test';
import { abrirCompra, finalizar, preencherBanner } from './harness/anuncio';
import { cadastrar } from './harness/conta';
import { test } from './harness/test';

test('termos que mudaram enquanto se preenchia são lidos e aceitos de novo antes da compra @uma-tela', async ({
  page,
}) => {
  await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page);
  const aceite = page.getByRole('checkbox', { name: 'Li e aceito os termos e condições' });
  await expect(aceite).toBeChecked();

  const portal = (await (await page.request.get('/api/portal')).json()) as Portal;
  const termos = 'Termos escritos agora há pouco.';
  await page.route('**/api/portal', (route) => route.fulfill({ json: { ...portal, termos } }));
  await finalizar(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'mudaram' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Texto dos termos' })).toHaveText(termos);
  await expect(aceite).not.toBeChecked();
  await expect(aceite).toHaveAccessibleDescription(/Leia-os de novo/);

  await aceite.check();
  await finalizar(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento do anúncio' })).toBeVisible();
});
