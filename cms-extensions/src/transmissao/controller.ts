import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { isLista } from '@portal/contracts/radio/lista';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Refusal } from '../http/refusal';
import { SemaforoCheio } from '../http/semaforo';
import { enderecosDasRadios } from '../monitoramento/service';
import { SemResposta } from './conexao';
import { Listas } from './no-ar/listas';

const NAO_SOA = 'Não conseguimos chegar ao som desta rádio. Tente de novo daqui a pouco.';
const VOLTE_EM_SEGUNDOS = 10;

/** What a player asks of a radio's stream. */
export const transmissaoController = ({ strapi }: { strapi: Core.Strapi }) => {
  const listas = new Listas(strapi);
  return {
    /** Leads to where a radio sounds: no browser plays a playlist (.pls, .m3u), which it may have as its address. */
    async ouvir(ctx: Context): Promise<void> {
      const { id } = ctx['params'] as { id: string }; // the route's parameter
      const endereco = (await enderecosDasRadios(strapi)).get(id);
      if (!endereco) throw new Refusal(404, { msg: MENSAGENS.naoEncontrado });
      const destino = isLista(endereco)
        ? await listas.dentroDe(endereco).catch((erro: unknown) => {
            if (!(erro instanceof SemResposta || erro instanceof SemaforoCheio)) throw erro;
            throw new Refusal(503, {
              ...{ msg: NAO_SOA, codigo: 'radio_fora_do_ar' },
              retryAfter: VOLTE_EM_SEGUNDOS,
            });
          })
        : endereco;
      ctx.redirect(destino);
      ctx.set('Cache-Control', 'no-store');
      ctx.body = '';
    },
  };
};
