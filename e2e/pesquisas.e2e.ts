import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Portal } from '@portal/contracts/portal/portal';
import { expectAcessivel } from './harness/axe';
import { retratar } from './harness/retrato';
import { apertar, escreverEm, irAte } from './harness/teclado';
import { test } from './harness/test';
import { carregada, semConvite } from './harness/visitante';

const novidades = (page: Page) => page.getByRole('region', { name: 'Novidades no site' });
const responder = (page: Page) => page.getByRole('button', { name: 'Responder agora' });
const bloco = (page: Page) => page.getByRole('region', { name: 'Pesquisa', exact: true });
const campo = (page: Page, rotulo: string) => bloco(page).getByLabel(rotulo, { exact: true });
const escolhaDaMusica = (page: Page) => bloco(page).getByRole('combobox', { name: 'Música' });
const combo = (page: Page) => bloco(page).getByRole('combobox', { name: 'Web rádio' });
const votar = (page: Page) => bloco(page).getByRole('button', { name: 'Votar' });
const jaRespondeu = (page: Page) =>
  page.getByRole('dialog', { name: 'Você já respondeu a esta pesquisa!' });

/** Somebody who never voted. */
const eleitor = () => {
  const marca = `${Date.now().toString(36)}${randomInt(1e6)}`;
  return {
    nome: `Eleitora ${marca}`,
    telefone: `119${String(randomInt(1e8)).padStart(8, '0')}`,
    email: `eleitora.${marca}@exemplo.com.br`,
  };
};

const preencher = async (page: Page, quem = eleitor()) => {
  await campo(page, 'Nome').fill(quem.nome);
  await campo(page, 'Telefone com DDD').fill(quem.telefone);
  await campo(page, 'E-mail').fill(quem.email);
  return quem;
};

const escolherRadio = async (page: Page, parte: string): Promise<void> => {
  await combo(page).fill(parte);
  await page.getByRole('option').first().click();
};

const nomesDasRadios = async (page: Page): Promise<string[]> => {
  const radios = (await (await page.request.get(CAMINHOS.radiosNomes)).json()) as {
    nome_radio: string;
  }[];
  return radios.map(({ nome_radio }) => nome_radio);
};

test.beforeEach(async ({ page }) => {
  await semConvite(page);
  await page.goto('/');
  await carregada(page);
});

test('vota nas duas pesquisas; da próxima vez, o portal diz que já respondeu', async ({ page }) => {
  const [primeira = ''] = await nomesDasRadios(page);
  await responder(page).click();
  await expect(bloco(page).getByRole('heading', { name: 'Sua opinião' })).toBeFocused();
  await preencher(page);
  await expect(campo(page, 'Telefone com DDD')).toHaveValue(/^\(11\) 9\d{4}-\d{4}$/);
  await escolherRadio(page, primeira);
  await votar(page).click();
  const obrigado = bloco(page).getByRole('status').filter({ hasText: 'Voto registrado' });
  await expect(obrigado).toHaveText('Voto registrado com sucesso. Obrigado!');
  await expect(obrigado).toBeFocused();

  await bloco(page).getByRole('button', { name: 'Responder à outra pesquisa' }).click();
  const musicas = escolhaDaMusica(page);
  await expect(musicas.getByRole('option')).toHaveCount(18);
  await expect(musicas).toHaveJSProperty('selectedIndex', 0);
  // The person is the same: nothing has to be typed again.
  await expect(campo(page, 'Nome')).toHaveValue(/^Eleitora/);
  await votar(page).click();
  await expect(obrigado).toBeVisible();
  await bloco(page).getByRole('button', { name: 'Concluir' }).click();
  await expect(responder(page)).toBeFocused();

  await page.reload();
  await carregada(page);
  await responder(page).click();
  await expect(jaRespondeu(page)).toContainText(
    'Você já respondeu a esta pesquisa. Obrigado pela colaboração!',
  );
  await page.keyboard.press('Escape');
  await expect(jaRespondeu(page)).toBeHidden();
  await expect(responder(page)).toBeFocused();
});

test('com milhares de rádios a escolha abre logo, diz que há outras e acha cada uma @uma-tela', async ({
  page,
}) => {
  await page.route(/\/api\/radios\/all\/id/, (route) =>
    route.fulfill({
      json: Array.from({ length: 3000 }, (_, i) => ({ id: `r${i}`, nome_radio: `Rádio ${i} FM` })),
    }),
  );
  await responder(page).click();
  const haOutras = bloco(page).getByText('Digite para achar os outros.');
  await combo(page).click();
  await expect(page.getByRole('option')).toHaveCount(100);
  await expect(haOutras).toBeInViewport();
  await combo(page).fill('rádio 2999');
  await expect(page.getByRole('option')).toHaveText(['Rádio 2999 FM']);
  await expect(haOutras).toHaveCount(0);
});

test('a pesquisa respondida some, a outra continua @uma-tela', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'portal_pesquisa_1', value: '1', url: baseURL ?? '' }]);
  await page.reload();
  await carregada(page);
  await responder(page).click();
  await expect(escolhaDaMusica(page)).toBeVisible();
  await expect(combo(page)).toHaveCount(0);
  await expect(bloco(page).getByRole('tab')).toHaveCount(0);
});

test('quem já votou, de outro navegador, ouve isso e não perde o que digitou @uma-tela', async ({
  page,
  browser,
}) => {
  const [primeira = ''] = await nomesDasRadios(page);
  const quem = eleitor();
  await responder(page).click();
  await preencher(page, quem);
  await escolherRadio(page, primeira);
  await votar(page).click();
  await expect(bloco(page).getByText('Voto registrado com sucesso.')).toBeVisible();

  const outro = await browser.newContext();
  const outraPagina = await outro.newPage();
  await semConvite(outraPagina);
  await outraPagina.goto('/');
  await carregada(outraPagina);
  await responder(outraPagina).click();
  await preencher(outraPagina, { ...quem, email: quem.email.toUpperCase() });
  await escolherRadio(outraPagina, primeira);
  await votar(outraPagina).click();
  await expect(jaRespondeu(outraPagina)).toBeVisible();
  await jaRespondeu(outraPagina).getByRole('button', { name: 'OK' }).click();
  await expect(campo(outraPagina, 'Nome')).toHaveValue(quem.nome);
  await expect(combo(outraPagina)).toHaveValue(primeira);
  await outro.close();
});

test('o que falta é dito sob cada campo, e o primeiro ganha o foco @uma-tela', async ({ page }) => {
  await responder(page).click();
  await campo(page, 'E-mail').fill('sem-arroba');
  await votar(page).click();
  await expect(campo(page, 'Nome')).toBeFocused();
  await expect(campo(page, 'Nome')).toHaveAccessibleDescription(/Informe o nome\./);
  await expect(campo(page, 'Telefone com DDD')).toHaveAccessibleDescription(/Informe o telefone\./);
  await expect(campo(page, 'E-mail')).toHaveAccessibleDescription(/Informe um e-mail válido\./);
  await expect(combo(page)).toHaveAccessibleDescription(/Escolha a web rádio\./);
});

test('o que faltou numa pesquisa não é cobrado ao abrir a outra @uma-tela', async ({ page }) => {
  await responder(page).click();
  await campo(page, 'Nome').fill('Eleitora');
  await votar(page).click();
  await expect(campo(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
  await bloco(page).getByRole('tab', { name: 'Música' }).click();
  await expect(escolhaDaMusica(page)).toBeVisible();
  await expect(campo(page, 'Nome')).toHaveValue('Eleitora');
  for (const rotulo of ['Telefone com DDD', 'E-mail']) {
    await expect(campo(page, rotulo)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(campo(page, rotulo)).toHaveAccessibleDescription('');
  }
  await votar(page).click();
  await expect(campo(page, 'Telefone com DDD')).toBeFocused();
});

test('sem internet o voto não se perde: diz isso, guarda o digitado e depois vota @uma-tela', async ({
  page,
}) => {
  const [primeira = ''] = await nomesDasRadios(page);
  await responder(page).click();
  const { nome } = await preencher(page);
  await escolherRadio(page, primeira);
  await page.route(`**${CAMINHOS.votar}`, (route) => route.abort());
  await votar(page).click();
  await expect(bloco(page).getByRole('alert')).toContainText('Não conseguimos falar com o portal.');
  await expect(campo(page, 'Nome')).toHaveValue(nome);
  await page.unroute(`**${CAMINHOS.votar}`);
  await votar(page).click();
  await expect(bloco(page).getByText('Voto registrado com sucesso.')).toBeVisible();
});

test('uma pesquisa encerrada enquanto se preenche recusa com palavras @uma-tela', async ({
  page,
}) => {
  await responder(page).click();
  await preencher(page);
  await escolherRadio(page, 'r');
  const msg = 'Esta pesquisa já foi encerrada. Obrigado pelo interesse!';
  await page.route(`**${CAMINHOS.votar}`, (route) =>
    route.fulfill({ status: 409, json: { status: '0', msg } }),
  );
  await votar(page).click();
  await expect(bloco(page).getByRole('alert')).toContainText(msg);
  await expect(jaRespondeu(page)).toHaveCount(0);
});

test('vai conhecer as web rádios, volta e acha o que digitou @uma-tela', async ({ page }) => {
  await responder(page).click();
  const { nome } = await preencher(page);
  await bloco(page).getByRole('link', { name: 'Conheça as web rádios' }).click();
  await expect(page).toHaveURL(/#webradios$/);
  await page.goBack();
  await expect(campo(page, 'Nome')).toHaveValue(nome);
  await bloco(page).getByRole('button', { name: 'Fechar pesquisa' }).click();
  await expect(bloco(page)).toHaveCount(0);
  await expect(responder(page)).toBeFocused();
  // Closed by its own button, it is not opened by coming back; what was typed is there all the same.
  await page.goto('/#webradios');
  await page.goBack();
  await expect(responder(page)).toBeVisible();
  await expect(bloco(page)).toHaveCount(0);
  await responder(page).click();
  await expect(campo(page, 'Nome')).toHaveValue(nome);
});

test('vota só com o teclado', async ({ page }) => {
  const [primeira = ''] = await nomesDasRadios(page);
  const { nome, telefone, email } = eleitor();
  await apertar(page, responder(page));
  await expect(bloco(page).getByRole('heading', { name: 'Sua opinião' })).toBeFocused();
  await escreverEm(page, campo(page, 'Nome'), nome);
  await escreverEm(page, campo(page, 'Telefone com DDD'), telefone);
  await escreverEm(page, campo(page, 'E-mail'), email);
  await irAte(page, combo(page));
  await page.keyboard.type(primeira);
  await expect(page.getByRole('option', { name: primeira })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(combo(page)).toHaveValue(primeira);
  await apertar(page, votar(page));
  await expect(bloco(page).getByText('Voto registrado com sucesso.')).toBeFocused();
});

/** The page as the server paints it, the second song of survey 2 without its video. */
const comUmaSemVideo = async (page: Page): Promise<void> => {
  await page.route('**/', async (route) => {
    const resposta = await route.fetch();
    let visto = 0;
    const html = (await resposta.text()).replace(/"video":"[^"]+"/g, (video) =>
      (visto += 1) === 2 ? '"video":""' : video,
    );
    await route.fulfill({ response: resposta, body: html });
  });
};

test('o vídeo da música só é pedido quando a pessoa quer vê-lo @uma-tela', async ({ page }) => {
  const deFora: string[] = [];
  await page.route(/youtube/, async (route) => {
    deFora.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>vídeo</p>' });
  });
  await comUmaSemVideo(page);
  await page.goto('/');
  await carregada(page);
  const { pesquisas } = (await (await page.request.get(CAMINHOS.portal)).json()) as Portal;
  const [primeira, segunda] = pesquisas.find(({ numero }) => numero === 2)?.opcoes ?? [];
  await responder(page).click();
  await bloco(page).getByRole('tab', { name: 'Música' }).click();
  const ver = bloco(page).getByRole('button', { name: `Ver o vídeo de ${primeira?.nome ?? ''}` });
  await expect(ver).toBeVisible();
  expect(deFora).toEqual([]);
  await ver.click();
  await expect(page.getByTitle(`Vídeo de ${primeira?.nome ?? ''}`)).toBeVisible();
  await expect
    .poll(() => deFora[0])
    .toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
  // A song without a video shows none.
  await escolhaDaMusica(page).selectOption({ label: segunda?.nome ?? '' });
  await expect(bloco(page).getByRole('button', { name: /Ver o vídeo/ })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('as pesquisas passam no axe nos dois temas', async ({ page }, testInfo) => {
  test.slow();
  await responder(page).click();
  await expect(combo(page)).toBeVisible();
  await votar(page).click();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'pesquisa-1');
  await combo(page).press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAcessivel(page);
  await combo(page).press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await bloco(page).getByRole('tab', { name: 'Música' }).click();
  await expect(escolhaDaMusica(page)).toBeVisible();
  await expectAcessivel(page);
  await retratar(page, testInfo, 'pesquisa-2');
  await expect(novidades(page)).toBeVisible();
});
