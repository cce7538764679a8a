import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Portal } from '@portal/contracts/portal/portal';
import type { Radio } from '@portal/contracts/radio/radio';
import { pedidosDeFora } from './harness/de-fora';
import { isIngles } from './harness/ingles';
import { test } from './harness/test';

test('quem programa vê as chamadas, experimenta uma leitura, e nada vem de fora', async ({
  page,
  baseURL,
}) => {
  const deFora = pedidosDeFora(page, baseURL);
  const recusados: string[] = [];
  page.on('console', (linha) => {
    if (linha.type() === 'error') recusados.push(linha.text());
  });
  await page.goto(CAMINHOS.docs);
  await expect(
    page.getByRole('heading', { name: 'Portal de web rádios e cantores' }),
  ).toBeVisible();
  await page.locator('#operations-tag-Leituras_para_todos').getByRole('button').first().click();
  const precos = page.locator('#operations-Leituras_para_todos-lerPrecos');
  await precos.getByRole('button').first().click();
  await precos.getByRole('button', { name: 'Experimentar' }).click();
  await precos.getByRole('button', { name: 'Executar' }).click();
  await expect(precos.locator('.live-responses-table')).toContainText('"periodo"');
  const ditos = await precos
    .locator('.opblock-body')
    .locator('h4, h5, th, td.col_header, button, small, label, .response-col_links')
    .allInnerTexts();
  expect(ditos).toContain('Respostas');
  expect(ditos.filter(isIngles)).toEqual([]);
  await page
    .locator('#operations-Leituras_para_todos-lerRadiosAll')
    .getByRole('button')
    .first()
    .click();
  await page.locator('#operations-tag-Conta_e_sessão').getByRole('button').first().click();
  const cadastro = page.locator('#operations-Conta_e_sessão-enviarUsuarioSave');
  await cadastro.getByRole('button').first().click();
  await expect(cadastro.getByRole('heading', { name: 'Corpo do pedido' })).toBeVisible();
  await expect(cadastro.getByLabel('Tipo do pedido')).toBeVisible();
  await expect(precos.getByRole('heading', { name: 'Cabeçalhos:' })).toBeVisible();
  await expect(page.getByText('Valores', { exact: true }).first()).toBeVisible();
  const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sobra, 'nada sai pelo lado').toBeLessThanOrEqual(0);
  expect(deFora).toEqual([]);
  expect(recusados).toEqual([]);
});

/** Another site: a page of another origin. */
const outroSite = test.extend<{ outro: string }>({
  // Playwright reads what a fixture needs from this pattern.
  // eslint-disable-next-line no-empty-pattern
  outro: async ({}, use) => {
    const site = createServer((_, res) =>
      res
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Outro</title>'),
    );
    await new Promise<void>((pronto) => site.listen(0, '127.0.0.1', pronto));
    const { port } = site.address() as AddressInfo;
    await use(`http://127.0.0.1:${port}/`);
    site.closeAllConnections();
    site.close();
  },
});

outroSite('a página de outro site mostra as rádios do portal', async ({ page, baseURL, outro }) => {
  await page.goto(outro);
  const [nome, privado] = await page.evaluate(
    async ({ radios, meusDados }) => {
      const lidas = (await (await fetch(radios)).json()) as Radio[];
      const fechado = await fetch(meusDados).then(
        () => 'lido',
        () => 'recusado',
      );
      return [lidas[0]?.nome_radio, fechado] as const;
    },
    {
      radios: `${baseURL}${CAMINHOS.radios}?limite=1`,
      meusDados: `${baseURL}${CAMINHOS.meusDados}`,
    },
  );
  expect(nome).toBeTruthy();
  expect(privado).toBe('recusado');
});

outroSite('a receita do player toca na página de outro site', async ({ page, baseURL, outro }) => {
  const receitas = await readFile(new URL('../docs/integrar.md', import.meta.url), 'utf8');
  const receita = receitas.split('```').find((parte) => parte.includes('<audio id="som"')) ?? '';
  const { radio_padrao } = (await (await page.request.get(CAMINHOS.portal)).json()) as Portal;
  const body = receita
    .replace(/^html/, '<!doctype html><meta charset="utf-8" />')
    .replaceAll('https://portal.exemplo.com.br', baseURL ?? '')
    .replaceAll('CODIGO-DA-RADIO', radio_padrao?.id ?? '');
  await page.goto(outro);
  await page.setContent(body);
  await page.getByRole('button', { name: `Ouvir ${radio_padrao?.nome_radio}` }).click();
  const tempo = (): Promise<number> =>
    page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(tempo).toBeGreaterThan(0);
});
