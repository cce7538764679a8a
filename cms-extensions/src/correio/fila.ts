import type { Core } from '@strapi/strapi';
import { rawRows, tableNameOf, tableOf } from '../database/knex';
import { esperaDepoisDe, MAIS_TENTATIVAS } from './rules';
import type { Dados } from './service';

const CORREIO = 'api::correio.correio';
/** A process that died with a mail in its hands holds it no longer than this. */
const RESERVA_MS = 90_000;
const DIA_MS = 24 * 60 * 60_000;
/** Finished mails are kept so long, without their content, to answer "was it sent?". */
const GUARDA_MS = 30 * DIA_MS;

export interface Reservado {
  id: number;
  modelo: string;
  dados: Dados;
  tentativas: number;
}

interface Linha {
  id: number;
  modelo: string;
  dados: string;
  tentativas: number;
}

/** The outgoing-mail table: rows of any process, each sent by one (architecture, Data). */
export const fila = (strapi: Core.Strapi) => {
  const encerrar = async (id: number, resultado: string, erro: string | null): Promise<void> => {
    await tableOf(strapi, CORREIO)
      .where({ id })
      .update({ encerrado_em: Date.now(), resultado, erro, dados: '{}' });
  };

  return {
    async enfileirar(modelo: string, dados: Dados, descartar: boolean): Promise<void> {
      const agora = Date.now();
      await strapi.db.query(CORREIO).create({
        data: {
          modelo,
          dados: JSON.stringify(dados),
          tentativas: 0,
          proxima_tentativa: agora,
          encerrado_em: descartar ? agora : null,
          resultado: descartar ? 'descartado' : null,
        },
      });
    },

    /** Takes the next mail that is due, for this process alone. */
    async reservar(): Promise<Reservado | null> {
      const [agora, tabela] = [Date.now(), tableNameOf(strapi, CORREIO)];
      const pular = strapi.db.dialect.client === 'postgres' ? 'for update skip locked' : '';
      const [linha] = await rawRows<Linha>(
        strapi,
        `update ${tabela} set reservado_ate = ?, tentativas = tentativas + 1 where id = (
           select id from ${tabela}
           where encerrado_em is null and proxima_tentativa <= ? and (reservado_ate is null or reservado_ate <= ?)
           order by proxima_tentativa, id limit 1 ${pular})
         returning id, modelo, dados, tentativas`,
        [agora + RESERVA_MS, agora, agora],
      );
      // `enfileirar` is the only writer of `dados`.
      return linha ? { ...linha, dados: JSON.parse(linha.dados) as Dados } : null;
    },

    enviado: (id: number) => encerrar(id, 'enviado', null),
    descartado: (id: number) => encerrar(id, 'descartado', null),

    /** Lets a mail that did not go try again later; gives it up in the end. */
    async falhou({ id, tentativas }: Reservado, erro: string): Promise<void> {
      if (tentativas >= MAIS_TENTATIVAS) return encerrar(id, 'desistiu', erro);
      await tableOf(strapi, CORREIO)
        .where({ id })
        .update({
          reservado_ate: null,
          proxima_tentativa: Date.now() + esperaDepoisDe(tentativas),
          erro,
        });
    },

    /** Forgets mails finished long ago. */
    async limpar(): Promise<void> {
      await tableOf(strapi, CORREIO)
        .where('encerrado_em', '<', Date.now() - GUARDA_MS)
        .delete();
    },
  };
};
