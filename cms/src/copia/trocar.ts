import { existsSync, lstatSync, statSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { codigoDo } from '../runtime/codigo-do-erro';
import { ErroDeInicio } from '../runtime/erro-de-inicio';

/** What the system says of a name that a disk of its own is mounted on. */
const DE_OUTRO_DISCO = new Set(['EBUSY', 'EXDEV']);

const recusa = (caminho: string): ErroDeInicio =>
  new ErroDeInicio(
    `${caminho} é um atalho ou um disco à parte, e a volta não o troca. Desfaça-o ou desmonte-o, repita a volta, leve para ele o que ela trouxer e refaça-o.`,
  );

/** A folder that lies elsewhere: moved away, what is in it would stay there, and the new one would not go there. */
const isAtalho = (caminho: string): boolean =>
  lstatSync(caminho).isSymbolicLink() && statSync(caminho).isDirectory();

/**
 * Moves names from the folder `novos` into `dados`, and what stood there under them into `antigos`; a name that `novos`
 * does not have only leaves. All or none: on a failure everything goes back. Answers the function that undoes it.
 * The three folders share a file system. Throws ErroDeInicio where a name is not of it.
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
    if (isAtalho(de)) throw recusa(de);
    await rename(de, para).catch((erro: unknown) => {
      throw DE_OUTRO_DISCO.has(codigoDo(erro)) ? recusa(de) : erro;
    });
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
    // Empty by now: what was in it is back.
    await rmdir(antigos).catch(() => undefined);
    throw erro;
  }
  return desfazer;
};
