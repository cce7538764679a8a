import { buffer as lerTudo } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Pasta } from '@portal/contracts/arquivo/pastas';
import { errors } from '@strapi/utils';
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
  stream?: Readable;
  buffer?: Buffer;
}

const conteudoDe = async ({ stream, buffer }: ArquivoDoStrapi): Promise<Buffer> => {
  if (buffer) return buffer;
  if (stream) return lerTudo(stream);
  throw new Error('upload without content');
};

const pastaDe = async ({ path: area, folderPath }: ArquivoDoStrapi): Promise<Pasta> =>
  pastaDaImagem(area ?? undefined, await foldersOf(folderPath));

/**
 * Strapi upload provider: everything editors send lands under PORTAL_DATA/uploads in the folders of contract 3, images
 * re-encoded with their variants, audio under its own name. Refusals become a 400 with Portuguese words.
 */
export const init = ({ uploads }: { uploads: string }) => {
  const guardar = async (file: ArquivoDoStrapi): Promise<void> => {
    const conteudo = await conteudoDe(file);
    const ehAudio = extensaoDeAudio(conteudo) !== null || file.mime.startsWith('audio/');
    try {
      const guardado = ehAudio
        ? await guardarAudio(uploads, conteudo)
        : await guardarImagem(uploads, await pastaDe(file), conteudo);
      Object.assign(file, guardado);
    } catch (erro) {
      if (erro instanceof RecusaDeArquivo) throw new errors.ApplicationError(erro.message);
      throw erro;
    }
  };
  const apagar = (file: ArquivoDoStrapi): Promise<void> => apagarGuardado(uploads, file.url);
  const substituir = async (novo: ArquivoDoStrapi, antigo: ArquivoDoStrapi): Promise<void> => {
    await guardar(novo);
    await apagar(antigo);
  };
  return {
    upload: guardar,
    uploadStream: guardar,
    replace: substituir,
    replaceStream: substituir,
    delete: apagar,
  };
};
