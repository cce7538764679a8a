import type { FileChooser, Page } from '@playwright/test';

export type ArquivoEscolhido = Parameters<FileChooser['setFiles']>[0];

/** Chooses in the system's chooser, which `abrir` opens: who waits for it is there before. */
export const escolherArquivo = async (
  page: Page,
  abrir: () => Promise<void>,
  arquivo: ArquivoEscolhido,
): Promise<void> => {
  const escolhendo = page.waitForEvent('filechooser');
  await abrir();
  await (await escolhendo).setFiles(arquivo);
};
