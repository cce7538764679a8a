import { expect, type Page } from '@playwright/test';
import { linkDa } from './harness/correio';
import { abrirPortal, type PortalProprio } from './harness/portal-proprio';
import { ADMINISTRADOR } from './harness/portal';
import { entrarNoPainel, soPortugues } from './harness/redacao';
import { test as base } from './harness/test';

const CONVIDADA = 'convidada@exemplo.com.br';
const SENHA = 'Senha-da-Convidada-1';
const NOVA = 'Outra-Senha-2';

const test = base.extend<object, { portal: PortalProprio }>({
  portal: [
    async ({ browserName: _ }, use) => {
      const portal = await abrirPortal();
      await use(portal);
      await portal.parar();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  permissions: ['clipboard-read', 'clipboard-write'],
});

// What one screen sends, another waits for.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const botao = (page: Page, nome: string | RegExp) => page.getByRole('button', { name: nome });
const escolherSenha = async (page: Page, senha: string): Promise<void> => {
  await page.getByLabel(/^Senha/).fill(senha);
  await page.getByLabel(/^Confirm/).fill(senha);
};
/** Requests that would leave the portal. */
const vigiarSaidas = (page: Page, portal: PortalProprio): string[] => {
  const saidas: string[] = [];
  page.on('request', (pedido) => {
    const url = pedido.url();
    if (/^https?:/.test(url) && !url.startsWith(portal.url)) saidas.push(url);
  });
  return saidas;
};

test('quem administra convida; o link aparece inteiro, copia-se e continua na ficha', async ({
  page,
  portal,
}) => {
  await entrarNoPainel(page, { email: ADMINISTRADOR.email, password: ADMINISTRADOR.senha });
  await page.goto('/admin/settings/users');
  await botao(page, /^Convidar/).click();
  const janela = page.getByRole('dialog');
  await janela.getByLabel(/^Primeiro nome/).fill('Célia');
  await janela.getByLabel(/^E-?mail/).fill(CONVIDADA);
  await janela.getByRole('combobox').last().click();
  await page.getByRole('option', { name: 'Editor', exact: true }).click();
  await page.keyboard.press('Escape');
  await soPortugues(page, 'convite');
  await janela.getByRole('button', { name: /^Convidar/ }).click();
  const link = janela.getByText(`${portal.url}/admin/auth/register?registrationToken=`);
  await expect(link).toHaveText(/registrationToken=\w{40}$/);
  await soPortugues(page, 'convite feito');
  await janela.getByRole('button', { name: 'Copiar o endereço' }).click();
  const copiado = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiado).toBe(await link.textContent());
  await janela.getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('gridcell', { name: CONVIDADA }).click();
  await expect(page.getByText(copiado)).toBeVisible();
  await soPortugues(page, 'ficha da convidada');
});

test('a convidada recebe o e-mail, escolhe a senha e está no painel', async ({ page, portal }) => {
  const saidas = vigiarSaidas(page, portal);
  await page.goto(await linkDa(CONVIDADA, /https?:\/\/\S+registrationToken=\w+/, portal.data));
  await expect(page.getByLabel(/^Primeiro nome/)).toHaveValue('Célia');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await soPortugues(page, 'aceitar o convite');
  await escolherSenha(page, SENHA);
  await botao(page, 'Começar').click();
  await expect(page.getByRole('heading', { name: /^Olá, Célia/ })).toBeVisible();
  expect(saidas).toEqual([]);
  await page.goto('/admin/me');
  await expect(page.getByRole('combobox', { name: /^Linguagem/ })).toHaveText('Português (Brasil)');
  await soPortugues(page, 'perfil de quem nunca escolheu a língua');
  // As a tablet shows it, or a computer at twice the size: the menu is at the top.
  await page.setViewportSize({ width: 800, height: 600 });
  await page.getByLabel(/^Último nome/).fill('Da Silva');
  await page.getByRole('combobox', { name: /^Modo/ }).scrollIntoViewIfNeeded();
  await botao(page, /^Salvar/).click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
});

test('o mesmo link, depois, diz que não vale mais', async ({ page, portal }) => {
  await page.goto(await linkDa(CONVIDADA, /https?:\/\/\S+registrationToken=\w+/, portal.data));
  await expect(page.getByText('Este convite não vale mais. Peça outro.').first()).toBeVisible();
  await soPortugues(page, 'convite gasto');
});

test('esqueceu a senha: pede outra, recebe o e-mail e entra com a nova', async ({
  page,
  portal,
}) => {
  await page.goto('/admin/auth/login');
  await page.getByRole('link', { name: /^Esqueceu/ }).click();
  await page.getByLabel(/^E-?mail/).fill(CONVIDADA);
  await soPortugues(page, 'pedir nova senha');
  await botao(page, /^Enviar/).click();
  await expect(page.getByText('E-mail enviado')).toBeVisible();
  await soPortugues(page, 'nova senha pedida');
  await page.goto(
    await linkDa(CONVIDADA, /https?:\/\/\S+reset-password\?code=[\w-]+/, portal.data),
  );
  await soPortugues(page, 'nova senha');
  await escolherSenha(page, NOVA);
  await botao(page, 'Alterar senha').click();
  await expect(page.getByRole('heading', { name: /^Olá, Célia/ })).toBeVisible();
});

test('uma recuperação que não vale mais diz isso', async ({ page }) => {
  await page.goto('/admin/auth/reset-password?code=gasto');
  await escolherSenha(page, NOVA);
  await botao(page, 'Alterar senha').click();
  await expect(page.getByText('Este endereço não vale mais. Peça outro.')).toBeVisible();
  await soPortugues(page, 'recuperação gasta');
});

test('as páginas de vendas do Strapi não existem', async ({ page }) => {
  for (const nome of ['audit-logs', 'single-sign-on', 'content-history'])
    expect((await page.goto(`/admin/settings/purchase-${nome}`))?.status()).toBe(404);
});
