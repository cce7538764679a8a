import { stat } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import { conferirImagem } from './imagem';
import { RecusaDeArquivo } from './recusa-de-arquivo';

interface ArquivoEmExame {
  filepath?: string;
}

/**
 * What replaces parts of Strapi's image service: the provider makes the variants, so Strapi makes none, and an image is
 * judged by its header before anything decodes it (contract 5).
 */
export const servicoDeImagem = {
  isResizableImage: (): Promise<boolean> => Promise.resolve(false),
  optimize: <T>(file: T): Promise<T> => Promise.resolve(file),
  isFaultyImage: async ({ filepath }: ArquivoEmExame): Promise<boolean> => {
    if (!filepath) return true;
    try {
      await conferirImagem(filepath, (await stat(filepath)).size);
      return false;
    } catch (erro) {
      if (erro instanceof RecusaDeArquivo) throw new errors.ApplicationError(erro.message);
      throw erro;
    }
  },
};
