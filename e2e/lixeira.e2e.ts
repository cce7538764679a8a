import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import { test } from './harness/painel';
import { perderResposta } from './harness/perder-resposta';
import { soPortugues } from './harness/redacao';

test.use({ historia: 'lixeira' });

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const RADIO = 'api::radio.radio';
const LIXEIRA = '/admin/plugins/portal/lixeira';

test('quem apagou sem querer acha na Lixeira, e restaura', async ({ page, painel }) => {
  const documento = await painel.admin.criar(RADIO, { nome_radio: 'Rádio Apagada', slogan: 'Oi' });
  await page.goto(`/admin/content-manager/collection-types/${RADIO}/${documento}`);
  await page.getByRole('button', { name: 'Mais ações' }).first().click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  const faltas: string[] = [];
  page.on('response', (resposta) => {
    if (resposta.status() >= 400) faltas.push(`${resposta.status()} ${resposta.url()}`);
  });
  await expect(page.getByText('fica 30 dias na Lixeira')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Web rádio', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Rádio Apagada/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Não encontrado.')).toHaveCount(0);
  expect(faltas).toEqual([]);

  await page.getByRole('link', { name: 'Lixeira', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lixeira', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Rádio Apagada/ })).toContainText('Web rádio');
  await soPortugues(page, 'Lixeira');
  await expectAcessivel(page, 'main');
  await page.getByRole('button', { name: 'Restaurar: Rádio Apagada' }).click();
  await expect(page.getByText('“Rádio Apagada” voltou.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltou: abrir' }).click();
  await expect(page.getByLabel('Slogan')).toHaveValue('Oi');
});

test('o que se apaga de vez não volta: antes, uma pergunta', async ({ page, painel }) => {
  const documento = await painel.admin.criar(RADIO, { nome_radio: 'Rádio do Fim' });
  await painel.admin.apagar(RADIO, documento);
  await page.goto(LIXEIRA);
  await page.getByRole('button', { name: 'Apagar de vez: Rádio do Fim' }).click();
  await expect(page.getByText('Isto não volta mais.')).toBeVisible();
  await soPortugues(page, 'apagar de vez');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar de vez' }).click();
  await expect(page.getByText('“Rádio do Fim” saiu da Lixeira de vez.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Rádio do Fim/ })).toHaveCount(0);
});

test('o que um colega já restaurou, ou apagou de vez, não se diz apagado nem fica na lista', async ({
  page,
  painel,
}) => {
  for (const nome_radio of ['Rádio que Voltou', 'Rádio que Foi'])
    await painel.admin.apagar(RADIO, await painel.admin.criar(RADIO, { nome_radio }));
  await page.goto(LIXEIRA);
  const noColega = await page.context().newPage();
  await noColega.goto(LIXEIRA);
  const apagar = async (aba: Page, nome: string): Promise<void> => {
    await aba.getByRole('button', { name: `Apagar de vez: ${nome}` }).click();
    await aba.getByRole('alertdialog').getByRole('button', { name: 'Apagar de vez' }).click();
  };
  await noColega.getByRole('button', { name: 'Restaurar: Rádio que Voltou' }).click();
  await expect(noColega.getByText('“Rádio que Voltou” voltou.')).toBeVisible();
  await apagar(noColega, 'Rádio que Foi');
  await expect(noColega.getByText('“Rádio que Foi” saiu da Lixeira de vez.')).toBeVisible();

  await apagar(page, 'Rádio que Voltou');
  await expect(page.getByText('não foi apagado: alguém o restaurou antes')).toBeVisible();
  const linha = (nome: string) => page.getByRole('row', { name: nome });
  await expect(linha('Rádio que Voltou').getByRole('link')).toHaveText('Voltou: abrir');
  await page.getByRole('button', { name: 'Restaurar: Rádio que Foi' }).click();
  await expect(page.getByText('Isto não está mais na Lixeira.')).toBeVisible();
  await expect(linha('Rádio que Foi')).toHaveCount(0);
});

test('num telefone os nomes se leem, e Restaurar fica à mão', async ({ page, painel }) => {
  const documento = await painel.admin.criar(RADIO, { nome_radio: 'Rádio Comunitária do Campo' });
  await painel.admin.apagar(RADIO, documento);
  const antes = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIXEIRA);
  const nome = page.getByText('Rádio Comunitária do Campo', { exact: true });
  expect((await nome.boundingBox())?.height).toBeLessThan(60);
  await expect(
    page.getByRole('button', { name: 'Restaurar: Rádio Comunitária do Campo' }),
  ).toBeInViewport({ ratio: 1 });
  if (antes) await page.setViewportSize(antes);
});

test('apagar o que já se apagou, numa resposta que se perdeu, está feito', async ({
  page,
  painel,
}) => {
  const documento = await painel.admin.criar(RADIO, { nome_radio: 'Rádio da Resposta Perdida' });
  await page.goto(`/admin/content-manager/collection-types/${RADIO}/${documento}`);
  const confirmar = page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' });
  const querApagar = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Mais ações' }).first().click();
    await page.getByRole('menuitem', { name: 'Apagar' }).click();
    await expect(confirmar).toBeVisible();
  };
  await querApagar();
  await page.waitForLoadState('networkidle');
  const apagou = await perderResposta(page, `*${RADIO}/${documento}*`);
  await confirmar.click();
  expect(await apagou()).toBe(200);
  await expect(page.getByText('Não foi possível falar com o portal').first()).toBeVisible();
  await querApagar();
  await confirmar.click();
  await expect(page).toHaveURL(new RegExp(`collection-types/${RADIO}(?:\\?|$)`));
});
