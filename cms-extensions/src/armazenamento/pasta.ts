import { constants } from 'node:fs';
import { access, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, StorageAway } from '../database/away';
import type { Armazenamento, Chave, Medidas, Objeto, Raiz } from './armazenamento';
import { ORFAOS } from './chaves';
import { gravarJuntos } from './gravar';
import { provaDaPasta } from './prova-da-pasta';

interface Lugares {
  uploads: string;
  orfaos: string;
}

const AUSENTE = new Set(['ENOENT', 'ELOOP', 'ENOTDIR']);

const ouNull = async <T>(trabalho: Promise<T>): Promise<T | null> => {
  try {
    return await trabalho;
  } catch (erro) {
    if (AUSENTE.has(codeOf(erro))) return null;
    throw erro;
  }
};

/** No symbolic links, no folders: the portal makes none under such a name. */
const medirArquivo = async (arquivo: string): Promise<Medidas | null> => {
  const achado = await ouNull(lstat(arquivo));
  return achado?.isFile() ? { bytes: achado.size, em: achado.mtimeMs } : null;
};

const abrirArquivo = (arquivo: string) =>
  ouNull(open(arquivo, constants.O_RDONLY | constants.O_NOFOLLOW));

async function* listPasta(raiz: string, prefixo: string): AsyncGenerator<Objeto> {
  const entradas = await readdir(raiz, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entrada of entradas) {
    if (!entrada.isFile()) continue;
    const arquivo = path.join(entrada.parentPath, entrada.name);
    const relativo = path.relative(raiz, arquivo).split(path.sep).join('/');
    // Deleted since it was listed.
    const medidas = await medirArquivo(arquivo);
    if (medidas) yield { ...medidas, chave: prefixo + relativo };
  }
}

const renomear = async (de: string, para: string): Promise<void> => {
  await mkdir(path.dirname(para), { recursive: true });
  await rename(de, para).catch(async (erro: unknown) => {
    // The folder of uploads may be a volume of its own.
    if (codeOf(erro) !== 'EXDEV') throw erro;
    await copyFile(de, para);
    await rm(de, { force: true });
  });
};

/** Removes the folders above a file, up to `raiz`, that nothing is in any more. */
const podar = async (raiz: string, arquivo: string): Promise<void> => {
  const acima = path.dirname(arquivo);
  if (!acima.startsWith(raiz + path.sep)) return;
  const vazia = await rmdir(acima).then(
    () => true,
    () => false,
  );
  if (vazia) await podar(raiz, acima);
};

/** Files in a folder of this machine, or one that all instances share. */
export const emPasta = ({ uploads, orfaos }: Lugares): Armazenamento => {
  const arquivoDe = (chave: Chave): string =>
    chave.startsWith(ORFAOS)
      ? path.join(orfaos, chave.slice(ORFAOS.length))
      : path.join(uploads, chave);
  /** A volume that is gone leaves an empty folder, or none: what was written there would be hidden once it is back. */
  const exigirRaiz = async (): Promise<void> => {
    try {
      await access(uploads);
    } catch (erro) {
      throw new StorageAway(erro);
    }
  };
  return {
    tipo: 'pasta',
    orfaos,
    async gravar(pasta, arquivos) {
      await exigirRaiz();
      await gravarJuntos(path.join(uploads, pasta), arquivos);
    },
    medir: (chave) => medirArquivo(arquivoDe(chave)),
    async abrir(chave, faixa) {
      const aberto = await abrirArquivo(arquivoDe(chave));
      return aberto && aberto.createReadStream(faixa);
    },
    async ler(chave) {
      const aberto = await abrirArquivo(arquivoDe(chave));
      try {
        return aberto && (await aberto.readFile());
      } finally {
        await aberto?.close();
      }
    },
    async mover(de, para) {
      const movido = await ouNull(renomear(arquivoDe(de), arquivoDe(para)).then(() => true));
      await podar(orfaos, arquivoDe(de));
      return movido ?? false;
    },
    async apagar(chaves) {
      await Promise.all(chaves.map((chave) => rm(arquivoDe(chave), { force: true })));
      for (const chave of chaves) await podar(orfaos, arquivoDe(chave));
    },
    listar: (raiz: Raiz) =>
      raiz === 'orfaos' ? listPasta(orfaos, ORFAOS) : listPasta(uploads, ''),
    async podeEscrever() {
      await exigirRaiz();
      await provaDaPasta(uploads);
    },
  };
};
