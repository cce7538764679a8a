import type { LinhaDoRegistro } from '@portal/contracts/registro/registro';
import { dataPorExtenso, dataCivil, FUSO } from '@portal/contracts/tempo/datas';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import { CSV_INICIO, csvLinha } from '../texto/csv';
import { tableNameOf } from '../database/knex';
import { achados, EM_ORDEM, paginaDoRegistro, type Recorte } from './consultas';
import { mudancasEmPalavras } from './rotulos';
import { CONTA_EXCLUIDA, REGISTRO, textoDoAlvo, type RegistroRow } from './rows';

/** What the register is narrowed by: words, a stretch of time in ms, its end not in it, and kinds of things; null for all. */
export interface FiltroDoRegistro {
  busca: string;
  tipos?: readonly string[] | null;
  de: number | null;
  ate: number | null;
}

/** Rows read at a time while a file is written. */
const LOTE = 500;

const recorteDe = ({ busca, tipos = null, de, ate }: FiltroDoRegistro): Recorte => ({
  tipos,
  palavras: dobrar(busca)
    .split(' ')
    .filter((palavra) => palavra !== ''),
  de,
  ate,
});

/** What a file says of a row; on a screen it is said in words (`emPalavras`). */
const apresentar = (row: RegistroRow): Omit<LinhaDoRegistro, 'mudancas'> => ({
  id: row.id,
  quando: new Date(Number(row.quando)).toISOString(),
  quem: row.quem_nome ?? CONTA_EXCLUIDA,
  quem_tipo: row.quem_tipo,
  quem_id: row.quem_id,
  acao: row.acao,
  alvo: textoDoAlvo(row),
  alvo_tipo: row.alvo_tipo,
  alvo_id: row.alvo_id,
  antes: row.antes,
  depois: row.depois,
});

/** What Strapi knows an entry by. Of no use to people: the name says which. */
const IDENTIFICADOR = /^[a-z0-9]{24}$/;

const emPalavras = (strapi: Core.Strapi, row: RegistroRow): LinhaDoRegistro => {
  const linha = apresentar(row);
  const { alvo, alvo_id, alvo_tipo, antes, depois } = linha;
  return {
    ...linha,
    alvo: IDENTIFICADOR.test(alvo_id) ? alvo.replace(` ${alvo_id}`, '') : alvo,
    mudancas: mudancasEmPalavras(strapi, alvo_tipo, antes, depois),
  };
};

/** Rows by their ids, in the order of those. */
const porIds = async (strapi: Core.Strapi, ids: readonly number[]): Promise<RegistroRow[]> => {
  const rows = (await strapi.db.query(REGISTRO).findMany({
    where: { id: { $in: [...ids] } },
  })) as RegistroRow[]; // the type's own columns
  const porId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => porId.get(id) ?? []);
};

/** A page of the register, newest first, and how many rows fit in all. */
export const lerRegistro = async (
  strapi: Core.Strapi,
  filtro: FiltroDoRegistro,
  { pagina, limite }: { pagina: number; limite: number },
): Promise<{ linhas: LinhaDoRegistro[]; total: number }> => {
  const { total, ids } = await paginaDoRegistro(
    strapi,
    tableNameOf(strapi, REGISTRO),
    recorteDe(filtro),
    { skip: (pagina - 1) * limite, limit: limite },
  );
  const rows = await porIds(strapi, ids);
  return { linhas: rows.map((row) => emPalavras(strapi, row)), total };
};

const hora = new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO, timeStyle: 'medium' });

const valores = (quais: LinhaDoRegistro['antes']): string => (quais ? JSON.stringify(quais) : '');

/** The register as a file for spreadsheets, newest first, made while it is sent. */
export async function* registroEmCsv(
  strapi: Core.Strapi,
  filtro: FiltroDoRegistro,
): AsyncGenerator<string> {
  yield CSV_INICIO + csvLinha(['Data', 'Hora', 'Quem', 'Onde', 'Ação', 'Alvo', 'Antes', 'Depois']);
  let ultimo: { quando: number; id: number } | null = null;
  for (;;) {
    const knex = strapi.db.connection;
    const consulta = achados(knex, tableNameOf(strapi, REGISTRO), recorteDe(filtro));
    if (ultimo)
      // Row values: both databases read on from here in the index.
      void consulta.whereRaw('(a.quando, a.id) < (?, ?)', [ultimo.quando, ultimo.id]);
    const ids = await consulta
      .orderBy([...EM_ORDEM.order])
      .limit(LOTE)
      .pluck<number[]>('a.id');
    const rows = await porIds(strapi, ids);
    yield rows
      .map((row) => {
        const { quem, quem_tipo, acao, alvo, antes, depois } = apresentar(row);
        const quando = new Date(Number(row.quando));
        return csvLinha([
          ...[dataPorExtenso(dataCivil(quando)), hora.format(quando), quem, quem_tipo, acao, alvo],
          ...[valores(antes), valores(depois)],
        ]);
      })
      .join('');
    const fim = rows.at(-1);
    if (!fim || rows.length < LOTE) return;
    ultimo = { quando: Number(fim.quando), id: fim.id };
  }
}
