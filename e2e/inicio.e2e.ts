import { expect, type Page } from '@playwright/test';
import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Portal } from '@portal/contracts/portal/portal';
import { CARROSSEL_INTERVALO_MS, MODAL_LOGIN_ESPERA_MS } from '@portal/contracts/portal/tempos';
import { pedidosDeFora } from './harness/de-fora';
import { lidoPelaPagina } from './harness/leitura';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const lerPortal = async (page: Page): Promise<Portal> =>
  (await (await page.request.get(CAMINHOS.portal)).json()) as Portal;
const destaque = (page: Page, numero: number) =>
  page.getByRole('button', { name: `Destaque ${numero} de 2` });
const convite = (page: Page) => page.getByRole('dialog', { name: 'Entre na sua conta!' });

test.describe('primeira pintura', () => {
  test('antes de qualquer script a página já mostra o player, o nome e o destaque', async ({
    page,
  }) => {
    const { carrossel, radio_padrao } = await lerPortal(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: carrossel[0]?.titulo ?? '' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Player' })).toContainText(
      radio_padrao?.nome_radio ?? '',
    );
    await expect(page.getByRole('button', { name: 'Ouvir rádio' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  });

  for (const endereco of ['/#webradios', '/#Cantores', '/#quemsomos', CAMINHOS.novoUsuario]) {
    test(`${endereco} não pisca o destaque da home @uma-tela`, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(endereco);
      await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Destaques' })).toBeHidden();
    });
  }

  test('nada se move enquanto a home se completa, e nada vem de fora', async ({
    page,
    baseURL,
  }) => {
    const deFora = pedidosDeFora(page, baseURL);
    await semConvite(page);
    await page.addInitScript(() => {
      const medida = { total: 0 };
      Object.assign(window, { medida });
      new PerformanceObserver((lista) => {
        for (const entrada of lista.getEntries()) {
          // The DOM library of TypeScript does not know this entry's fields yet.
          const mudanca = entrada as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!mudanca.hadRecentInput) medida.total += mudanca.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await carregada(page);
    await page.evaluate(() => document.fonts.ready);
    // The first turn of the carousel is part of what must not move the page.
    await expect(destaque(page, 2)).toHaveAttribute('aria-current', 'true', {
      timeout: CARROSSEL_INTERVALO_MS * 2,
    });
    const total = await page.evaluate(
      () => (window as unknown as { medida: { total: number } }).medida.total,
    );
    expect(total).toBeLessThanOrEqual(0.01);
    expect(deFora).toEqual([]);
  });
});

test.describe('destaques', () => {
  test.beforeEach(async ({ page }) => {
    await semConvite(page);
    await page.clock.install();
    await page.goto('/');
    await carregada(page);
  });

  test('trocam sozinhos a cada 6 segundos e o controle mostra o escolhido @uma-tela', async ({
    page,
  }) => {
    const { carrossel } = await lerPortal(page);
    await expect(destaque(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(CARROSSEL_INTERVALO_MS);
    await expect(destaque(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name: carrossel[1]?.titulo ?? '' })).toBeInViewport();
    await destaque(page, 1).click();
    await expect(page.getByRole('heading', { name: carrossel[0]?.titulo ?? '' })).toBeInViewport();
    // The pointer and the focus stay on the control just chosen: the turn goes on all the same.
    await page.clock.runFor(CARROSSEL_INTERVALO_MS);
    await expect(destaque(page, 2)).toHaveAttribute('aria-current', 'true');
  });

  test('parados, ficam onde estão @uma-tela', async ({ page }) => {
    await page.getByRole('button', { name: 'Parar destaques' }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('button', { name: 'Abrir menu' }).focus();
    await page.clock.runFor(CARROSSEL_INTERVALO_MS + 500);
    await expect(destaque(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Girar destaques' })).toBeVisible();
  });

  test('o primeiro abre fora em outra aba; o segundo leva ao cadastro @uma-tela', async ({
    page,
  }) => {
    const { carrossel } = await lerPortal(page);
    const fora = page.getByRole('link', { name: `${carrossel[0]?.rotulo_link}` });
    await expect(fora).toHaveAttribute('target', '_blank');
    await expect(fora).toHaveAttribute('rel', /noopener/);
    await destaque(page, 2).click();
    await page.getByRole('link', { name: `${carrossel[1]?.rotulo_link}`, exact: true }).click();
    await expect(page).toHaveURL(/\/usuario\/novo$/);
  });
});

test('com movimento reduzido os destaques não giram @uma-tela', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await semConvite(page);
  await page.clock.install();
  await page.goto('/');
  await carregada(page);
  await page.clock.runFor(CARROSSEL_INTERVALO_MS + 500);
  await expect(destaque(page, 1)).toHaveAttribute('aria-current', 'true');
});

test.describe('blocos da home', () => {
  test.beforeEach(async ({ page }) => {
    await semConvite(page);
    await page.goto('/');
    await carregada(page);
  });

  test('quatro parceiros, o primeiro leva ao aplicativo de conversa', async ({ page }) => {
    const parceiros = page.getByRole('region', { name: 'Anúncios de parceiros' });
    await expect(parceiros.getByRole('listitem')).toHaveCount(4);
    await expect(parceiros.getByRole('link').first()).toHaveAttribute('href', /wa\.me|whatsapp/);
  });

  test('três atalhos: web rádios, sua web rádio por contato externo, cantores', async ({
    page,
  }) => {
    const atalhos = page.getByRole('region', { name: 'Atalhos', exact: true });
    await expect(atalhos.getByRole('link')).toHaveCount(3);
    await expect(atalhos.getByRole('link').nth(1)).toHaveAttribute('target', '_blank');
    await atalhos.getByRole('link').first().click();
    await expect(page).toHaveURL(/#webradios$/i);
  });

  test('anunciantes trazem imagem, título, resumo e link', async ({ page }) => {
    const sorteados = await lidoPelaPagina<AnuncioPublico[]>(
      page,
      CAMINHOS.anunciosAleatorios,
      () => page.reload(),
    );
    const itens = page.getByRole('region', { name: 'Anunciantes' }).getByRole('listitem');
    await expect(itens).toHaveCount(4);
    for (const [indice, { banner }] of sorteados.slice(0, 4).entries()) {
      const item = itens.nth(indice);
      await expect(item).toContainText(banner.titulo);
      await expect(item).toContainText(banner.resumo);
      await expect(item.getByRole('link')).toHaveAttribute('href', new URL(banner.url).href);
      // It is asked for when it comes near.
      await item.scrollIntoViewIfNeeded();
      await expect(item.locator('img, svg').first()).toBeVisible();
    }
  });

  test('No ar agora abre a rádio e Cantores em alta o cantor mais ouvido', async ({ page }) => {
    const cantores = (await (await page.request.get(CAMINHOS.cantores)).json()) as {
      id: string;
      nome: string;
    }[];
    const emAlta = page.getByRole('region', { name: 'Cantores em alta' });
    await expect(emAlta.getByRole('listitem')).toHaveCount(4);
    await emAlta.getByRole('link', { name: new RegExp(cantores[0]?.nome ?? '') }).click();
    await expect(page).toHaveURL(new RegExp(`#cantores#${cantores[0]?.id}$`));
    await page.goBack();
    const radio = page.getByRole('region', { name: 'No ar agora' }).getByRole('article').first();
    await radio.getByRole('link').click();
    await expect(page).toHaveURL(/#webradios#.+/);
  });
});

test.describe('convite para entrar', () => {
  test('aparece ao convidado na home uma vez por sessão, com os textos pedidos', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(convite(page)).toBeVisible({ timeout: MODAL_LOGIN_ESPERA_MS + 6000 });
    await expect(convite(page)).toContainText(
      'Entre na sua conta para fazer parte de nossa associação e anunciar em nosso portal!',
    );
    await expect(convite(page).getByLabel('E-mail')).toBeVisible();
    await expect(convite(page).getByRole('textbox', { name: 'Senha' })).toBeVisible();
    const esqueceu = await convite(page).getByText('Esqueceu sua senha?').boundingBox();
    expect(esqueceu?.height).toBeGreaterThanOrEqual(48);
    await expect(convite(page).getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(convite(page).getByRole('link', { name: 'Criar conta grátis' })).toHaveAttribute(
      'href',
      '/usuario/novo',
    );
    await convite(page).getByRole('button', { name: 'Fechar' }).click();
    await page.reload();
    await carregada(page);
    await page.clock.runFor(MODAL_LOGIN_ESPERA_MS + 1000);
    await expect(convite(page)).toBeHidden();
  });

  test('não segue quem sai da home, nem volta quando se volta a ela @uma-tela', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(convite(page)).toBeVisible({ timeout: MODAL_LOGIN_ESPERA_MS + 6000 });
    await page.goto('/#cantores');
    await expect(page.getByRole('heading', { level: 1, name: 'Cantores' })).toBeVisible();
    await expect(convite(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible();
    await expect(convite(page)).toBeHidden();
  });

  test('não aparece a quem chegou por um endereço de dentro @uma-tela', async ({ page }) => {
    await page.clock.install();
    await page.goto('/#webradios');
    await carregada(page);
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Home' })
      .click();
    await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible();
    await page.clock.runFor(MODAL_LOGIN_ESPERA_MS + 1000);
    await expect(convite(page)).toBeHidden();
  });
});

test.describe('quando algo falta', () => {
  test('um bloco que não veio diz isso, os outros seguem, e tentar de novo o traz @uma-tela', async ({
    page,
  }) => {
    let falhar = true;
    await semConvite(page);
    await page.route('**/api/cantores?*', (route) =>
      falhar
        ? route.fulfill({ status: 503, json: { status: '0', msg: 'O portal está ocupado.' } })
        : route.continue(),
    );
    await page.goto('/');
    const emAlta = page.getByRole('region', { name: 'Cantores em alta' });
    await expect(emAlta.getByRole('alert')).toContainText('O portal está ocupado.', {
      timeout: 15_000,
    });
    await expect(
      page.getByRole('region', { name: 'No ar agora' }).getByRole('article').first(),
    ).toBeVisible();
    falhar = false;
    await emAlta.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(emAlta.getByRole('listitem')).toHaveCount(4);
  });

  test('sem internet uma faixa avisa, e o que já veio continua', async ({ page, context }) => {
    await semConvite(page);
    await page.goto('/');
    await carregada(page);
    await context.setOffline(true);
    await expect(page.getByText('Você está sem internet. O que já foi carregado')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cantores em alta' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Você está sem internet. O que já foi carregado')).toBeHidden();
  });

  test('uma imagem quebrada vira capa desenhada @uma-tela', async ({ page }) => {
    await semConvite(page);
    await page.route('**/storage/cantores/**', (route) => route.abort());
    await page.goto('/');
    const emAlta = page.getByRole('region', { name: 'Cantores em alta' });
    await emAlta.scrollIntoViewIfNeeded();
    await expect(emAlta.locator('svg text')).toHaveCount(4);
    await expect(emAlta.locator('img')).toHaveCount(0);
  });

  test('um endereço que não existe oferece caminhos, dentro do portal', async ({ page }) => {
    for (const endereco of ['/index.html', '/nada-aqui']) {
      await page.goto(endereco, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    }
    await expect(page).toHaveTitle(/Página não encontrada/);
    await page.getByRole('link', { name: 'Ouvir web rádios' }).click();
    await expect(page).toHaveURL(/#webradios$/);
  });
});
