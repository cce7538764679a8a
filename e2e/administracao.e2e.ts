import { expect, type Locator, type Page } from '@playwright/test';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import {
  bannerNaFila,
  comprarBanner,
  comprarMusica,
  comprarRadio,
  entrarComoAdmin,
  mandarComprovante,
  outroAnunciante,
  passosDe,
  tituloUnico,
} from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { barra, esperarSom, ouvir } from './harness/player';
import { retratar } from './harness/retrato';
import { expectCaberEm, expectSemRolagemLateral } from './harness/rolagem';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const lista = (qual: string): string => `/usuario/perfil?lista=${qual}#administracao`;
const status = (page: Page, titulo: string): Locator =>
  page.getByRole('combobox', { name: new RegExp(`^Status de ${titulo}`) });
const contagem = async (page: Page): Promise<number> =>
  Number(await (await page.request.get(CAMINHOS.notificacoes)).text());

test.beforeEach(async ({ page }) => {
  await semConvite(page);
  await entrarComoAdmin(page.request);
});

test('as três listas e a fila, com a contagem do que espera', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  await bannerNaFila(browser);
  await comprarRadio(page.request);
  await comprarMusica(page.request);
  await page.goto('/usuario/perfil#administracao');
  const abas = page.getByRole('tablist', { name: 'Anúncios por tipo' }).getByRole('tab');
  await expect(abas).toHaveText([
    ...[/^Precisa de você/, 'Web rádios', 'Músicas', /^Banners/, 'Todos'],
  ]);
  for (const nome of [/^Administração/, /^Banners/])
    await expect(page.getByRole('tab', { name: nome })).toHaveAccessibleName(
      /\d+ anúncios? esperam? por você/,
    );
  expect(await contagem(page)).toBeGreaterThan(0);
  for (const nome of ['Web rádios', 'Músicas', 'Banners', 'Todos']) {
    await page.getByRole('tab', { name: new RegExp(`^${nome}`) }).click();
    await expect(page.getByRole('combobox', { name: /^Status de/ }).first()).toBeVisible();
    await expectSemRolagemLateral(page);
    await expectAcessivel(page);
  }
  await retratar(page, testInfo, 'todos');
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Banners/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

const FEITO = 'Status atualizado com sucesso';
const DESFEITA = { timeout: 15_000 };

test('o status escolhido vale depois de seis segundos, e pode ser desfeito', async ({
  page,
  browser,
}) => {
  test.slow();
  const { anuncio } = await bannerNaFila(browser);
  await page.goto(lista('banners'));
  const select = status(page, anuncio.titulo);
  await expect(select.getByRole('option')).toHaveText([
    ...['Não aprovado', 'Aprovado', 'Aguardando Aprovação', 'Aguardando Reembolso', 'Reembolsado'],
  ]);
  await select.selectOption({ label: 'Aprovado' });
  await expect(select).toHaveValue('1');
  await page.getByRole('button', { name: `Desfazer ${anuncio.titulo}` }).click();
  await expect(select).toHaveValue('3');
  await select.selectOption({ label: 'Aprovado' });
  await expect(page.getByText(FEITO)).toBeVisible(DESFEITA);
  await expect(page.getByText('Banner aprovado com sucesso')).toBeVisible();
  await expect(select).toHaveValue('1');
  const passos = await passosDe(page.request, anuncio.id);
  expect(passos.map(({ de, para }) => [de, para])).toEqual([
    [null, 0],
    [0, 3],
    [3, 1],
  ]);
});

test('o que é má notícia pergunta o motivo, que segue com a decisão', async ({ page, browser }) => {
  test.slow();
  const { anuncio, dono } = await bannerNaFila(browser);
  await page.goto(lista('banners'));
  const select = status(page, anuncio.titulo);
  await select.selectOption({ label: 'Não aprovado' });
  const janela = page.getByRole('dialog', { name: 'Mudar para “Não aprovado”' });
  await expect(janela.getByLabel(/^Motivo/)).toBeFocused();
  await expectAcessivel(page);
  await janela.getByRole('button', { name: 'Voltar' }).click();
  await expect(select).toHaveValue('3');
  await select.selectOption({ label: 'Não aprovado' });
  await janela.getByLabel(/^Motivo/).fill('O link não abre.');
  await janela.getByRole('button', { name: 'Mudar o status' }).click();
  // Another choice takes the place of the one that waits.
  await select.selectOption({ label: 'Aguardando Aprovação' });
  await expect(page.getByRole('button', { name: /^Desfazer/ })).toHaveCount(0);
  await select.selectOption({ label: 'Não aprovado' });
  await janela.getByText('Link', { exact: true }).click();
  await janela.getByLabel(/^Motivo/).fill('O link não abre.');
  await janela.getByRole('button', { name: 'Mudar o status' }).click();
  await expect(page.getByText(FEITO)).toBeVisible(DESFEITA);
  expect((await passosDe(page.request, anuncio.id)).at(-1)).toMatchObject({ tipo_motivo: 'link' });
  await dono.goto(`/usuario/perfil?anuncio=${anuncio.id}`);
  await expect(dono.getByRole('dialog')).toContainText('Motivo: O link não abre.');

  await page.route(`**${CAMINHOS.atualizarStatus}`, (route) => route.abort());
  await select.selectOption({ label: 'Aprovado' });
  await expect(page.getByText('Erro ao atualizar status')).toBeVisible(DESFEITA);
  await expect(select).toHaveValue('0');
});

test('cada status se lê inteiro na sua lista', async ({ page, browser }) => {
  const { anuncio } = await bannerNaFila(browser);
  await page.goto(lista('todos'));
  const select = status(page, anuncio.titulo);
  await expect(select).toBeVisible();
  // What the words need is what the list would take by itself.
  const faltam = await select.evaluate((este: HTMLSelectElement) => {
    const livre = este.cloneNode(true);
    if (!(livre instanceof HTMLSelectElement)) return NaN;
    livre.style.cssText = 'position: absolute; width: max-content';
    este.after(livre);
    const largura = livre.getBoundingClientRect().width - este.getBoundingClientRect().width;
    livre.remove();
    return largura;
  });
  expect(faltam).toBeLessThanOrEqual(0.5);
  await expectSemRolagemLateral(page);
});

test('um título longo sem espaço não empurra a ficha, a fila nem as janelas para o lado', async ({
  page,
  browser,
}) => {
  test.slow();
  const { page: dono } = await outroAnunciante(browser);
  const { id, titulo } = await comprarBanner(
    dono.request,
    tituloUnico('x'.repeat(110)).replace(' ', ''),
  );
  await mandarComprovante(dono.request, id);
  const janela = page.getByRole('dialog');
  const larguras = [390, 768, 1280];
  await page.goto(`/usuario/perfil?anuncio=${id}&lista=todos#administracao`);
  await expect(page.getByRole('heading', { name: titulo })).toBeVisible();
  await expectCaberEm(page, larguras);
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expect(janela).toBeVisible();
  await expectCaberEm(page, larguras);
  await page.goto(`/usuario/perfil?anuncio=${id}#administracao`);
  await expect(page.getByRole('heading', { name: titulo })).toBeVisible();
  await expectCaberEm(page, larguras);
  for (const parametro of ['anuncio', 'pagar']) {
    await dono.goto(`/usuario/perfil?${parametro}=${id}#meusAnuncios`);
    await expect(dono.getByRole('dialog')).toBeVisible();
    await carregada(dono);
    await expectCaberEm(dono, larguras);
  }
});

test('o anúncio vencido se lê Encerrado, e não aprovado', async ({ page }) => {
  const hoje = dataCivil(new Date());
  // The contract's answer; the API tests hold the server to it.
  const banners = (await (await page.request.get(CAMINHOS.anunciosDeBanner)).json()) as Anuncio[];
  const vencido = banners.find(
    ({ status: codigo, data_vencimento }) => codigo === 1 && (data_vencimento ?? hoje) < hoje,
  );
  await page.route(
    (url) => url.pathname === CAMINHOS.anunciosDeBanner,
    (route) => route.fulfill({ json: [vencido] }),
  );
  await page.goto(lista('banners'));
  const select = status(page, vencido?.titulo ?? '');
  await expect(select).toHaveValue('1');
  await expect(select.locator('option:checked')).toHaveText('Encerrado');
});

test('edita e exclui um anúncio, com confirmação', async ({ page, browser }) => {
  test.slow();
  const { anuncio, pessoa } = await bannerNaFila(browser);
  await page.goto(lista('banners'));
  const aberto = page.getByRole('link', { name: anuncio.titulo, exact: true });
  const janela = page.getByRole('dialog');
  const email = janela.getByLabel('E-mail do anunciante');
  await page.route(`**${CAMINHOS.anunciante}`, (route) => route.abort());
  await aberto.click();
  const editar = page.getByRole('button', { name: 'Editar anúncio' });
  await editar.click();
  await expect(page.getByText('Erro ao obter usuario!')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute(`**${CAMINHOS.anunciante}`);
  const lido = page.waitForResponse(`**${CAMINHOS.anunciante}`);
  await editar.click();
  expect(await (await lido).json()).toMatchObject({ usuario: { email: pessoa.email } });
  await expect(email).toHaveValue(pessoa.email);
  await expect(email).not.toBeEditable();
  await expect(janela.getByLabel('Telefone do anunciante')).toHaveValue('(11) 98888-7777');
  await expect(janela.getByLabel('Tipo de anúncio')).toBeDisabled();
  await expect(janela.getByLabel('Título do anúncio')).toHaveValue(anuncio.titulo);
  await expectAcessivel(page);
  await janela.getByLabel('Título do anúncio').fill(`${anuncio.titulo} novo`);
  await janela.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: `${anuncio.titulo} novo` }),
  ).toBeVisible();
  await editar.click();
  await janela.getByRole('button', { name: 'Excluir anúncio' }).click();
  const exclusoes: string[] = [];
  const perdidos: string[] = [];
  page.on('response', (resposta) => {
    if (resposta.status() >= 400) perdidos.push(resposta.url());
  });
  page.on('request', (pedido) => {
    if (pedido.method() === 'DELETE') exclusoes.push(pedido.url());
  });
  await page.getByRole('button', { name: 'Sim, excluir' }).dblclick();
  await expect(page.getByText('Anúncio excluído com sucesso')).toBeVisible();
  expect(exclusoes).toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/usuario\/perfil\?lista=banners#administracao$/);
  await expect(page.getByRole('link', { name: new RegExp(anuncio.titulo) })).toHaveCount(0);
  // The window asked for nothing of what is gone.
  expect(perdidos).toEqual([]);
  await expect(page.getByText('Erro ao obter usuario!')).toHaveCount(0);
});

test('um anúncio de rádio entra no ar e sai, só com Ativo e Inativo', async ({ page }) => {
  test.slow();
  const { titulo } = await comprarRadio(page.request);
  await page.goto(lista('webradios'));
  const select = status(page, titulo);
  await expect(select.getByRole('option')).toHaveText(['Ativo', 'Inativo']);
  await select.selectOption({ label: 'Ativo' });
  await expect(page.getByText(FEITO)).toBeVisible(DESFEITA);
  await page.goto('/#webradios');
  await page.getByRole('searchbox').fill(titulo);
  await expect(page.getByRole('main').getByRole('link', { name: titulo })).toBeVisible();
  await page.goto(lista('webradios'));
  await select.selectOption({ label: 'Inativo' });
  await page.getByRole('button', { name: 'Mudar o status' }).click();
  await expect(page.getByText(FEITO)).toBeVisible(DESFEITA);
  await page.goto('/#webradios');
  await page.getByRole('searchbox').fill(titulo);
  await expect(page.getByText('Nenhum webradio encontrado!')).toBeVisible();
});

test('a música de um anúncio toca na página do seu cantor', async ({ page }) => {
  test.slow();
  const { titulo } = await comprarMusica(page.request);
  await page.goto(lista('musicas'));
  await status(page, titulo).selectOption({ label: 'Ativo' });
  await expect(page.getByText(FEITO)).toBeVisible(DESFEITA);
  await page.goto('/#cantores');
  await page.getByRole('searchbox', { name: 'Buscar cantor' }).fill(titulo);
  await page.getByRole('link', { name: new RegExp(`Cantora de ${titulo}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cantora de ${titulo}`);
  await ouvir(page, titulo).click();
  await esperarSom(page, 15_000);
  await expect(barra(page)).toContainText(titulo);
});

test('outro anúncio da mesma pessoa não se mistura: a lista tem o código de cada um', async ({
  page,
}) => {
  const um = await comprarBanner(page.request);
  const outro = await comprarBanner(page.request, um.titulo);
  await page.goto(lista('banners'));
  for (const { id } of [um, outro])
    await expect(
      page.getByRole('combobox', { name: `Status de ${um.titulo} (nº ${id})` }),
    ).toBeVisible();
});
