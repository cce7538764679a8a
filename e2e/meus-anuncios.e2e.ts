import { expect, type Page } from '@playwright/test';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { dataCivil, dataPorExtenso, somarDias } from '@portal/contracts/tempo/datas';
import {
  bannerNoAr,
  comecarEm,
  comprarBanner,
  decidir,
  mandarComprovante,
  outroAdmin,
  pedirReembolso,
} from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { cadastrar } from './harness/conta';
import { arquivoDeImagem } from './harness/imagem';
import { anuncioNaLista, janela, MEUS } from './harness/meus-anuncios';
import { retratar } from './harness/retrato';
import { expectCaberEmTodaTela, expectSemRolagemLateral } from './harness/rolagem';
import { apertar } from './harness/teclado';
import { test } from './harness/test';
import { carregada } from './harness/visitante';

/** A telephone that takes seconds to read a photo. */
const lerDevagar = (page: Page) =>
  page.addInitScript(() => {
    window.FileReader = class extends FileReader {
      override readAsArrayBuffer(arquivo: Blob): void {
        setTimeout(() => super.readAsArrayBuffer(arquivo), 3000);
      }
    };
  });

test('cada anúncio mostra onde está e um próximo passo', async ({ page, browser }, testInfo) => {
  test.slow();
  await cadastrar(page);
  const eu = page.request;
  const novo = await comprarBanner(eu, 'Comprado');
  const emAnalise = await comprarBanner(eu, 'Analisado');
  await mandarComprovante(eu, emAnalise.id);
  const admin = await outroAdmin(browser);
  const noAr = await comprarBanner(eu, 'Circulando');
  await decidir(admin.request, noAr.id, 1);
  const cancelado = await comprarBanner(eu, 'Cancelado');
  await pedirReembolso(eu, cancelado.id);
  const devolvido = await comprarBanner(eu, 'Devolvido');
  await decidir(admin.request, devolvido.id, 9);

  await page.goto(MEUS);
  const um = (titulo: string) => anuncioNaLista(page, titulo);
  await expect(um('Comprado').getByText('Aguardando comprovante')).toBeVisible();
  await expect(um('Comprado').getByRole('link', { name: /Enviar comprovante/ })).toBeVisible();
  await expect(um('Comprado')).toContainText(String(novo.id));
  await expect(um('Analisado').getByText('Em análise')).toBeVisible();
  await expect(um('Analisado')).toContainText(/até \d\d\/\d\d \(5 dias úteis\)/);
  await expect(um('Circulando').getByText('Ativo')).toBeVisible();
  await expect(um('Circulando')).toContainText(/Faltam \d+ dias/);
  await expect(um('Circulando').getByRole('button', { name: /Renovar/ })).toBeVisible();
  await expect(um('Cancelado')).toContainText('Cancelamento sendo analisado');
  await expect(um('Devolvido').getByText('Reembolsado').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Comprar anuncio' })).toBeVisible();
  if (testInfo.project.name === 'computador')
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Código', 'Título', 'Tipo', 'Início', 'Vencimento', 'Status', 'Próximo passo'],
    ]);
  await expectSemRolagemLateral(page);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'meus-anuncios');
});

test('o anúncio aberto conta o que aconteceu e por quê; voltar fecha', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  await cadastrar(page);
  const { id, titulo } = await comprarBanner(page.request);
  await mandarComprovante(page.request, id);
  const admin = await outroAdmin(browser);
  await decidir(admin.request, id, 0, 'O comprovante não está legível.');

  await page.goto(MEUS);
  const link = page.getByRole('link', { name: titulo, exact: true });
  await apertar(page, link);
  await expect(janela(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  const etapas = janela(page).getByRole('list', { name: 'Andamento do anúncio' });
  await expect(etapas.getByRole('listitem')).toContainText([
    ...['Pedido', 'Comprovante', 'Análise', 'No ar', 'Vence'],
  ]);
  await expect(janela(page).getByText('Não aprovado').first()).toBeVisible();
  await expect(janela(page)).toContainText('Motivo: O comprovante não está legível.');
  await janela(page).getByText('Tudo o que aconteceu (3)').click();
  await expect(janela(page)).toContainText('Pedido criado');
  await expect(janela(page).getByLabel('Data de início')).toHaveValue('Aguardando');
  // It keeps its proof: another is one step away.
  const outro = janela(page).getByLabel('Comprovante', { exact: true });
  await expect(outro).toBeHidden();
  await janela(page).getByText('Enviar outro comprovante').click();
  await expect(outro).toBeVisible();
  await expect(
    janela(page).getByRole('button', { name: 'Salvar e enviar para análise' }),
  ).toBeVisible();
  await expect(janela(page).getByRole('region', { name: 'Desempenho' })).toHaveCount(0);
  const enviado = janela(page).getByRole('img', { name: `Comprovante de “${titulo}”` });
  await expect(enviado).toHaveCount(0);
  await janela(page).getByText('Ver o comprovante enviado').click();
  await expect
    .poll(() => enviado.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'meu-anuncio');
  await page.goBack();
  await expect(janela(page)).toHaveCount(0);
  await page.goForward();
  await expect(janela(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(janela(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/usuario\/perfil#meusAnuncios$/);
});

test('paga e envia o comprovante sem sair de Meus anúncios @uma-tela', async ({
  page,
}, testInfo) => {
  test.slow();
  await lerDevagar(page);
  await cadastrar(page);
  const { id, titulo } = await comprarBanner(page.request);
  await page.goto(MEUS);
  const pagar = anuncioNaLista(page, titulo).getByRole('link', { name: /Enviar comprovante/ });
  await pagar.click();
  await janela(page).getByRole('button', { name: 'Enviar depois' }).click();
  await expect(janela(page)).toHaveCount(0);
  await anuncioNaLista(page, titulo).getByText('Aguardando comprovante').click();
  await expect(janela(page).getByRole('heading', { name: `Anúncio nº ${id}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: titulo, exact: true })).toBeFocused();
  await pagar.click();
  await expect(janela(page).getByText(`ANUNCIO${id}`, { exact: true })).toBeVisible();
  await expect(janela(page).getByText('R$ 100,00').first()).toBeVisible();
  await retratar(page, testInfo, 'pagar');
  await expectAcessivel(page);
  const escolher = () =>
    janela(page).getByLabel('Comprovante', { exact: true }).setInputFiles(arquivoDeImagem());
  await escolher();
  // A proof that was chosen, and is still being read, is lost neither by Escape nor by putting it off, and goes when ready.
  const certeza = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await page.keyboard.press('Escape');
  await certeza.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(janela(page)).toHaveCount(0);
  await pagar.click();
  await escolher();
  for (const sair of [
    () => page.keyboard.press('Escape'),
    () => janela(page).getByRole('button', { name: 'Enviar depois' }).click(),
  ]) {
    await sair();
    await certeza.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(certeza).toHaveCount(0);
  }
  // What was stored is no longer unsaved, though the list is still being read again; and it is left once.
  let reler = () => {};
  const relida = new Promise<void>((pronto) => (reler = pronto));
  await page.route('**/api/anuncios/usuario/*', (rota) => relida.then(() => rota.continue()));
  await janela(page).getByRole('button', { name: 'Enviar comprovante' }).click();
  await expect(page.getByText(MENSAGENS_DO_ANUNCIO.anuncioAtualizado)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(janela(page)).toHaveCount(0);
  reler();
  await expect(anuncioNaLista(page, titulo).getByText('Em análise')).toBeVisible();
  await expect(page).toHaveURL(/\/usuario\/perfil#meusAnuncios$/);
  // The button that opened the window is gone with what it was for: the keyboard goes on from the ad.
  await expect(page.getByRole('link', { name: titulo, exact: true })).toBeFocused();

  const outro = await comprarBanner(page.request);
  await page.goto('/');
  await page.goto(MEUS);
  await anuncioNaLista(page, outro.titulo)
    .getByRole('link', { name: /Enviar comprovante/ })
    .press('Enter');
  await escolher();
  await janela(page).getByRole('button', { name: 'Enviar comprovante' }).press('Enter');
  await expect(janela(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: outro.titulo, exact: true })).toBeFocused();
});

test('renova perto do fim: outra cobrança, e o novo período começa quando o anterior termina @uma-tela', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { id, titulo, admin } = await bannerNoAr(page, browser);
  const { data_vencimento } = await comecarEm(admin, id, somarDias(dataCivil(new Date()), -88));
  const fim = dataPorExtenso(data_vencimento ?? '');
  await page.goto(MEUS);
  await expect(anuncioNaLista(page, titulo)).toContainText(/Faltam? \d dias?/);
  await anuncioNaLista(page, titulo)
    .getByRole('button', { name: /Renovar/ })
    .click();
  await expect(janela(page)).toContainText('uma nova cobrança de 3 meses');
  await expect(janela(page).getByText('Valor: R$ 100,00')).toBeVisible();
  await janela(page)
    .getByRole('radio', { name: /^6 meses/ })
    .check();
  await expect(janela(page)).toContainText('uma nova cobrança de 6 meses');
  await expect(janela(page).getByText('Valor: R$ 130,00')).toBeVisible();
  await janela(page).getByRole('radio', { name: 'Depósito bancário' }).check();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'renovar');
  await janela(page).getByRole('button', { name: 'Renovar e pagar' }).click();

  await expect(janela(page).getByRole('heading', { name: `Pagar “${titulo}”` })).toBeVisible();
  const nova = Number(new URL(page.url()).searchParams.get('pagar'));
  expect(nova).toBeGreaterThan(id);
  await expect(janela(page).getByText(`ANUNCIO${nova}`, { exact: true })).toBeVisible();
  await expect(janela(page).getByText('R$ 130,00').first()).toBeVisible();
  await expect(janela(page).getByRole('heading', { name: 'Dados para depósito' })).toBeVisible();
  await janela(page).getByLabel('Comprovante', { exact: true }).setInputFiles(arquivoDeImagem());
  await janela(page).getByRole('button', { name: 'Enviar comprovante' }).click();
  const renovacao = anuncioNaLista(page, titulo).first();
  await expect(renovacao.getByText('Em análise')).toBeVisible();

  await renovacao.getByRole('link', { name: titulo, exact: true }).click();
  await expect(janela(page)).toContainText('A renovação usa o mesmo conteúdo do anúncio renovado.');
  for (const travado of ['Título do banner', 'Resumo', 'Link'])
    await expect(janela(page).getByLabel(travado, { exact: true })).not.toBeEditable();
  await expect(janela(page).getByLabel('Imagem do banner', { exact: true })).toBeDisabled();
  // Its own title is no part of what it shows.
  await expect(janela(page).getByLabel('Título do anúncio', { exact: true })).toBeEditable();
  await page.keyboard.press('Escape');

  await decidir(admin, nova, 1);
  await page.reload();
  await expect(renovacao).toContainText(String(nova));
  await expect(renovacao).toContainText(`Entra no ar em ${fim}`);
  await expect(anuncioNaLista(page, titulo).last()).toContainText(/Faltam? \d dias?/);
});

test('o botão do e-mail do fim abre a renovação; ao fechar o pagamento dela fica a lista @uma-tela', async ({
  page,
  browser,
}) => {
  const { id, titulo } = await bannerNoAr(page, browser);
  await page.goto(`/usuario/perfil?renovar=${id}#meusAnuncios`);
  await janela(page).getByRole('button', { name: 'Renovar e pagar' }).click();
  await expect(janela(page).getByRole('heading', { name: `Pagar “${titulo}”` })).toBeVisible();
  await janela(page).getByRole('button', { name: 'Enviar depois' }).click();
  await expect(janela(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/usuario\/perfil#meusAnuncios$/);
});

test('quando a lista não vem, avisa e oferece tentar de novo @uma-tela', async ({ page }) => {
  await cadastrar(page);
  const { titulo } = await comprarBanner(page.request);
  let fora = true;
  await page.route('**/api/anuncios/usuario/*', (route) =>
    fora
      ? route.fulfill({ status: 404, json: { status: '0', msg: 'Não encontramos.' } })
      : route.continue(),
  );
  await page.goto(MEUS);
  await expect(page.getByText('Erro ao obter meus anuncios')).toBeVisible();
  fora = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('link', { name: titulo, exact: true })).toBeVisible();
});

test('de 320 a 1.280 px, e com o texto a 200 %, ninguém rola de lado @uma-tela', async ({
  page,
}) => {
  await cadastrar(page);
  await comprarBanner(page.request, 'T'.repeat(120));
  await page.goto(MEUS);
  await carregada(page);
  await expectCaberEmTodaTela(page);
});
