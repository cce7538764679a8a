import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { entrarComoAdmin } from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { cadastrar, novaPessoa } from './harness/conta';
import { retratar } from './harness/retrato';
import { expectCaberEmTodaTela } from './harness/rolagem';
import { postar } from './harness/sessao';
import { test } from './harness/test';

const abrir = async (page: Page, aba: 'usuarios' | 'registro', titulo: string): Promise<void> => {
  await page.goto(`/usuario/perfil#${aba}`);
  await expect(page.getByRole('heading', { name: titulo, exact: true })).toBeVisible();
};

test('a administração acha uma pessoa, muda o nível, bloqueia com motivo, e o registro conta tudo', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const pessoa = novaPessoa();
  const dela = await browser.newPage();
  await cadastrar(dela, pessoa);

  await entrarComoAdmin(page.request);
  await abrir(page, 'usuarios', 'Usuários');
  const lista = page.getByRole('list', { name: 'Usuários' });
  await expect(lista.getByRole('listitem').first()).toBeVisible();
  await page
    .getByLabel('Buscar nome, e-mail, documento ou telefone')
    .fill(pessoa.email.toUpperCase());
  await expect(lista.getByRole('listitem')).toHaveCount(1);
  await expect(lista).toContainText(pessoa.nome);
  await expect(lista).toContainText('Nenhum anúncio');

  await lista.getByRole('button', { name: 'Tornar administração' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tornar' }).click();
  await expect(lista.getByText('Administração', { exact: true })).toBeVisible();
  await lista.getByRole('button', { name: 'Tirar da administração' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar', exact: true }).click();
  await expect(lista.getByRole('button', { name: 'Tornar administração' })).toBeVisible();

  await lista.getByRole('button', { name: 'Encerrar sessões' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await dela.goto('/usuario/perfil');
  await expect(dela).toHaveURL(/\/usuario\/login/);
  await postar(dela.request, CAMINHOS.login, {
    data: { email: pessoa.email, senha: pessoa.senha },
  });
  await dela.goto('/usuario/perfil');
  await expect(dela).toHaveURL(/\/usuario\/perfil/);

  await lista.getByRole('button', { name: 'Bloquear' }).click();
  const janela = page.getByRole('dialog');
  await janela.getByRole('button', { name: 'Bloquear' }).click();
  await expect(janela.getByLabel('Motivo')).toHaveAccessibleDescription(
    /Informe o motivo do bloqueio\./,
  );
  await expectAcessivel(page);
  await retratar(page, testInfo, 'bloquear');
  await janela.getByLabel('Motivo').fill('Comprovantes falsos');
  await janela.getByRole('button', { name: 'Bloquear' }).click();
  await expect(lista.getByText('Bloqueada')).toBeVisible();
  await dela.goto('/usuario/perfil');
  await expect(dela).toHaveURL(/\/usuario\/login/);
  await dela.close();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'usuarios-achada');
  await lista.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(lista.getByText('Bloqueada')).toHaveCount(0);
  await page.getByLabel('Buscar nome, e-mail, documento ou telefone').fill('ninguém assim');
  await expect(page.getByText('Ninguém encontrado.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(lista.getByRole('listitem').nth(1)).toBeVisible();
  await expectCaberEmTodaTela(page);
  await retratar(page, testInfo, 'usuarios');

  await abrir(page, 'registro', 'Registro');
  await page.getByLabel('Buscar quem, o quê ou em quê').fill(pessoa.nome);
  const linhas = page.getByRole('list', { name: 'Registro' }).getByRole('listitem');
  await expect(linhas).toHaveCount(5);
  await expect(linhas.first()).toContainText('desbloqueou');
  await linhas
    .nth(1)
    .getByText(/^\d campos?$/)
    .click();
  await expect(linhas.getByText('Comprovantes falsos')).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'registro');
  const chegando = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar CSV' }).click();
  const arquivo = await chegando;
  expect(arquivo.suggestedFilename()).toBe('registro.csv');
  expect(readFileSync(await arquivo.path(), 'utf8')).toContain('Comprovantes falsos');
  await page.getByLabel('Até').fill('2020-01-01');
  await expect(page.getByText('Nada encontrado.')).toBeVisible();
  await expectCaberEmTodaTela(page);
});

test('quando o servidor falha, cada aba diz o que houve e tenta de novo @uma-tela', async ({
  page,
}) => {
  await entrarComoAdmin(page.request);
  for (const [aba, titulo, caminho] of [
    ['usuarios', 'Usuários', CAMINHOS.pessoas],
    ['registro', 'Registro', CAMINHOS.registro],
  ] as const) {
    await page.route(`**${caminho}?*`, (route) =>
      route.fulfill({ status: 500, json: { status: '0', msg: 'Algo deu errado do nosso lado.' } }),
    );
    await abrir(page, aba, titulo);
    const denovo = page.getByRole('button', { name: 'Tentar de novo' });
    await expect(denovo).toBeVisible();
    await page.unroute(`**${caminho}?*`);
    await denovo.click();
    await expect(page.getByRole('list', { name: titulo })).toBeVisible();
  }
});
