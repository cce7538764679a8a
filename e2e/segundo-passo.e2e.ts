import { setTimeout as esperar } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectAcessivel } from './harness/axe';
import { cadastrar, esquecerSessao, type Pessoa } from './harness/conta';
import { ADMINISTRADOR } from './harness/portal';
import { perderResposta } from './harness/perder-resposta';
import { abrirPortal } from './harness/portal-proprio';
import { administracao } from './harness/redacao';
import { retratar } from './harness/retrato';
import { test } from './harness/test';

const campo = (page: Page, rotulo: string) => page.getByLabel(rotulo, { exact: true });
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const PASSO_MS = 30_000;
const ATE_CHEGAR_MS = 10_000;
const usados = new Set<string>();
/**
 * A code of this half minute or of one beside it: each serves once, however the clock turned between two of them. The one
 * before is too old once the clock turns on its way: with little time left the turn is waited for.
 */
const codigoDe = async (segredo: string): Promise<string> => {
  const agora = Date.now();
  const resta = PASSO_MS - (agora % PASSO_MS);
  for (const passos of [0, 1, -1]) {
    const epoch = Math.floor((agora + passos * PASSO_MS) / 1000);
    const codigo = generateSync({ secret: segredo, epoch });
    if (usados.has(segredo + codigo)) continue;
    if (passos < 0 && resta < ATE_CHEGAR_MS) {
      await esperar(resta);
      return codigoDe(segredo);
    }
    usados.add(segredo + codigo);
    return codigo;
  }
  throw new Error('Os três códigos deste meio minuto já foram usados.');
};

const entrar = async (page: Page, { email, senha }: Pick<Pessoa, 'email' | 'senha'>) => {
  await campo(page, 'E-mail').fill(email);
  await campo(page, 'Senha').fill(senha);
  await botao(page, 'Entrar').click();
};

const lerSegredo = async (page: Page): Promise<string> =>
  ((await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replace(/\s/g, '');

/** Up to the code that is still to be confirmed; answers the secret of the app. */
const comecarALigar = async (page: Page): Promise<string> => {
  await botao(page, 'Ligar o segundo passo').click();
  const segredo = await lerSegredo(page);
  await campo(page, 'Código do aplicativo').fill(await codigoDe(segredo));
  return segredo;
};

test('liga o segundo passo, perde o celular e entra com um código de recuperação @uma-tela', async ({
  page,
}, testInfo) => {
  const pessoa = await cadastrar(page);
  await page.goto('/usuario/perfil');
  await expect(botao(page, 'Ligar o segundo passo')).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, '1-desligado');

  await botao(page, 'Ligar o segundo passo').press('Enter');
  await expect(page.getByRole('heading', { name: 'Ligue o seu aplicativo' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }),
  ).toBeVisible();
  const segredo = await lerSegredo(page);
  await expectAcessivel(page);
  await retratar(page, testInfo, '2-ligar');
  const doAplicativo = campo(page, 'Código do aplicativo');
  await doAplicativo.fill('ABCDEF');
  await botao(page, 'Confirmar').click();
  await expect(doAplicativo).toHaveAccessibleDescription(/não vale ou já foi usado/);
  await doAplicativo.fill(await codigoDe(segredo));
  await doAplicativo.press('Enter');

  const lista = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(lista).toHaveCount(10);
  const codigos = await lista.allTextContents();
  await expectAcessivel(page);
  await retratar(page, testInfo, '3-codigos');
  const baixado = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar', exact: true }).click();
  expect((await baixado).suggestedFilename()).toBe('codigos-de-recuperacao.txt');
  await botao(page, 'Já guardei os códigos').click();
  await expect(page.getByText('10 códigos de recuperação ainda servem.')).toBeVisible();
  await retratar(page, testInfo, '4-ligado');

  await esquecerSessao(page);
  await page.goto('/usuario/login');
  await entrar(page, pessoa);
  await expect(doAplicativo).toBeFocused();
  await expect(doAplicativo).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(doAplicativo).toHaveAttribute('inputmode', 'numeric');
  await expectAcessivel(page);
  await retratar(page, testInfo, '5-login-codigo');
  await botao(page, 'Entrar').click();
  await expect(doAplicativo).toHaveAccessibleDescription(/Informe o código/);

  await botao(page, 'Usar um código de recuperação').press('Enter');
  const deRecuperacao = campo(page, 'Código de recuperação');
  await expect(deRecuperacao).toBeFocused();
  await deRecuperacao.fill('AAAAA-AAAAA');
  await deRecuperacao.press('Enter');
  await expect(deRecuperacao).toHaveAccessibleDescription(/não vale ou já foi usado/);
  await retratar(page, testInfo, '6-login-recuperacao');
  await deRecuperacao.fill((codigos[0] ?? '').toLowerCase());
  await deRecuperacao.press('Enter');
  await expect(page).toHaveURL(/\/usuario\/perfil$/);
  await expect(page.getByText('9 códigos de recuperação ainda servem.')).toBeVisible();

  await botao(page, 'Criar códigos novos').click();
  await expect(lista).toHaveCount(10);
  expect(await lista.allTextContents()).not.toContain(codigos[1]);
  const novo = (await lista.first().textContent()) ?? '';
  await botao(page, 'Já guardei os códigos').click();
  await botao(page, 'Desligar').click();
  await campo(page, 'Senha').fill('errada mesmo');
  await campo(page, 'Código do aplicativo ou de recuperação').fill(novo);
  await botao(page, 'Desligar').click();
  await expect(campo(page, 'Senha')).toHaveAccessibleDescription(/A senha não confere/);
  await expectAcessivel(page);
  await retratar(page, testInfo, '7-desligar');
  await campo(page, 'Senha').fill(pessoa.senha);
  await botao(page, 'Desligar').click();
  await expect(botao(page, 'Ligar o segundo passo')).toBeVisible();
});

test('a resposta que se perde ao ligar não deixa ninguém sem códigos de recuperação, nem ao desligar preso @uma-tela', async ({
  page,
}, testInfo) => {
  const pessoa = await cadastrar(page);
  await page.goto('/usuario/perfil');
  const segredo = await comecarALigar(page);
  const ligou = await perderResposta(page, '*/segundo-passo/confirmar');
  await botao(page, 'Confirmar').click();
  expect(await ligou()).toBe(200);
  await expect(page.getByText('10 códigos de recuperação ainda servem.')).toBeVisible();
  await expect(page.getByRole('status').getByText('crie códigos novos')).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'resposta-perdida');
  await botao(page, 'Criar códigos novos').click();
  const lista = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(lista).toHaveCount(10);
  await botao(page, 'Já guardei os códigos').click();

  await botao(page, 'Desligar').click();
  await campo(page, 'Senha').fill(pessoa.senha);
  await campo(page, 'Código do aplicativo ou de recuperação').fill(await codigoDe(segredo));
  const desligou = await perderResposta(page, '*/segundo-passo/desligar');
  await botao(page, 'Desligar').click();
  expect(await desligou()).toBe(200);
  await expect(botao(page, 'Ligar o segundo passo')).toBeVisible();
});

test('no modal da home o código vem depois da senha; uma página simples pede os dois', async ({
  page,
}, testInfo) => {
  const pessoa = await cadastrar(page);
  await page.goto('/usuario/perfil');
  const segredo = await comecarALigar(page);
  await botao(page, 'Confirmar').click();
  await expect(page.getByRole('list', { name: 'Códigos de recuperação' })).toBeVisible();

  await esquecerSessao(page);
  await page.goto('/usuario/login#codigo');
  await campo(page, 'E-mail').fill(pessoa.email);
  await campo(page, 'Senha').fill(pessoa.senha);
  await campo(page, 'Código do aplicativo').fill(await codigoDe(segredo));
  await retratar(page, testInfo, 'tudo');
  await botao(page, 'Entrar').click();
  await expect(page).toHaveURL(/\/usuario\/perfil$/);

  await esquecerSessao(page);
  await page.addInitScript(() => sessionStorage.setItem('convite-de-login', '1'));
  await page.goto('/');
  await botao(page, 'Entrar na sua conta').click();
  const modal = page.getByRole('dialog', { name: 'Entre na sua conta!' });
  await modal.getByLabel('E-mail').fill(pessoa.email);
  await modal.getByLabel('Senha', { exact: true }).fill(pessoa.senha);
  await modal.getByRole('button', { name: 'Login' }).click();
  await expect(modal.getByLabel('Código do aplicativo')).toBeFocused();
  await retratar(page, testInfo, 'modal');
  await modal.getByLabel('Código do aplicativo').fill(await codigoDe(segredo));
  await modal.getByRole('button', { name: 'Login' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Meu perfil:/ })).toBeVisible();
});

test('exigido da administração, quem não o tem é levado a configurá-lo @uma-tela', async ({
  browser,
  playwright,
}, testInfo) => {
  test.setTimeout(180_000);
  const portal = await abrirPortal();
  const request = await playwright.request.newContext();
  const admin = await administracao(request, portal.url);
  await admin.salvarPagina('api::configuracao.configuracao', { exigir_segundo_passo: true });
  const { viewport, locale, timezoneId } = testInfo.project.use;
  const context = await browser.newContext({
    baseURL: portal.url,
    ...(viewport && { viewport }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
  });
  const page = await context.newPage();
  await page.goto('/usuario/login');
  await entrar(page, ADMINISTRADOR);
  await expect(page).toHaveURL(/\/usuario\/perfil$/);
  await expect(page.getByText('A associação o pede de quem administra o portal')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Administração' })).toHaveCount(0);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'exigido');
  await comecarALigar(page);
  await botao(page, 'Confirmar').click();
  await botao(page, 'Já guardei os códigos').click();
  await expect(page.getByRole('tab', { name: 'Administração' })).toBeVisible();
  await context.close();
  await request.dispose();
  await portal.parar();
});
