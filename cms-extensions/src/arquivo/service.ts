import { COMPROVANTE_EM_PDF, isPdf } from '@portal/contracts/arquivo/formatos';
import {
  AUDIO_GRANDE,
  AUDIO_MAXIMO_BYTES,
  IMAGEM_GRANDE,
  IMAGEM_MAXIMA_BYTES,
} from '@portal/contracts/arquivo/limites';
import { readFile } from 'node:fs/promises';
import { PASTAS, type Pasta } from '@portal/contracts/arquivo/pastas';
import type { Core } from '@strapi/strapi';
import { armazenamentoDe } from '../armazenamento/abrir';
import type { Armazenamento, Chave } from '../armazenamento/armazenamento';
import { chaveDaUrl, isSemprePublico } from '../armazenamento/chaves';
import { findAll, findOne } from '../database/find-all';
import { eachApart } from '../database/rounds';
import { afterCommit, transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { apagarGuardado, arquivoDe } from './apagar';
import { guardarComOutroNome } from './renomear';
import { arquivosDeAnuncios, isDaRedacao } from './de-anuncios';
import { guardarBiblioteca } from './guarda-da-biblioteca';
import { nomeAleatorio } from './nome';
import { guardarAudio, guardarImagem, type ArquivoGuardado } from './guardar';
import type { Cartaz } from './cartaz';
import { oficina, type Movimento } from './oficina';
import { PASTAS_DA_BIBLIOTECA } from './pasta';
import { RecusaDeArquivo } from './recusa-de-arquivo';
import { ARQUIVO, USOS } from '../database/files';

export { arquivosDeAnuncios, isDaRedacao };
export type { Cartaz };

const PASTA = 'plugin::upload.folder';
/** A folder of the media library that keeps what a form of the panel sends. */
export type PastaDaBiblioteca = keyof typeof PASTAS_DA_BIBLIOTECA;

const APAGAMENTO = 'api::apagamento.apagamento';

/** A file checked and stored, that no row names yet. */
export type Guardado = ArquivoGuardado;

/** Draws the picture of an address to share over a cover, in a process apart. Throws 503 when too many are being drawn. */
export const desenharCartaz = (
  lerCapa: () => Promise<Buffer>,
  cartaz: Cartaz,
): Promise<Uint8Array> => oficina.cartaz(lerCapa, cartaz);

/** What the workshop did with pictures and sounds, and what waits for it. */
export const movimentoDaOficina = (): Movimento => oficina.movimento();

/** Most bytes of a file kept in a folder (contrato 5). */
export const maximoDaPasta = (pasta: Pasta): number =>
  pasta === PASTAS.musicas ? AUDIO_MAXIMO_BYTES : IMAGEM_MAXIMA_BYTES;

/** Checks a sent file by its content and stores it. Answers why it is refused, in words for a person, as `recusa`. */
export const guardarEnviado = async (
  armazenamento: Armazenamento,
  pasta: Pasta,
  { path, bytes }: { path: string; bytes: number },
): Promise<{ guardado: Guardado } | { recusa: string }> => {
  const audio = pasta === PASTAS.musicas;
  if (bytes > maximoDaPasta(pasta)) return { recusa: audio ? AUDIO_GRANDE : IMAGEM_GRANDE };
  try {
    const guardado = audio
      ? await guardarAudio(armazenamento, () => readFile(path))
      : await guardarImagem(armazenamento, pasta, () => readFile(path), {
          sobreBranco: pasta === PASTAS.banner,
        });
    return { guardado };
  } catch (erro) {
    if (!(erro instanceof RecusaDeArquivo)) throw erro;
    const emPdf = pasta === PASTAS.comprovantes && isPdf(await readFile(path));
    return { recusa: emPdf ? COMPROVANTE_EM_PDF : erro.message };
  }
};

/** Checks a picture of the newsroom's that was brought from elsewhere and stores it. Answers why it is refused as `recusa`. */
export const guardarTrazida = async (
  strapi: Core.Strapi,
  pasta: Pasta,
  bytes: Buffer,
): Promise<{ guardado: Guardado } | { recusa: string }> => {
  try {
    const ler = () => Promise.resolve(bytes);
    return {
      guardado: await guardarImagem(armazenamentoDe(strapi), pasta, ler, { publico: true }),
    };
  } catch (erro) {
    if (erro instanceof RecusaDeArquivo || erro instanceof Refusal) return { recusa: erro.message };
    throw erro;
  }
};

/** The media library and the files below it. */
export const arquivos = (strapi: Core.Strapi) => {
  /** Removes a stored file at once: no row names it. */
  const descartar = (url: string): Promise<void> => apagarGuardado(armazenamentoDe(strapi), url);

  /** Removes a file that a committed row says is to go, and then the row. */
  const terminar = async ({ id, url }: Midia): Promise<void> => {
    await descartar(url);
    await strapi.db.query(APAGAMENTO).delete({ where: { id } });
  };

  /**
   * Removes a stored file once the transaction under way is committed. Intent log: the row written with it outlives the
   * process, so that a kill in between leaves no file for ever.
   */
  const apagarDepois = async (url: string): Promise<void> => {
    const row = (await strapi.db.query(APAGAMENTO).create({ data: { url } })) as Midia; // the row just written
    await afterCommit(strapi, () => {
      terminar(row).catch((erro: unknown) => strapi.log.error(erro));
    });
  };

  /** Whether an entry shows the file: staff may have used an advertiser's picture elsewhere. */
  const isUsada = async ({ id }: Midia): Promise<boolean> =>
    await transaction(strapi, async (trx) => {
      const usos: unknown[] = await trx(USOS).where({ file_id: id }).limit(1).select('id');
      return usos.length > 0;
    });

  /** Whether something else than these entries (`type:id`) shows the file. */
  const isUsadaFora = async (id: number, entradas: ReadonlySet<string>): Promise<boolean> =>
    await transaction(strapi, async (trx) => {
      const usos: { related_id: number; related_type: string }[] = await trx(USOS)
        .where({ file_id: id })
        .select('related_id', 'related_type');
      return usos.some((uso) => !entradas.has(`${uso.related_type}:${uso.related_id}`));
    });

  return {
    descartar,
    apagarDepois,

    /** Keeps a picture as it came, for later: no address leads to it. Answers its key. Throws StorageAway. */
    async porEmEspera(bytes: Buffer): Promise<Chave> {
      // Nothing is handed out of this folder; the name is of the form that the sweep of files nobody names knows.
      const pasta = PASTAS.comprovantes;
      const nome = `${nomeAleatorio()}-0x0.webp`;
      await armazenamentoDe(strapi).gravar(pasta, new Map([[nome, bytes]]));
      return `${pasta}/${nome}`;
    },

    /** What was kept for later; null when it is gone. */
    lerEmEspera: (chave: Chave): Promise<Buffer | null> => armazenamentoDe(strapi).ler(chave),

    /** What the newsroom put in the library, by its address; null for what is gone, or came with an ad. */
    lerDaRedacao: async (url: string): Promise<Buffer | null> => {
      const chave = chaveDaUrl(url);
      return chave !== null && isSemprePublico(chave) ? armazenamentoDe(strapi).ler(chave) : null;
    },

    /** Idempotent. */
    apagarEmEspera: (chaves: readonly Chave[]): Promise<void> =>
      armazenamentoDe(strapi).apagar(chaves),

    /** Keeps in the media library what is in use. `recusarPasta` refuses to delete a folder for the files in it. */
    guardarBiblioteca: (recusarPasta: (ids: number[]) => Promise<void>): void =>
      guardarBiblioteca(strapi, apagarDepois, recusarPasta),

    /** The file behind an address, or null for an address this portal never gave. */
    chaveDe: (url: string): Chave | null => arquivoDe(url),

    /** Removes the files that a killed process was about to. */
    async terminarApagamentos(): Promise<void> {
      const rows = await findAll<Midia>(strapi, APAGAMENTO, { select: ['url'] });
      await eachApart(strapi, rows, terminar);
    },

    /** Writes a stored file's row in the media library; answers its id, or undefined when none came. */
    async registrar(guardado: Guardado | undefined, name: string): Promise<number | undefined> {
      if (!guardado) return undefined;
      const { sizeInBytes: _, ...colunas } = guardado;
      const provider = strapi.config.get<string>('plugin::upload.provider');
      const row = (await strapi.db.query(ARQUIVO).create({
        data: { ...colunas, name, provider, folderPath: '/' },
      })) as { id: number }; // the row just written
      return row.id;
    },

    /** Writes a stored picture's row, described, in the library's folder of its kind, where staff have one; answers its id. */
    async registrarDescrita(
      guardado: Guardado,
      { nome, descricao, pasta }: { nome: string; descricao: string; pasta: Pasta },
    ): Promise<number | null> {
      const id = await this.registrar(guardado, nome);
      const [name] = Object.entries(PASTAS_DA_BIBLIOTECA).find(([, uma]) => uma === pasta) ?? [];
      const folder = await findOne<{ id: number; path: string }>(strapi, PASTA, {
        where: { name },
        select: ['id', 'path'],
      });
      await strapi.db.query(ARQUIVO).update({
        where: { id },
        data: {
          alternativeText: descricao,
          ...(folder && { folder: folder.id, folderPath: folder.path }),
        },
      });
      return id ?? null;
    },

    /** Takes files out of the media library, but those that something else shows; they are deleted once that is committed. */
    async apagarMidias(midias: readonly (Midia | null | undefined)[]): Promise<void> {
      for (const midia of midias) {
        if (!midia || (await isUsada(midia))) continue;
        await strapi.db.query(ARQUIVO).delete({ where: { id: midia.id } });
        await apagarDepois(midia.url);
      }
    },

    /**
     * Gives files another address, but those that an entry outside `entradas` (`type:id`) shows: who knew the old one has
     * it no longer once that is committed.
     */
    async trocarNomes(midias: readonly Midia[], entradas: ReadonlySet<string>): Promise<void> {
      for (const { id, url } of midias) {
        if (await isUsadaFora(id, entradas)) continue;
        const nomes = await guardarComOutroNome(armazenamentoDe(strapi), url);
        const row = await findOne<Midia>(strapi, ARQUIVO, {
          where: { id },
          select: ['url', 'hash', 'formats'],
        });
        if (!nomes || !row) continue;
        const { id: _, ...enderecos } = row;
        const data = JSON.parse(
          JSON.stringify(enderecos).replaceAll(nomes.de, nomes.para),
        ) as object; // the same columns
        await strapi.db.query(ARQUIVO).update({ where: { id }, data });
        await apagarDepois(url);
      }
    },
  };
};

/** A row of the media library. */
export interface Midia {
  id: number;
  url: string;
}
