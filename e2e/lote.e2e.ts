import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { test } from './harness/painel';
import { soPortugues } from './harness/redacao';

test.use({ historia: 'lote' });

// One portal, one editor, one story told in order.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const RADIO = 'api::radio.radio';
const LISTA = `/admin/content-manager/collection-types/${RADIO}`;
const QUANTAS = 12;

const botao = (page: Page, nome: string | RegExp) => page.getByRole('button', { name: nome });
const linha = (page: Page, nome: string) => page.getByRole('row', { name: new RegExp(nome) });
const nome = (i: number): string => `Rádio Lote ${String(i).padStart(2, '0')}`;

const escolher = async (page: Page, nomes: readonly string[]): Promise<void> => {
  for (const um of nomes) await linha(page, um).getByRole('checkbox').click();
};

test('doze rádios ganham uma etiqueta e um estado, e a janela diz quantas e quais', async ({
  page,
  painel,
}) => {
  for (let i = 1; i <= QUANTAS; i += 1) {
    const url = `https://radio${i}.exemplo.com.br/vivo`;
    const documento = await painel.admin.criar(RADIO, { nome_radio: nome(i), url, tags: 'rock' });
    if (i === 1) await painel.admin.publicar(RADIO, documento);
  }
  await page.goto(`${LISTA}?pageSize=50&sort=nome_radio:ASC`);
  await expect(linha(page, nome(QUANTAS))).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecionar todos os registros' }).click();
  await botao(page, 'Editar em lote').click();
  const janela = page.getByRole('dialog');
  await expect(janela.getByRole('heading', { name: '12 registros' })).toBeVisible();
  const dez = Array.from({ length: 10 }, (_, i) => nome(i + 1)).join(', ');
  await expect(janela.getByText(`${dez}, e mais 2`)).toBeVisible();
  await expect(janela.getByText('Mudam os rascunhos.')).toBeVisible();
  await soPortugues(page, 'editar em lote');
  await expectAcessivel(page, '[role=dialog]');

  // Nothing is asked yet.
  await botao(page, 'Mudar 12 registros').click();
  await expect(janela.getByRole('alert')).toHaveText('Escolha o que mudar.');

  await janela.getByLabel('Acrescentar etiquetas').fill('louvor, notícias');
  await janela.getByLabel('Tirar etiquetas').fill('Rock');
  await janela.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'PE' }).click();
  await janela
    .getByRole('checkbox', { name: 'Publicar já as alterações das que estão no portal' })
    .click();
  // Twice in a row: it is done once.
  await botao(page, 'Mudar 12 registros').dblclick();
  await expect(janela.getByText('1 mudou e já está no portal.')).toBeVisible();
  await expect(janela.getByText('11 mudaram no rascunho.')).toBeVisible();
  await soPortugues(page, 'resultado do lote');
  await expectAcessivel(page, '[role=dialog]');
  await botao(page, 'Fechar').last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await linha(page, nome(7))
    .getByRole('gridcell', { name: nome(7) })
    .click();
  await expect(page.getByLabel('Etiquetas')).toHaveValue('louvor, notícias');
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveText(/PE/);
  const radios = (await (await page.request.get('/api/radios/all')).json()) as {
    nome_radio: string;
    tags: string[];
  }[];
  expect(radios).toMatchObject([{ nome_radio: nome(1), tags: ['louvor', 'notícias'] }]);
});

test('publicar e tirar do ar também dizem quantas e quais', async ({ page }) => {
  await page.goto(`${LISTA}?pageSize=50&sort=nome_radio:ASC`);
  await escolher(page, [nome(2), nome(3)]);
  await botao(page, /^Publicar$/).click();
  const janela = page.getByRole('dialog');
  await expect(janela.getByText('Publicar 2 registros')).toBeVisible();
  // Whether nothing is missing the portal says, once it is asked.
  await expect(janela.getByRole('row', { name: new RegExp(nome(3)) })).toContainText(
    'Por publicar',
  );
  await soPortugues(page, 'publicar muitos');
  await janela.getByRole('button', { name: 'Publicar', exact: true }).click();
  const certeza = page.getByRole('alertdialog');
  await expect(certeza).toContainText(`Publicar 2 registros: “${nome(2)}”, “${nome(3)}”?`);
  await certeza.getByRole('button', { name: 'Publicar' }).click();
  await expect(certeza).toHaveCount(0);
  await page.reload();
  await expect(linha(page, nome(3))).toContainText('Publicado');

  await escolher(page, [nome(2), nome(3)]);
  await botao(page, 'Despublicar').click();
  await expect(page.getByRole('alertdialog')).toContainText('Despublicar 2 registros?');
  await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveText([nome(2), nome(3)]);
  await soPortugues(page, 'tirar muitos do ar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(linha(page, nome(3))).toContainText('Rascunho');
});

test('apagar muitos diz quais, e da Lixeira cada um volta', async ({ page, painel }) => {
  await page.goto(`${LISTA}?pageSize=50&sort=nome_radio:ASC`);
  await escolher(page, [nome(4), nome(5)]);
  await botao(page, /^Apagar$/).click();
  const certeza = page.getByRole('alertdialog');
  await expect(certeza).toContainText('Apagar 2 registros?');
  await expect(certeza.getByRole('listitem')).toHaveText([nome(4), nome(5)]);
  await soPortugues(page, 'apagar muitos');
  await certeza.getByRole('button', { name: 'Confirmar' }).click();
  await expect(linha(page, nome(4))).toHaveCount(0);
  await expect(linha(page, nome(5))).toHaveCount(0);
  await expect(linha(page, nome(6))).toBeVisible();
  await soPortugues(page, 'apagados muitos');

  await page.getByRole('link', { name: 'Lixeira', exact: true }).click();
  await expect(linha(page, nome(4))).toBeVisible();
  await botao(page, `Restaurar: ${nome(5)}`).click();
  await expect(page.getByText(`“${nome(5)}” voltou.`)).toBeVisible();
  await page.getByRole('link', { name: 'Voltou: abrir' }).click();
  await expect(page.getByLabel('Etiquetas')).toHaveValue('louvor, notícias');
  expect(await painel.admin.procurar(RADIO, nome(4))).toEqual([]);
});
