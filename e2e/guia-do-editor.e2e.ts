import { expect, type Browser, type Page } from '@playwright/test';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { escolherArquivo } from './harness/escolher-arquivo';
import { entrarComoAdmin } from './harness/anuncios-prontos';
import { abrirPortal, type PortalProprio } from './harness/portal-proprio';
import {
  gravarAHora,
  administracao,
  type Administracao,
  entrarNoPainel,
  publicar,
  soPortugues,
} from './harness/redacao';
import { retratoDoGuia } from './harness/retrato';
import { test as base } from './harness/test';

/** The one window of whoever follows the guide: a page that Playwright opened would lie over it. */
const test = base.extend({ page: ({ browserName: _ }, use) => use(page) });

// docs/guia-do-editor.md, heading by heading: its words are the names of the controls, and its pictures are taken here.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const RADIO = 'Rádio Maré Alta';
const JANELA = { width: 1280, height: 860 };

let portal: PortalProprio;
let admin: Administracao;
let page: Page;
let cantor: Cantor;
let foto: { name: string; mimeType: string; buffer: Buffer };

const janelaDe = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: JANELA,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const pagina = await context.newPage();
  // A step that hangs says which it was, long before the journey's time is up.
  pagina.setDefaultTimeout(45_000);
  return pagina;
};
const lido = async <T>(caminho: string): Promise<T> =>
  (await (await page.request.get(caminho)).json()) as T;

test.beforeAll(async ({ browser, playwright }) => {
  test.setTimeout(180_000);
  portal = await abrirPortal({ PORTAL_DEMO: '1' });
  const request = await playwright.request.newContext();
  admin = await administracao(request, portal.url);
  page = await janelaDe(browser);
  await entrarNoPainel(page, await admin.criarConta('portal-conteudo'));
  [cantor] = (await lido<[Cantor]>(CAMINHOS.cantores)) satisfies Cantor[];
  const buffer = await (await page.request.get(cantor.url_foto ?? '')).body();
  foto = { name: 'mare-alta.webp', mimeType: 'image/webp', buffer };
});
test.afterAll(async () => {
  await page.context().close();
  await portal.parar();
});

const botao = (nome: string, onde: Page = page) =>
  onde.getByRole('button', { name: nome, exact: true });
const link = (nome: string) => page.getByRole('link', { name: nome, exact: true });
const titulo = (nome: string) => page.getByRole('heading', { name: nome, level: 1 });
/** The list of a type, with all that fits in a page of it. */
const listar = async (tipo: string): Promise<void> => {
  await link('Conteúdo').click();
  await link(tipo).click();
  await expect(titulo(tipo)).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?pageSize=100`);
};
const abrir = async (tipo: string, nome: string): Promise<void> => {
  await listar(tipo);
  await page.getByRole('gridcell', { name: nome }).first().click();
  await expect(titulo(nome)).toBeVisible();
};

test('Esqueci a senha', async ({ browser }) => {
  const visita = await janelaDe(browser);
  await visita.goto('/admin');
  await visita.getByRole('link', { name: 'Esqueceu sua senha?' }).click();
  await visita.getByLabel(/^E-?mail/).fill('portal-conteudo@exemplo.com.br');
  await botao('Enviar e-mail', visita).click();
  await expect(visita.getByText(/e-mail/i).first()).toBeVisible();
  await soPortugues(visita, 'senha esquecida');
  await visita.context().close();
});

test('a página de entrada e as transmissões', async () => {
  await link('Início').click();
  for (const quadro of ['Pendências', 'No ar', 'Mais ouvidas', 'Transmissões com problema'])
    await expect(page.getByText(quadro, { exact: true }).first()).toBeVisible();
  await retratoDoGuia(page, 'editor-inicio');
  await link('Transmissões').click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await botao('Testar todas').waitFor();
  await retratoDoGuia(page, 'editor-transmissoes');
});

test('Web rádios, com a imagem descrita no envio', async () => {
  await link('Conteúdo').click();
  await link('Web rádio').click();
  await link('Criar novo registro').first().click();
  await page.getByLabel('Nome da rádio').fill(RADIO);
  await page.getByLabel('Slogan').fill('A música do litoral, dia e noite');
  await page.getByText(/^Clique para adicionar/).click();
  await botao('Adicionar mais arquivos').click();
  await page.locator('input[type=file]').setInputFiles(foto);
  await page.getByLabel('Texto alternativo').fill('O locutor da rádio, em desenho');
  await retratoDoGuia(page, 'editor-envio');
  await botao('Enviar 1 arquivo').click();
  await botao('Finalizar').click();
  await page.getByLabel('Endereço da transmissão').fill('https://radio.exemplo.com.br/ao-vivo');
  await page.getByLabel('Etiquetas').fill('mpb, praia, notícias');
  await botao('Testar transmissão').click();
  await expect(page.getByText(/A transmissão (não )?está no ar/)).toBeVisible();
  await page.evaluate('scrollTo(0, 0)');
  await botao('Salvar').click();
  await expect(titulo(RADIO)).toBeVisible();
  await publicar(page);
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(titulo(RADIO)).toBeVisible();
  await retratoDoGuia(page, 'editor-radio');

  // The same name once more.
  await page.goto('/admin/content-manager/collection-types/api::radio.radio/create');
  await page.getByLabel('Nome da rádio').fill(RADIO);
  await botao('Salvar').click();
  await expect(page.getByText(`Já existe “${RADIO}” no portal ou em rascunho.`)).toBeVisible();
  await botao('Voltar sem salvar').click();
  await page.goto('/admin');
});

test('Com hora marcada', async () => {
  await abrir('Cantor', cantor.nome);
  await expect(link('Abrir a prévia')).toBeVisible();
  await page.getByLabel('Tirar do ar em').fill('2046-05-11T20:30');
  await retratoDoGuia(page, 'editor-hora-marcada');
  await gravarAHora(page);
  await page.getByLabel('Tirar do ar em').fill('');
  await gravarAHora(page);
});

test('Duas pessoas ao mesmo tempo', async () => {
  await abrir('Web rádio', RADIO);
  const documento = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await admin.mudar('api::radio.radio', documento, { slogan: 'O litoral inteiro numa rádio' });
  await page.getByLabel('Slogan').fill('A rádio de quem mora perto do mar');
  await botao('Salvar').click();
  await expect(page.getByRole('alertdialog')).toContainText('O litoral inteiro numa rádio');
  await retratoDoGuia(page, 'editor-duas-pessoas');
  await botao('Recarregar').click();
  await expect(page.getByLabel('Slogan')).toHaveValue('O litoral inteiro numa rádio');
});

test('Trocar uma foto ou um áudio', async () => {
  await botao('Editar').first().click();
  await escolherArquivo(page, () => botao('Substituir mídia').click(), {
    ...foto,
    name: 'mare-cheia.webp',
  });
  await botao('Finalizar').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await botao('Editar').first().click();
  await page.getByLabel('Texto alternativo').fill('O locutor da rádio, de frente');
  await botao('Finalizar').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await publicar(page);
});

test('Cantores e músicas, e a ordem delas', async () => {
  await abrir('Cantor', cantor.nome);
  await expect(botao('Arrastar').first()).toBeVisible();
  await page.getByText(/^Músicas/).evaluate((rotulo) => rotulo.scrollIntoView({ block: 'center' }));
  await retratoDoGuia(page, 'editor-cantor');
});

test('Muitos de uma vez', async () => {
  await link('Início').click();
  await link('Importar uma planilha').click();
  const modelo = page.waitForEvent('download');
  await botao('Baixar o modelo').click();
  await modelo;
  const linhas = [
    'Nome da rádio;Slogan;Endereço da transmissão;Cidade;Estado',
    'Rádio Beira Rio;Notícia e samba;https://beirario.exemplo.com.br/vivo;Recife;PE',
    'Rádio do Planalto;O som do cerrado;https://planalto.exemplo.com.br/vivo;Goiânia;GO',
    `${RADIO};;https://mare.exemplo.com.br/vivo;Natal;RN`,
    'Rádio Sem Endereço;;radio.exemplo;Belém;Pará',
  ];
  await escolherArquivo(page, () => botao('Escolher a planilha').click(), {
    name: 'radios.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(linhas.join('\r\n')),
  });
  for (const estado of ['Pronta', 'Repetida', 'Com erro'])
    await expect(page.getByText(estado, { exact: true }).first()).toBeVisible();
  await retratoDoGuia(page, 'editor-importar');
  await botao('Importar 2 rascunhos').click();
  await expect(page.getByRole('heading', { name: 'Importação terminada' })).toBeVisible();
  await expect(botao('Desfazer a importação')).toBeVisible();
});

test('Mudar muitas rádios que já existem', async () => {
  await listar('Web rádio');
  for (const nome of ['Rádio Beira Rio', 'Rádio do Planalto'])
    await page.getByRole('row', { name: nome }).getByRole('checkbox').click();
  await botao('Editar em lote').click();
  await page.getByLabel('Acrescentar etiquetas').fill('música brasileira');
  await retratoDoGuia(page, 'editor-lote');
  await botao('Mudar 2 registros').click();
  await expect(page.getByText('2 mudaram no rascunho.')).toBeVisible();
  await botao('Fechar').last().click();
});

test('Página inicial', async () => {
  await link('Conteúdo').click();
  await link('Página inicial').click();
  await expect(titulo('Página inicial')).toBeVisible();
  await retratoDoGuia(page, 'editor-pagina-inicial');
});

test('Quem somos', async () => {
  await link('Quem somos').click();
  await expect(titulo('Quem somos')).toBeVisible();
  await page.getByLabel('Telefone').first().fill('(11) 90000-1234');
  await botao('Salvar').click();
  await expect(botao('Salvar')).toBeDisabled();
});

test('Pesquisas: encerrar e abrir nova edição, e onde estão os resultados', async ({ browser }) => {
  const deste = 'Qual é a sua web rádio preferida do ano?';
  await abrir('Pesquisa', deste);
  await retratoDoGuia(page, 'editor-pesquisa');
  await botao('Encerrar e abrir nova edição').click();
  const janela = page.getByRole('dialog');
  await janela.getByLabel('Título da nova edição').fill('A web rádio do ano que vem');
  await retratoDoGuia(page, 'editor-nova-edicao');
  await janela.getByRole('button', { name: 'Encerrar e abrir' }).click();
  await expect(titulo('A web rádio do ano que vem')).toBeVisible();

  const administradora = await janelaDe(browser);
  await entrarComoAdmin(administradora.request);
  await administradora.goto('/usuario/perfil#pesquisas');
  const edicao = administradora.getByRole('combobox', { name: 'Edição' });
  await expect(edicao).toContainText('Edição 1 · encerrada em ');
  await administradora.context().close();
});

test('Preços', async () => {
  await link('Preços').click();
  await page.getByRole('textbox', { name: 'Banner, 1 mês, em reais' }).fill('59,90');
  await retratoDoGuia(page, 'editor-precos');
  await botao('Salvar').click();
  await botao('Gravar assim').click();
  await expect(page.getByText('1 preço salvo')).toBeVisible();
});

test('Configuração do portal', async () => {
  await link('Conteúdo').click();
  await link('Configuração do portal').click();
  await expect(page.getByLabel('Rádio padrão').first()).toBeVisible();
  await expect(botao('Salvar')).toBeVisible();
  await retratoDoGuia(page, 'editor-configuracao');
});

test('Lixeira', async () => {
  await abrir('Web rádio', 'Rádio do Planalto');
  await botao('Mais ações').first().click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await botao('Confirmar').click();
  await expect(titulo('Web rádio')).toBeVisible();
  await link('Lixeira').click();
  await expect(botao('Apagar de vez: Rádio do Planalto')).toBeVisible();
  await retratoDoGuia(page, 'editor-lixeira');
  await botao('Restaurar: Rádio do Planalto').click();
  await expect(page.getByText('“Rádio do Planalto” voltou.')).toBeVisible();
});

test('Registro', async () => {
  await link('Registro').click();
  await expect(titulo('Registro')).toBeVisible();
  await page.getByLabel('Procurar no registro').fill('mare alta');
  await page.getByLabel('Procurar no registro').press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(RADIO) }).first()).toBeVisible();
  await page
    .getByText(/^\d+ campos?$/)
    .first()
    .click();
  await retratoDoGuia(page, 'editor-registro');
});
