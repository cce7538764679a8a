import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { cadastrar, novaPessoa } from './harness/conta';
import { perderResposta } from './harness/perder-resposta';
import { test } from './harness/test';

const finalizar = (page: Page) => page.getByRole('button', { name: 'Finalizar Cadastro' });
const campo = (page: Page, rotulo: string) => page.getByLabel(rotulo, { exact: true });
const erro = (page: Page) => page.getByRole('dialog', { name: 'Erro' });

test.beforeEach(async ({ page }) => {
  await page.goto('/usuario/novo');
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastro' })).toBeVisible();
});

test('a página leva a quem já tem conta e não guarda nada no endereço', async ({ page }) => {
  await expect(page).toHaveTitle(/^Cadastro/);
  await expectAcessivel(page);
  const form = page.getByRole('form', { name: 'Cadastro' });
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('action', '/usuario/save');
  await page.getByRole('link', { name: 'Já tem uma conta? Entre aqui' }).click();
  await expect(page).toHaveURL(/\/usuario\/login$/);
});

test('o que falta é dito sob cada campo, com o foco no primeiro', async ({ page }) => {
  await finalizar(page).click();
  await expect(page.getByText('Informe o nome.')).toBeVisible();
  await expect(campo(page, 'Nome')).toBeFocused();
  await expect(campo(page, 'CPF')).toHaveAccessibleDescription('Informe o documento.');
  await expect(campo(page, 'Estado')).toHaveAccessibleDescription('Escolha o estado.');
  await expectAcessivel(page);
});

test('o CEP preenche o endereço; o desconhecido avisa e deixa escrever à mão', async ({ page }) => {
  await campo(page, 'CEP').fill('01001000');
  await campo(page, 'CEP').blur();
  await expect(campo(page, 'Endereço')).toHaveValue('Praça da Sé');
  await expect(campo(page, 'Bairro')).toHaveValue('Sé');
  await expect(campo(page, 'Cidade')).toHaveValue('São Paulo');
  await expect(campo(page, 'Estado')).toHaveValue('SP');

  await campo(page, 'CEP').fill('99999999');
  await campo(page, 'CEP').blur();
  await expect(erro(page)).toContainText('Ops... CEP Inválido');
  await expectAcessivel(page);
  await page.keyboard.press('Escape');
  await expect(erro(page)).toHaveCount(0);
  await campo(page, 'Endereço').fill('Rua Sem Saída');
  await expect(campo(page, 'Endereço')).toHaveValue('Rua Sem Saída');
});

test('o cadastro feito com a resposta que se perdeu manda entrar, em vez de recusar campo por campo', async ({
  page,
}) => {
  const pessoa = novaPessoa();
  await campo(page, 'Nome').fill(pessoa.nome);
  await campo(page, 'CPF').fill(pessoa.documento);
  await campo(page, 'E-mail').fill(pessoa.email);
  await campo(page, 'Telefone com DDD').fill('11988887777');
  await campo(page, 'CEP').fill('01001000');
  await campo(page, 'Número').fill('10');
  await expect(campo(page, 'Cidade')).toHaveValue('São Paulo');
  await campo(page, 'Senha').fill(pessoa.senha);
  const perdida = await perderResposta(page, '*/usuario/save');
  await finalizar(page).click();
  expect(await perdida()).toBe(201);
  await expect(page.getByRole('alert')).toContainText('Não conseguimos falar com o portal');
  await finalizar(page).click();
  await expect(page.getByRole('alert')).toHaveText(/talvez agora, quando a conexão caiu. Entre/);
  await expect(page.getByText('Este nome já está em uso')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Já tem uma conta? Entre aqui' })).toBeVisible();
});

test('a máscara não tira o cursor de quem corrige no meio', async ({ page }) => {
  await campo(page, 'Telefone com DDD').pressSequentially('1133334444');
  await expect(campo(page, 'Telefone com DDD')).toHaveValue('(11) 3333-4444');
  await page.keyboard.press('5');
  await expect(campo(page, 'Telefone com DDD')).toHaveValue('(11) 33334-4445');

  await campo(page, 'CPF').pressSequentially('52998224725');
  await expect(campo(page, 'CPF')).toHaveValue('529.982.247-25');
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(campo(page, 'CPF')).toHaveValue('529.989.247-25');
  await page.keyboard.type('1');
  await expect(campo(page, 'CPF')).toHaveValue('529.989.124-72');

  await page.getByText('Juridíca').click();
  await campo(page, 'CNPJ').pressSequentially('12abc34501de35');
  await expect(campo(page, 'CNPJ')).toHaveValue('12.abc.345/01de-35');
});

test('senha e telefone podem ser colados', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('+55 (11) 98888-7777'));
  await campo(page, 'Telefone com DDD').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(campo(page, 'Telefone com DDD')).toHaveValue('(11) 98888-7777');
  await page.evaluate(() => navigator.clipboard.writeText('21912345678'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(campo(page, 'Telefone com DDD')).toHaveValue('(21) 91234-5678');
  await page.evaluate(() => navigator.clipboard.writeText('tijolo amarelo'));
  await campo(page, 'Senha').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(campo(page, 'Senha')).toHaveValue('tijolo amarelo');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect(campo(page, 'Senha')).toHaveAttribute('type', 'text');
});

test('um número sem pontuação entra inteiro sobre o que havia, preenchido ou arrastado', async ({
  page,
}) => {
  const telefone = campo(page, 'Telefone com DDD');
  await telefone.fill('(11) 98765-4321');
  // As a browser fills in an address: the whole value at once, and an event that names no kind of edit.
  await telefone.evaluate((el: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      el,
      '21912345678',
    );
    el.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(telefone).toHaveValue('(21) 91234-5678');

  await campo(page, 'CPF').fill('52998224725');
  await campo(page, 'Nome').fill('11144477735');
  await campo(page, 'Nome').selectText();
  await campo(page, 'Nome').dragTo(campo(page, 'CPF'), {
    sourcePosition: { x: 40, y: 24 },
    targetPosition: { x: 60, y: 24 },
  });
  await expect(campo(page, 'CPF')).toHaveValue('111.444.777-35');

  await telefone.press('End');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(telefone).toHaveValue('(21) 9123-5678');
});

test('o que o servidor recusa fica no alto e sob o campo, e o digitado continua lá', async ({
  page,
  browser,
}) => {
  const outro = await browser.newPage();
  const existente = await cadastrar(outro);
  await outro.close();

  const pessoa = novaPessoa();
  await campo(page, 'Nome').fill(pessoa.nome);
  await campo(page, 'CPF').fill(pessoa.documento);
  await campo(page, 'E-mail').fill(existente.email.toUpperCase());
  await campo(page, 'Telefone com DDD').fill('11988887777');
  await campo(page, 'CEP').fill('01001000');
  await campo(page, 'Número').fill('10');
  await expect(campo(page, 'Cidade')).toHaveValue('São Paulo');
  await campo(page, 'Senha').fill(pessoa.senha);
  await finalizar(page).click();

  const alerta = page.getByRole('alert').filter({ hasText: 'Este e-mail já está cadastrado.' });
  await expect(alerta).toBeVisible();
  await expect(alerta).toBeInViewport({ ratio: 1 });
  await expect(campo(page, 'E-mail')).toHaveAccessibleDescription(
    'Este e-mail já está cadastrado.',
  );
  await expect(campo(page, 'Senha')).toHaveValue(pessoa.senha);
  await expect(page).toHaveURL(/\/usuario\/novo$/);
  await expectAcessivel(page);
  await campo(page, 'E-mail').fill(pessoa.email);
  await expect(alerta).toHaveCount(0);
  await expect(campo(page, 'E-mail')).toBeFocused();
  await finalizar(page).click();
  const obrigado = page.getByRole('dialog', { name: 'Obrigado' });
  await expect(obrigado).toContainText('Cadastro realizado com sucesso!');
  await obrigado.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/usuario\/perfil#meusAnuncios$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pessoa.nome);
  await expect(page.getByRole('link', { name: 'Comprar anuncio' })).toBeVisible();
});

test('a política de privacidade abre ao lado, sem perder o cadastro', async ({ page, context }) => {
  await campo(page, 'Nome').fill('Rádio Boa Nova');
  const aberta = context.waitForEvent('page');
  await page.getByRole('link', { name: /Política de privacidade/ }).click();
  const privacidade = await aberta;
  await expect(
    privacidade.getByRole('heading', { level: 1, name: 'Política de privacidade' }),
  ).toBeVisible();
  await expect(privacidade.getByText('Lei Geral de Proteção de Dados')).toBeVisible();
  await expectAcessivel(privacidade);
  await expect(campo(page, 'Nome')).toHaveValue('Rádio Boa Nova');
});
