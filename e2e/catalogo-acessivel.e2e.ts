import { expect, type Page } from '@playwright/test';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Radio } from '@portal/contracts/radio/radio';
import { expectAcessivel } from './harness/axe';
import { retratar } from './harness/retrato';
import { expectSemRolagemLateral } from './harness/rolagem';
import { naoFicaSobNada } from './harness/teclado';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const LARGURAS = [320, 390, 768, 1440];

const primeiroId = async (page: Page, caminho: string): Promise<string> => {
  const resposta = await page.request.get(caminho);
  const [primeiro] = (await resposta.json()) as (Radio | Cantor)[];
  if (!primeiro) throw new Error(`nothing at ${caminho}`);
  return primeiro.id;
};

const PAGINAS: Record<string, (page: Page) => Promise<string>> = {
  webradios: () => Promise.resolve('#webradios'),
  radio: async (page) => `#webradios#${await primeiroId(page, CAMINHOS.radios)}`,
  'radio-que-nao-existe': () => Promise.resolve('#webradios#nao-existe'),
  cantores: () => Promise.resolve('#cantores'),
  cantor: async (page) => `#cantores#${await primeiroId(page, CAMINHOS.cantores)}`,
  'cantor-que-nao-existe': () => Promise.resolve('#cantores#nao-existe'),
  musicas: () => Promise.resolve('#musicas'),
  publicidade: () => Promise.resolve('#publicidade'),
  quemsomos: () => Promise.resolve('#quemsomos'),
  diretoria: () => Promise.resolve('#diretoria'),
};

for (const [nome, endereco] of Object.entries(PAGINAS)) {
  test(`${nome}: acessível, nos dois temas e sem rolar de lado`, async ({ page }, testInfo) => {
    await page.goto(`/${await endereco(page)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAcessivel(page);
    await retratar(page, testInfo, nome);
    for (const width of LARGURAS) {
      await page.setViewportSize({ width, height: 800 });
      await expectSemRolagemLateral(page);
    }
  });
}

for (const lista of ['webradios', 'cantores', 'musicas'])
  for (const semInternet of [false, true])
    test(`${lista}: o foco que sobe pela lista não fica sob a busca${semInternet ? ', nem sob a faixa de sem internet' : ''}`, async ({
      page,
      context,
    }) => {
      await semConvite(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/#${lista}`);
      await carregada(page);
      if (semInternet) {
        await context.setOffline(true);
        await expect(page.getByText('O que já foi carregado continua aqui.')).toBeVisible();
      }
      await page.getByRole('main').getByRole('link').last().focus();
      for (let passo = 0; passo < 25; passo += 1) {
        await page.keyboard.press('Shift+Tab');
        await naoFicaSobNada(page);
      }
    });
