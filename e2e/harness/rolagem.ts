import { expect, type Locator, type Page } from '@playwright/test';

/** Expects a page that nobody has to scroll sideways (320 px to 1,440 px), nor a dialog over it. */
export const expectSemRolagemLateral = async (page: Page): Promise<void> => {
  const excess = await page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
  expect(excess, 'pixels além da largura da tela').toBeLessThanOrEqual(0);
};

/** Widths where the layout changes, or is at its narrowest. */
export const LARGURAS = [320, 390, 768, 1280];

/** The same at each of these widths. */
export const expectCaberEm = async (page: Page, larguras: readonly number[]): Promise<void> => {
  for (const width of larguras) {
    await page.setViewportSize({ width, height: 800 });
    await expectSemRolagemLateral(page);
  }
};

/** The same at every width, and then with the text at twice its size. */
export const expectCaberEmTodaTela = async (
  page: Page,
  larguras: readonly number[] = LARGURAS,
): Promise<void> => {
  await expectCaberEm(page, larguras);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectCaberEm(page, [360, 390, 1280]);
};

/** Expects that of these, which stand beside each other, none lies over another, nor off the screen. */
export const expectSemSobrepor = async (partes: Locator, onde: string): Promise<void> => {
  const sobrepostas = await partes.evaluateAll((todas) => {
    const caixas = todas
      .map((parte) => ({ parte, caixa: parte.getBoundingClientRect() }))
      .filter(({ caixa }) => caixa.width > 0);
    const fora = caixas.filter(({ caixa }) => caixa.left < 0 || caixa.right > innerWidth);
    const sobre = caixas.flatMap(({ parte, caixa: a }, i) =>
      caixas
        .slice(i + 1)
        .filter(
          ({ caixa: b }) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5,
        )
        .map((outra) => [parte, outra.parte].map(({ textContent }) => textContent).join(' × ')),
    );
    return [...fora.map(({ parte }) => `fora da tela: ${parte.outerHTML}`), ...sobre];
  });
  expect(sobrepostas, onde).toEqual([]);
};

/** Words that are cut where the line ends, as what breaks anywhere may be. */
export const palavrasCortadas = (texto: Locator): Promise<string[]> =>
  texto.evaluate((elemento) => {
    const cortadas: string[] = [];
    const nos = document.createTreeWalker(elemento, NodeFilter.SHOW_TEXT);
    for (let no = nos.nextNode(); no; no = nos.nextNode())
      for (const { index, 0: palavra } of (no.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const trecho = document.createRange();
        trecho.setStart(no, index);
        trecho.setEnd(no, index + palavra.length);
        const linhas = new Set([...trecho.getClientRects()].map(({ top }) => Math.round(top)));
        if (linhas.size > 1) cortadas.push(palavra);
      }
    return cortadas;
  });

/** Texts whose last lines their own box hides. */
export const cortadosEmbaixo = (textos: Locator): Promise<string[]> =>
  textos.evaluateAll((todos) =>
    todos
      .filter((texto) => {
        const caixa = texto.closest('p, span') ?? texto;
        return caixa.scrollHeight > caixa.clientHeight + 1;
      })
      .map(({ textContent }) => textContent),
  );

/** Whether all of them stand in one line. */
export const umaLinha = async (partes: Locator): Promise<boolean> => {
  await partes.first().waitFor();
  const alturas = await partes.evaluateAll((todas) =>
    todas.map((parte) => parte.getBoundingClientRect().top),
  );
  return new Set(alturas).size === 1;
};
