import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { percorrerNovo } from './harness/formularios';
import { ADMINISTRADOR } from './harness/portal';
import { abrirPortal, type PortalProprio } from './harness/portal-proprio';
import { administracao, entrarNoPainel, soPortugues } from './harness/redacao';
import {
  percorrerBiblioteca,
  percorrerBlocos,
  percorrerEntrada,
  percorrerEnvio,
  percorrerErros,
  percorrerEscolhas,
  percorrerFicha,
  percorrerListaAFundo,
  percorrerPerfil,
} from './harness/telas-a-fundo';
import {
  percorrerConfiguracao,
  percorrerNovaEdicao,
  percorrerRegistro,
  percorrerTermo,
} from './harness/telas-do-conteudo';
import { test as base } from './harness/test';

const test = base.extend<object, { portal: PortalProprio }>({
  portal: [
    async ({ browserName: _ }, use) => {
      const portal = await abrirPortal({ PORTAL_DEMO: '1' });
      await use(portal);
      await portal.parar();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
});

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const DO_EDITOR = {
  colecoes: ['Web rádio', 'Cantor', 'Música', 'Pesquisa', 'Opção de pesquisa'],
  paginas: ['Página inicial', 'Quem somos'],
  /** The pages the portal adds to the panel. */
  nossas: {
    Transmissões: 'portal/transmissoes',
    Importar: 'portal/importar',
    Lixeira: 'portal/lixeira',
  },
};
const PAPEIS = {
  'portal-editor': DO_EDITOR,
  'portal-conteudo': {
    colecoes: [...DO_EDITOR.colecoes, 'Versão dos termos'],
    // The list of prices is a page too: their grid, which stands outside the content's menu.
    paginas: [...DO_EDITOR.paginas, 'Configuração do portal', 'Preço'],
    nossas: { ...DO_EDITOR.nossas, Preços: 'portal/precos', Registro: 'registro' },
  },
};

/** What the console and the network complain of. */
const vigiar = (page: Page): string[] => {
  const faltas: string[] = [];
  page.on('pageerror', ({ message }) => faltas.push(message));
  page.on('console', (dito) => {
    if (dito.type() === 'error') faltas.push(dito.text());
  });
  page.on('response', (resposta) => {
    if (resposta.status() >= 400) faltas.push(`${resposta.status()} ${resposta.url()}`);
  });
  return faltas;
};

const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });
/** Closes what is open: a window that is still being drawn does not hear the first press. */
const fechar = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-radix-popper-content-wrapper]')).toHaveCount(0, {
      timeout: 1000,
    });
  }).toPass();

/** A list, opened from the menu of the content, with what opens on it. */
const percorrerLista = async (page: Page, tipo: string): Promise<void> => {
  await page.getByRole('link', { name: tipo, exact: true }).click();
  await expect(page.getByRole('heading', { name: tipo, level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await soPortugues(page, `lista de ${tipo}`);
  await botao(page, 'Filtros').click();
  await soPortugues(page, `filtros de ${tipo}`);
  await fechar(page);
  await botao(page, 'Ajustes da lista').click();
  await expect(page.getByText('Colunas mostradas')).toBeVisible();
  await soPortugues(page, `ajustes da lista de ${tipo}`);
  await fechar(page);
  await botao(page, 'Ações da linha').first().click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await soPortugues(page, `linha de ${tipo}`);
  await fechar(page);
};

for (const [papel, { colecoes, paginas, nossas }] of Object.entries(PAPEIS))
  test(`cada tela de ${papel} está em português, sem erros no console`, async ({
    page,
    portal,
    playwright,
  }) => {
    const request = await playwright.request.newContext();
    const conta = await (await administracao(request, portal.url)).criarConta(papel);
    await request.dispose();
    const faltas = vigiar(page);
    await entrarNoPainel(page, conta);
    await soPortugues(page, 'início');
    await page.goto('/admin/content-manager');
    for (const tipo of colecoes) await percorrerLista(page, tipo);
    for (const pagina of paginas) {
      await page.getByRole('link', { name: pagina, exact: true }).click();
      const titulo = pagina === 'Preço' ? 'Preços' : pagina;
      await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
      await soPortugues(page, pagina);
    }
    await page.goto('/admin/plugins/upload');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await soPortugues(page, 'biblioteca');
    for (const [nome, endereco] of Object.entries(nossas)) {
      await page.goto(`/admin/plugins/${endereco}`);
      await expect(page.getByRole('heading', { name: nome, level: 1 })).toBeVisible();
      await soPortugues(page, nome);
      await expectAcessivel(page, 'main');
    }
    await page.goto('/admin/me/sessions');
    await expect(page.getByText('Este aparelho')).toBeVisible();
    await soPortugues(page, 'aparelhos conectados');
    // Settings are for who looks after accounts: anybody else has a profile.
    await page.goto('/admin/settings/application-infos');
    await expect(page).toHaveURL(/\/admin\/me$/);
    await expect(page.getByLabel(/^Senha atual/)).toBeVisible();
    await soPortugues(page, 'perfil');
    await expect(page.getByRole('link', { name: 'Configurações', exact: true })).toHaveCount(0);
    await page.goto('/admin/nao-ha');
    await soPortugues(page, 'página que não há');
    expect(faltas).toEqual([]);
  });

const MUITOS = ['Despublicar', 'Apagar'];
const DO_REGISTRO = ['Despublicar', 'Descartar mudanças'];
/** What is offered above the chosen entries of a list, and in an entry's two menus. Each type is looked at by one role. */
const ACOES = {
  'portal-editor': {
    'api::radio.radio': { muitos: ['Editar em lote', ...MUITOS], registro: DO_REGISTRO },
    'api::cantor.cantor': { muitos: MUITOS, registro: DO_REGISTRO },
    'api::pesquisa.pesquisa': { muitos: ['Apagar'], registro: [] },
  },
  'portal-conteudo': {
    'api::musica.musica': { muitos: MUITOS, registro: DO_REGISTRO },
    'api::opcao.opcao': { muitos: ['Apagar'], registro: [] },
  },
};
const A_FUNDO = {
  'portal-editor': [
    ...[percorrerErros, percorrerEscolhas, percorrerBlocos],
    ...[percorrerEnvio, percorrerBiblioteca, percorrerPerfil],
  ],
  'portal-conteudo': [
    ...[percorrerTermo, percorrerConfiguracao],
    ...[percorrerRegistro, percorrerNovaEdicao],
  ],
};

for (const papel of ['portal-editor', 'portal-conteudo'] as const)
  test(`o que se abre em cada tela de ${papel} também, com os erros e as perguntas`, async ({
    page,
    portal,
    playwright,
  }) => {
    const request = await playwright.request.newContext();
    const admin = await administracao(request, portal.url);
    const conta = await admin.criarConta(papel, `${papel}-a-fundo`);
    await request.dispose();
    page.setDefaultTimeout(30_000);
    if (papel === 'portal-editor') await percorrerEntrada(page);
    const faltas: string[] = [];
    page.on('pageerror', ({ message }) => faltas.push(message));
    await entrarNoPainel(page, conta);
    for (const [uid, { muitos, registro }] of Object.entries(ACOES[papel])) {
      await percorrerListaAFundo(page, uid, muitos);
      expect(await percorrerFicha(page, uid), uid).toEqual({ cabecalho: ['Apagar'], registro });
      await percorrerNovo(page, uid);
    }
    for (const percorrer of A_FUNDO[papel]) await percorrer(page);
    expect(faltas).toEqual([]);
  });

test('as transmissões se filtram por nome, formato e tempo', async ({ page }) => {
  await entrarNoPainel(page, { email: ADMINISTRADOR.email, password: ADMINISTRADOR.senha });
  await page.goto('/admin/plugins/portal/transmissoes');
  const radio = (nome: string) => page.getByRole('link', { name: nome, exact: true });
  const escolher = async (filtro: string, opcao: string | RegExp): Promise<void> => {
    await page.getByRole('combobox', { name: filtro }).click();
    await soPortugues(page, `filtro ${filtro}`);
    await page.getByRole('option', { name: opcao }).click();
  };
  await expect(radio('Rádio Esperança')).toBeVisible();
  const procurada = page.getByRole('row').filter({ has: radio('Rádio Esperança') });
  // The portal comes to each in its own time.
  await expect(async () => {
    await page.reload();
    await page.getByLabel('Procurar').fill('ESPERANCA');
    await expect(procurada).toContainText('MP3', { timeout: 3000 });
  }).toPass({ timeout: 240_000 });
  await expect(radio('Rádio Estrela da Manhã')).toHaveCount(0);
  await expect(radio('Rádio Esperança')).toBeVisible();
  await botao(page, 'Testar as mostradas').click();
  await expect(page.getByText('1 de 1 testada.')).toBeVisible({ timeout: 60_000 });
  await escolher('Formato', 'Sem formato');
  await expect(radio('Rádio Esperança')).toHaveCount(0);
  await escolher('Formato', 'MP3');
  await expect(radio('Rádio Esperança')).toBeVisible();
  await escolher('Desde', 'Há mais de 1 dia');
  await expect(radio('Rádio Esperança')).toHaveCount(0);
  await expectAcessivel(page, 'main');
});

test('a lista de rádios cabe em 1280: nome, No ar, Execuções e Situação; na dos anúncios ninguém escreve', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await entrarNoPainel(page, { email: ADMINISTRADOR.email, password: ADMINISTRADOR.senha });
  await page.goto('/admin/content-manager/collection-types/api::radio.radio');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const coluna of ['Nome da rádio', 'Última mudança', 'No ar', 'Execuções', /^situação$/i])
    await expect(page.getByRole('gridcell', { name: coluna, exact: true }).first()).toBeInViewport({
      ratio: 1,
    });
  await expect(page.getByText(/^\d\d\/\d\d\/\d\d \d\d:\d\d$/).first()).toBeVisible();
  // An ad is bought: nobody writes one into the list.
  await page.goto('/admin/content-manager/collection-types/api::anuncio.anuncio');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Criar novo registro' })).toHaveCount(0);
});

test('um papel novo diz em português quando se criou; uma conta ou um papel que alguém apagou não estraga a tela', async ({
  page,
}) => {
  const faltas: string[] = [];
  page.on('pageerror', ({ message }) => faltas.push(message));
  await entrarNoPainel(page, { email: ADMINISTRADOR.email, password: ADMINISTRADOR.senha });
  await page.goto('/admin/settings/roles/new');
  await expect(page.getByLabel('Descrição')).toHaveValue(/^Criado em \d\d\/\d\d\/\d{4}$/);
  await soPortugues(page, 'papel novo');
  for (const tela of ['settings/users/99999', 'settings/roles/99999']) {
    await page.goto(`/admin/${tela}`);
    await expect(page.getByText('Nenhum conteúdo encontrado')).toBeVisible();
    await soPortugues(page, tela);
  }
  await page.goto('/admin/settings/users');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('combobox').filter({ hasText: 'Primeiro nome' }).click();
  await soPortugues(page, 'filtros das contas');
  expect(faltas).toEqual([]);
});
