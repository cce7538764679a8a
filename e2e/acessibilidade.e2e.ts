import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { retratar } from './harness/retrato';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

/** Screens of the shell and of home, as a visitor leaves them; the catalogue's are in catalogo-acessivel. */
const TELAS: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto('/');
    await carregada(page);
  },
  menu: async (page) => {
    await page.goto('/');
    await carregada(page);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
  login: async (page) => {
    await page.goto('/');
    await carregada(page);
    await page.getByRole('button', { name: 'Entrar na sua conta' }).click();
    await expect(page.getByRole('dialog', { name: 'Entre na sua conta!' })).toBeVisible();
  },
  mensagem: async (page) => {
    await page.route('**/api/verificaLogin', (route) =>
      route.fulfill({
        json: {
          user: { id_usuario: null, usuario: 'convidado', permissao: 1 },
          token: 't',
          mensagem: { status: 0, msg: 'Não foi possível concluir o cadastro.' },
        },
      }),
    );
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Opss....' })).toBeVisible();
  },
  'pagina-nao-encontrada': async (page) => {
    await page.goto('/nada-aqui');
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
  'sem-internet': async (page) => {
    await page.goto('/');
    await carregada(page);
    await page.context().setOffline(true);
    await expect(page.getByText('O que já foi carregado continua aqui.')).toBeVisible();
  },
  'home-com-falhas': async (page) => {
    await page.route(/\/api\/(cantores|radios|anuncios)/, (route) =>
      route.fulfill({ status: 404, json: { status: '0', msg: 'Não encontramos.' } }),
    );
    await page.goto('/');
    await expect(page.getByRole('alert')).toHaveCount(3);
  },
  'home-vazia': async (page) => {
    await page.route(/\/api\/(cantores|radios|anuncios)/, (route) => route.fulfill({ json: [] }));
    await page.goto('/');
    await expect(page.getByText('Nenhum cantor encontrado!')).toBeVisible();
  },
};

for (const [nome, preparar] of Object.entries(TELAS)) {
  test(`${nome}: nenhuma violação nos dois temas`, async ({ page }, testInfo) => {
    // Every rule on a whole page, twice, and two portraits: slow on a busy machine.
    test.slow();
    await semConvite(page);
    await preparar(page);
    await expectAcessivel(page);
    await retratar(page, testInfo, nome);
  });
}

test('com menos movimento, a troca de tema acontece de uma vez @uma-tela', async ({ page }) => {
  await semConvite(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await carregada(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const emCurso = await page.evaluate(
    () => document.getAnimations().filter((uma) => uma instanceof CSSTransition).length,
  );
  expect(emCurso).toBe(0);
});
