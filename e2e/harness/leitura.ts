import { type Page } from '@playwright/test';

/**
 * What the page itself reads at `caminho` while `acao` happens. Asking again would tell of another moment: other
 * journeys buy, approve and listen meanwhile.
 */
export const lidoPelaPagina = async <T>(
  page: Page,
  caminho: string,
  acao: () => Promise<unknown>,
): Promise<T> => {
  const [resposta] = await Promise.all([
    page.waitForResponse(
      (r) => new URL(r.url()).pathname === caminho && r.request().method() === 'GET',
    ),
    acao(),
  ]);
  return (await resposta.json()) as T;
};
