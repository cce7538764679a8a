import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { outroAdmin } from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { cadastrar, novaPessoa } from './harness/conta';
import { linkDeTroca } from './harness/correio';
import { perderResposta } from './harness/perder-resposta';
import { retratar } from './harness/retrato';
import { test } from './harness/test';

const botao = (page: Page, name: string) => page.getByRole('button', { name });
const entrar = async (page: Page, email: string, senha: string): Promise<void> => {
  await page.goto('/usuario/login');
  const form = page.getByRole('form', { name: 'Entrar' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(senha);
  await form.getByRole('button', { name: 'Entrar' }).click();
};

test('troca o e-mail por um link, e depois exclui a conta', async ({ page }, testInfo) => {
  const pessoa = await cadastrar(page);
  const novo = novaPessoa().email;
  await page.goto('/usuario/perfil');
  const faixa = page.getByRole('complementary', { name: 'Confirmação do e-mail' });
  await expect(faixa).toContainText('Confirme o seu e-mail');
  await faixa.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(page.getByText('Enviamos um link para o seu e-mail.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'sua-conta');

  await botao(page, 'Trocar e-mail').click();
  const form = page.getByRole('form', { name: 'Trocar e-mail' });
  await form.getByLabel('Novo e-mail').fill(novo);
  await form.getByLabel('Sua senha', { exact: true }).fill('errada-errada');
  await form.getByRole('button', { name: 'Enviar link' }).click();
  await expect(form.getByRole('alert')).toContainText('A senha não confere.');
  await form.getByLabel('Sua senha', { exact: true }).fill(pessoa.senha);
  await form.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('chegará nele em instantes')).toBeVisible();

  await page.goto(await linkDeTroca(novo));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use este e-mail na sua conta');
  await expectAcessivel(page);
  await retratar(page, testInfo, 'trocar-email');
  await botao(page, 'Usar este e-mail').click();
  await expect(page.getByText('O e-mail da sua conta foi trocado.')).toBeVisible();
  await page.getByRole('link', { name: 'Ir para a minha conta' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(novo);
  await expect(faixa).toHaveCount(0);

  await botao(page, 'Excluir minha conta').click();
  const dialogo = page.getByRole('dialog', { name: 'Excluir a sua conta?' });
  await expect(dialogo).toContainText('Vai embora:');
  await expect(dialogo).toContainText('Fica:');
  await expectAcessivel(page);
  await retratar(page, testInfo, 'excluir-conta');
  await dialogo.getByLabel('Sua senha', { exact: true }).fill(pessoa.senha);
  await dialogo.getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(page.getByText('A sua conta foi excluída')).toBeVisible();
  await expect(page).toHaveURL(/\/#home$/);
  await entrar(page, novo, pessoa.senha);
  await expect(page.getByText('E-mail ou senha inválidos.').first()).toBeVisible();
});

test('a conta que se foi com a resposta que se perdeu não pede que se entre nela @uma-tela', async ({
  page,
}) => {
  const pessoa = await cadastrar(page);
  await page.goto('/usuario/perfil');
  await botao(page, 'Excluir minha conta').click();
  const dialogo = page.getByRole('dialog', { name: 'Excluir a sua conta?' });
  await dialogo.getByLabel('Sua senha', { exact: true }).fill(pessoa.senha);
  const perdida = await perderResposta(page, `*${CAMINHOS.excluirConta}`);
  await dialogo.getByRole('button', { name: 'Excluir para sempre' }).click();
  expect(await perdida()).toBe(200);
  await expect(dialogo.getByRole('alert')).toContainText('Não conseguimos falar com o portal');
  await dialogo.getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(page.getByText('a sua conta já tinha sido excluída')).toBeVisible();
  await expect(page).toHaveURL(/\/#home$/);
  await expect(page.getByRole('link', { name: /^Meu perfil:/ })).toHaveCount(0);
});

test('escolhe que resumos recebe, e a escolha fica', async ({ page, browser }) => {
  await cadastrar(page);
  await page.goto('/usuario/perfil');
  const semanal = page.getByLabel('Os números dos meus anúncios, às segundas-feiras');
  await expect(semanal).toBeChecked();
  await expect(page.getByLabel(/Um resumo por dia/)).toHaveCount(0);
  const guardada = page.waitForResponse(
    (resposta) =>
      resposta.url().endsWith(CAMINHOS.avisos) && resposta.request().method() === 'POST',
  );
  await semanal.click();
  expect((await guardada).ok()).toBe(true);
  // As a summary's link leads here.
  await page.goto(CAMINHOS.escolhaDeAvisos);
  await expect(semanal).not.toBeChecked();
  await expect(semanal).toBeInViewport();

  const admin = await outroAdmin(browser);
  await admin.goto('/usuario/perfil');
  await expect(admin.getByLabel(/Um resumo por dia do que espera uma decisão/)).not.toBeChecked();
  await admin.close();
});

test('um link que não vale mais diz o que fazer @uma-tela', async ({ page }) => {
  await page.goto('/usuario/email/confirmar/abc');
  await botao(page, 'Confirmar e-mail').click();
  await expect(page.getByRole('alert')).toContainText('Este link não vale mais.');
  await expect(page.getByRole('link', { name: 'Ir para Meu perfil' })).toBeVisible();
});

test('a página de privacidade conta por quanto tempo se guarda', async ({ page }, testInfo) => {
  await page.goto('/privacidade');
  await expect(page.getByRole('heading', { name: 'Por quanto tempo guardamos' })).toBeVisible();
  await expect(page.getByText('90 dias')).toBeVisible();
  await retratar(page, testInfo, 'privacidade');
});
