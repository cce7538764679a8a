import type { Core } from '@strapi/strapi';
import { MIME_DE_AUDIO } from '@portal/contracts/arquivo/audio';
import { armazenamentoDe } from '../armazenamento/abrir';
import type { Armazenamento, Chave } from '../armazenamento/armazenamento';
import { eachApart, Rounds } from '../database/rounds';
import { arquivoDe } from './apagar';
import { oficina } from './oficina';
import { RecusaDeArquivo } from './recusa-de-arquivo';

const ARQUIVO = 'plugin::upload.file';

/** A sound's length in whole seconds; null once nobody could measure it. */
export interface Medida {
  duracao: number | null;
}

/** A measured length, in seconds, as it is kept: whole, and at least one. */
export const medidaDe = (segundos: number): Medida => ({
  duracao: Math.max(1, Math.round(segundos)),
});

/** Sounds measured in one round: the workshop is the visitors' first. */
const POR_RODADA = 50;
const CADA_MS = 60_000;
const LOGO_MS = 5_000;

const medir = async (strapi: Core.Strapi, { id, url }: SomGuardado): Promise<void> => {
  const chave = arquivoDe(url);
  const duracao = chave === null ? null : await duracaoDoArquivo(armazenamentoDe(strapi), chave);
  await strapi.db
    .query(ARQUIVO)
    .update({ where: { id }, data: { provider_metadata: { duracao } satisfies Medida } });
};

/** Null for a file that is no sound, or is gone: it is not asked again. */
const duracaoDoArquivo = async (
  armazenamento: Armazenamento,
  chave: Chave,
): Promise<number | null> => {
  const ler = async (): Promise<Buffer> => {
    const conteudo = await armazenamento.ler(chave);
    if (!conteudo) throw new RecusaDeArquivo('O arquivo não está mais guardado.');
    return conteudo;
  };
  try {
    return medidaDe((await oficina.som(ler)).duracaoSegundos).duracao;
  } catch (erro) {
    if (erro instanceof RecusaDeArquivo) return null;
    throw erro;
  }
};

interface SomGuardado {
  id: number;
  url: string;
}

/** Measures the sounds kept before the portal did so when they came, some at a time (`Rounds`). */
export const medirSons = (strapi: Core.Strapi): Rounds => {
  const ronda = new Rounds(
    strapi,
    'sons',
    async () => {
      const sons = (await strapi.db.query(ARQUIVO).findMany({
        select: ['id', 'url'],
        where: { mime: { $in: Object.values(MIME_DE_AUDIO) }, provider_metadata: { $null: true } },
        orderBy: { id: 'asc' },
        limit: POR_RODADA,
      })) as SomGuardado[]; // the columns asked for
      await eachApart(strapi, sons, (som) =>
        ronda.isStopped ? Promise.resolve() : medir(strapi, som),
      );
    },
    CADA_MS,
  );
  ronda.start(LOGO_MS);
  return ronda;
};
