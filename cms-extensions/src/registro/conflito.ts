import type { CampoDiferente } from '@portal/contracts/painel/respostas';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { Refusal } from '../http/refusal';
import { quemNoPainel } from './quem-no-painel';
import { REGISTRO, type RegistroRow } from './rows';
import { haQuanto } from './sobrescrita-palavras';

/** Of a request: the `updatedAt` of the version its sender looked at, where the body brings none or an older one. */
const VISTO = 'portal-visto-em';

/** In ms, of a column as either database answers it; NaN for what is no instant. */
export const instante = (valor: Date | string | number): number => new Date(valor).getTime();

/** What the sender of a request says to have seen, in ms; null for scripts, which say nothing. */
export const vistoPor = ({ request }: Context): number | null => {
  const cabecalho = request.get(VISTO);
  const corpo = request.body as { updatedAt?: unknown } | undefined;
  const dito = cabecalho || corpo?.updatedAt;
  const visto = typeof dito === 'string' || typeof dito === 'number' ? instante(dito) : NaN;
  return Number.isNaN(visto) ? null : visto;
};

/** Who wrote last, as the register has it. */
export type Autor = Pick<RegistroRow, 'quem_tipo' | 'quem_id' | 'quem_nome' | 'quando'>;

/** Who wrote last to what the register knows by `alvo`, since an instant. */
export const ultimoAutor = (
  strapi: Core.Strapi,
  alvo: string,
  desde: number,
  trx: Knex.Transaction,
): Promise<Autor | undefined> =>
  tableOf<Autor & { alvo_id: string; id: number }>(strapi, REGISTRO, trx)
    .where('quando', '>=', desde)
    .where('alvo_id', alvo)
    .orderBy('quando', 'desc')
    .orderBy('id', 'desc')
    .first('quem_tipo', 'quem_id', 'quem_nome', 'quando');

/** The refusal of a write whose sender did not see the version of `atual` (ms), by `autor`, and what of it would be lost. */
export const recusaDoConflito = (
  strapi: Core.Strapi,
  { atual, autor }: { atual: number; autor: Autor | undefined },
  campos: readonly CampoDiferente[],
): Refusal => {
  const eu = quemNoPainel(strapi);
  const fuiEu = eu !== null && autor?.quem_tipo === 'painel' && autor.quem_id === eu.painel;
  const quem = fuiEu ? 'Você' : (autor?.quem_nome ?? 'O portal');
  const quando = Number(autor?.quando ?? atual);
  const onde = fuiEu ? ', em outra janela' : '';
  return new Refusal(409, {
    msg: `${quem} mudou isto ${haQuanto(quando, Date.now())}${onde}. Nada foi gravado.`,
    codigo: 'conflito',
    extra: {
      ...{ quem, quando: new Date(quando).toISOString() },
      ...{ atual: new Date(atual).toISOString(), campos },
    },
  });
};
