import { expect } from '@playwright/test';
import {
  bannerNoAr,
  comprarBanner,
  decidir,
  mandarComprovante,
  outroAdmin,
} from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { cadastrar } from './harness/conta';
import { arquivoDeImagem } from './harness/imagem';
import { anuncioNaLista, janela, MEUS } from './harness/meus-anuncios';
import { retratar } from './harness/retrato';
import { expectSemRolagemLateral } from './harness/rolagem';
import { test } from './harness/test';

test('recusado pelo link, é corrigido e volta à análise com o comprovante que tinha; o cancelamento se desfaz @uma-tela', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  await cadastrar(page);
  const { id, titulo } = await comprarBanner(page.request);
  await mandarComprovante(page.request, id);
  const admin = await outroAdmin(browser);
  await decidir(admin.request, id, 0, 'O link não abre.', 'link');

  // The link of the order's mail: who has paid is asked for nothing again.
  await page.goto(`/usuario/perfil?pagar=${id}#meusAnuncios`);
  await expect(janela(page).getByRole('alert')).toContainText('Motivo: O link não abre.');
  await expect(janela(page).getByText('Valor a pagar')).toHaveCount(0);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'nada-a-pagar');
  await janela(page).getByRole('link', { name: 'Corrigir e reenviar' }).click();
  await expect(janela(page).getByLabel('Link', { exact: true })).toBeFocused();

  await page.goto(MEUS);
  await expect(anuncioNaLista(page, titulo)).toContainText('O link não abre.');
  await expectSemRolagemLateral(page);
  await retratar(page, testInfo, 'recusado-na-lista');
  await anuncioNaLista(page, titulo)
    .getByRole('link', { name: /Corrigir e reenviar/ })
    .click();
  await expect(janela(page).getByRole('alert')).toContainText('Motivo: O link não abre.');
  await expect(janela(page).getByLabel('Link', { exact: true })).toBeFocused();
  await expect(janela(page).getByLabel('Link', { exact: true })).toHaveAccessibleDescription(
    /O link não abre\./,
  );
  await retratar(page, testInfo, 'corrigir');
  await janela(page).getByLabel('Link', { exact: true }).fill('https://corrigido.exemplo.com.br/');
  await janela(page).getByRole('button', { name: 'Salvar e enviar para análise' }).click();
  await expect(page.getByText('Anúncio reenviado para análise').first()).toBeVisible();
  await expect(janela(page).getByText('Em análise').first()).toBeVisible();
  await expect(janela(page).getByLabel('Link', { exact: true })).toHaveValue(
    'https://corrigido.exemplo.com.br/',
  );
  await janela(page)
    .getByText(/^Tudo o que aconteceu/)
    .click();
  await expect(
    janela(page).getByRole('listitem').filter({ hasText: 'Anúncio editado' }),
  ).toContainText('Link');

  await janela(page).getByRole('button', { name: 'Solicitar cancelamento' }).click();
  const certeza = page.getByRole('dialog', { name: 'Solicitar cancelamento?' });
  await expect(certeza).toContainText('o valor pago é devolvido por inteiro');
  await certeza.getByLabel(/Motivo/).fill('Mudei de ideia');
  await certeza.getByLabel(/Chave Pix/).fill('ana@exemplo.com.br');
  await expectAcessivel(page);
  await retratar(page, testInfo, 'cancelar');
  await certeza.getByRole('button', { name: 'Sim, solicitar' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  const parte = janela(page).getByRole('heading', { name: 'Cancelamento e reembolso' });
  await expect(parte).toBeFocused();
  await janela(page).getByRole('button', { name: 'Desistir do cancelamento' }).press('Enter');
  await expect(parte).toBeFocused();
  await expect(page.getByText('Você desistiu do cancelamento').first()).toBeVisible();
  await expect(janela(page).getByText('Em análise').first()).toBeVisible();
});

test('recusado pela imagem, o anúncio abre nela, é corrigido e vai ao ar @uma-tela', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  await cadastrar(page);
  const { id, titulo } = await comprarBanner(page.request);
  await mandarComprovante(page.request, id);
  const admin = await outroAdmin(browser);
  await admin.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await admin.goto('/usuario/perfil#administracao');
  await admin
    .getByRole('list', { name: 'Anúncios que esperam por você' })
    .getByRole('link', { name: new RegExp(titulo) })
    .click();
  await admin.getByRole('button', { name: /^Recusar/ }).click();
  const recusa = admin.getByRole('dialog', { name: 'Recusar o anúncio' });
  await expect(recusa.getByRole('radio', { name: 'Outro' })).toBeChecked();
  await recusa.getByRole('radio', { name: 'Imagem' }).check();
  await recusa.getByLabel('Motivo', { exact: true }).fill('A imagem está borrada.');
  await expectAcessivel(admin);
  await retratar(admin, testInfo, 'recusar');
  await recusa.getByRole('button', { name: 'Recusar anúncio' }).click();
  await expect(admin.getByText('Status atualizado com sucesso')).toBeVisible({ timeout: 15_000 });

  await page.goto(MEUS);
  await anuncioNaLista(page, titulo)
    .getByRole('link', { name: /Corrigir e reenviar/ })
    .click();
  const imagem = janela(page).getByLabel('Imagem do banner', { exact: true });
  await expect(imagem).toBeFocused();
  await expect(imagem).toHaveAccessibleDescription(/A imagem está borrada\./);
  await imagem.setInputFiles(arquivoDeImagem('nitida.png'));
  await expect(janela(page).getByText('nitida.png')).toBeVisible();
  await janela(page).getByRole('button', { name: 'Salvar e enviar para análise' }).click();
  await expect(janela(page).getByText('Em análise').first()).toBeVisible();

  await decidir(admin.request, id, 1);
  await page.goto(MEUS);
  await expect(anuncioNaLista(page, titulo).getByText('Ativo')).toBeVisible();
});

test('recusado pelo pagamento, pede outro comprovante, que vai com o resto @uma-tela', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  await cadastrar(page);
  const { id, titulo } = await comprarBanner(page.request);
  await mandarComprovante(page.request, id);
  const admin = await outroAdmin(browser);
  await decidir(admin.request, id, 0, 'O pagamento não apareceu na conta.', 'pagamento');

  await page.goto(MEUS);
  await anuncioNaLista(page, titulo)
    .getByRole('link', { name: /Ver como pagar/ })
    .click();
  await expect(janela(page).getByText(`ANUNCIO${id}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await anuncioNaLista(page, titulo)
    .getByRole('link', { name: /Corrigir e reenviar/ })
    .click();
  const comprovante = janela(page).getByLabel('Comprovante', { exact: true });
  await expect(comprovante).toBeFocused();
  await janela(page).getByRole('button', { name: 'Salvar e enviar para análise' }).click();
  await expect(comprovante).toHaveAccessibleDescription(/Escolha a imagem do novo comprovante/);
  await comprovante.setInputFiles(arquivoDeImagem('outro-recibo.png'));
  await expectAcessivel(page);
  await retratar(page, testInfo, 'novo-comprovante');
  await janela(page).getByLabel('Resumo').fill('Resumo mudado junto');
  await janela(page).getByRole('button', { name: 'Salvar e enviar para análise' }).click();
  await expect(janela(page).getByText('Em análise').first()).toBeVisible();
  await expect(janela(page).getByLabel('Resumo')).toHaveValue('Resumo mudado junto');
});

test('o comprovante escolhido ao lado de outras mudanças vai na mesma vez, e sair com algo por enviar pergunta @uma-tela', async ({
  page,
}, testInfo) => {
  test.slow();
  await cadastrar(page);
  const { id, titulo } = await comprarBanner(page.request);
  await page.goto(MEUS);
  await page.getByRole('link', { name: titulo, exact: true }).click();
  const detalhe = page.getByRole('dialog', { name: `Anúncio nº ${id}` });
  const certeza = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await expect(detalhe.getByRole('button', { name: 'Salvar alterações' })).toBeVisible();
  await detalhe
    .getByLabel('Comprovante', { exact: true })
    .setInputFiles(arquivoDeImagem('recibo.png'));
  await expect(detalhe.getByText('recibo.png')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(certeza).toBeVisible();
  await retratar(page, testInfo, 'sair');
  await certeza.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(certeza).toHaveCount(0);
  await expect(detalhe.getByText('recibo.png')).toBeVisible();

  await detalhe.getByLabel('Título do anúncio', { exact: true }).fill(`${titulo} dois`);
  // What was stored is no longer unsaved, though other parts of the page are still being read again.
  await page.route('**/historico*', async (rota) => {
    await new Promise((pronto) => setTimeout(pronto, 5_000));
    await rota.continue().catch(() => {});
  });
  const pedidos: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.method() === 'POST') pedidos.push(new URL(pedido.url()).pathname);
  });
  await detalhe.getByRole('button', { name: 'Salvar e enviar para análise' }).click();
  await expect(detalhe.getByText('Em análise').first()).toBeVisible();
  await expect(detalhe.getByLabel('Título do anúncio', { exact: true })).toHaveValue(
    `${titulo} dois`,
  );
  expect(pedidos.filter((um) => um.includes('anuncio'))).toEqual([
    '/api/usuarios/public/anuncios/banner/update',
  ]);

  await page.keyboard.press('Escape');
  await expect(detalhe).toHaveCount(0);
  await page.getByRole('link', { name: `${titulo} dois`, exact: true }).click();
  await detalhe.getByLabel('Resumo').click();
  await detalhe.getByLabel('Resumo').fill('Mudança que ninguém quis');
  // A phone's own way back asks too, and leaves the page where it was.
  await page.evaluate(() => history.back());
  await expect(certeza).toBeVisible();
  await certeza.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(detalhe.getByLabel('Resumo')).toHaveValue('Mudança que ninguém quis');
  await expect(page).toHaveURL(new RegExp(`anuncio=${id}`));
  await detalhe.getByRole('button', { name: 'Fechar' }).last().click();
  await certeza.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(detalhe).toHaveCount(0);
});

test('no ar, o anúncio se lê: os números primeiro, nenhum campo morto', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { titulo } = await bannerNoAr(page, browser);
  await page.goto(MEUS);
  await page.getByRole('link', { name: titulo, exact: true }).click();
  const numeros = janela(page).getByRole('region', { name: 'Desempenho' });
  const etapas = janela(page).getByRole('list', { name: 'Andamento do anúncio' });
  await expect(etapas).toBeVisible();
  await expect(numeros).toBeVisible();
  const [cima, baixo] = [await numeros.boundingBox(), await etapas.boundingBox()];
  expect(cima?.y).toBeLessThan(baixo?.y ?? 0);
  await expect(janela(page).getByRole('textbox')).toHaveCount(0);
  await expect(
    janela(page).getByRole('link', { name: /^https:\/\/exemplo\.com\.br\/loja/ }),
  ).toBeVisible();
  await expect(janela(page)).toContainText('3 meses · R$ 100,00');
  await expectAcessivel(page);
  await expectSemRolagemLateral(page);
  await retratar(page, testInfo, 'no-ar');

  // Cancelling says what it does now, to an ad on the air.
  await janela(page).getByRole('button', { name: 'Solicitar cancelamento' }).click();
  const certeza = page.getByRole('dialog', { name: 'Solicitar cancelamento?' });
  await expect(certeza).toContainText(
    'O anúncio sai do ar agora. Como ele já foi aprovado, vale o que dizem os termos e condições.',
  );
  await certeza.getByRole('button', { name: 'Não, voltar' }).click();
  await expect(certeza).toHaveCount(0);
});

test('o que a administração decidiu enquanto a janela estava aberta aparece nela, e o teclado não se perde @uma-tela', async ({
  page,
  browser,
}) => {
  test.slow();
  await cadastrar(page);
  const admin = await outroAdmin(browser);
  const abrir = async () => {
    const { id } = await comprarBanner(page.request);
    await mandarComprovante(page.request, id);
    await page.goto(`/usuario/perfil?anuncio=${id}#meusAnuncios`);
    await expect(janela(page).getByText('Em análise').first()).toBeVisible();
    await decidir(admin.request, id, 1);
  };
  await abrir();
  await janela(page).getByLabel('Título do anúncio').fill('Outro título');
  await janela(page).getByRole('button', { name: 'Salvar alterações' }).press('Enter');
  await expect(janela(page).getByText('Ativo').first()).toBeVisible();
  await expect(janela(page).getByRole('textbox')).toHaveCount(0);

  await abrir();
  await janela(page).getByRole('button', { name: 'Excluir anúncio' }).press('Enter');
  await page.getByRole('button', { name: 'Sim, excluir' }).press('Enter');
  await expect(janela(page).getByText('Ativo').first()).toBeVisible();
  await expect(
    janela(page).getByRole('heading', { name: 'Cancelamento e reembolso' }),
  ).toBeFocused();
});
