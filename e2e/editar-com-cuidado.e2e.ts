import { expect, type Page, type Route } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Radio } from '@portal/contracts/radio/radio';
import { envelhecerArquivo } from './harness/banco';
import { criarImagem } from './harness/imagem';
import { criarMelodia } from './harness/melodia';
import { escolherArquivo } from './harness/escolher-arquivo';
import { test } from './harness/painel';
import { enviarArquivo, publicar, soPortugues } from './harness/redacao';

test.use({ historia: 'editar-com-cuidado' });

// One portal, one editor, one story told in order.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const RADIO = 'api::radio.radio';
/** What staff publish is on the portal within this time, in ms (contrato 5). */
const NO_PORTAL = { timeout: 5000 };

const lista = (uid: string): string => `/admin/content-manager/collection-types/${uid}`;
const novo = (page: Page, uid: string) => page.goto(`${lista(uid)}/create`);
const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });
const abrir = async (page: Page, uid: string, nome: string): Promise<void> => {
  await page.goto(lista(uid));
  await page.getByRole('gridcell', { name: nome }).click();
  await expect(page.getByRole('heading', { name: nome, level: 1 })).toBeVisible();
};

const radios = async (page: Page): Promise<Radio[]> =>
  (await (await page.request.get(CAMINHOS.radios)).json()) as Radio[];
const imagemNoPortal = async (page: Page): Promise<string | null | undefined> =>
  (await radios(page)).find(({ nome_radio }) => nome_radio === 'Rádio Cuidada')?.path_imagem;

const imagem = (nome: string) => ({
  name: nome,
  mimeType: 'image/png',
  buffer: criarImagem(640, 640),
});

test('uma rádio pela metade não se publica, e os campos que faltam dizem o quê', async ({
  page,
}) => {
  await novo(page, RADIO);
  await page.getByLabel('Nome da rádio').fill('Rádio Cuidada');
  await botao(page, 'Publicar').click();
  await expect(
    page.getByText('Informe o endereço da transmissão antes de publicar.').last(),
  ).toBeVisible();
  await expect(
    page.getByText('Escolha uma imagem da rádio antes de publicar.').last(),
  ).toBeVisible();
  await soPortugues(page, 'rádio pela metade');
  expect(await radios(page)).toEqual([]);
  await page.getByLabel('Endereço da transmissão').fill('https://radio.test/ao-vivo');
  await enviarArquivo(page, { ...imagem('antena.png'), descricao: 'Uma antena' });
  await publicar(page);
  await expect.poll(() => imagemNoPortal(page), NO_PORTAL).toMatch(/^\/storage\/radios\//);
});

test('a imagem trocada no formulário só muda o portal ao publicar, e é descrita de novo', async ({
  page,
}) => {
  const antes = await imagemNoPortal(page);
  await abrir(page, RADIO, 'Rádio Cuidada');
  await botao(page, 'Editar').first().click();
  const janela = page.getByRole('dialog');
  await janela.locator('input[type=file]').setInputFiles(imagem('outra-antena.png'));
  await botao(page, 'Finalizar').click();
  await expect(janela).toHaveCount(0);
  await botao(page, 'Publicar').click();
  await expect(page.getByText(/preencha o texto alternativo/).first()).toBeVisible();
  expect(await imagemNoPortal(page)).toBe(antes);
  await botao(page, 'Editar').first().click();
  await page.getByLabel('Texto alternativo').fill('Outra antena');
  await botao(page, 'Finalizar').click();
  await expect(janela).toHaveCount(0);
  expect(await imagemNoPortal(page)).toBe(antes);
  await publicar(page);
  await expect.poll(() => imagemNoPortal(page), NO_PORTAL).not.toBe(antes);
});

test('uma rede que falha, ou um servidor no meio do caminho, se diz em português, e nada se perde', async ({
  page,
}) => {
  await abrir(page, RADIO, 'Rádio Cuidada');
  await page.getByLabel('Slogan').fill('Escrito na queda');
  const gravar = `**/content-manager/collection-types/${RADIO}/*`;
  const aviso = page.getByText('Não foi possível falar com o portal.');
  const quedas = [
    (route: Route) => route.abort(),
    (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  ];
  for (const queda of quedas) {
    await page.route(gravar, (route) =>
      route.request().method() === 'PUT' ? queda(route) : route.continue(),
    );
    await botao(page, 'Salvar').click();
    await expect(aviso.first()).toBeVisible();
    await soPortugues(page, 'rede que falha');
    await expect(page.getByLabel('Slogan')).toHaveValue('Escrito na queda');
    await page.unroute(gravar);
    await expect(aviso).toHaveCount(0);
  }
  await botao(page, 'Salvar').click();
  await expect(botao(page, 'Salvar')).toBeDisabled();
});

test('o filtro que outra pessoa deixou no navegador, e a editora não pode pedir, não lhe fecha a lista', async ({
  page,
}) => {
  const dela = {
    ...{ filters: { $and: [{ anuncio: { titulo: { $contains: 'a' } } }] } },
    sort: 'anuncio.titulo:ASC',
  };
  await page.goto('/admin');
  await page.evaluate(([chave, valor]) => localStorage.setItem(chave, valor), [
    `STRAPI_LIST_VIEW_SETTINGS:${RADIO}`,
    JSON.stringify(dela),
  ] as const);
  await page.goto(lista(RADIO));
  await expect(page.getByRole('gridcell', { name: 'Rádio Cuidada' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'Rádio Cuidada' })).toBeVisible();
});

test('um nome repetido pergunta antes', async ({ page }) => {
  await novo(page, RADIO);
  await page.getByLabel('Nome da rádio').fill('RADIO CUIDADA');
  await botao(page, 'Salvar').click();
  await expect(
    page.getByText('Já existe “RADIO CUIDADA” no portal ou em rascunho.').first(),
  ).toBeVisible();
  await soPortugues(page, 'nome repetido');
  await botao(page, 'Voltar sem salvar').click();
  await expect(page).toHaveURL(/create/);
  await botao(page, 'Salvar').click();
  await botao(page, 'Salvar com o mesmo nome').click();
  await expect(page).not.toHaveURL(/create/);
});

test('na biblioteca, cada imagem é descrita onde se envia, e o som não', async ({ page }) => {
  await page.goto('/admin/plugins/upload');
  const som = { name: 'vinheta.mp3', mimeType: 'audio/mpeg', buffer: await criarMelodia(1) };
  await botao(page, 'Novo').click();
  await escolherArquivo(
    page,
    () => page.getByRole('menuitem', { name: 'Enviar arquivos', exact: true }).click(),
    [imagem('praia.png'), som, imagem('serra.png')],
  );
  const janela = page.getByRole('dialog');
  const descricao = (nome: string) => janela.getByLabel(`Texto alternativo de ${nome}`);
  await expect(descricao('praia.png')).toHaveAccessibleDescription(/para quem não a vê/);
  await expect(janela.getByRole('textbox')).toHaveCount(2);
  // The keys of a text are the text's, and not of the cards around it.
  await descricao('praia.png').pressSequentially('Uma praa ao sol');
  for (let i = 0; i < 'a ao sol'.length; i += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('i');
  await page.keyboard.press('Enter');
  await expect(descricao('praia.png')).toHaveValue('Uma praia ao sol');
  await descricao('serra.png').fill('Uma serra');
  await soPortugues(page, 'envio de vários arquivos');

  // Written in one place, read in the other.
  await janela.getByRole('button', { name: 'Editar' }).last().click();
  const dados = page.getByRole('dialog').last();
  await expect(dados.getByLabel('Texto alternativo')).toHaveValue('Uma serra');
  await dados.getByLabel('Texto alternativo').fill('Uma serra ao longe');
  await dados.getByRole('button', { name: 'Finalizar' }).click();
  await expect(descricao('serra.png')).toHaveValue('Uma serra ao longe');

  await botao(page, 'Enviar 3 arquivos').click();
  await expect(janela.getByText('Enviado!')).toBeVisible();
  await soPortugues(page, 'arquivos enviados');
  for (const [nome, texto] of [
    ['praia.png', 'Uma praia ao sol'],
    ['serra.png', 'Uma serra ao longe'],
  ] as const) {
    await page.getByText(nome).first().click();
    await expect(page.getByLabel('Texto alternativo')).toHaveValue(texto);
    await page.keyboard.press('Escape');
  }
});

test('numa linha lenta, nenhuma tela aparece antes das permissões de quem a abre', async ({
  page,
}) => {
  await page.route('**/admin/users/me/permissions', async (rota) => {
    await new Promise((pronto) => setTimeout(pronto, 4000));
    await rota.continue();
  });
  await page.goto('/admin/plugins/upload');
  await expect(botao(page, 'Novo')).toBeVisible();
  await page.goto(`/admin/content-manager/collection-types/${RADIO}/create`);
  await expect(page.getByLabel('Nome da rádio')).toBeEditable();
});

test('o arquivo que falhou entre outros se envia de novo, com o que se escreveu dele', async ({
  page,
}) => {
  await novo(page, RADIO);
  await page.getByText(/^Clique para adicionar/).click();
  await botao(page, 'Adicionar mais arquivos').click();
  await page.locator('input[type=file]').setInputFiles([imagem('um.png'), imagem('dois.png')]);
  const descricao = page.getByLabel('Texto alternativo de dois.png');
  await descricao.fill('Duas antenas');
  await page.route('**/upload', (rota) =>
    rota.request().postDataBuffer()?.includes('dois.png') ? rota.abort() : rota.fallback(),
  );
  await botao(page, 'Enviar 2 arquivos').click();
  await botao(page, 'Enviar 1 arquivo').click();
  await expect(botao(page, 'Enviar 1 arquivo')).toBeEnabled();
  await expect(descricao).toHaveValue('Duas antenas');
  await expect(page.getByText('A conexão caiu no meio do envio. Envie de novo.')).toBeVisible();
  await soPortugues(page, 'um arquivo que não foi');
  await page.unroute('**/upload');
  const enviado = page.waitForResponse((resposta) => resposta.url().endsWith('/upload'));
  await botao(page, 'Enviar 1 arquivo').click();
  expect(await (await enviado).json()).toMatchObject([{ alternativeText: 'Duas antenas' }]);
  await expect(botao(page, 'Finalizar')).toBeVisible();
});

test('no celular, e pelo teclado, um arquivo se escolhe e se envia', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await novo(page, RADIO);
  await page.getByText(/^Clique para adicionar/).click();
  const janela = page.getByRole('dialog');
  const mais = botao(page, 'Adicionar mais arquivos');
  const dentro = async (): Promise<boolean> => {
    const [uma, outra] = [await mais.boundingBox(), await janela.boundingBox()];
    return !!uma && !!outra && uma.x + uma.width <= outra.x + outra.width;
  };
  await mais.waitFor();
  await expect.poll(dentro).toBe(true);
  await mais.click();
  await escolherArquivo(
    page,
    () => botao(page, 'Escolha os arquivos').press('Enter'),
    imagem('celular.png'),
  );
  await page.getByLabel('Texto alternativo').fill('Um celular');
  await botao(page, 'Enviar 1 arquivo').click();
  // Its name is read in a line.
  const nome = await janela.getByText('celular.png', { exact: true }).boundingBox();
  expect(nome?.height).toBeLessThan(40);
  await botao(page, 'Finalizar').click();
  await expect(janela).toHaveCount(0);
});

test('o que nada mostra há mais de 30 dias se lista nas pendências, e dali se apaga', async ({
  page,
  painel,
}) => {
  for (const nome of ['serra.png', 'outra-antena.png']) await envelhecerArquivo(painel, nome);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ver na biblioteca de mídia' }).click();
  const arquivo = (nome: string) => page.getByRole('checkbox', { name: `Escolher ${nome}` });
  await expect(arquivo('serra.png')).toBeVisible();
  // One of them is new, and one the radio shows.
  for (const nome of ['praia.png', 'outra-antena.png']) await expect(arquivo(nome)).toHaveCount(0);
  await soPortugues(page, 'arquivos sem uso');
  await arquivo('serra.png').click();
  await botao(page, 'Apagar').click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(arquivo('serra.png')).toHaveCount(0);
  await soPortugues(page, 'arquivo sem uso apagado');
  await page.goto('/admin/plugins/upload');
  await expect(arquivo('praia.png')).toBeVisible();
  await expect(arquivo('serra.png')).toHaveCount(0);
});

test('a imagem que só o portal mostra é dita, em vez de parecer quebrada', async ({ page }) => {
  const soNoPortal = page.getByText('A imagem não aparece aqui.');
  await abrir(page, RADIO, 'Rádio Cuidada');
  await expect(page.getByText('640 × 640')).toBeVisible();
  await expect(page.getByText('A imagem está ótima.')).toBeVisible();
  await expect(soNoPortal).toHaveCount(0);
  await page.route('**/storage/**', (rota) => rota.fulfill({ status: 404 }));
  await page.reload();
  await expect(soNoPortal).toBeVisible();
  await expect(page.getByText('640 × 640')).toBeVisible();
  await expect(page.getByText('A imagem está ótima.')).toHaveCount(0);
  await soPortugues(page, 'imagem que não aparece');
  await page.unroute('**/storage/**');
});

test('o que o teste disse de uma transmissão é só do endereço que se testou', async ({ page }) => {
  const endereco = page.getByLabel('Endereço da transmissão');
  const laudo = page.getByText('A transmissão não está no ar');
  await novo(page, RADIO);
  await endereco.fill('http://127.0.0.1:9/');
  await botao(page, 'Testar transmissão').click();
  await expect(laudo).toBeVisible();
  await endereco.fill('http://127.0.0.1:9/outro');
  await expect(laudo).toHaveCount(0);
});
