import { expect } from '@playwright/test';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

test('as setas de No ar agora andam com o mouse; no toque não há setas', async ({
  page,
  isMobile,
}) => {
  await semConvite(page);
  await page.goto('/');
  const trilho = page.getByRole('region', { name: 'No ar agora' });
  await expect(trilho.getByRole('article').first()).toBeVisible();
  const seguintes = trilho.getByRole('button', { name: 'Ver as seguintes' });
  const anteriores = trilho.getByRole('button', { name: 'Ver as anteriores' });
  if (isMobile) {
    await carregada(page);
    await expect(seguintes).toBeHidden();
    return;
  }
  await expect(anteriores).toBeHidden();
  const onde = () => trilho.getByRole('list').evaluate((lista) => lista.scrollLeft);
  await seguintes.click();
  await expect.poll(onde).toBeGreaterThan(300);
  await anteriores.click();
  await expect.poll(onde).toBe(0);
  await expect(anteriores).toBeHidden();
});
