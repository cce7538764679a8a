import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves names from the folder `novos` into `dados`, and what stood there under them into `antigos`; a name that `novos`
 * does not have only leaves. All or none: on a failure everything goes back. Answers the function that undoes it.
 * The three folders share a file system.
 */
export const trocar = async (
  dados: string,
  novos: string,
  antigos: string,
  nomes: readonly string[],
): Promise<() => Promise<void>> => {
  const feitos: [de: string, para: string][] = [];
  const desfazer = async (): Promise<void> => {
    for (const [de, para] of feitos.splice(0).reverse()) await rename(para, de);
  };
  const mover = async (de: string, para: string): Promise<void> => {
    if (!existsSync(de)) return;
    await rename(de, para);
    feitos.push([de, para]);
  };
  try {
    await mkdir(antigos, { recursive: true });
    for (const nome of nomes) {
      await mover(path.join(dados, nome), path.join(antigos, nome));
      await mover(path.join(novos, nome), path.join(dados, nome));
    }
  } catch (erro) {
    await desfazer();
    throw erro;
  }
  return desfazer;
};
