import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { cadastrar, esquecerSessao, novaPessoa } from './harness/conta';
import { linkDeRecuperacao } from './harness/correio';
import { apertar, escreverEm, irAte } from './harness/teclado';
import { test } from './harness/test';
import { semConvite } from './harness/visitante';

const campo = (page: Page, rotulo: string) => page.getByLabel(rotulo, { exact: true });
const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });
const dialogo = (page: Page, nome: string) => page.getByRole('dialog', { name: nome });

test('cadastro, perfil, sair, entrar, recuperar e entrar de novo, só com o teclado', async ({
  page,
}) => {
  test.slow();
  const pessoa = novaPessoa();
  await semConvite(page);
  await page.goto('/usuario/novo');
  await escreverEm(page, campo(page, 'Nome'), pessoa.nome);
  await escreverEm(page, campo(page, 'CPF'), pessoa.documento);
  await escreverEm(page, campo(page, 'E-mail'), pessoa.email);
  await escreverEm(page, campo(page, 'Telefone com DDD'), '11988887777');
  await escreverEm(page, campo(page, 'CEP'), '01001000');
  await escreverEm(page, campo(page, 'Número'), '10');
  await expect(campo(page, 'Cidade')).toHaveValue('São Paulo');
  await escreverEm(page, campo(page, 'Senha'), pessoa.senha);
  await apertar(page, botao(page, 'Finalizar Cadastro'));
  await expect(dialogo(page, 'Obrigado')).toContainText('Cadastro realizado com sucesso!');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('heading', { level: 1 })).toContainText(pessoa.nome);
  // A new account opens on what it came for; the arrow leads to its data.
  await irAte(page, page.getByRole('tab', { name: 'Meus anúncios', selected: true }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(campo(page, 'E-mail')).toHaveValue(pessoa.email);
  await apertar(page, botao(page, 'Abrir menu'));
  await apertar(page, page.getByRole('link', { name: 'Sair da conta' }));
  await expect(botao(page, 'Entrar na sua conta')).toBeVisible();

  await page.goto('/usuario/login');
  await escreverEm(page, campo(page, 'E-mail'), pessoa.email);
  await escreverEm(page, campo(page, 'Senha'), pessoa.senha);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/usuario\/perfil$/);
  await apertar(page, botao(page, 'Abrir menu'));
  await apertar(page, page.getByRole('link', { name: 'Sair da conta' }));
  await expect(botao(page, 'Entrar na sua conta')).toBeVisible();

  await page.goto('/usuario/login');
  await escreverEm(page, campo(page, 'E-mail'), pessoa.email);
  await apertar(page, botao(page, 'Esqueci minha senha'));
  await expect(campo(page, 'E-mail')).toHaveValue(pessoa.email);
  await apertar(page, botao(page, 'Recuperar senha'));
  await expect(dialogo(page, 'Verifique seu email!')).toBeVisible();
  await expectAcessivel(page);
  await page.keyboard.press('Escape');

  const link = await linkDeRecuperacao(pessoa.email);
  const novaSenha = 'outro tijolo, agora azul';
  await page.goto(link);
  await expectAcessivel(page);
  await escreverEm(page, campo(page, 'Nova senha'), novaSenha);
  await escreverEm(page, campo(page, 'Repita a nova senha'), novaSenha);
  await page.keyboard.press('Enter');
  await expect(dialogo(page, 'Obrigado')).toContainText('Senha alterada com sucesso!');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/usuario\/login$/);

  await escreverEm(page, campo(page, 'E-mail'), pessoa.email);
  await escreverEm(page, campo(page, 'Senha'), pessoa.senha);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('E-mail ou senha inválidos.');
  await irAte(page, campo(page, 'Senha'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(novaSenha);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/usuario\/perfil$/);

  await page.goto(link);
  await campo(page, 'Nova senha').fill('terceira senha longa');
  await campo(page, 'Repita a nova senha').fill('terceira senha longa');
  await botao(page, 'Salvar nova senha').click();
  await expect(dialogo(page, 'Erro na recuperação de senha')).toContainText('não vale mais');
});

test('e-mail que falta ou não é e-mail abre Email inválido! @uma-tela', async ({ page }) => {
  await page.goto('/usuario/recuperacao');
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
  for (const email of ['', 'sem-arroba']) {
    await campo(page, 'E-mail').fill(email);
    await botao(page, 'Recuperar senha').click();
    await expect(dialogo(page, 'Email inválido!')).toContainText(
      'Informe um email válido para recuperação de senha!',
    );
    await expectAcessivel(page);
    await botao(page, 'OK').click();
    await expect(campo(page, 'E-mail')).toBeFocused();
  }
});

test('senhas diferentes, e um link que ninguém mandou, abrem a lista de erros; do link, oferece pedir outro @uma-tela', async ({
  page,
}) => {
  await page.goto('/usuario/recuperacao/nunca-existiu');
  await campo(page, 'Nova senha').fill('tijolo amarelo');
  await campo(page, 'Repita a nova senha').fill('tijolo azul');
  await botao(page, 'Salvar nova senha').click();
  const popup = dialogo(page, 'Erro na recuperação de senha');
  await expect(popup.getByRole('listitem')).toHaveText(['As senhas não são iguais.']);
  await botao(page, 'OK').click();
  await expect(campo(page, 'Nova senha')).toBeFocused();
  await expect(campo(page, 'Nova senha')).toHaveAccessibleDescription(/As senhas não são iguais\./);
  await campo(page, 'Nova senha').fill('tijolo amarelo');
  await campo(page, 'Repita a nova senha').fill('tijolo amarelo');
  await botao(page, 'Salvar nova senha').click();
  await expect(popup.getByRole('listitem')).toHaveText([
    'Este link de recuperação não vale mais. Peça um novo.',
  ]);
  await expectAcessivel(page);
  await popup.getByRole('link', { name: 'Pedir um novo link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
});

test('recuperar a senha num lugar termina a sessão aberta em outro @uma-tela', async ({
  page,
  browser,
}) => {
  const pessoa = await cadastrar(page);
  await page.goto('/usuario/perfil');
  await expect(campo(page, 'E-mail')).toHaveValue(pessoa.email);

  const outra = await browser.newPage();
  await outra.goto('/usuario/recuperacao');
  await campo(outra, 'E-mail').fill(pessoa.email);
  await botao(outra, 'Recuperar senha').click();
  await expect(dialogo(outra, 'Verifique seu email!')).toBeVisible();
  await outra.goto(await linkDeRecuperacao(pessoa.email));
  await campo(outra, 'Nova senha').fill('agora é outra senha');
  await campo(outra, 'Repita a nova senha').fill('agora é outra senha');
  await botao(outra, 'Salvar nova senha').click();
  await expect(dialogo(outra, 'Obrigado')).toBeVisible();
  await outra.close();

  await page.reload();
  await expect(page).toHaveURL(/\/usuario\/login$/);
  await esquecerSessao(page);
});
