import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import {
  barra,
  botao,
  cantorDeTeste,
  esperarSilencio,
  esperarSom,
  lerSom,
  ouvir,
  radioDeTeste,
  servirCatalogo,
} from './harness/player';
import { expectCaberEmTodaTela } from './harness/rolagem';
import { MUSICA_S, ServidorDeAudio } from './harness/servidor-de-audio';
import { test } from './harness/test';

const NOMES = ['Luz', 'Manhã', 'Rio', 'Serra'];

let estacao: ServidorDeAudio;

// Sound takes its real time; a busy machine takes longer.
test.setTimeout(120_000);

test.beforeAll(async () => {
  estacao = await ServidorDeAudio.abrir();
});
test.afterAll(() => estacao.fechar());
test.beforeEach(async ({ page }) => {
  await servirCatalogo(page, {
    radios: [radioDeTeste(estacao.url)],
    cantores: [cantorDeTeste(estacao.urlDaMusica, NOMES)],
  });
  await page.goto('/#cantores#cantordeteste');
});

const folha = (page: Page) => page.getByRole('dialog', { name: 'Tocando agora' });
const abrirFolha = async (page: Page): Promise<void> => {
  await barra(page)
    .getByRole('button', { name: /^Abrir o player/ })
    .click();
  await expect(folha(page)).toBeVisible();
};
const tocando = (page: Page, nome: string) =>
  expect(barra(page).getByRole('link', { name: nome })).toBeVisible();
/** Moves to so many seconds before the end, once the song has told how long it is. */
const irAoFim = (page: Page, faltando: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((segundos) => {
        const audio = document.querySelector('audio');
        if (!audio || !Number.isFinite(audio.duration)) return false;
        audio.currentTime = audio.duration - segundos;
        return true;
      }, faltando),
    )
    .toBe(true);
/** The queue is drawn after the sheet. */
const ordemDaFila = async (page: Page) => {
  const musicas = folha(page)
    .getByRole('list')
    .getByRole('button', { name: /^(Tocar|Na vez:)/ });
  await musicas.first().waitFor();
  const textos = await musicas.allInnerTexts();
  return textos.map((texto) => NOMES.find((nome) => texto.includes(nome)));
};

test('no fim a próxima toca sozinha, até a última @uma-tela', async ({ page }) => {
  await ouvir(page, 'Rio').click();
  await esperarSom(page);
  await irAoFim(page, 1);
  await tocando(page, 'Serra');
  await esperarSom(page);
  await expect(botao(page, 'Próxima música')).toHaveAttribute('aria-disabled', 'true');
  await irAoFim(page, 1);
  await expect(botao(page, 'Ouvir música')).toBeVisible();
  await page.waitForTimeout(500);
  expect((await lerSom(page)).soando).toBe(false);
});

test('próxima e anterior, na barra e nas teclas do sistema @uma-tela', async ({ page }) => {
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    Reflect.set(window, 'acoesDeMidia', handlers);
    const original = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (acao, handler) => {
      handlers.set(acao, handler);
      original(acao, handler);
    };
  });
  await page.reload();
  const pressionar = (acao: MediaSessionAction) =>
    page.evaluate((nome) => {
      // Put there by the init script above.
      const handlers = Reflect.get(window, 'acoesDeMidia') as Map<
        string,
        MediaSessionActionHandler | null
      >;
      handlers.get(nome)?.({ action: nome });
    }, acao);
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await botao(page, 'Próxima música').click();
  await tocando(page, 'Manhã');
  await esperarSom(page);
  await pressionar('nexttrack');
  await tocando(page, 'Rio');
  await pressionar('previoustrack');
  await tocando(page, 'Manhã');
  await botao(page, 'Música anterior').click();
  await tocando(page, 'Luz');
  await esperarSom(page);
  await page.goto('/#webradios');
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page);
  await expect(botao(page, 'Próxima música')).toHaveCount(0);
});

test('Tocar tudo, Aleatório e repetir @uma-tela', async ({ page }) => {
  await page.getByRole('button', { name: 'Tocar tudo' }).click();
  await tocando(page, 'Luz');
  await esperarSom(page);
  await abrirFolha(page);
  expect(await ordemDaFila(page)).toEqual(NOMES);
  await folha(page).getByRole('button', { name: 'Repetir: desligado' }).click();
  await folha(page).getByRole('button', { name: 'Repetir: a lista toda' }).click();
  await expect(folha(page).getByRole('button', { name: 'Repetir: esta música' })).toBeVisible();
  await page.keyboard.press('Escape');
  await irAoFim(page, 1);
  await expect.poll(async () => (await lerSom(page)).tempo).toBeLessThan(MUSICA_S / 2);
  await tocando(page, 'Luz');
  await page.getByRole('button', { name: 'Aleatório' }).click();
  await abrirFolha(page);
  expect((await ordemDaFila(page)).toSorted()).toEqual(NOMES.toSorted());
});

test('a fila se arruma com os botões e com o arrasto; a folha passa no axe', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await abrirFolha(page);
  await folha(page).getByRole('button', { name: 'Subir Rio' }).press('Enter');
  expect(await ordemDaFila(page)).toEqual(['Luz', 'Rio', 'Manhã', 'Serra']);
  await expect(folha(page).getByText('Rio: lugar 2 de 4')).toBeAttached();
  const tirar = (nome: string) =>
    folha(page).getByRole('button', { name: `Tirar ${nome} da fila` });
  await tirar('Manhã').press('Enter');
  await expect(tirar('Serra')).toBeFocused();
  await expect(folha(page).getByText('Manhã: fora da fila')).toBeAttached();
  const [alca, alvo] = [
    folha(page).getByRole('listitem').filter({ hasText: 'Serra' }).locator('span').first(),
    folha(page).getByRole('listitem').filter({ hasText: 'Luz' }),
  ];
  await alca.scrollIntoViewIfNeeded();
  const [de, para] = [await alca.boundingBox(), await alvo.boundingBox()];
  if (!de || !para) throw new Error('the queue is not on the page');
  await page.mouse.move(de.x + 5, de.y + 5);
  await page.mouse.down();
  await page.mouse.move(de.x + 5, para.y + 10, { steps: 8 });
  await page.mouse.up();
  expect(await ordemDaFila(page)).toEqual(['Serra', 'Luz', 'Rio']);
  await folha(page).getByRole('button', { name: 'Tocar Rio' }).click();
  await tocando(page, 'Rio');
  for (const [nome, vizinha] of [
    ['Luz', 'Rio'],
    ['Serra', 'Rio'],
  ] as const) {
    await tirar(nome).press('Enter');
    await expect(tirar(vizinha)).toBeFocused();
  }
  await botao(page, 'Pausar')
    .or(folha(page).getByRole('button', { name: 'Pausar' }))
    .last()
    .click();
  await expectAcessivel(page);
});

test('com uma fila, a barra e a folha cabem em toda tela @uma-tela', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await botao(page, 'Pausar').click();
  await expectCaberEmTodaTela(page);
  await abrirFolha(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const excesso = () =>
    folha(page).evaluate((dialogo) => dialogo.scrollWidth - dialogo.clientWidth);
  expect(await excesso()).toBeLessThanOrEqual(0);
});

test('na volta a fila está lá, pausada; tocar segue do lugar @uma-tela', async ({ page }) => {
  await ouvir(page, 'Manhã').click();
  await esperarSom(page);
  await irAoFim(page, 30);
  await expect.poll(async () => (await lerSom(page)).tempo).toBeGreaterThan(MUSICA_S / 2);
  await esperarSom(page);
  await page.reload();
  await tocando(page, 'Manhã');
  await expect(barra(page)).toContainText(/0:3\d/);
  // Nobody knows yet how long it is: it must not look as if it were over.
  await expect(barra(page).getByRole('slider', { name: 'Posição em Manhã' })).toHaveValue('0');
  expect((await lerSom(page)).soando).toBe(false);
  await botao(page, 'Ouvir música').click();
  await esperarSom(page);
  expect((await lerSom(page)).tempo).toBeGreaterThan(MUSICA_S / 2 - 2);
  await botao(page, 'Próxima música').click();
  await tocando(page, 'Rio');
});

test('uma hora de fila, comprimida: dorme na hora marcada, esmaecendo @uma-tela', async ({
  page,
}) => {
  await page.clock.install();
  await page.getByRole('button', { name: 'Tocar tudo' }).click();
  await esperarSom(page);
  await abrirFolha(page);
  await folha(page).getByRole('radio', { name: '60 min' }).check();
  const agora = () => page.evaluate(() => Date.now());
  const acorda = (await agora()) + 60 * 60_000;
  await page.keyboard.press('Escape');
  for (const nome of ['Manhã', 'Rio', 'Serra']) {
    await page.clock.fastForward(15 * 60_000);
    await irAoFim(page, 1);
    await tocando(page, nome);
    await esperarSom(page);
  }
  expect((await lerSom(page)).volume).toBe(1);
  await page.clock.fastForward(acorda - (await agora()) - 8000);
  await esperarSom(page);
  await expect.poll(async () => (await lerSom(page)).volume).toBeLessThan(1);
  await esperarSilencio(page);
  await expect(botao(page, 'Ouvir música')).toBeVisible();
  expect((await lerSom(page)).volume).toBe(1);
});

test('teclas: espaço, setas, mudo, próxima, anterior e a lista delas', async ({ page }) => {
  await ouvir(page, 'Luz').click();
  await esperarSom(page);
  await page.getByRole('heading', { name: 'Cantora de Teste' }).focus();
  await page.keyboard.press('Space');
  await esperarSilencio(page);
  const { tempo } = await lerSom(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await lerSom(page)).tempo).toBeGreaterThan(tempo + 9);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await esperarSom(page);
  await page.keyboard.press('m');
  expect((await lerSom(page)).mudo).toBe(true);
  await page.keyboard.press('m');
  expect((await lerSom(page)).mudo).toBe(false);
  await page.keyboard.press('n');
  await tocando(page, 'Manhã');
  await page.keyboard.press('p');
  await tocando(page, 'Luz');
  await page.keyboard.press('?');
  const teclas = page.getByRole('dialog', { name: 'Teclas do player' });
  await expect(teclas).toContainText('Próxima música');
  await page.keyboard.press('n');
  await tocando(page, 'Luz');
  await expectAcessivel(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const linhas = teclas.getByRole('definition');
  const limite = await teclas.evaluate((dialogo) => dialogo.getBoundingClientRect().right);
  for (const caixa of await linhas.evaluateAll((todas) =>
    todas.map((linha) => linha.getBoundingClientRect().right),
  ))
    expect(caixa).toBeLessThanOrEqual(limite);
  await teclas.getByRole('checkbox', { name: 'Usar estas teclas' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await tocando(page, 'Luz');
});
