import { TITULO_INTERVALO_MS, TITULOS_GUARDADOS } from '@portal/contracts/no-ar/tempos';
import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { inBatches } from '../../database/batches';
import { isRecent } from '../../database/instant';
import { rawRows, tableNameOf, tableOf } from '../../database/knex';
import { comTitulo, proximaDepoisDe, type Estado, type Tocada } from './rules';

export const TRANSMISSAO = 'api::transmissao.transmissao' as const;
const DISPONIBILIDADE = 'api::disponibilidade.disponibilidade';
/** Days of availability that are kept (contrato 9). */
const DIAS_GUARDADOS = 30;

/** What is known of a radio's stream, as it is stored; instants in ms. */
export interface Transmissao extends Estado {
  id: number;
  radio: string;
  url: string;
  verificada_em: number | null;
  codec: string | null;
  kbps: number | null;
  titulo: string | null;
  titulo_em: number | null;
  tocou: Tocada[];
}

type Guardada = { [K in keyof Transmissao | 'proxima_em']: unknown };

const numero = (valor: unknown): number | null => (valor === null ? null : Number(valor));
const texto = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null);

/** A row as either database hands it over: numbers may be texts, and truth a number. */
const lerLinha = (row: Omit<Guardada, 'proxima_em'>): Transmissao => ({
  id: Number(row.id),
  radio: String(row.radio),
  url: texto(row.url) ?? '',
  no_ar: row.no_ar === null ? null : Boolean(row.no_ar),
  desde: numero(row.desde),
  falhas: Number(row.falhas ?? 0),
  falha_desde: numero(row.falha_desde),
  verificada_em: numero(row.verificada_em),
  codec: texto(row.codec),
  kbps: numero(row.kbps),
  titulo: texto(row.titulo),
  titulo_em: numero(row.titulo_em),
  // `gravarTitulo` is the only writer.
  tocou: JSON.parse(texto(row.tocou) ?? '[]') as Tocada[],
});

const COLUNAS = [
  ...(['id', 'radio', 'url', 'no_ar', 'desde', 'falhas', 'falha_desde', 'verificada_em'] as const),
  ...(['codec', 'kbps', 'titulo', 'titulo_em', 'tocou'] as const),
];

/** What one check found: the format, or null when there was no sound. */
export type Verificado = Pick<Transmissao, 'codec' | 'kbps'> | null;

const DE_NOVO = {
  no_ar: null,
  desde: null,
  falhas: 0,
  falha_desde: null,
  verificada_em: null,
  proxima_em: 0,
  ...{ codec: null, kbps: null, titulo: null, titulo_em: null, tocou: '[]' },
};

/** What is known of the streams: the table of which the worker is the only writer. */
export const estadoDasTransmissoes = (strapi: Core.Strapi) => {
  const tabela = () => tableOf<Guardada>(strapi, TRANSMISSAO);

  /** Writes what other views are made of: through Strapi, which tells them. */
  const mudar = async (id: number, data: Record<string, unknown>): Promise<void> => {
    await strapi.db.query(TRANSMISSAO).update({ where: { id }, data });
  };

  const contarNoDia = async (radio: string, temSom: boolean, agora: number): Promise<void> => {
    await rawRows(
      strapi,
      `insert into ${tableNameOf(strapi, DISPONIBILIDADE)} as d (radio, dia, perguntas, respostas)
       values (?, ?, 1, ?) on conflict (radio, dia) do update
         set perguntas = d.perguntas + 1, respostas = d.respostas + excluded.respostas
       returning id`,
      [radio, dataCivil(new Date(agora)), temSom ? 1 : 0],
    );
  };

  return {
    async todas(): Promise<Transmissao[]> {
      return (await tabela().select(COLUNAS)).map(lerLinha);
    },

    /** How many streams sound, do not, and nobody knows of yet. */
    async contar(): Promise<{ noAr: number; fora: number; semResposta: number }> {
      const rows = await tabela()
        .groupBy('no_ar')
        .select('no_ar')
        .count<{ no_ar: unknown; total: unknown }[]>('id as total');
      const total = (estado: boolean | null): number =>
        rows
          .filter(({ no_ar }) => (no_ar === null ? null : Boolean(no_ar)) === estado)
          .reduce((soma, row) => soma + Number(row.total), 0);
      return { noAr: total(true), fora: total(false), semResposta: total(null) };
    },

    /** Radios that were seen on the air by the last check. */
    async noAr(): Promise<Set<string>> {
      const rows = await tabela().where({ no_ar: true }).select('radio');
      return new Set(rows.map(({ radio }) => String(radio)));
    },

    /** Those to be checked now, the longest waiting first; before them, what a clock that was wrong put far ahead. */
    async vencidas(agora: number, intervaloMs: number, quantas: number): Promise<Transmissao[]> {
      const longe = agora + 3 * intervaloMs;
      const rows = await tabela()
        .where('proxima_em', '<=', agora)
        .orWhere('proxima_em', '>', longe)
        .orderByRaw('case when proxima_em > ? then 0 else 1 end, proxima_em', [longe])
        .limit(quantas)
        .select(COLUNAS);
      return rows.map(lerLinha);
    },

    /** Of these radios, those whose title may be asked for: not asked a moment ago, and not known to be dead. */
    async semTitulo(radios: readonly string[], agora: number): Promise<Transmissao[]> {
      const achadas: Transmissao[] = [];
      for (const lote of inBatches(radios)) {
        const rows = await tabela().whereIn('radio', lote).select(COLUNAS);
        achadas.push(...rows.map(lerLinha));
      }
      return achadas
        .filter(
          ({ no_ar, titulo_em }) =>
            no_ar !== false && !isRecent(titulo_em, agora, TITULO_INTERVALO_MS),
        )
        .sort((a, b) => (a.titulo_em ?? 0) - (b.titulo_em ?? 0));
    },

    /** A row for each of these radios; one whose address changed begins anew. */
    async acompanhar(enderecos: ReadonlyMap<string, string>): Promise<void> {
      const rows = await tabela().select('id', 'radio', 'url');
      const conhecidas = new Map(rows.map((row) => [String(row.radio), row]));
      for (const [radio, url] of enderecos) {
        const row = conhecidas.get(radio);
        if (row && row.url !== url) await mudar(Number(row.id), { ...DE_NOVO, url });
      }
      const novas = [...enderecos].filter(([radio]) => !conhecidas.has(radio));
      for (const lote of inBatches(novas.map(([radio, url]) => ({ ...DE_NOVO, radio, url }))))
        await tabela().insert(lote).onConflict('radio').ignore();
    },

    /** Puts a radio's next check off: it has no address, or nobody sees it. */
    async adiar(id: number, ate: number): Promise<void> {
      await tabela().where({ id }).update({ proxima_em: ate });
    },

    async gravarVerificacao(
      antes: Transmissao,
      [agora, intervaloMs]: readonly [agora: number, intervaloMs: number],
      verificado: Verificado,
      depois: Estado,
    ): Promise<void> {
      const { id, radio, url, verificada_em } = antes;
      const proxima_em = proximaDepoisDe(radio, agora, intervaloMs, verificada_em === null);
      const dados = { ...depois, verificada_em: agora, proxima_em, ...verificado };
      // Another address meanwhile: this answer was another stream's.
      const mesma = tabela().where({ id, url });
      if (depois.no_ar === antes.no_ar) await mesma.update(dados);
      else if (await mesma.first('id')) await mudar(id, dados);
      await contarNoDia(radio, verificado !== null, agora);
    },

    /** Keeps a title; `undefined` leaves the one of before. */
    async gravarTitulo(
      { id, tocou }: Transmissao,
      titulo: string | null | undefined,
      agora: number,
    ): Promise<void> {
      const quando = new Date(agora).toISOString();
      const lista = titulo ? comTitulo(tocou, titulo, quando, TITULOS_GUARDADOS) : tocou;
      const dados = titulo === undefined ? {} : { titulo, tocou: JSON.stringify(lista) };
      await tabela()
        .where({ id })
        .update({ titulo_em: agora, ...dados });
    },

    /** Deletes days nobody needs any more, and what is known of radios that are gone for as long. */
    async esquecer(publicas: ReadonlyMap<string, string>, agora: number): Promise<void> {
      const ate = somarDias(dataCivil(new Date(agora)), -DIAS_GUARDADOS);
      await tableOf(strapi, DISPONIBILIDADE).where('dia', '<=', ate).delete();
      const velhas = (await tabela().select('id', 'radio', 'verificada_em')).filter(
        ({ radio, verificada_em }) =>
          !publicas.has(String(radio)) &&
          Number(verificada_em) < agora - DIAS_GUARDADOS * 24 * 60 * 60_000,
      );
      for (const lote of inBatches(velhas.map(({ id }) => Number(id))))
        await tabela().whereIn('id', lote).delete();
    },
  };
};
