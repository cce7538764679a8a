import { readFile } from 'node:fs/promises';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { SEM_CONTA } from '@portal/contracts/caixa/caixa';
import { ESPERA_MAXIMA_DIAS } from '@portal/contracts/caixa/extrato';
import { MENSAGENS_DA_CAIXA as MSG } from '@portal/contracts/caixa/mensagens';
import { emCentavos } from '@portal/contracts/dinheiro/centavos';
import { codigoDasPalavras } from '@portal/contracts/http/codigos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { inBatches } from '../database/batches';
import { findAll } from '../database/find-all';
import { toMillis } from '../database/instant';
import { tableOf } from '../database/knex';
import { Refusal } from '../http/refusal';
import { Semaforo, SemaforoCheio } from '../http/semaforo';
import type { AnuncioAberto } from './casar-rules';
import { lerEmThread } from './extrato-em-thread';
import type { Conferido, Pergunta } from './extrato-worker';
import { RECEBIMENTO } from './recebimentos';
import { RecusaDeExtrato } from './recusa-de-extrato';

/** One statement at a time, and few that wait: each takes a core and some memory. */
const fila = new Semaforo(1, 4);
const PACIENCIA_MS = 15_000;
const VOLTE_EM_SEGUNDOS = 10;

/** What may still be paid: neither asked back nor given back. */
const PAGAVEIS = [
  AnuncioStatus.NaoAprovado,
  AnuncioStatus.Ativo,
  AnuncioStatus.AguardandoAprovacao,
];

interface AbertoRow {
  id: number;
  titulo: string;
  valor: number | string | null;
  situacao: AnuncioStatus;
  createdAt: string | Date | null;
  usuario?: { username: string } | null;
}

/** Receipts that count, whose column is one of these values. */
const registrosCom = async <T extends string | number>(
  strapi: Core.Strapi,
  coluna: 'vigente' | 'transacao_vigente',
  valores: readonly T[],
): Promise<[valor: T, anuncio: number][]> => {
  const achados: [T, number][] = [];
  for (const lote of inBatches([...new Set(valores)])) {
    const rows = await tableOf<Record<string, T | number>>(strapi, RECEBIMENTO)
      .whereIn(coluna, lote)
      .select<{ valor: T; vigente: number }[]>({ valor: coluna, vigente: 'vigente' });
    achados.push(...rows.map(({ valor, vigente }): [T, number] => [valor, vigente]));
  }
  return achados;
};

/** Ads nothing was received for: those a credit names, and those bought not too long before the first credit. */
const listAbertos = async (
  strapi: Core.Strapi,
  { codigos, desde }: Pergunta,
): Promise<AnuncioAberto[]> => {
  if (desde === null) return [];
  const compradosDesde = new Date(`${somarDias(desde, -ESPERA_MAXIMA_DIAS)}T00:00:00Z`);
  const condicoes = [
    { createdAt: { $gte: compradosDesde } },
    ...inBatches(codigos).map((lote) => ({
      id: { $in: lote },
      createdAt: { $lt: compradosDesde },
    })),
  ];
  const rows: AbertoRow[] = [];
  for (const condicao of condicoes)
    rows.push(
      ...(await findAll<AbertoRow>(strapi, 'api::anuncio.anuncio', {
        select: ['titulo', 'valor', 'situacao', 'createdAt'],
        where: { situacao: { $in: PAGAVEIS }, ...condicao },
        populate: { usuario: { select: ['username'] } },
      })),
    );
  const ids = rows.map(({ id }) => id);
  const recebidos = new Set((await registrosCom(strapi, 'vigente', ids)).map(([id]) => id));
  return rows
    .filter(({ id }) => !recebidos.has(id))
    .map(({ id, titulo, valor, situacao, createdAt, usuario }) => ({
      ...{ id, titulo, centavos: emCentavos(valor), status: situacao },
      usuario: usuario?.username ?? SEM_CONTA,
      desde: dataCivil(new Date(toMillis(createdAt) || 0)),
    }));
};

const conferir = async (strapi: Core.Strapi, pergunta: Pergunta): Promise<Conferido> => ({
  registradas: await registrosCom(strapi, 'transacao_vigente', pergunta.transacoes),
  abertos: await listAbertos(strapi, pergunta),
});

/**
 * Reads a bank statement and meets its credits with the ads they may pay: its lines as JSON. Changes nothing (contrato
 * 10). Throws 422 with what is wrong with the file, and 503 when too many are being read.
 */
export const lerExtratoDoBanco = async (strapi: Core.Strapi, arquivo: string): Promise<string> => {
  try {
    return await fila.fazer(
      async () => lerEmThread(await readFile(arquivo), (pergunta) => conferir(strapi, pergunta)),
      AbortSignal.timeout(PACIENCIA_MS),
    );
  } catch (erro) {
    if (erro instanceof SemaforoCheio)
      throw new Refusal(503, { msg: MENSAGENS.oficinaCheia, retryAfter: VOLTE_EM_SEGUNDOS });
    if (!(erro instanceof RecusaDeExtrato)) throw erro;
    const { message: msg, motivo } = erro;
    const codigo = codigoDasPalavras(MSG[motivo]);
    throw new Refusal(422, { msg, erros: { extrato: [msg] }, ...(codigo && { codigo }) });
  }
};
