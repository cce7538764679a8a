import { open, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Pasta } from '@portal/contracts/arquivo/pastas';
import { errors } from '@strapi/utils';
import type { Lugar } from '../armazenamento/lugar';
import { abrirArmazenamento } from '../armazenamento/abrir';
import { apagarGuardado } from './apagar';
import { extensaoDeAudio } from './audio';
import { foldersOf } from './biblioteca';
import { guardarAudio, guardarImagem } from './guardar';
import { pastaDaImagem } from './pasta';
import { RecusaDeArquivo } from './recusa-de-arquivo';

/** What Strapi's upload plugin hands to a provider and stores afterwards. */
interface ArquivoDoStrapi {
  mime: string;
  url: string;
  path?: string | null;
  folderPath?: string;
  /** Where the parser of the form put the bytes. */
  filepath: string;
  stream: Readable;
}

/** Enough to know a sound by. */
const PRIMEIROS_BYTES = 16;

const isAudio = async ({ mime, filepath }: ArquivoDoStrapi): Promise<boolean> => {
  if (mime.startsWith('audio/')) return true;
  const arquivo = await open(filepath);
  try {
    const { buffer, bytesRead } = await arquivo.read(Buffer.alloc(PRIMEIROS_BYTES));
    return extensaoDeAudio(buffer.subarray(0, bytesRead)) !== null;
  } finally {
    await arquivo.close();
  }
};

const pastaDe = async ({ path: area, folderPath }: ArquivoDoStrapi): Promise<Pasta> =>
  pastaDaImagem(area ?? undefined, await foldersOf(folderPath));

/**
 * Strapi upload provider: everything editors send lands where the portal keeps files (contrato 3), images re-encoded with their variants, audio under its own name. A refusal becomes a 400 with a Portuguese message.
 */
export const init = ({ lugar }: { lugar: Lugar }) => {
  const armazenamento = abrirArmazenamento(lugar);
  const guardar = async (file: ArquivoDoStrapi): Promise<void> => {
    // The bytes are read from the disk, when it is their turn.
    file.stream.destroy();
    const ler = (): Promise<Buffer> => readFile(file.filepath);
    try {
      const guardado = (await isAudio(file))
        ? await guardarAudio(armazenamento, ler, true)
        : await guardarImagem(armazenamento, await pastaDe(file), ler, { publico: true });
      Object.assign(file, guardado);
    } catch (erro) {
      if (erro instanceof RecusaDeArquivo) throw new errors.ApplicationError(erro.message);
      throw erro;
    }
  };
  const apagar = (file: ArquivoDoStrapi): Promise<void> => apagarGuardado(armazenamento, file.url);
  const substituir = async (novo: ArquivoDoStrapi, antigo: ArquivoDoStrapi): Promise<void> => {
    await guardar(novo);
    await apagar(antigo);
  };
  return {
    uploadStream: guardar,
    replaceStream: substituir,
    delete: apagar,
  };
};
