import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resultados } from '@portal/contracts/pesquisa/resultados';
import { entrarComoAdmin } from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { retratar } from './harness/retrato';
import { test } from './harness/test';

const abrir = async (page: Page): Promise<void> => {
  await entrarComoAdmin(page.request);
  await page.goto('/usuario/perfil#pesquisas');
  await expect(page.getByRole('heading', { name: 'Sorteio' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Votantes' })).toBeVisible();
};

test('mostra o resultado por opção, quem votou e a lista num arquivo', async ({
  page,
}, testInfo) => {
  test.slow();
  await abrir(page);
  const resultados = (await (
    await page.request.get(CAMINHOS.pesquisaResultados(1))
  ).json()) as Resultados;
  const tabela = page.getByRole('table', { name: /Votos por opção/ });
  await expect(tabela.getByRole('rowheader').first()).toHaveText(resultados.opcoes[0]?.nome ?? '');
  await expect(tabela.getByRole('row')).toHaveCount(resultados.opcoes.length + 1);

  const votantes = page.getByRole('list', { name: 'Votantes' });
  await expect(votantes.getByRole('listitem')).toHaveCount(20);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
  await page.getByLabel('Buscar nome, e-mail ou telefone').fill('pessoa17@');
  // The digits are looked for in telephones too.
  await expect(votantes.getByRole('listitem').nth(5)).toHaveCount(0);
  await expect(votantes).toContainText('pessoa17@exemplo.invalid');

  const chegando = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar CSV' }).click();
  const arquivo = await chegando;
  expect(arquivo.suggestedFilename()).toBe('pesquisa-1.csv');
  expect(readFileSync(await arquivo.path(), 'utf8')).toContain('pessoa17@exemplo.invalid');
  await expect(page.getByText('O sorteio só pode ser feito depois do encerramento')).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'apuracao');
});

test('sorteia com uma semente pública e diz como repetir', async ({ page }, testInfo) => {
  test.slow();
  // The surveys of the journeys stay open: only this screen is shown an ended one.
  await page.route(`**${CAMINHOS.pesquisas}`, async (route) => {
    const resposta = await route.fetch();
    const pesquisas = (await resposta.json()) as object[];
    await route.fulfill({
      response: resposta,
      json: pesquisas.map((pesquisa) => ({ ...pesquisa, situacao: 'encerrada' })),
    });
  });
  const feito = {
    id: 7,
    pesquisa: 1,
    semente: 'Loteria 5900',
    algoritmo: 'sha256-contador-fisher-yates-v1',
    participantes: 64,
    hash_da_lista: 'ab'.repeat(32),
    sorteado_em: '2026-11-21T12:00:00.000Z',
    sorteados: [1, 2].map((posicao) => ({
      posicao,
      linha: posicao * 10,
      resumo: 'cd'.repeat(32),
      nome: `Pessoa Exemplo ${posicao}`,
      email: `pessoa${posicao}@exemplo.invalid`,
      telefone: '11900001000',
    })),
  };
  const sorteios: object[] = [];
  await page.route(`**${CAMINHOS.pesquisaSorteios(1)}`, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: sorteios });
    expect(route.request().postDataJSON()).toEqual({ semente: 'Loteria 5900', suplentes: '1' });
    sorteios.push(feito);
    return route.fulfill({
      status: 201,
      json: { status: '1', msg: 'Sorteio realizado e registrado.', sorteio: feito },
    });
  });
  await abrir(page);
  const formulario = page.getByRole('form', { name: 'Sorteio' });
  await formulario.getByRole('button', { name: 'Sortear' }).click();
  await expect(formulario.getByLabel('Semente')).toHaveAccessibleDescription(/Informe a semente\./);
  await formulario.getByLabel('Semente').fill(' Loteria 5900 ');
  await formulario.getByLabel('Suplentes').fill('1');
  await formulario.getByRole('button', { name: 'Sortear' }).click();
  const sorteio = page.getByRole('article', { name: /^Sorteio de 21\/11\/2026/ });
  await expect(sorteio).toContainText('Ganhador');
  await expect(sorteio).toContainText('1º suplente');
  await expect(sorteio).toContainText('ab'.repeat(32));
  await sorteio.getByText('Como repetir este sorteio').click();
  await expect(sorteio).toContainText(
    'node scripts/conferir-sorteio.mjs sorteio-7.txt "Loteria 5900" 1',
  );
  await expect(sorteio.getByRole('link', { name: 'Baixar a lista deste sorteio' })).toHaveAttribute(
    'href',
    CAMINHOS.sorteioLista(7),
  );
  await expectAcessivel(page);
  await retratar(page, testInfo, 'sorteio');
});
