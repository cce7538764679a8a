import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { cadastrar, novaPessoa } from './harness/conta';
import { ADMINISTRADOR } from './harness/portal';
import { test } from './harness/test';

const campo = (page: Page, rotulo: string) => page.getByLabel(rotulo, { exact: true });
const aba = (page: Page, nome: string) => page.getByRole('tab', { name: nome });
const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar alterações' });

test('mostra os dados como são lidos, com o e-mail só para leitura @uma-tela', async ({ page }) => {
  const pessoa = await cadastrar(page);
  await page.goto('/usuario/perfil');
  await expect(campo(page, 'Nome')).toHaveValue(pessoa.nome);
  await expect(campo(page, 'E-mail')).toHaveValue(pessoa.email);
  await expect(campo(page, 'E-mail')).not.toBeEditable();
  await expect(campo(page, 'CPF')).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  await expect(campo(page, 'Telefone com DDD')).toHaveValue('(11) 98888-7777');
  await expect(campo(page, 'CEP')).toHaveValue('01001-000');
  await expectAcessivel(page);
});

test('salva o que mudou, avisa e mostra o novo nome em toda parte @uma-tela', async ({ page }) => {
  await cadastrar(page);
  const { nome } = novaPessoa();
  await page.goto('/usuario/perfil');
  await campo(page, 'Nome').fill(nome);
  await campo(page, 'Número').fill('s/n, fundos');
  await salvar(page).click();
  await expect(page.getByText('Perfil atualizado com sucesso')).toBeVisible();
  await expect(page.getByText('Perfil atualizado com sucesso')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nome);
  await page.reload();
  await expect(campo(page, 'Nome')).toHaveValue(nome);
  await expect(campo(page, 'Número')).toHaveValue('s/n, fundos');
});

test('o nome de outra pessoa é recusado sob o campo, e o digitado fica @uma-tela', async ({
  page,
  browser,
}) => {
  const outraPagina = await browser.newPage();
  const outra = await cadastrar(outraPagina);
  await outraPagina.close();
  await cadastrar(page);
  await page.goto('/usuario/perfil');
  await campo(page, 'Nome').fill(outra.nome.toUpperCase());
  await salvar(page).click();
  await expect(page.getByText('Erro ao atualizar perfil')).toBeVisible();
  const alerta = page.getByRole('alert').filter({ hasText: 'já está em uso' });
  await expect(alerta).toBeInViewport({ ratio: 1 });
  await expect(alerta.locator('..')).toBeFocused();
  await expect(campo(page, 'Nome')).toHaveAccessibleDescription(/já está em uso/);
  await expect(campo(page, 'Nome')).toHaveValue(outra.nome.toUpperCase());
  await expectAcessivel(page);
});

test('o hash escolhe a aba; o desconhecido e o não permitido mostram Meu perfil @uma-tela', async ({
  page,
}) => {
  await cadastrar(page);
  await page.goto('/usuario/perfil#meusAnuncios');
  await expect(aba(page, 'Meus anúncios')).toHaveAttribute('aria-selected', 'true');
  await expectAcessivel(page);
  await expect(page.getByRole('link', { name: 'Comprar anuncio' })).toBeVisible();
  await aba(page, 'Meu perfil').click();
  await expect(page).toHaveURL(/#meuPerfil$/);
  await page.goBack();
  await expect(aba(page, 'Meus anúncios')).toHaveAttribute('aria-selected', 'true');

  for (const hash of [
    'administracao',
    'indicadores',
    'usuarios',
    'registro',
    'pesquisas',
    'nada',
  ]) {
    await page.goto(`/usuario/perfil#${hash}`);
    await expect(aba(page, 'Meu perfil')).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tab')).toHaveCount(2);
});

test('quem administra tem as oito abas, também pelas setas do teclado', async ({ page }) => {
  await page.goto('/usuario/login');
  await campo(page, 'E-mail').fill(ADMINISTRADOR.email);
  await campo(page, 'Senha').fill(ADMINISTRADOR.senha);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab')).toHaveText([
    'Meu perfil',
    'Meus anúncios',
    // The badge says how many ads wait.
    /^Administração/,
    'Caixa',
    'Indicadores',
    'Usuários',
    'Registro',
    'Pesquisas',
  ]);
  await aba(page, 'Meu perfil').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#administracao$/);
  await expect(aba(page, 'Administração')).toHaveAttribute('aria-selected', 'true');
  await expectAcessivel(page);
  // Each opened by its address is whole in a list that scrolls sideways.
  for (const nome of ['Administração', 'Indicadores', 'Pesquisas']) {
    await aba(page, nome).click();
    await page.reload();
    await expect(aba(page, nome)).toBeInViewport({ ratio: 1 });
  }
});

test('baixa uma cópia dos próprios dados @uma-tela', async ({ page }) => {
  await cadastrar(page);
  await page.goto('/usuario/perfil');
  const chegando = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar meus dados' }).click();
  const arquivo = await chegando;
  expect(arquivo.suggestedFilename()).toBe('meus-dados.zip');
  const zip = readFileSync(await arquivo.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.toString('latin1')).toContain('dados.json');
});

test('a sessão que termina com o perfil aberto leva ao login, e de volta @uma-tela', async ({
  page,
}) => {
  const pessoa = await cadastrar(page);
  await page.goto('/usuario/perfil');
  await expect(campo(page, 'E-mail')).toHaveValue(pessoa.email);
  await page.request.get('/usuario/logoff');
  await page.reload();
  await expect(page).toHaveURL(/\/usuario\/login$/);
});
