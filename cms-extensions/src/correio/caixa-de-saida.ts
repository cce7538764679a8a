import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { CLOCK_SKEW_MS, toMillis } from '../database/instant';
import { rawRows, tableNameOf, tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { contasDe, esperaDepoisDe, MAIOR_ESPERA_MS, MAIS_TENTATIVAS, type Falha } from './rules';
import type { Dados } from './service';

const CORREIO = 'api::correio.correio';
/** Lease: a process that died holds a mail no longer than this; a living one renews it. */
const RESERVA_MS = 30_000;
/** How long after the next try of an older mail it is the turn of the one behind it. */
const VEZ_MS = 1000;
const DESISTIU = 'desistiu';
/** Finished mails are kept so long, without their content, to answer "was it sent?". */
const GUARDA_MS = 30 * DIA_MS;

export interface Reservado {
  id: number;
  documentId: string;
  modelo: string;
  dados: Dados;
  /** Fencing token: another process that took the mail since has a greater one. */
  tentativas: number;
}

interface Linha {
  id: number;
  documentId: string;
  modelo: string;
  dados: string;
  tentativas: number;
}

/** An account that is being deleted. */
export interface Esquecida {
  id: number;
  email: string;
  nome: string;
}

/** A mail that did not go, as staff see it. */
export interface Encalhado {
  destinatario: string | null;
  erro: string | null;
}

/** `enfileirar` is the only writer of both. A title may spell another ad's code. */
const isDaMesmaConta = (um: Dados, outro: Dados): boolean =>
  um['id_anuncio'] === outro['id_anuncio'] && um['id_usuario'] === outro['id_usuario'];

/** The outbox: the table of outgoing mail. Any process writes and takes rows; each row is sent by one of them. */
export const caixaDeSaida = (strapi: Core.Strapi) => {
  const encerrar = async (
    id: number,
    resultado: string,
    fim: Partial<Encalhado> = {},
  ): Promise<boolean> => {
    const encerradas = await tableOf(strapi, CORREIO)
      .where({ id })
      .update({ erro: null, ...fim, encerrado_em: Date.now(), resultado, dados: '{}' });
    return encerradas > 0;
  };
  /** The row, as long as nobody else took it. */
  const ainda = ({ id, tentativas }: Reservado) =>
    tableOf(strapi, CORREIO).where({ id, tentativas }).whereNull('encerrado_em');
  const desistidos = () => tableOf(strapi, CORREIO).where({ resultado: DESISTIU });

  return {
    async enfileirar(modelo: string, dados: Dados, descartar: boolean): Promise<void> {
      const agora = Date.now();
      // Strapi writes the row outside its own transaction: alone, a refused commit would pass for a wrong statement.
      await transaction(strapi, () =>
        strapi.db.query(CORREIO).create({
          data: {
            modelo,
            dados: JSON.stringify(dados),
            tentativas: 0,
            proxima_tentativa: agora,
            encerrado_em: descartar ? agora : null,
            resultado: descartar ? 'descartado' : null,
          },
        }),
      );
    },

    /**
     * Leases the next due mail to this process alone; a time further ahead than any wait was written by a clock that was wrong. `emMaos`: those it is sending, which it never takes again: a machine that was
     * suspended finds their leases run out.
     */
    async reservar(emMaos: readonly number[]): Promise<Reservado | null> {
      const [agora, tabela] = [Date.now(), tableNameOf(strapi, CORREIO)];
      const outros = emMaos.length > 0 ? `and id not in (${emMaos.map(() => '?').join(', ')})` : '';
      const pular = strapi.db.dialect.client === 'postgres' ? 'for update skip locked' : '';
      const [linha] = await rawRows<Linha>(
        strapi,
        `update ${tabela} set reservado_ate = ?, tentativas = tentativas + 1 where id = (
           select id from ${tabela}
           where encerrado_em is null and (proxima_tentativa <= ? or proxima_tentativa > ?)
             and (reservado_ate is null or reservado_ate <= ? or reservado_ate > ?) ${outros}
           order by proxima_tentativa, id limit 1 ${pular})
         returning id, document_id as "documentId", modelo, dados, tentativas`,
        [
          ...[agora + RESERVA_MS, agora, agora + MAIOR_ESPERA_MS + CLOCK_SKEW_MS],
          ...[agora, agora + RESERVA_MS + CLOCK_SKEW_MS, ...emMaos],
        ],
      );
      // `enfileirar` is the only writer of `dados`.
      return linha ? { ...linha, dados: JSON.parse(linha.dados) as Dados } : null;
    },

    /** Renews the lease while the mail is being sent: a slow server's answer outlives any lease. */
    async renovar(reservado: Reservado): Promise<void> {
      await ainda(reservado).update({ reservado_ate: Date.now() + RESERVA_MS });
    },

    /**
     * Order: puts a mail behind the older ones about the same ad to the same account that still wait, as if it had not
     * been taken: nobody reads of a decision before what was decided on. Answers whether there were any.
     */
    async cederAVez(reservado: Reservado): Promise<boolean> {
      const { id, dados, tentativas } = reservado;
      const anuncio = Number(dados['id_anuncio'] ?? 0);
      if (anuncio === 0) return false;
      const anteriores = await tableOf(strapi, CORREIO)
        .whereNull('encerrado_em')
        .where('id', '<', id)
        .where('dados', 'like', `%"id_anuncio":${anuncio},%`)
        .select<{ dados: string; proxima_tentativa: number | string }[]>(
          ...['dados', 'proxima_tentativa'],
        );
      const vez = anteriores
        .filter((um) => isDaMesmaConta(JSON.parse(um.dados) as Dados, dados))
        .map(({ proxima_tentativa }) => Number(proxima_tentativa));
      if (vez.length === 0) return false;
      await ainda(reservado).update({
        ...{ reservado_ate: null, tentativas: tentativas - 1 },
        proxima_tentativa: Math.max(Date.now(), ...vez) + VEZ_MS,
      });
      return true;
    },

    /** False when the row is gone: it carried data of an account that was deleted meanwhile. */
    enviado: ({ id }: Reservado) => encerrar(id, 'enviado'),
    descartado: ({ id }: Reservado) => encerrar(id, 'descartado'),

    /**
     * Schedules the next try after a failure; gives up at once when trying cannot help, or after the last try, and then
     * keeps the recipient for staff.
     */
    async falhou(
      reservado: Reservado,
      { motivo: erro, permanente }: Falha,
      destinatario: string | null,
    ): Promise<void> {
      const { id, tentativas } = reservado;
      if (permanente || tentativas >= MAIS_TENTATIVAS) {
        await encerrar(id, DESISTIU, { erro, destinatario });
        return;
      }
      const proxima_tentativa = Date.now() + esperaDepoisDe(tentativas);
      await ainda(reservado).update({ reservado_ate: null, proxima_tentativa, erro });
    },

    /** The mails that wait: how many, and since when the oldest is due (ms); null where none waits. */
    async fila(): Promise<{ total: number; desde: number | null }> {
      const [linha] = await tableOf(strapi, CORREIO)
        .whereNull('encerrado_em')
        .count('id as total')
        .min<{ total: number | string; desde: Date | string | number | null }[]>(
          'created_at as desde',
        );
      const desde = toMillis(linha?.desde ?? null);
      return { total: Number(linha?.total ?? 0), desde: Number.isNaN(desde) ? null : desde };
    },

    /** The mails given up that are still kept: how many, and the latest. */
    async encalhados(quantos: number): Promise<{ total: number; ultimos: Encalhado[] }> {
      const [contagem] = await desistidos().count<{ total: number | string }[]>('id as total');
      const ultimos = await desistidos()
        .orderBy('encerrado_em', 'desc')
        .limit(quantos)
        .select<Encalhado[]>('destinatario', 'erro');
      return { total: Number(contagem?.total ?? 0), ultimos };
    },

    /** Deletes the rows that carry an account's data: mails that wait, and those given up on the way to its address. */
    async esquecer(trx: Knex.Transaction, { id, email, nome }: Esquecida): Promise<void> {
      const esperam = await tableOf(strapi, CORREIO, trx)
        .whereNull('encerrado_em')
        .select<Pick<Linha, 'id' | 'dados'>[]>('id', 'dados');
      const delas = esperam.filter(({ dados: texto }) => {
        const dados = JSON.parse(texto) as Dados; // `enfileirar` is the only writer
        return contasDe(dados).includes(id) || dados['anunciante'] === nome;
      });
      for (const linha of delas)
        await tableOf(strapi, CORREIO, trx).where({ id: linha.id }).delete();
      await tableOf(strapi, CORREIO, trx).where({ destinatario: email }).delete();
    },

    /** Whether a mail still waits or is on its way: another may have taken its place. */
    async espera(trx: Knex.Transaction, modelo: string, dados: Dados): Promise<boolean> {
      const linha = await tableOf(strapi, CORREIO, trx)
        .where({ modelo, dados: JSON.stringify(dados) })
        .whereNull('encerrado_em')
        .first<Pick<Linha, 'id'> | undefined>('id');
      return linha !== undefined;
    },

    /** Closes unsent the mails of one kind that wait for an account. */
    async retirar(trx: Knex.Transaction, modelo: string, id_usuario: number): Promise<void> {
      const agora = Date.now();
      await tableOf(strapi, CORREIO, trx)
        .where({ modelo })
        .where('dados', 'like', `{"id_usuario":${id_usuario},%`)
        .whereNull('encerrado_em')
        .update({ encerrado_em: agora, resultado: 'descartado', erro: null, dados: '{}' });
    },

    /** Deletes the rows of mails finished long ago. */
    async limpar(): Promise<void> {
      await tableOf(strapi, CORREIO)
        .where('encerrado_em', '<', Date.now() - GUARDA_MS)
        .delete();
    },
  };
};
