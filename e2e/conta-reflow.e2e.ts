import { expect, type Page } from '@playwright/test';
import { comprarBanner, decidir, outroAdmin } from './harness/anuncios-prontos';
import { cadastrar, novaPessoa } from './harness/conta';
import { expectCaberEm, expectCaberEmTodaTela, LARGURAS } from './harness/rolagem';
import { test } from './harness/test';
import { carregada } from './harness/visitante';

const caber = async (page: Page, caminho: string): Promise<void> => {
  await page.goto(caminho);
  await carregada(page);
  await expectCaberEmTodaTela(page);
};

for (const caminho of [
  '/usuario/login',
  '/usuario/novo',
  '/usuario/recuperacao',
  '/usuario/recuperacao/abc',
  '/usuario/email/trocar/abc',
  '/usuario/email/confirmar/abc',
  '/privacidade',
]) {
  test(`${caminho}: de 320 a 1.280 px, e com o texto a 200 %, ninguém rola de lado`, async ({
    page,
  }) => {
    await caber(page, caminho);
  });
}

test('o perfil de quem tem um nome de 60 letras sem espaço cabe em toda tela', async ({ page }) => {
  const pessoa = novaPessoa();
  const nome = pessoa.nome.replace(/\s/g, '').padEnd(60, 'x');
  await cadastrar(page, { ...pessoa, nome });
  await caber(page, '/usuario/perfil');
  await caber(page, '/usuario/perfil#meusAnuncios');
});

test('a janela de um anúncio no ar cabe em toda largura, e numa mesa com o texto a 200 %', async ({
  page,
  browser,
}) => {
  await cadastrar(page);
  const { id } = await comprarBanner(page.request);
  await decidir((await outroAdmin(browser)).request, id, 1);
  await page.goto(`/usuario/perfil?anuncio=${id}#meusAnuncios`);
  const janela = page.getByRole('dialog');
  await expect(janela.getByText('No tema escuro')).toBeVisible();
  await expect(janela.getByRole('list', { name: 'Andamento do anúncio' })).toBeVisible();
  await expectCaberEm(page, LARGURAS);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectCaberEm(page, [1280]);
});
