import { expect, type Page } from '@playwright/test';
import { soPortugues } from './redacao';

const CONTEUDO = '/admin/content-manager/collection-types';
const PAGINAS = '/admin/content-manager/single-types';

const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });
const fechar = (page: Page) => page.keyboard.press('Escape');
const janela = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const itens = (page: Page) => page.getByRole('menu').getByRole('menuitem').allInnerTexts();

/** A list with a search that finds nothing, its filters by date, and what opens above chosen entries. */
export const percorrerListaAFundo = async (
  page: Page,
  uid: string,
  muitos: readonly string[],
): Promise<void> => {
  await page.goto(`${CONTEUDO}/${uid}?_q=nadaque`);
  await expect(page.getByText(/^0 registros/)).toBeVisible();
  await soPortugues(page, `nada achado em ${uid}`);

  await page.goto(`${CONTEUDO}/${uid}`);
  await botao(page, 'Filtros').click();
  await page.getByRole('dialog').getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Última mudança' }).click();
  await page.getByRole('dialog').getByRole('combobox').nth(1).click();
  await soPortugues(page, `condições de um filtro de ${uid}`);
  await fechar(page);
  await page.getByRole('dialog').getByRole('combobox', { name: 'Data' }).click();
  await soPortugues(page, `calendário de um filtro de ${uid}`);

  await page.goto(`${CONTEUDO}/${uid}`);
  const primeiro = page.getByRole('row').nth(1).getByRole('checkbox');
  await primeiro.click();
  for (const acao of muitos) {
    await botao(page, acao).click();
    await expect(janela(page)).toBeVisible();
    await soPortugues(page, `${acao} em ${uid}`);
    // What was under the mouse may have shown its name, and the key closes that first.
    await expect(async () => {
      await fechar(page);
      await expect(janela(page)).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 15_000 });
  }
  await primeiro.click();
};

/** The form of a list's first entry with all that opens on it. What its two menus offer is told. */
export const percorrerFicha = async (
  page: Page,
  uid: string,
): Promise<{ cabecalho: string[]; registro: string[] }> => {
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  await expect(botao(page, 'Mais ações')).toBeVisible();
  await soPortugues(page, `ficha de ${uid}`);
  await botao(page, 'Mais ações').click();
  await soPortugues(page, `mais ações de ${uid}`);
  const cabecalho = await itens(page);
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await expect(janela(page)).toBeVisible();
  await soPortugues(page, `apagar de ${uid}`);
  await fechar(page);
  const mais = botao(page, 'Mais ações do registro');
  if ((await mais.count()) === 0) return { cabecalho, registro: [] };
  await mais.click();
  await soPortugues(page, `mais ações do registro de ${uid}`);
  const registro = await itens(page);
  await fechar(page);
  await page.getByRole('tab', { name: 'publicado' }).click();
  await expect(page.getByRole('tab', { name: 'publicado', selected: true })).toBeVisible();
  await soPortugues(page, `o publicado de ${uid}`);
  return { cabecalho, registro };
};

/** What a radio's form refuses, by itself and by the portal, and what leaving it asks. */
export const percorrerErros = async (page: Page): Promise<void> => {
  await page.goto(`${CONTEUDO}/api::radio.radio/create`);
  await page.getByLabel('Nome da rádio').fill('x'.repeat(300));
  await page.getByLabel('Etiquetas').fill('y'.repeat(400));
  await page.getByLabel('E-mail').fill('nao');
  await page.getByLabel('WhatsApp').fill('ligue');
  await botao(page, 'Salvar').click();
  await expect(page.getByText('Longo demais: até 120 caracteres.')).toBeVisible();
  await soPortugues(page, 'erros do formulário');
  await page.getByLabel('Nome da rádio').fill('Rádio X');
  await botao(page, 'Salvar').click();
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
  await soPortugues(page, 'erros do portal');
  await page.getByRole('link', { name: 'Início', exact: true }).click();
  await expect(janela(page)).toBeVisible();
  await soPortugues(page, 'sair sem salvar');
  await janela(page).getByRole('button', { name: 'Confirmar' }).click();
};

/** Dates, hours and choices of other entries, each opened. */
export const percorrerEscolhas = async (page: Page): Promise<void> => {
  await page.goto(`${CONTEUDO}/api::pesquisa.pesquisa/create`);
  await expect(page.getByLabel('Título')).toBeVisible();
  for (const escolha of await page.getByRole('main').getByRole('combobox').all()) {
    await escolha.click();
    await soPortugues(page, 'uma escolha da pesquisa');
    await fechar(page);
  }
};

/** Blocks of a page that repeat: opened, one too many, taken away. */
export const percorrerBlocos = async (page: Page): Promise<void> => {
  await page.goto(`${PAGINAS}/api::pagina-inicial.pagina-inicial`);
  await page.getByRole('button', { name: /Encontro/ }).click();
  await soPortugues(page, 'um bloco aberto');
  await botao(page, 'Adicionar um registro').first().click();
  await expect(page.getByText(/Aqui cabem 2/).first()).toBeVisible();
  await soPortugues(page, 'um bloco a mais');
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  const antes = await link.inputValue();
  await link.fill('www.encontro.com.br');
  await botao(page, 'Salvar').click();
  await expect(
    page.getByText('Comece com https:// ou, se for uma página do portal, com /.'),
  ).toBeVisible();
  await soPortugues(page, 'um endereço sem o começo');
  await link.fill(antes);
};

/** The window that chooses and sends files, of a form. */
export const percorrerEnvio = async (page: Page): Promise<void> => {
  await page.goto(`${CONTEUDO}/api::cantor.cantor/create`);
  await page.getByText(/^Clique para adicionar/).click();
  await expect(botao(page, 'Nova pasta')).toBeVisible();
  await soPortugues(page, 'escolher um arquivo');
  await botao(page, 'Filtros').click();
  await soPortugues(page, 'filtros dos arquivos');
  await fechar(page);
  await botao(page, 'Adicionar mais arquivos').click();
  await soPortugues(page, 'enviar do computador');
  await page.getByRole('tab', { name: /url/i }).click();
  await page.getByRole('textbox', { name: 'URL' }).fill('nada');
  await botao(page, 'Próximo').click();
  await soPortugues(page, 'enviar de um endereço');
};

/** The media library: its menus, a new folder, a chosen file, and what is in use. */
export const percorrerBiblioteca = async (page: Page): Promise<void> => {
  await page.goto('/admin/plugins/upload');
  await botao(page, 'Novo').click();
  await soPortugues(page, 'novo na biblioteca');
  await page.getByRole('menuitem', { name: 'Nova pasta' }).click();
  await botao(page, 'Criar pasta').click();
  await expect(page.getByText('Dê um nome à pasta')).toBeVisible();
  await soPortugues(page, 'nova pasta');
  await fechar(page);
  await botao(page, 'Novo').click();
  await page.getByRole('menuitem', { name: 'Enviar de um endereço' }).click();
  await janela(page).getByRole('textbox').fill('nada');
  await janela(page).getByRole('button').last().click();
  await expect(page.getByText('Isto não é um endereço: nada')).toBeVisible();
  await soPortugues(page, 'enviar de um endereço à biblioteca');
  await fechar(page);
  await botao(page, 'Filtrar').click();
  await soPortugues(page, 'filtros da biblioteca');
  await fechar(page);
  await page.getByRole('button', { name: /^Ordem/ }).click();
  await soPortugues(page, 'ordem da biblioteca');
  await fechar(page);
  await botao(page, 'Cantores').click();
  await page.getByRole('radio', { name: 'Lista' }).click();
  await page.getByText('Ana Exemplo').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await soPortugues(page, 'detalhes de um arquivo');
  await fechar(page);
  await page.getByRole('checkbox', { name: /^Escolher Ana Exemplo/ }).click();
  await botao(page, 'Mover').click();
  await soPortugues(page, 'mover um arquivo');
  await fechar(page);
  await botao(page, 'Apagar').click();
  await soPortugues(page, 'apagar um arquivo');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  const emUso = page.getByRole('alertdialog', { name: 'Em uso no portal' });
  await expect(emUso).toContainText('“Ana Exemplo.webp”');
  await soPortugues(page, 'em uso');
  await emUso.getByRole('link', { name: 'Cantor “Ana Exemplo”' }).click();
  await expect(page.getByRole('heading', { name: 'Ana Exemplo', level: 1 })).toBeVisible();
};

/** A profile with what it refuses, and the question before a session is ended. */
export const percorrerPerfil = async (page: Page): Promise<void> => {
  await page.goto('/admin/me');
  await page.getByLabel(/^Senha atual/).fill('errada');
  await page.getByLabel(/^Senha\*?$/).fill('Senha-Nova-123');
  await page.getByLabel(/^Confirma/).fill('Senha-Nova-123');
  await botao(page, 'Salvar').click();
  await expect(page.getByText('Esta não é a sua senha de agora.').first()).toBeVisible();
  await soPortugues(page, 'senha atual errada');
  await page.goto('/admin/me/sessions');
  await botao(page, 'Sair de todos os aparelhos').click();
  await expect(janela(page)).toBeVisible();
  await soPortugues(page, 'encerrar as sessões');
};

/** What whoever is not logged in may meet. */
export const percorrerEntrada = async (page: Page): Promise<void> => {
  for (const endereco of [
    ...['auth/login', 'auth/forgot-password', 'auth/forgot-password-success', 'auth/oops'],
    ...['auth/reset-password?code=abc', 'auth/register?registrationToken=abc'],
  ]) {
    await page.goto(`/admin/${endereco}`);
    await page.waitForLoadState('networkidle');
    await soPortugues(page, endereco);
  }
  await page.goto('/admin/auth/reset-password?code=abc');
  await page
    .getByLabel(/^Senha/)
    .first()
    .fill('Senha-Nova-123');
  await page
    .getByLabel(/^Confirma/)
    .first()
    .fill('Senha-Nova-123');
  await botao(page, 'Alterar senha').click();
  await expect(
    page.getByRole('alert').or(page.locator('[data-sonner-toast]')).first(),
  ).toBeVisible();
  await soPortugues(page, 'senha nova recusada');
};
