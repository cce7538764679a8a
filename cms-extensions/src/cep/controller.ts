import { CEP_INVALIDO, type EnderecoDoCep } from '@portal/contracts/cep/cep';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Refusal } from '../http/refusal';
import { Ceps, ServicoFora } from './service';

const FORA_DO_AR = 'A busca de CEP está fora do ar. Preencha o endereço à mão.';
const VOLTE_EM_SEGUNDOS = 10;

/** Postal-code look-up (contrato 4). */
export const cepController = ({ strapi }: { strapi: Core.Strapi }) => {
  const ceps = new Ceps(strapi.config.get<string>('portal.cepUrl'));

  return {
    async procurar(ctx: Context): Promise<EnderecoDoCep> {
      const { cep } = ctx['params'] as { cep: string }; // the route's parameter
      if (!/^\d{8}$/.test(cep)) {
        throw new Refusal(422, { msg: CEP_INVALIDO.texto, erros: { cep: [CEP_INVALIDO.texto] } });
      }
      const achado = await ceps.procurar(cep).catch((erro: unknown) => {
        if (!(erro instanceof ServicoFora)) throw erro;
        strapi.log.warn(`O serviço de CEP ${erro.message}: confira CEP_URL e a internet.`);
        throw new Refusal(503, {
          ...{ msg: FORA_DO_AR, codigo: 'cep_indisponivel' },
          retryAfter: VOLTE_EM_SEGUNDOS,
        });
      });
      if (!achado) throw new Refusal(404, { msg: CEP_INVALIDO.texto });
      return achado;
    },
  };
};
