import { expect, type Locator, type Page } from '@playwright/test';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { criarMelodia } from './melodia';
import { enviarArquivo, publicar, soPortugues } from './redacao';

// A singer's songs in the singer's own form.

const escolha = (page: Page) => page.getByRole('combobox', { name: /^Músicas/ });
const alcas = (page: Page) => page.getByRole('button', { name: 'Arrastar', exact: true });

export const cantoresNoPortal = async (page: Page): Promise<Cantor[]> =>
  (await (await page.request.get(CAMINHOS.cantores)).json()) as Cantor[];

/** A singer's songs as the portal shows them, in their order. */
export const musicasDe = async (page: Page, cantor: string): Promise<string[]> =>
  (await cantoresNoPortal(page))
    .filter(({ nome }) => nome === cantor)
    .flatMap(({ musicas }) => musicas.map(({ nome }) => nome));

export const perguntaDoPortal = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Confirme' });

/** In the form of a singer that is not saved no song is made: nothing would link it to the singer. */
export const naoFazMusicaSemSalvar = async (page: Page): Promise<void> => {
  await escolha(page).click();
  const opcao = page.getByRole('option', { name: 'Salve antes, para criar uma ligação aqui' });
  await expect(opcao).toBeDisabled();
  await soPortugues(page, 'músicas de um cantor que não foi salvo');
};

/** Makes a song, with its sound, without leaving the form of its singer. */
export const fazerMusica = async (page: Page, nome: string): Promise<void> => {
  await escolha(page).click();
  await page.getByRole('option', { name: 'Criar uma ligação' }).click();
  const janela = page.getByRole('dialog');
  await janela.getByLabel('Nome').fill(nome);
  await soPortugues(page, 'música nova no formulário do cantor');
  await enviarArquivo(page, {
    name: 'feita-no-cantor.mp3',
    mimeType: 'audio/mpeg',
    buffer: await criarMelodia(2),
  });
  await janela.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(janela.getByRole('heading', { name: nome })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(janela).toHaveCount(0);
};

/** Chooses a song for the singer of the form. */
export const escolherMusica = async (page: Page, opcao: string): Promise<void> => {
  await escolha(page).click();
  await page.getByRole('option', { name: opcao }).click();
};

/** What is read aloud of a song that moves. */
const dito = (page: Page, nome: string, texto: string) => page.getByText(`${nome} ${texto}.`);

/** Drags the first song below the last with the mouse, by its handle. */
export const arrastarAPrimeiraParaOFim = async (
  page: Page,
  nome: string,
  quantas: number,
): Promise<void> => {
  await expect(alcas(page)).toHaveCount(quantas);
  await alcas(page).first().scrollIntoViewIfNeeded();
  const fim = await alcas(page).last().boundingBox();
  if (!fim) throw new Error('the last handle is not there');
  const [x, meio] = [fim.x + fim.width / 2, fim.y + fim.height / 2];
  await alcas(page).first().hover();
  await page.mouse.down();
  await expect(async () => {
    // The list hears of the pointer a frame later, and only while it moves.
    for (const y of [meio - 8, meio + 8]) await page.mouse.move(x, y);
    const agora = dito(page, nome, `agora na posição ${quantas} de ${quantas}`);
    await expect(agora).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await soPortugues(page, 'música arrastada');
};

/** Moves the last song a place up with the keys, which say where it is. */
export const subirAUltima = async (page: Page, nome: string, quantas: number): Promise<void> => {
  await expect(alcas(page)).toHaveCount(quantas);
  await alcas(page).last().focus();
  for (const [tecla, texto] of [
    ['Space', `seguro na posição ${quantas} de ${quantas}`],
    ['ArrowUp', `agora na posição ${quantas - 1} de ${quantas}`],
    ['Space', `solto na posição ${quantas - 1} de ${quantas}`],
  ] as const) {
    await page.keyboard.press(tecla);
    await expect(dito(page, nome, texto)).toBeAttached();
  }
  await soPortugues(page, 'música levada com as setas');
};

/** At a telephone's width: takes the last song to the top with a finger, the one that is second then to the end with the keys, and publishes. */
export const arrumarNoCelular = async (
  page: Page,
  ultima: string,
  segunda: string,
  quantas: number,
): Promise<void> => {
  const antes = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const mover = (verbo: string, nome: string) =>
    page.getByRole('button', { name: `${verbo} ${nome}`, exact: true });
  const subir = mover('Subir', ultima);
  const caixa = await subir.boundingBox();
  expect(Math.min(caixa?.width ?? 0, caixa?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(alcas(page)).toHaveCount(0);
  await expect(mover('Descer', ultima)).toBeDisabled();
  for (let lugar = quantas - 1; lugar >= 1; lugar -= 1) {
    await subir.click();
    await expect(dito(page, ultima, `agora na posição ${lugar} de ${quantas}`)).toBeAttached();
  }
  await expect(subir).toBeDisabled();
  const descer = mover('Descer', segunda);
  await descer.focus();
  // Pressed again and again it goes on with the same song: the focus stays while the line moves.
  for (let lugar = 3; lugar <= quantas; lugar += 1) {
    await page.keyboard.press('Enter');
    await expect(dito(page, segunda, `agora na posição ${lugar} de ${quantas}`)).toBeAttached();
    await expect(descer).toBeFocused();
  }
  await soPortugues(page, 'ordem das músicas no celular');
  await publicar(page);
  if (antes) await page.setViewportSize(antes);
};
