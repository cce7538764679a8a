import path from 'node:path';
import { buffer as lerTudo } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { variante } from '@portal/contracts/arquivo/imagem';
import { PASTAS, RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import { errors } from '@strapi/utils';
import { apagarGuardado } from './apagar';
import { MIME_DE_AUDIO, processarAudio } from './audio';
import { foldersOf } from './biblioteca';
import { gravarJuntos } from './gravar';
import { processarImagem } from './imagem';
import { pastaDaImagem } from './pasta';
import { RecusaDeArquivo } from './recusa-de-arquivo';

/** What Strapi's upload plugin hands to a provider and stores afterwards. */
interface ArquivoDoStrapi {
  name: string;
  hash: string;
  ext?: string;
  mime: string;
  size: number;
  sizeInBytes?: number;
  url: string;
  path?: string | null;
  folderPath?: string;
  width?: number | null;
  height?: number | null;
  formats?: Record<string, unknown> | null;
  stream?: Readable;
  buffer?: Buffer;
}

const emKb = (bytes: number): number => Math.round(bytes / 10) / 100;

const conteudoDe = async ({ stream, buffer }: ArquivoDoStrapi): Promise<Buffer> => {
  if (buffer) return buffer;
  if (stream) return lerTudo(stream);
  throw new Error('upload without content');
};

const guardarImagem = async (uploads: string, file: ArquivoDoStrapi, conteudo: Buffer) => {
  const pasta = pastaDaImagem(file.path ?? undefined, await foldersOf(file.folderPath));
  const { nome, largura, altura, arquivos } = await processarImagem(conteudo);
  await gravarJuntos(path.join(uploads, pasta), arquivos);
  const bytes = arquivos.get(nome)?.length ?? 0;
  const url = `${RAIZ_STORAGE}${pasta}/${nome}`;
  const comum = { ext: '.webp', mime: 'image/webp' };
  const miniatura = arquivos.get(variante(nome, 256));
  Object.assign(file, comum, {
    url,
    hash: path.parse(nome).name,
    width: largura,
    height: altura,
    size: emKb(bytes),
    sizeInBytes: bytes,
    // The panel shows the narrowest variant instead of a thumbnail of its own.
    formats: miniatura
      ? { thumbnail: { ...comum, url: variante(url, 256), size: emKb(miniatura.length) } }
      : null,
  });
};

const guardarAudio = async (uploads: string, file: ArquivoDoStrapi, conteudo: Buffer) => {
  const { nome, extensao, arquivos } = await processarAudio(conteudo);
  await gravarJuntos(path.join(uploads, PASTAS.musicas), arquivos);
  Object.assign(file, {
    url: `${RAIZ_STORAGE}${PASTAS.musicas}/${nome}`,
    hash: path.parse(nome).name,
    ext: extensao,
    mime: MIME_DE_AUDIO[extensao],
  });
};

/**
 * Strapi upload provider: everything editors send lands under PORTAL_DATA/uploads in the folders of contract 3, images
 * re-encoded with their variants, audio under its own name. Refusals become a 400 with Portuguese words.
 */
export const init = ({ uploads }: { uploads: string }) => {
  const guardar = async (file: ArquivoDoStrapi): Promise<void> => {
    const conteudo = await conteudoDe(file);
    const ehAudio = file.mime.startsWith('audio/') || file.mime === 'application/ogg';
    try {
      await (ehAudio ? guardarAudio : guardarImagem)(uploads, file, conteudo);
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
