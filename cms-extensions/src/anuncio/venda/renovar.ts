import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { recusaDe } from '@portal/contracts/anuncio/permissoes';
import { canRenovar, type Renovar } from '@portal/contracts/anuncio/renovar';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { transaction } from '../../database/transaction';
import { Refusal } from '../../http/refusal';
import { limites } from '../../limite/service';
import { precoDoAnuncio } from '../cobranca/preco-do-anuncio';
import { comAnuncioTravado, novasDatas } from '../decisao/status';
import { anotar, type Autor } from '../ficha/historico';
import {
  ANUNCIO,
  julgadoDe,
  listFamilia,
  raizDe,
  renovacaoAberta,
  type AnuncioRow,
} from '../ficha/linhas';
import { lerAnuncio } from '../leitura/leitura';
import { avisarOutroValor, enfileirarPedido } from '../mails/enfileirar';
import { inserirAnuncio } from './inserir';

const CAMPOS_DO_PEDIDO = ['periodo', 'meio_pagamento'] as const;

/** A renewal given up before anything was paid for it, and not decided on yet: each more would ask the administration again. */
const isDesistencia = (anuncio: AnuncioRow): boolean =>
  anuncio.situacao === AnuncioStatus.ReembolsoSolicitado &&
  anuncio.comprovante === null &&
  anuncio.aprovado_em === null;

/** Renewals: a new charge for the same content; its period begins where the paid ones end (especificação 4). */
export const renovacoes = (strapi: Core.Strapi) => {
  const criar = async (anuncio: AnuncioRow, por: Autor, pedido: Renovar): Promise<number> => {
    const { periodo = anuncio.periodo, meio_pagamento = anuncio.meio_pagamento } = pedido;
    const { titulo, tipo, usuario } = anuncio;
    if (usuario)
      await transaction(strapi, (trx) =>
        limites(strapi).ocuparDentro(trx, 'anuncios', String(usuario.id)),
      );
    const valor = await precoDoAnuncio(strapi, { tipo, periodo });
    const { id } = await inserirAnuncio(
      strapi,
      {
        ...{ titulo, tipo, periodo, meio_pagamento, valor, usuario: usuario?.id },
        renova: raizDe(anuncio),
      },
      por,
    );
    await enfileirarPedido(strapi, { id, dono: usuario?.id ?? null });
    return id;
  };

  /**
   * Makes the open renewal the one that is asked for now, at today's price: nothing that was chosen is dropped with words
   * of success (contrato 5). Throws 409 once a proof was sent for it.
   */
  const acertar = async (aberta: AnuncioRow, por: Autor, pedido: Renovar): Promise<void> => {
    const campos = CAMPOS_DO_PEDIDO.filter(
      (campo) => pedido[campo] !== undefined && pedido[campo] !== aberta[campo],
    );
    if (campos.length === 0) return;
    if (campos.some((campo) => recusaDe(julgadoDe(aberta), 'dono', campo) !== null))
      throw new Refusal(409, { msg: MSG.renovacaoComComprovante });
    const { id, tipo, situacao, data_inicio, periodo, meio_pagamento } = aberta;
    const antes = { periodo, meio_pagamento };
    const depois = {
      periodo: pedido.periodo ?? periodo,
      meio_pagamento: pedido.meio_pagamento ?? meio_pagamento,
    };
    const valor = campos.includes('periodo')
      ? await precoDoAnuncio(strapi, { tipo, periodo: depois.periodo })
      : undefined;
    const data = {
      ...depois,
      ...novasDatas({ data_inicio, periodo: depois.periodo }),
      ...(valor !== undefined && { valor }),
    };
    await strapi.db.query(ANUNCIO).update({ where: { id }, data });
    await avisarOutroValor(strapi, aberta, valor);
    const edicao = {
      de: situacao,
      para: situacao,
      evento: 'edicao',
      editados: { antes, depois },
    } as const;
    await anotar(strapi, { anuncio: aberta, por, campos, ...edicao });
  };

  return {
    /**
     * Makes the next period's charge, or answers the one that is still open (idempotent), as it is asked for now. What the
     * administration sold in somebody's name, its owner renews too. A new one counts among the ads of the hour. Throws 404,
     * 409, 422 and 429.
     */
    async renovar(por: Autor, id: number, pedido: Renovar): Promise<Anuncio> {
      const nova = await comAnuncioTravado(strapi, id, por, async (anuncio) => {
        const familia = await listFamilia(strapi, anuncio);
        const aberta = renovacaoAberta(familia);
        if (aberta) {
          await acertar(aberta, por, pedido);
          return aberta.id;
        }
        if (familia.some((um) => um.renova && isDesistencia(um)))
          throw new Refusal(409, { msg: MSG.renovacaoEmCancelamento });
        if (!canRenovar({ status: anuncio.situacao }))
          throw new Refusal(409, { msg: MSG.soAprovadoRenova });
        return criar(anuncio, por, pedido);
      });
      return lerAnuncio(strapi, por, nova);
    },
  };
};
