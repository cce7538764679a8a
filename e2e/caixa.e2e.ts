import { expect, type Page } from '@playwright/test';
import type { Caixa } from '@portal/contracts/caixa/caixa';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import {
  bannerNaFila,
  comprarBanner,
  entrarComoAdmin,
  mandarComprovante,
  outroAdmin,
  outroAnunciante,
  tituloUnico,
} from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { retratar } from './harness/retrato';
import { expectSemRolagemLateral } from './harness/rolagem';
import { postar } from './harness/sessao';
import { test } from './harness/test';
import { semConvite } from './harness/visitante';

const CAIXA = '/usuario/perfil#caixa';
const HOJE = dataCivil(new Date());
const CREDITOS = 40;
const PAGOS = 10;

const creditos = (page: Page) =>
  page.getByRole('list', { name: 'Créditos do extrato' }).getByRole('listitem');
const lancamentos = (page: Page) =>
  page.getByRole('list', { name: 'Lançamentos' }).getByRole('listitem');

const caixaDe = async (page: Page): Promise<Caixa> =>
  (await (await page.request.get(CAMINHOS.caixa)).json()) as Caixa;

/** A statement of forty credits, the first of them of these ads and one of a wrong value, as a bank writes OFX 1. */
const extrato = (ids: readonly number[]) => {
  const linhas = Array.from({ length: CREDITOS }, (_, i) => {
    const id = ids[i];
    const valor = id === undefined ? 7 + i / 10 : i === 0 ? 90 : 100;
    const memo = id === undefined ? `DOACAO DE SABADO ${i}` : `PIX RECEBIDO ANUNCIO${id}`;
    return (
      `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>${HOJE.replaceAll('-', '')}\n` +
      `<TRNAMT>${valor.toFixed(2)}\n<FITID>${ids[0] ?? 0}-${i}\n<MEMO>${memo}\n</STMTTRN>`
    );
  });
  const texto = ['OFXHEADER:100', 'DATA:OFXSGML', '', '<OFX>', ...linhas, '</OFX>'].join('\n');
  return { name: 'extrato.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(texto) };
};

/** Drops a file where statements are chosen. */
const soltar = async (
  page: Page,
  { name, mimeType, buffer }: ReturnType<typeof extrato>,
): Promise<void> => {
  const dataTransfer = await page.evaluateHandle(
    ({ texto, nome, tipo }) => {
      const solto = new DataTransfer();
      solto.items.add(new File([texto], nome, { type: tipo }));
      return solto;
    },
    { texto: buffer.toString(), nome: name, tipo: mimeType },
  );
  const alvo = page.getByText('ou solte-o aqui');
  await alvo.dispatchEvent('dragover', { dataTransfer });
  await alvo.dispatchEvent('drop', { dataTransfer });
};

const escolher = (page: Page, arquivo: ReturnType<typeof extrato>) =>
  page.getByLabel(/Escolha o extrato do banco/).setInputFiles(arquivo);

test.beforeEach(async ({ page }) => {
  await semConvite(page);
  await entrarComoAdmin(page.request);
});

test('o mês se fecha com um extrato de 40 créditos; o mesmo extrato de novo não muda nada @uma-tela', async ({
  page,
  browser,
}) => {
  test.slow();
  const { page: dela } = await outroAnunciante(browser);
  const ids: number[] = [];
  for (let i = 0; i < PAGOS; i += 1) {
    const { id } = await comprarBanner(dela.request, tituloUnico('Pago'));
    await mandarComprovante(dela.request, id);
    ids.push(id);
  }
  await dela.close();

  await page.goto(CAIXA);
  await escolher(page, extrato(ids));
  await expect(page.getByText(`40 créditos no extrato, 10 esperam por você.`)).toBeVisible();
  await expect(creditos(page)).toHaveCount(PAGOS);
  await expect(creditos(page).first()).toContainText('O anúncio vale R$ 100,00');

  // The approval fails once: it says so, and is done by pressing again.
  await page.route(`**${CAMINHOS.atualizarStatus}`, (route) =>
    route.fulfill({ status: 503, json: { status: '0', msg: 'Tente em instantes.' } }),
  );
  const primeiro = creditos(page).first();
  await primeiro.getByRole('button', { name: 'Aprovar e registrar' }).click();
  await expect(primeiro.getByRole('alert')).toHaveText(
    'O recebimento foi registrado, mas o anúncio não foi aprovado. Tente em instantes.',
  );
  await page.unroute(`**${CAMINHOS.atualizarStatus}`);
  for (const [i, id] of ids.entries()) {
    const credito = creditos(page).nth(i);
    await credito.getByRole('button', { name: /Aprovar e registrar/ }).press('Enter');
    await expect(credito.getByText(`Registrado no anúncio nº ${id}`)).toBeVisible();
  }
  // Other journeys approve and record in the same month.
  const doExtrato = async () =>
    (await caixaDe(page)).linhas.filter(({ id_anuncio }) => ids.includes(id_anuncio));
  const nossas = await doExtrato();
  expect(nossas).toHaveLength(2 * PAGOS);
  const soma = (qual: string): number =>
    nossas.filter(({ tipo }) => tipo === qual).reduce((total, { valor }) => total + valor, 0);
  expect([soma('esperado'), soma('recebido')]).toEqual([1000, 990]);
  expect(nossas.filter(({ divergencia }) => divergencia !== null)).toMatchObject([
    { tipo: 'recebido', valor: 90, divergencia: 'valor_diferente' },
  ]);

  await escolher(page, extrato(ids));
  await expect(page.getByText(/^40 créditos no extrato\.$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Já registrados' }).click();
  await expect(creditos(page)).toHaveCount(PAGOS);
  await page.getByRole('tab', { name: 'Sem anúncio' }).click();
  await expect(creditos(page)).toHaveCount(20);
  expect(await doExtrato()).toEqual(nossas);
});

test('um recebimento se registra à mão, se corrige e se retira; o que diverge aparece', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { page: dela } = await outroAnunciante(browser);
  const anuncio = await comprarBanner(dela.request, tituloUnico('À mão'));
  await dela.close();
  await page.goto(CAIXA);
  const form = page.getByRole('form', { name: 'Recebimento' });
  const comecar = async (valor: string): Promise<void> => {
    await page.getByRole('button', { name: 'Registrar recebimento', exact: true }).click();
    await form.getByLabel('Código do anúncio').fill(String(anuncio.id));
    await form.getByLabel('Valor').fill(valor);
  };
  await comecar('1.234');
  await form.getByRole('button', { name: 'Registrar' }).click();
  await expect(form.getByText('Informe o valor recebido, como 50,00.').first()).toBeVisible();
  await form.getByLabel('Valor').fill('99,90');
  await form.getByLabel('Quem pagou').fill('Ana Lima');
  await expectAcessivel(page);
  await retratar(page, testInfo, 'caixa-formulario');
  await form.getByRole('button', { name: 'Registrar' }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole('button', { name: /^Ver \d+ divergências?$/ }).click();
  const linha = () => lancamentos(page).filter({ hasText: anuncio.titulo });
  await expect(linha()).toContainText('O anúncio vale R$ 100,00');
  await expect(linha()).toContainText('pago por Ana Lima');
  await soltar(page, extrato([anuncio.id]));
  await expect(page.getByText(/^40 créditos no extrato/)).toBeVisible();
  await expectSemRolagemLateral(page);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'caixa');

  await linha()
    .getByRole('button', { name: /^Corrigir/ })
    .click();
  await form.getByLabel('Valor').fill('100,00');
  await form.getByRole('button', { name: 'Registrar' }).click();
  await expect(form).toHaveCount(0);
  await expect(linha()).toHaveCount(0);
  expect((await caixaDe(page)).linhas).toContainEqual(
    expect.objectContaining({
      ...{ id_anuncio: anuncio.id, valor: 100, divergencia: null },
      // Who paid was not asked again.
      pagador: 'Ana Lima',
    }),
  );

  // Withdrawn, it counts no more.
  await comecar('80,00');
  await form.getByRole('button', { name: 'Registrar' }).click();
  await expect(form).toHaveCount(0);
  await expect(linha()).toContainText('R$ 80,00');
  await linha()
    .getByRole('button', { name: /^Retirar/ })
    .click();
  const certeza = page.getByRole('dialog', { name: 'Retirar o recebimento?' });
  await expect(certeza).toContainText(`R$ 80,00 de “${anuncio.titulo}” deixam de contar`);
  await certeza.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(linha()).toHaveCount(0);
  const { linhas } = await caixaDe(page);
  expect(linhas.filter(({ id_anuncio }) => id_anuncio === anuncio.id)).toEqual([]);
});

test('o que não é extrato é recusado com palavras, e o mês vizinho está a um passo @uma-tela', async ({
  page,
}) => {
  await page.goto(CAIXA);
  const mes = page.getByRole('status').filter({ hasText: / de \d{4}$/ });
  const este = (await mes.textContent()) ?? '';
  await page.getByRole('button', { name: 'Mês anterior' }).click();
  await expect(mes).not.toHaveText(este);
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(mes).toHaveText(este);
  const baixado = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar CSV' }).click();
  expect((await baixado).suggestedFilename()).toBe(`caixa-${HOJE.slice(0, 7)}.csv`);
  for (const [buffer, palavras] of [
    [Buffer.from('<html>'), /Não foi possível ler o extrato/],
    [Buffer.alloc(6 * 1024 * 1024), /O extrato deve ter até 5 MB/],
  ] as const) {
    await escolher(page, { name: 'x.ofx', mimeType: 'text/plain', buffer });
    await expect(page.getByRole('alert')).toContainText(palavras);
  }
});

test('o que outro registrou enquanto a aprovação esperava não é coberto @uma-tela', async ({
  page,
  browser,
}) => {
  const { anuncio } = await bannerNaFila(browser);
  const admin = await outroAdmin(browser);
  await page.goto(CAMINHOS.anuncioNaAdministracao(anuncio.id));
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByLabel('Valor (R$)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aprovado:')).toBeVisible();
  const recebimento = { data: '2026-01-02', valor: 99.5, transacao: `DO-BANCO-${anuncio.id}` };
  await postar(admin.request, CAMINHOS.recebimento(anuncio.id), { data: recebimento });
  await expect(page.getByText('O recebimento já estava registrado')).toBeVisible({
    timeout: 15_000,
  });
  const ficha = await page.request.get(CAMINHOS.ficha(anuncio.id));
  expect(await ficha.json()).toMatchObject({ anuncio: { status: 1 }, recebimento });
});
