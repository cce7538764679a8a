import { expect, type Page } from '@playwright/test';
import { abrirCompra, campo, finalizar, preencherBanner } from './harness/anuncio';
import { expectAcessivel } from './harness/axe';
import { cadastrar } from './harness/conta';
import { arquivoDeImagem } from './harness/imagem';
import { retratar } from './harness/retrato';
import { perderResposta } from './harness/perder-resposta';
import { expectCaberEm, expectCaberEmTodaTela, LARGURAS } from './harness/rolagem';
import { sessaoDe } from './harness/sessao';
import { apertar, escolherPeloTeclado, escreverEm, irAte } from './harness/teclado';
import { test } from './harness/test';

const TERMOS = 'É preciso ler e aceitar os termos e condições para continuar';
const enviarComprovante = (page: Page) => page.getByRole('button', { name: 'Enviar comprovante' });
const pagamento = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Pagamento do anúncio' });

test('o convidado entra na conta e volta à compra @uma-tela', async ({ page }) => {
  const pessoa = await cadastrar(page);
  await page.context().clearCookies();
  await page.goto('/usuario/anuncio/novo');
  await expect(page).toHaveURL(/\/usuario\/login$/);
  await expect(page.getByText('Entre na sua conta para comprar um anúncio.')).toBeVisible();
  await campo(page, 'E-mail').fill(pessoa.email);
  await campo(page, 'Senha').fill(pessoa.senha);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/usuario\/anuncio\/novo$/);
  await expect(campo(page, 'Anunciante')).toHaveValue(pessoa.nome);
});

test('compra um banner, paga por Pix, envia o comprovante e fica em análise', async ({
  page,
}, testInfo) => {
  test.slow();
  await cadastrar(page);
  await abrirCompra(page);
  await expect(campo(page, 'Tipo de anúncio')).toBeDisabled();
  await expect(campo(page, 'Data de início')).toHaveCount(0);
  await preencherBanner(page);
  await expect(campo(page, 'Valor')).toHaveValue('R$ 100,00');
  await expect(campo(page, 'Valor')).not.toBeEditable();
  await expect(page.getByRole('img', { name: 'Prévia da imagem do banner' })).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'formulario');
  await finalizar(page).click();

  await expect(pagamento(page)).toBeVisible();
  await expect(page.getByText('Anúncio cadastrado com sucesso')).toBeVisible();
  const endereco = /#pagamento-(\d+)$/.exec(page.url());
  await expect(page.getByText('R$ 100,00').first()).toBeVisible();
  await expect(page.getByText(`ANUNCIO${endereco?.[1]}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Aguardando comprovante')).toBeVisible();
  const codigo = page.getByText(/^000201/);
  await expect(codigo).toHaveText(/5406100\.00.*6304[0-9A-F]{4}$/);
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
  const mostrar = page.getByRole('button', { name: 'Mostrar QR' });
  if (testInfo.project.name === 'celular') await mostrar.click();
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await page.getByText('Prefere pagar por depósito?').click();
  await expect(page.getByText('Banco Exemplo (000)')).toBeVisible();

  // The page loaded again is the same page.
  await page.reload();
  await expect(enviarComprovante(page)).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'pagamento');

  await enviarComprovante(page).click();
  await expect(campo(page, 'Comprovante')).toHaveAccessibleDescription(
    /Escolha a imagem do comprovante/,
  );
  await campo(page, 'Comprovante').setInputFiles(arquivoDeImagem('recibo.png'));
  await expect(page.getByRole('img', { name: 'Prévia do comprovante' })).toBeVisible();
  await enviarComprovante(page).click();
  await expect(page.getByText('Em análise')).toBeVisible();
  await expect(page.getByText(/até \d\d\/\d\d, 5 dias úteis/)).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'comprovante-enviado');
});

test('o que falta é dito sob cada campo, com o foco no primeiro @uma-tela', async ({ page }) => {
  await cadastrar(page);
  await abrirCompra(page);
  await finalizar(page).click();
  await expect(campo(page, 'Título do anúncio')).toBeFocused();
  await expect(campo(page, 'Título do anúncio')).toHaveAccessibleDescription(/Informe o título/);
  await expect(campo(page, 'Período')).toHaveAccessibleDescription('Escolha o período.');
  await expect(page.getByText(TERMOS)).toBeVisible();
  await preencherBanner(page);
  await page.getByLabel('Li e aceito os termos e condições').uncheck();
  await finalizar(page).click();
  await expect(page.getByLabel('Li e aceito os termos e condições')).toBeFocused();
  await expect(page.getByText(TERMOS)).toBeVisible();
  await expectAcessivel(page);
});

test('a imagem que o servidor recusa fica sob o campo, e nada digitado se perde @uma-tela', async ({
  page,
}) => {
  await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page);
  await campo(page, 'Imagem do banner').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await finalizar(page).click();
  await expect(campo(page, 'Imagem do banner')).toHaveAccessibleDescription(/JPEG, PNG ou WebP\./);
  const alerta = page.getByRole('alert').filter({ hasText: /JPEG, PNG ou WebP\./ });
  await expect(alerta).toBeInViewport({ ratio: 1 });
  await expect(alerta.locator('..')).toBeFocused();
  await expect(campo(page, 'Título do banner')).toHaveValue('Loja da Ana');
  await campo(page, 'Imagem do banner').setInputFiles(arquivoDeImagem());
  await finalizar(page).click();
  await expect(pagamento(page)).toBeVisible();
});

test('a conexão que cai não perde o arquivo nem compra duas vezes @uma-tela', async ({
  page,
  context,
}) => {
  await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page, 'Compra na estrada');
  const chaves: (string | undefined)[] = [];
  page.on('request', (pedido) => {
    if (pedido.url().endsWith('/usuario/anuncio/salvar'))
      chaves.push(pedido.headers()['idempotency-key']);
  });
  // The first answer is lost on the way back: the server has made the ad, and the page does not know.
  const perdeu = await perderResposta(page, '*/usuario/anuncio/salvar');
  await finalizar(page).click();
  await expect(page.getByRole('alert')).toContainText('Nada se perdeu');
  expect(await perdeu()).toBe(201);
  await expect(page.getByText('foto.png')).toBeVisible();
  await expect(finalizar(page)).toBeFocused();
  await finalizar(page).click();
  await expect(pagamento(page)).toBeVisible();
  expect(chaves[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(chaves).toEqual([chaves[0], chaves[0]]);

  await campo(page, 'Comprovante').setInputFiles(arquivoDeImagem('recibo.png'));
  await context.setOffline(true);
  await enviarComprovante(page).click();
  await expect(page.getByRole('alert').last()).toContainText('Nada se perdeu');
  await expect(page.getByText('recibo.png')).toBeVisible();
  await context.setOffline(false);
  await enviarComprovante(page).click();
  await expect(page.getByText('Em análise')).toBeVisible();

  const { user } = await sessaoDe(page.request);
  const lista = await page.request.get(`/api/anuncios/usuario/${user.id_usuario}`);
  expect(await lista.json()).toHaveLength(1);
});

test('a sessão que terminou não perde o arquivo: entra-se em outra aba e envia-se de novo @uma-tela', async ({
  page,
  context,
}) => {
  const { email, senha } = await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page, 'Compra de ontem');
  await context.clearCookies();
  await finalizar(page).click();
  const aviso = page.getByRole('alert').filter({ hasText: 'Entre na sua conta para continuar.' });
  const outra = context.waitForEvent('page');
  await aviso.getByRole('link', { name: 'entre em outra aba' }).click();
  const login = await outra;
  await campo(login, 'E-mail').fill(email);
  await campo(login, 'Senha').fill(senha);
  await login.keyboard.press('Enter');
  await expect(login).not.toHaveURL(/login/);
  await login.close();
  await expect(page.getByText('foto.png')).toBeVisible();
  await finalizar(page).click();
  await expect(pagamento(page)).toBeVisible();
});

test('o preço que mudou enquanto se preenchia é dito antes de se pagar @uma-tela', async ({
  page,
}) => {
  await cadastrar(page);
  await page.route('**/api/precos', (route) =>
    route.fulfill({ json: [{ tipo: 'banner', periodo: 3, valor: 90 }] }),
  );
  await abrirCompra(page);
  await preencherBanner(page);
  await expect(campo(page, 'Valor')).toHaveValue('R$ 90,00');
  await finalizar(page).click();
  await expect(pagamento(page)).toBeVisible();
  await expect(page.getByText(/passou de R\$\s90,00 para R\$\s100,00/)).toBeVisible();
});

test('o formulário pela metade volta neste aparelho, sem os arquivos @uma-tela', async ({
  page,
}) => {
  await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page, 'Loja guardada');
  await page.goto('/');
  await abrirCompra(page);
  await expect(page.getByText(/Os arquivos precisam ser escolhidos de novo/)).toBeVisible();
  await expect(campo(page, 'Título do anúncio')).toHaveValue('Loja guardada');
  await expect(campo(page, 'Tipo de anúncio')).toHaveValue('banner');
  await expect(campo(page, 'Link')).toHaveValue('https://exemplo.com.br/loja');
  await expect(page.getByText('foto.png')).toHaveCount(0);
  await expect(page.getByLabel('Li e aceito os termos e condições')).not.toBeChecked();
  await page.getByRole('button', { name: 'Começar do zero' }).click();
  await expect(campo(page, 'Título do anúncio')).toHaveValue('');
  await page.reload();
  await expect(campo(page, 'Título do anúncio')).toHaveValue('');
});

test('só com o teclado: compra, paga, acompanha, muda, e desiste', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'celular', 'o celular não tem teclado');
  test.slow();
  await cadastrar(page);
  await abrirCompra(page);
  await escreverEm(page, campo(page, 'Título do anúncio'), 'Só teclado');
  await irAte(page, campo(page, 'Período'));
  await page.keyboard.press('ArrowDown');
  await expect(campo(page, 'Tipo de anúncio')).toHaveValue('banner');
  await escreverEm(page, campo(page, 'Título do banner'), 'Só teclado');
  await escreverEm(page, campo(page, 'Resumo'), 'Sem mouse');
  await escreverEm(page, campo(page, 'Link'), 'https://exemplo.com.br');
  await escolherPeloTeclado(page, campo(page, 'Imagem do banner'), arquivoDeImagem());
  await irAte(page, page.getByRole('radio', { name: 'Pix' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Depósito bancário' })).toBeChecked();
  await irAte(page, page.getByLabel('Li e aceito os termos e condições'));
  await page.keyboard.press('Space');
  await apertar(page, finalizar(page));
  await expect(pagamento(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dados para depósito' })).toBeVisible();
  await escolherPeloTeclado(page, campo(page, 'Comprovante'), arquivoDeImagem('recibo.png'));
  await apertar(page, enviarComprovante(page));
  await apertar(page, page.getByRole('link', { name: 'Ver meus anúncios' }));
  await expect(page).toHaveURL(/\/usuario\/perfil#meusAnuncios$/);
  await expect(page.getByRole('cell', { name: 'Em análise' })).toBeVisible();

  const titulo = page.getByRole('link', { name: 'Só teclado', exact: true });
  const janela = page.getByRole('dialog', { name: /^Anúncio nº/ });
  const salvar = janela.getByRole('button', { name: 'Salvar alterações' });
  const cancelar = janela.getByRole('button', { name: 'Solicitar cancelamento' });
  await apertar(page, titulo);
  for (const data of ['Data de início', 'Data de vencimento']) {
    await expect(janela.getByLabel(data)).toHaveValue('Aguardando');
    await expect(janela.getByLabel(data)).not.toBeEditable();
  }
  await expect(janela.getByRole('form', { name: 'Comprovante de pagamento' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(janela).toHaveCount(0);
  await expect(titulo).toBeFocused();

  await page.keyboard.press('Enter');
  await irAte(page, janela.getByLabel('Resumo'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sem mouse nenhum');
  await apertar(page, salvar);
  await expect(page.getByText('Anúncio atualizado com sucesso').first()).toBeVisible();
  await expect(janela.getByLabel('Resumo')).toHaveValue('Sem mouse nenhum');

  await apertar(page, cancelar);
  const certeza = page.getByRole('dialog', { name: 'Solicitar cancelamento?' });
  await expect(certeza).toContainText(
    'O suporte vai analisar a sua solicitação e pode entrar em contato com você',
  );
  await page.keyboard.press('Escape');
  await expect(certeza).toHaveCount(0);
  await expect(cancelar).toBeFocused();
  await page.keyboard.press('Enter');
  await apertar(page, certeza.getByRole('button', { name: 'Sim, solicitar' }));
  const pronto = page.getByRole('dialog', { name: 'Pronto!' });
  await expect(pronto).toContainText('Solicitação de cancelamento enviada');
  await expect(page.getByText('Solicitação de reembolso solicitada').first()).toBeVisible();
  await apertar(page, pronto.getByRole('button', { name: 'OK' }));
  await expect(
    janela.getByRole('region', { name: 'Cancelamento' }).getByText('Cancelamento sendo analisado'),
  ).toBeVisible();
  await expect(cancelar).toHaveCount(0);
  await expect(salvar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(titulo).toBeFocused();
});

test('de 320 a 1.280 px, e com o texto a 200 %, ninguém rola de lado @uma-tela', async ({
  page,
}) => {
  await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page);
  await expectCaberEm(page, LARGURAS);
  await finalizar(page).click();
  await expect(pagamento(page)).toBeVisible();
  await expectCaberEmTodaTela(page);
});
