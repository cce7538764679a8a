import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codigoDo } from '../runtime/codigo-do-erro';
import type { Membro } from './manifesto';

/** Names of all files below a folder, in order, with `/`. A folder that is not there has none. */
export const arquivosEm = async (raiz: string): Promise<string[]> => {
  const entradas = await readdir(raiz, { recursive: true, withFileTypes: true }).catch(
    (erro: unknown) => {
      if (codigoDo(erro) === 'ENOENT') return [];
      throw erro;
    },
  );
  return entradas
    .filter((entrada) => entrada.isFile())
    .map((entrada) => path.relative(raiz, path.join(entrada.parentPath, entrada.name)))
    .map((nome) => nome.split(path.sep).join('/'))
    .sort();
};

/** What a manifest says of a file whose bytes are in memory. */
export const membroDe = (nome: string, conteudo: Buffer): Membro => ({
  nome,
  bytes: conteudo.length,
  sha256: createHash('sha256').update(conteudo).digest('hex'),
});

const somar = async (raiz: string, nome: string): Promise<Membro> => {
  const resumo = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path.join(raiz, nome)), async (pedacos) => {
    for await (const pedaco of pedacos as AsyncIterable<Buffer>) {
      bytes += pedaco.length;
      resumo.update(pedaco);
    }
  });
  return { nome, bytes, sha256: resumo.digest('hex') };
};

/** Size and SHA-256 of every file below a folder. */
export const membrosEm = async (raiz: string): Promise<Membro[]> => {
  const membros: Membro[] = [];
  for (const nome of await arquivosEm(raiz)) membros.push(await somar(raiz, nome));
  return membros;
};
