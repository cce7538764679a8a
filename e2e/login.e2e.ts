import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { cadastrar, esquecerSessao, type Pessoa } from './harness/conta';
import { test } from './harness/test';
import { semConvite } from './harness/visitante';

const campo = (page: Page, rotulo: string) => page.getByLabel(rotulo, { exact: true });
const entrar = async (page: Page, { email, senha }: Pick<Pessoa, 'email' | 'senha'>) => {
  await campo(page, 'E-mail').fill(email);
  await campo(page, 'Senha').fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};

test('senha errada é dita no alto, sem dizer se o e-mail existe, e o e-mail fica', async ({
  page,
}) => {
  const pessoa = await cadastrar(page);
  await esquecerSessao(page);
  await page.goto('/usuario/login');
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
  await expectAcessivel(page);
  for (const email of [pessoa.email, `ninguem.${pessoa.email}`]) {
    await entrar(page, { email, senha: 'senha errada' });
    const alerta = page.getByRole('alert').filter({ hasText: 'E-mail ou senha inválidos.' });
    await expect(alerta).toBeVisible();
    await expect(campo(page, 'E-mail')).toHaveValue(email);
    await expectAcessivel(page);
    await alerta.getByRole('button', { name: 'Dispensar aviso' }).click();
  }
  await expect(page).toHaveURL(/\/usuario\/login$/);
});

test('a recusa do login sai quando se corrige, ou quando outra coisa passa a faltar', async ({
  page,
}) => {
  await page.goto('/usuario/login');
  const alerta = page.getByRole('alert').filter({ hasText: 'E-mail ou senha inválidos.' });
  const ninguem = { email: 'ninguem@exemplo.com.br', senha: 'senha errada' };
  await entrar(page, ninguem);
  await expect(alerta).toBeInViewport({ ratio: 1 });
  await expect(alerta.locator('..')).toBeFocused();
  await campo(page, 'Senha').press('a');
  await expect(alerta).toHaveCount(0);
  await expect(campo(page, 'Senha')).toBeFocused();
  await entrar(page, ninguem);
  await expect(alerta).toBeVisible();
  await entrar(page, { ...ninguem, email: 'sem arroba' });
  await expect(campo(page, 'E-mail')).toHaveAccessibleDescription(/e-mail válido/);
  await expect(alerta).toHaveCount(0);
});

test('o convidado que abre o perfil é levado ao login e, ao entrar, volta à aba que queria', async ({
  page,
}) => {
  const pessoa = await cadastrar(page);
  await esquecerSessao(page);
  await page.goto('/usuario/perfil#meusAnuncios');
  await expect(page).toHaveURL(/\/usuario\/login$/);
  await expect(page.getByText('Entre na sua conta para ver o seu perfil.')).toBeVisible();
  await entrar(page, pessoa);
  await expect(page).toHaveURL(/\/usuario\/perfil#meusAnuncios$/);
  await expect(page.getByRole('tab', { name: 'Meus anúncios', selected: true })).toBeVisible();
  await expect(page.getByText('Você ainda não tem anúncios')).toBeVisible();
});

test('quem já entrou e abre o login vai ao perfil', async ({ page }) => {
  await cadastrar(page);
  await page.goto('/usuario/login');
  await expect(page).toHaveURL(/\/usuario\/perfil$/);
});

test('no modal da home se entra sem sair da página', async ({ page }) => {
  const pessoa = await cadastrar(page);
  await esquecerSessao(page);
  await semConvite(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Entrar na sua conta' }).click();
  const modal = page.getByRole('dialog', { name: 'Entre na sua conta!' });
  await expectAcessivel(page);
  await modal.getByLabel('E-mail').fill(pessoa.email);
  await modal.getByLabel('Senha', { exact: true }).fill('errada mesmo');
  await modal.getByRole('button', { name: 'Login' }).click();
  await expect(modal.getByRole('alert')).toHaveText(/E-mail ou senha inválidos\./);
  await modal.getByLabel('Senha', { exact: true }).fill(pessoa.senha);
  await modal.getByRole('button', { name: 'Login' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Meu perfil:/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('sair da conta termina a sessão no servidor sem recarregar a página', async ({ page }) => {
  await cadastrar(page);
  await semConvite(page);
  await page.goto('/usuario/perfil');
  await page.evaluate(() => Object.assign(window, { mesmaPagina: true }));
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Sair da conta').click();
  await expect(page).toHaveURL(/\/#home$/);
  await expect(page.getByRole('button', { name: 'Entrar na sua conta' })).toBeVisible();
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible();
  expect(await page.evaluate(() => 'mesmaPagina' in window)).toBe(true);
  expect((await page.request.get('/api/usuario/meusDados')).status()).toBe(401);
});
