import { expect, type Locator, type Page } from '@playwright/test';
import { type ArquivoEscolhido, escolherArquivo } from './escolher-arquivo';

const PASSOS = 80;

/** Walks with Tab until the element has the focus: what a keyboard reaches, and nothing else, passes. */
export const irAte = async (page: Page, alvo: Locator): Promise<void> => {
  await alvo.waitFor();
  for (let passo = 0; passo < PASSOS; passo += 1) {
    if (await alvo.evaluate((elemento) => elemento === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(alvo, 'o teclado chega lá').toBeFocused();
};

export const escreverEm = async (page: Page, alvo: Locator, texto: string): Promise<void> => {
  await irAte(page, alvo);
  await page.keyboard.type(texto);
};

export const apertar = async (page: Page, alvo: Locator): Promise<void> => {
  await irAte(page, alvo);
  await page.keyboard.press('Enter');
};

/** Chooses a file: the space bar opens the system's chooser. */
export const escolherPeloTeclado = (
  page: Page,
  alvo: Locator,
  arquivo: ArquivoEscolhido,
): Promise<void> =>
  escolherArquivo(
    page,
    async () => {
      await irAte(page, alvo);
      await page.keyboard.press('Space');
    },
    arquivo,
  );

/** What has the focus is seen: no bar that sticks to the top lies over it (WCAG 2.4.11). */
export const naoFicaSobNada = async (page: Page): Promise<void> => {
  const porCima = () =>
    page.evaluate(() => {
      const foco = document.activeElement;
      if (!foco || foco === document.body) return null;
      const { left, right, top, height } = foco.getBoundingClientRect();
      // A row that scrolls sideways shows a part of it.
      const meio = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const topo = document.elementFromPoint(meio, top + height / 2);
      const lugar = foco.closest('li') ?? foco;
      const nome = foco.getAttribute('aria-label') ?? foco.textContent;
      return topo && (lugar.contains(topo) || topo.contains(foco))
        ? null
        : `${nome}: ${topo?.outerHTML.slice(0, 80)}`;
    });
  await expect.poll(porCima, 'nada cobre o foco').toBeNull();
};
