import { PASTAS, type Pasta } from '@portal/contracts/arquivo/pastas';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { ErrosDeCampo } from '@portal/contracts/http/resposta';
import type { Core } from '@strapi/strapi';
import { arquivos, guardarEnviado, maximoDaPasta, type Guardado } from '../arquivo/service';
import type { SentFile } from '../http/multipart';
import { Refusal } from '../http/refusal';
import { readSettings } from '../http/settings';

/** File fields of the ads' forms and where each is kept (contract 5, specification 3). */
const PASTA_DO_CAMPO = {
  arquivo_banner: PASTAS.banner,
  arquivo_comprovante: PASTAS.comprovantes,
  imagem_webradio: PASTAS.radios,
  arquivo_musica: PASTAS.musicas,
  foto_musica: PASTAS.musicasImagens,
  foto_cantor: PASTAS.cantores,
} as const satisfies Record<string, Pasta>;
export type CampoDeArquivo = keyof typeof PASTA_DO_CAMPO;

export type Enviados = ReadonlyMap<string, SentFile>;

/** Most bytes a field's file may have (contract 5). */
export const maximoDe = (campo: CampoDeArquivo): number => maximoDaPasta(PASTA_DO_CAMPO[campo]);

/** Files checked and stored, not yet named by any row. */
export type Guardados = ReadonlyMap<CampoDeArquivo, Guardado>;

const semEspaco = (erro: unknown): boolean =>
  erro instanceof Error && 'code' in erro && (erro.code === 'ENOSPC' || erro.code === 'EDQUOT');

/**
 * Checks and stores the files sent under these fields, then does the work that names them. When either fails, no file
 * is left behind. Throws 422 with the fields whose file is refused, 503 when the disk is full.
 */
export const comArquivos = async <T>(
  strapi: Core.Strapi,
  enviados: Enviados,
  campos: readonly CampoDeArquivo[],
  trabalho: (guardados: Guardados) => Promise<T>,
): Promise<T> => {
  const { uploads } = readSettings(strapi);
  const guardados = new Map<CampoDeArquivo, Guardado>();
  const erros: ErrosDeCampo = {};
  try {
    for (const campo of campos) {
      const enviado = enviados.get(campo);
      if (!enviado) continue;
      const resultado = await guardarEnviado(uploads, PASTA_DO_CAMPO[campo], enviado);
      if ('recusa' in resultado) erros[campo] = [resultado.recusa];
      else guardados.set(campo, resultado.guardado);
    }
    if (Object.keys(erros).length > 0)
      throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros });
    return await trabalho(guardados);
  } catch (erro) {
    await Promise.all([...guardados.values()].map(({ url }) => arquivos(strapi).descartar(url)));
    if (semEspaco(erro)) throw new Refusal(503);
    throw erro;
  }
};
