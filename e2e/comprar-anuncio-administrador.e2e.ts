import { expect, type Page } from '@playwright/test';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { abrirCompra, campo, finalizar } from './harness/anuncio';
import { decidir, entrarComoAdmin, outroAnunciante, tituloUnico } from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { arquivoDeImagem } from './harness/imagem';
import { criarMelodia } from './harness/melodia';
import { retratar } from './harness/retrato';
import { cabecalhosDe } from './harness/sessao';
import { test } from './harness/test';

const comecar = async (page: Page, tipo: 'radio' | 'musica', titulo: string): Promise<void> => {
  await entrarComoAdmin(page.request);
  await abrirCompra(page);
  await campo(page, 'Título do anúncio').fill(titulo);
  await campo(page, 'Período').selectOption('6');
  await campo(page, 'Tipo de anúncio').selectOption(tipo);
};
const concluir = async (page: Page): Promise<void> => {
  await page.getByLabel('Li e aceito os termos e condições').check();
  await finalizar(page).click();
  await expect(page.getByRole('heading', { name: 'Pagamento do anúncio' })).toBeVisible();
};

test('compra um anúncio de rádio, com início escolhido e fim calculado', async ({
  page,
}, testInfo) => {
  test.slow();
  await comecar(page, 'radio', 'Rádio do e2e');
  await campo(page, 'Data de início').fill('2027-08-31');
  await expect(campo(page, 'Data de término')).toHaveValue('29/02/2028');
  await expect(campo(page, 'Data de término')).not.toBeEditable();
  await finalizar(page).click();
  await expect(campo(page, 'Nome da rádio')).toBeFocused();
  await campo(page, 'Nome da rádio').fill('Rádio Manhã');
  await campo(page, 'Endereço da transmissão').fill('https://exemplo.com.br/ao-vivo');
  await campo(page, 'Tags').fill('louvor, notícias');
  await campo(page, 'WhatsApp').fill('11988887777');
  await expect(campo(page, 'WhatsApp')).toHaveValue('(11) 98888-7777');
  await campo(page, 'Instagram').fill('rádio da manhã');
  await campo(page, 'Logo da rádio').setInputFiles(arquivoDeImagem());
  await expect(page.getByRole('img', { name: 'Prévia: logo da rádio' })).toBeVisible();
  await page.getByLabel('Li e aceito os termos e condições').check();
  await finalizar(page).click();
  await expect(campo(page, 'Instagram')).toHaveAccessibleDescription(/http:\/\//);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'formulario-radio');
  // A profile's name becomes its address, each network's its own.
  for (const [rede, endereco] of [
    ['Instagram', 'https://www.instagram.com/radiomanha'],
    ['YouTube', 'https://www.youtube.com/@radiomanha'],
  ] as const) {
    await campo(page, rede).fill('@radiomanha');
    await campo(page, rede).press('Tab');
    await expect(campo(page, rede)).toHaveValue(endereco);
  }
  await concluir(page);
  await expect(page.getByText('não pedem comprovante')).toBeVisible();
});

test('a falta do cantor é dita na primeira tentativa, com todas as outras', async ({ page }) => {
  await comecar(page, 'musica', 'Música sem cantor');
  await expect(campo(page, 'Cantor')).toBeVisible();
  await finalizar(page).click();
  await expect(campo(page, 'Nome da música')).toHaveAttribute('aria-invalid', 'true');
  await expect(campo(page, 'Cantor')).toHaveAccessibleDescription(/Escolha o cantor\./);
});

test('compra um anúncio de música de um cantor da lista, achado pela busca', async ({ page }) => {
  test.slow();
  await comecar(page, 'musica', 'Música do e2e');
  const nomes = await page.request.get('/api/cantores/obterTodos');
  // The contract's answer; the API tests hold the server to it.
  const [cantor] = (await nomes.json()) as { nome: string }[];
  const nome = cantor?.nome ?? '';
  await campo(page, 'Nome da música').fill('Canção do e2e');
  await campo(page, 'Arquivo da música').setInputFiles({
    name: 'cancao.mp3',
    mimeType: 'audio/mpeg',
    buffer: await criarMelodia(3),
  });
  const busca = page.getByRole('combobox', { name: 'Cantor' });
  await busca.fill('ninguém se chama assim');
  await expect(page.getByText('Nenhum cantor encontrado!')).toBeVisible();
  await busca.fill(nome);
  await expect(page.getByRole('option', { name: nome })).toBeVisible();
  await expectAcessivel(page);
  await page.getByRole('option', { name: nome }).click();
  await expect(busca).toHaveValue(nome);
  await expectAcessivel(page);
  await concluir(page);
});

test('compra um anúncio de música de um cantor novo', async ({ page }, testInfo) => {
  test.slow();
  await comecar(page, 'musica', 'Cantor novo do e2e');
  await page.getByText('Novo cantor').click();
  await campo(page, 'Nome da música').fill('Primeira canção');
  await campo(page, 'Arquivo da música').setInputFiles({
    name: 'cancao.mp3',
    mimeType: 'audio/mpeg',
    buffer: await criarMelodia(3),
  });
  await finalizar(page).click();
  await expect(page.getByText('Envie a foto do cantor.')).toBeVisible();
  await campo(page, 'Nome do cantor').fill('Nova Voz');
  await campo(page, 'Slogan do cantor').fill('A voz que chega');
  await campo(page, 'Segmento').fill('Louvor');
  await campo(page, 'Foto do cantor').setInputFiles(arquivoDeImagem());
  await expectAcessivel(page);
  await retratar(page, testInfo, 'formulario-musica');
  await concluir(page);
});

test('um anúncio de rádio em nome de uma conta é dela, que vê quantas vezes tocou', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { page: dela, pessoa } = await outroAnunciante(browser);
  const titulo = tituloUnico('Rádio dela');
  await comecar(page, 'radio', titulo);
  const conta = page.getByRole('combobox', { name: 'Em nome de' });
  await conta.fill('ninguém se chama assim');
  await expect(page.getByText('Ninguém encontrado.')).toBeVisible();
  await conta.fill(pessoa.email);
  await page.getByRole('option', { name: new RegExp(pessoa.email) }).click();
  await expect(campo(page, 'Anunciante')).toHaveValue(pessoa.nome);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'em-nome-de');
  await campo(page, 'Nome da rádio').fill(titulo);
  await campo(page, 'Endereço da transmissão').fill('https://exemplo.com.br/ao-vivo');
  await concluir(page);
  await dela.goto('/usuario/perfil#meusAnuncios');
  await dela.getByRole('link', { name: /^Ver como pagar/ }).click();
  await expect(dela.getByText('entram no ar quando a administração confirma')).toBeVisible();
  await dela.keyboard.press('Escape');

  const busca = new URLSearchParams({ busca: titulo });
  const achados = await page.request.get(`${CAMINHOS.todosOsAnuncios}?${busca.toString()}`);
  const [anuncio] = (await achados.json()) as Anuncio[];
  const [id, radio] = [anuncio?.id ?? 0, anuncio?.webradio?.id ?? ''];
  await decidir(page.request, id, 1);
  await expect
    .poll(async () => (await page.request.get(`/api/radios/${radio}`)).status())
    .toBe(200);
  const tocada = await dela.request.post(CAMINHOS_DO_VISITANTE.rastrearAnuncio, {
    headers: await cabecalhosDe(dela.request),
    data: { anuncio: radio, tipo: 'webradio' },
  });
  expect(tocada.status()).toBe(204);
  await dela.reload();
  await expect(dela.getByRole('link', { name: /^Ver como pagar/ })).toHaveCount(0);
  await dela.getByRole('link', { name: titulo, exact: true }).click();
  await expect(dela.getByRole('heading', { name: 'Execuções por dia' })).toBeVisible();
  await expect(
    dela.locator('dl > div').filter({ hasText: 'Execuções' }).getByRole('definition'),
  ).toHaveText('1');
  await expect(dela.getByText('Visualizações')).toHaveCount(0);
  await expectAcessivel(dela);
  await retratar(dela, testInfo, 'execucoes');

  await dela.getByRole('button', { name: 'Solicitar cancelamento' }).click();
  await dela.getByRole('button', { name: 'Sim, solicitar' }).click();
  await dela.getByRole('button', { name: 'OK' }).click();
  await dela.getByRole('button', { name: 'Desistir do cancelamento' }).click();
  await expect(dela.getByRole('button', { name: 'Solicitar cancelamento' })).toBeVisible();
});
