import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDatabaseAway } from '@portal/cms-extensions/database/away';
import { Client } from 'pg';
import { postgresCru, type BancoCru } from '../instalacao/banco';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { CHAVE_DE_PRESENCA } from '../runtime/presenca';
import { motivoDoBanco } from '../runtime/motivo-do-banco';
import { travarInicio } from '../runtime/trava-de-inicio';
import { lerEstrutura, type Tabela } from './estrutura-postgres';
import { linhasDe } from './linhas';

const LINHAS_POR_VEZ = 200;
const ESPERA_CONEXAO_MS = 5_000;
const CABECALHO =
  '-- Banco do portal, uma instrução por linha. Num banco vazio: psql -1 -f banco.sql';

const conectar = async (bancoUrl: string): Promise<Client> => {
  const cliente = new Client({
    connectionString: bancoUrl,
    connectionTimeoutMillis: ESPERA_CONEXAO_MS,
    application_name: 'portal-copia',
    keepAlive: true,
  });
  // A broken connection rejects the query under way; without a listener the event would end the process as well.
  cliente.on('error', () => {});
  try {
    await cliente.connect();
    // Fixed formats: the text of every value must mean the same to whoever reads it.
    await cliente.query(
      "set datestyle to 'ISO'; set intervalstyle to 'postgres'; set timezone to 'UTC'; set extra_float_digits to 1; set standard_conforming_strings to on",
    );
    return cliente;
  } catch (erro) {
    await cliente.end().catch(() => {});
    throw new ErroDeInicio(motivoDoBanco(erro, bancoUrl));
  }
};

/** Holds the start lock, so that no portal migrates meanwhile. */
const semInicios = async <T>(
  bancoUrl: string,
  trabalho: (cliente: Client) => Promise<T>,
): Promise<T> => {
  const trava = await travarInicio(bancoUrl);
  try {
    const cliente = await conectar(bancoUrl);
    try {
      return await trabalho(cliente);
    } catch (erro) {
      if (isDatabaseAway(erro)) throw new ErroDeInicio(motivoDoBanco(erro, bancoUrl));
      throw erro;
    } finally {
      await cliente.end().catch(() => {});
    }
  } finally {
    await trava.soltar();
  }
};

const ESCAPES: Record<string, string> = { '\\': '\\\\', "'": "''", '\n': '\\n', '\r': '\\r' };

/** A value as SQL text without a line break, whatever its type: the column it goes to reads it. */
const literal = (texto: string | null): string =>
  texto === null ? 'null' : `E'${texto.replace(/[\\'\n\r]/g, (sinal) => ESCAPES[sinal] ?? sinal)}'`;

async function* linhasDaTabela(cliente: Client, { nome, colunas }: Tabela): AsyncGenerator<string> {
  if (colunas.length === 0) return;
  const textos = colunas.map((coluna) => `${coluna}::text`).join(', ');
  await cliente.query(`declare linhas no scroll cursor for select ${textos} from only ${nome}`);
  for (;;) {
    const { rows } = await cliente.query<(string | null)[]>({
      text: `fetch ${LINHAS_POR_VEZ} from linhas`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    const valores = rows.map((linha) => `(${linha.map(literal).join(', ')})`).join(', ');
    yield `insert into ${nome} (${colunas.join(', ')}) values ${valores}`;
  }
  await cliente.query('close linhas');
}

async function* instrucoes(cliente: Client): AsyncGenerator<string> {
  const { tabelas, antes, depois } = await lerEstrutura(cliente);
  if (tabelas.length === 0)
    throw new ErroDeInicio('O banco está vazio: não há o que copiar. Confira DATABASE_URL.');
  yield* antes;
  for (const tabela of tabelas) yield* linhasDaTabela(cliente, tabela);
  yield* depois;
}

async function* emLinhas(fonte: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${CABECALHO}\n`;
  for await (const instrucao of fonte) yield `${instrucao};\n`;
}

/** Writes the whole database as SQL, as of one instant, while portals read and write it. Throws ErroDeInicio. */
export const copiarPostgres = (bancoUrl: string, destino: string): Promise<void> =>
  semInicios(bancoUrl, async (cliente) => {
    await cliente.query('begin isolation level repeatable read read only');
    await pipeline(
      Readable.from(emLinhas(instrucoes(cliente))),
      createWriteStream(destino, { mode: 0o600 }),
    );
    await cliente.query('commit');
  });

const ESQUEMA_TEM = `select c.relkind tipo, quote_ident(c.relname) nome from pg_class c
  where c.relnamespace = to_regnamespace(quote_ident(current_schema())) and c.relkind in ('r', 'S')
  order by c.relkind desc`;

interface Relacao {
  tipo: 'r' | 'S';
  nome: string;
}

/** Whether the database holds anything. Throws ErroDeInicio when it does not answer. */
export const isPostgresVazio = async (bancoUrl: string): Promise<boolean> => {
  const cliente = await conectar(bancoUrl);
  try {
    return (await cliente.query(ESQUEMA_TEM)).rows.length === 0;
  } finally {
    await cliente.end();
  }
};

const recusarPortalNoAr = async (cliente: Client): Promise<void> => {
  const { rows } = await cliente.query<{ livre: boolean }>(
    'select pg_try_advisory_lock($1) livre',
    [CHAVE_DE_PRESENCA],
  );
  if (!rows[0]?.livre)
    throw new ErroDeInicio(
      'Há um portal no ar neste banco. Encerre todas as instâncias e tente de novo.',
    );
};

const esvaziar = async (cliente: Client): Promise<void> => {
  const { rows } = await cliente.query<Relacao>(ESQUEMA_TEM);
  for (const { tipo, nome } of rows)
    await cliente.query(`drop ${tipo === 'r' ? 'table' : 'sequence'} if exists ${nome} cascade`);
};

/** Work on a database of which no portal runs, over one connection. Throws ErroDeInicio when one does. */
export const comPortalParado = <T>(
  bancoUrl: string,
  trabalho: (cliente: Client) => Promise<T>,
): Promise<T> =>
  semInicios(bancoUrl, async (cliente) => {
    await recusarPortalNoAr(cliente);
    return trabalho(cliente);
  });

/**
 * Puts the database of a backup in the place of what is there, in one transaction; `antesDeConfirmar` runs last in it,
 * and its failure leaves the database as it was. Throws ErroDeInicio when a portal runs on it.
 */
export const restaurarPostgres = (
  bancoUrl: string,
  origem: string,
  antesDeConfirmar: (banco: BancoCru) => Promise<void>,
): Promise<void> =>
  comPortalParado(bancoUrl, async (cliente) => {
    await cliente.query('begin');
    await esvaziar(cliente);
    for await (const linha of linhasDe(origem))
      if (linha !== '' && !linha.startsWith('--')) await cliente.query(linha);
    await antesDeConfirmar(postgresCru(cliente));
    await cliente.query('commit');
  });
