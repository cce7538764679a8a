import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { withinTime } from '../database/away';
import { CLOCK_SKEW_MS } from '../database/instant';
import { rawRows, tableNameOf, tableOf } from '../database/knex';
import { addressOfRequest, networkList, networkOf } from '../http/client-address';
import { Refusal } from '../http/refusal';
import { maximoDaRegra, REGRAS, segundosAteAbrir, vezesFator, type NomeDaRegra } from './rules';

const LIMITE = 'api::limite.limite';
/** Windows that began longer ago than this are over, whatever the rule. */
const MAIS_VELHA_MS = 24 * 60 * 60_000;

/** A try that was counted; `devolver` takes it back. */
export interface Vaga {
  devolver(): Promise<void>;
}

/** Tells the network a request comes from, as limits count it (contrato 2). */
export const enderecosDe = (strapi: Core.Strapi): ((req: IncomingMessage) => string) => {
  const addressOf = addressOfRequest(
    networkList(strapi.config.get<string[]>('portal.proxiesConfiaveis')),
  );
  return (req) => networkOf(addressOf(req));
};

/** The network a request comes from. */
export const enderecoDe = (strapi: Core.Strapi, ctx: Context): string =>
  enderecosDe(strapi)(ctx.req);

/** Rate limiter: counts tries in the database, exact under concurrency and across instances (contrato 2). */
export const limites = (strapi: Core.Strapi) => {
  const fator = strapi.config.get<number>('portal.fatorLimites');
  const segredo = strapi.config.get<string>('portal.segredo');
  const tabela = tableNameOf(strapi, LIMITE);

  /** SQL: the window still runs, and was not begun by a clock that was ahead and has been put right. */
  const CORRE = `${tabela}.janela_inicio > ? and ${tabela}.janela_inicio <= excluded.janela_inicio + ${CLOCK_SKEW_MS}`;

  /** HMAC as key: addresses and e-mails do not belong in this table. */
  const chaveDe = (regra: NomeDaRegra, alvo: string): string =>
    `${REGRAS[regra].nome}:${createHmac('sha256', segredo).update(alvo).digest('base64url').slice(0, 32)}`;

  /** Atomic upsert: counts, or begins a new window, or changes nothing and returns no row when the window is full. */
  const contar = (
    chave: string,
    { maximo, janelaMs }: { maximo: number; janelaMs: number },
    agora: number,
    trx?: Knex.Transaction,
  ) => {
    const velha = agora - janelaMs;
    const contagem = rawRows<{ janela_inicio: string | number }>(
      strapi,
      `insert into ${tabela} (chave, janela_inicio, total) values (?, ?, 1)
       on conflict (chave) do update set
         total = case when ${CORRE} then ${tabela}.total + 1 else 1 end,
         janela_inicio = case when ${CORRE} then ${tabela}.janela_inicio else excluded.janela_inicio end
       where not (${CORRE}) or ${tabela}.total < ?
       returning janela_inicio`,
      [chave, agora, velha, velha, velha, maximo],
      trx,
    );
    // Within a transaction others hold this row until theirs ends: how long one waits for them is the lock time-out's to say.
    return trx ? contagem : withinTime(contagem);
  };

  const esperaDe = async (
    chave: string,
    janelaMs: number,
    agora: number,
    trx?: Knex.Transaction,
  ): Promise<number> => {
    const cheia = await tableOf<{ chave: string; janela_inicio: string | number }>(
      strapi,
      LIMITE,
      trx,
    )
      .where({ chave })
      .first('janela_inicio');
    return segundosAteAbrir(Number(cheia?.janela_inicio ?? agora), janelaMs, agora);
  };

  const tentar = async (
    regra: NomeDaRegra,
    alvo: string,
    trx?: Knex.Transaction,
  ): Promise<{ vaga: Vaga } | { espera: number }> => {
    const [chave, agora] = [chaveDe(regra, alvo), Date.now()];
    const { janelaMs } = REGRAS[regra];
    const regraAqui = { maximo: maximoDaRegra(REGRAS[regra], fator), janelaMs };
    const [linha] = await contar(chave, regraAqui, agora, trx);
    if (!linha) return { espera: await esperaDe(chave, janelaMs, agora, trx) };
    const inicio = Number(linha.janela_inicio);
    return {
      vaga: {
        async devolver() {
          await tableOf(strapi, LIMITE)
            .where({ chave, janela_inicio: inicio })
            .andWhere('total', '>', 0)
            .decrement('total', 1);
        },
      },
    };
  };

  const ocupar = async (
    regra: NomeDaRegra,
    alvo: string,
    extra?: Record<string, unknown>,
  ): Promise<Vaga> => {
    const lugar = await tentar(regra, alvo);
    if ('vaga' in lugar) return lugar.vaga;
    throw new Refusal(429, { retryAfter: lugar.espera, extra });
  };

  return {
    tentar,

    /**
     * Counts one try. Throws 429 with Retry-After (contrato 2) once the rule's number is reached; `extra` goes along.
     */
    ocupar,

    /**
     * Reserve, then give back: counts a try before its work begins, so that concurrent tries cannot pass together, and
     * keeps it counted only when the work's answer is a failure. Throws as `ocupar` does.
     */
    async contarFalhas<T>(
      regra: NomeDaRegra,
      alvo: string,
      trabalho: () => Promise<T>,
      isFalha: (feito: T) => boolean,
    ): Promise<T> {
      const vaga = await ocupar(regra, alvo);
      let falhou = false;
      try {
        const feito = await trabalho();
        falhou = isFalha(feito);
        return feito;
      } finally {
        if (!falhou) await vaga.devolver();
      }
    },

    /** Counts one try as part of a transaction: undone with it. Throws as `ocupar` does. */
    async ocuparDentro(trx: Knex.Transaction, regra: NomeDaRegra, alvo: string): Promise<void> {
      const lugar = await tentar(regra, alvo, trx);
      if ('espera' in lugar) throw new Refusal(429, { retryAfter: lugar.espera });
    },

    /** A rule as it stands here, for whoever counts in statements of their own: the row's key, the bounds, the 429. */
    regra: (nome: NomeDaRegra) => ({
      maximo: maximoDaRegra(REGRAS[nome], fator),
      janelaMs: REGRAS[nome].janelaMs,
      chaveDe: (alvo: string): string => chaveDe(nome, alvo),
      recusa: (janelaInicio: number): Refusal =>
        new Refusal(429, {
          retryAfter: segundosAteAbrir(janelaInicio, REGRAS[nome].janelaMs, Date.now()),
        }),
    }),

    /** A bound on a volume that is no rate, as PORTAL_LIMITS has it here. */
    vezes: (maximo: number): number => vezesFator(maximo, fator),

    /** Forgets the tries of one target. */
    async esquecer(regra: NomeDaRegra, alvo: string): Promise<void> {
      await tableOf(strapi, LIMITE)
        .where({ chave: chaveDe(regra, alvo) })
        .delete();
    },

    /** Forgets windows that are over. */
    async limpar(): Promise<void> {
      await tableOf(strapi, LIMITE)
        .where('janela_inicio', '<', Date.now() - MAIS_VELHA_MS)
        .orWhere('janela_inicio', '>', Date.now() + CLOCK_SKEW_MS)
        .delete();
    },
  };
};
