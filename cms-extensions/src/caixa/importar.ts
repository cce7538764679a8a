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
import type { Knex } from 'knex';
import { inBatches } from '../database/batches';
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
  comprovante: string | null;
  aprovado_em: string | number | Date | null;
  created_at: string | number | Date | null;
  usuario: string | null;
}

/** Receipts that count, by these names of their transactions. */
const registrosCom = async (
  strapi: Core.Strapi,
  transacoes: readonly string[],
): Promise<[transacao: string, anuncio: number][]> => {
  const achados: [string, number][] = [];
  for (const lote of inBatches([...new Set(transacoes)])) {
    const rows = await tableOf(strapi, RECEBIMENTO)
      .whereIn('transacao_vigente', lote)
      .select<{ transacao_vigente: string; vigente: number }[]>('transacao_vigente', 'vigente');
    achados.push(
      ...rows.map(({ transacao_vigente, vigente }): [string, number] => [
        transacao_vigente,
        vigente,
      ]),
    );
  }
  return achados;
};

/** Rows one statement brings: others get their turn between two. */
const LOTE = 500;

/** Ads that may be paid and nothing was received for, of those a condition names. */
const abertosOnde = async (
  strapi: Core.Strapi,
  condicao: (consulta: Knex.QueryBuilder) => void,
): Promise<AbertoRow[]> => {
  const rows: AbertoRow[] = [];
  for (let depois = 0; ; depois = rows.at(-1)?.id ?? 0) {
    const lote = await tableOf(strapi, 'api::anuncio.anuncio')
      .leftJoin('anuncios_usuario_lnk as v', 'v.anuncio_id', 'anuncios.id')
      .leftJoin('up_users as u', 'u.id', 'v.user_id')
      .leftJoin('recebimentos as r', 'r.vigente', 'anuncios.id')
      .whereNull('r.id')
      .whereIn('anuncios.situacao', PAGAVEIS)
      .where('anuncios.id', '>', depois)
      .modify(condicao)
      .orderBy('anuncios.id')
      .limit(LOTE)
      .select<AbertoRow[]>(
        ...['anuncios.id', 'titulo', 'valor', 'situacao', 'anuncios.created_at'],
        ...['comprovante', 'aprovado_em'],
        { usuario: 'u.username' },
      );
    rows.push(...lote);
    if (lote.length < LOTE) return rows;
  }
};

/** Ads nothing was received for: those a credit names, and those bought not too long before the first credit. */
const listAbertos = async (
  strapi: Core.Strapi,
  { codigos, desde }: Pergunta,
): Promise<AnuncioAberto[]> => {
  if (desde === null) return [];
  const compradosDesde = new Date(`${somarDias(desde, -ESPERA_MAXIMA_DIAS)}T00:00:00Z`);
  const rows = await abertosOnde(strapi, (consulta) => {
    void consulta.where('anuncios.created_at', '>=', compradosDesde);
  });
  for (const lote of inBatches(codigos))
    rows.push(
      ...(await abertosOnde(strapi, (consulta) => {
        void consulta
          .whereIn('anuncios.id', lote)
          .where('anuncios.created_at', '<', compradosDesde);
      })),
    );
  return rows.map(({ id, titulo, valor, situacao, created_at, usuario, ...row }) => ({
    ...{ id, titulo, centavos: emCentavos(valor), status: situacao },
    recusado:
      situacao === AnuncioStatus.NaoAprovado &&
      (row.comprovante !== null || row.aprovado_em !== null),
    usuario: usuario ?? SEM_CONTA,
    desde: dataCivil(new Date(toMillis(created_at) || 0)),
  }));
};

const conferir = async (strapi: Core.Strapi, pergunta: Pergunta): Promise<Conferido> => ({
  registradas: await registrosCom(strapi, pergunta.transacoes),
  abertos: await listAbertos(strapi, pergunta),
});

/**
 * Reads a bank statement and meets its credits with the ads they may pay: the answer as JSON in UTF-8. Changes nothing (contrato
 * 10). Throws 422 with what is wrong with the file, and 503 when too many are being read.
 */
export const lerExtratoDoBanco = async (
  strapi: Core.Strapi,
  arquivo: string,
): Promise<Uint8Array> => {
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
