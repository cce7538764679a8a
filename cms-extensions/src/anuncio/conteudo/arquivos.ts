import {
  arquivosDe,
  linhaDoArquivo,
  type CampoDeArquivo,
} from '@portal/contracts/anuncio/arquivos';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { ErrosDeCampo } from '@portal/contracts/http/resposta';
import type { Core } from '@strapi/strapi';
import { armazenamentoDe } from '../../armazenamento/abrir';
import { arquivos, guardarEnviado, maximoDaPasta, type Guardado } from '../../arquivo/service';
import { CommitFailed } from '../../database/away';
import type { SentFile } from '../../http/parse-multipart';
import { Refusal } from '../../http/refusal';

export type Enviados = ReadonlyMap<string, SentFile>;

/** The file fields an edit takes, by the type of the ad (contrato 5). A banner's takes the proof of payment too. */
export const ARQUIVOS_DA_EDICAO = {
  radio: arquivosDe('radio'),
  musica: arquivosDe('musica'),
  banner: arquivosDe('banner', 'anuncio'),
} as const satisfies Record<TipoAnuncio, readonly CampoDeArquivo[]>;

/** Most bytes a field's file may have (contrato 5). */
export const maximoDoArquivo = (campo: CampoDeArquivo): number =>
  maximoDaPasta(linhaDoArquivo(campo).pasta);

/** Files checked and stored, not yet named by any row. */
export type Guardados = ReadonlyMap<CampoDeArquivo, Guardado>;

/**
 * Checks and stores the files sent under these fields, then does the work that names them. When either fails, no file
 * is left behind. Throws 422 with the fields whose file is refused.
 */
export const comArquivos = async <T>(
  strapi: Core.Strapi,
  enviados: Enviados,
  campos: readonly CampoDeArquivo[],
  trabalho: (guardados: Guardados) => Promise<T>,
): Promise<T> => {
  const armazenamento = armazenamentoDe(strapi);
  const guardados = new Map<CampoDeArquivo, Guardado>();
  const erros: ErrosDeCampo = {};
  try {
    for (const campo of campos) {
      const enviado = enviados.get(campo);
      if (!enviado) continue;
      const resultado = await guardarEnviado(armazenamento, linhaDoArquivo(campo).pasta, enviado);
      if ('recusa' in resultado) erros[campo] = [resultado.recusa];
      else guardados.set(campo, resultado.guardado);
    }
    if (Object.keys(erros).length > 0)
      throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros });
    return await trabalho(guardados);
  } catch (erro) {
    // Unknown outcome of the COMMIT: a row may name the files, so they stay; the orphan sweep takes them if none does.
    if (!(erro instanceof CommitFailed && erro.isUnknown))
      // What cannot be taken away now, the orphan sweep takes: whoever sent it is told of the first fault.
      await Promise.allSettled(
        [...guardados.values()].map(({ url }) => arquivos(strapi).descartar(url)),
      );
    throw erro;
  }
};
