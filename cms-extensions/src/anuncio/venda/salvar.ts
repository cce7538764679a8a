import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import {
  arquivosDe,
  linhaDoArquivo,
  type CampoDeArquivo,
} from '@portal/contracts/anuncio/arquivos';
import { secoesDe } from '@portal/contracts/anuncio/campos';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import type { Salvar } from '@portal/contracts/anuncio/salvar';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { ErrosDeCampo } from '@portal/contracts/http/resposta';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableNameOf, tableOf } from '../../database/knex';
import { transaction } from '../../database/transaction';
import { Refusal } from '../../http/refusal';
import { limites } from '../../limite/service';
import { precoDoAnuncio } from '../cobranca/preco-do-anuncio';
import { comArquivos, type Enviados, type Guardados } from '../conteudo/arquivos';
import { criarConteudo, exigirCantorDoPortal } from '../conteudo/criar-conteudo';
import { novasDatas } from '../decisao/status';
import { travarCantor } from '../decisao/travar';
import type { Autor } from '../ficha/historico';
import { findAnuncioRow, ANUNCIO } from '../ficha/linhas';
import { lerAnuncio } from '../leitura/leitura';
import { enfileirarPedido } from '../mails/enfileirar';
import { receberComprovante } from '../pagamento/comprovantes';
import { anuncioDoEnvio, ocuparChave, type Envio } from './chave';
import { inserirAnuncio } from './inserir';

const USUARIO = 'plugin::users-permissions.user';

const recusarCampos = (erros: ErrosDeCampo): never => {
  throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros });
};

/** Files a new ad may bring (especificação 5). A banner's may bring its proof of payment at once. */
export const arquivosDaVenda = (input: Salvar): CampoDeArquivo[] => {
  const { tipo_anuncio: tipo } = input;
  const cantorNovo = tipo === 'musica' && input.id_cantor_musica === '';
  const doConteudo = arquivosDe(...secoesDe(tipo, cantorNovo));
  return tipo === 'banner' ? [...doConteudo, ...arquivosDe('anuncio')] : doConteudo;
};

/** Ads of one account that were never approved and have no proof, at a time (contrato 2). */
const SEM_COMPROVANTE = 10;

/**
 * Waits for the table of ads before any row is held: who waits for a row first, and for a locked table then, waits twice
 * (docs/operacao.md, "Quedas").
 */
const esperarTabela = async (strapi: Core.Strapi, trx: Knex.Transaction): Promise<void> => {
  if (strapi.db.dialect.client !== 'postgres') return;
  await trx.raw('lock table ?? in access share mode', [tableNameOf(strapi, ANUNCIO)]);
};

/**
 * Takes one of the places for a new ad of the account it is to belong to, whoever makes it, in the sale's transaction:
 * undone with it. First it locks the account's row of the limit, so two sales of one account come one after
 * the other and the count below it is exact. Throws 429 and 409 (contrato 2): an ad that brings its proof is none without.
 */
const ocuparLugarDeVenda = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  id: number,
  autor: Pick<Autor, 'id'>,
  { comComprovante }: { comComprovante: boolean },
): Promise<void> => {
  await esperarTabela(strapi, trx);
  await limites(strapi).ocuparDentro(trx, 'anuncios', String(id));
  // Race: an account deleted meanwhile sells nothing; one that is being sold for is not deleted until it is done.
  const conta = await tableOf(strapi, USUARIO, trx).where({ id }).forShare().first('id');
  if (!conta) throw new Refusal(id === autor.id ? 401 : 404);
  if (comComprovante) return;
  const parados = await strapi.db.query(ANUNCIO).count({
    where: {
      usuario: { id },
      situacao: { $in: [AnuncioStatus.NaoAprovado, AnuncioStatus.ReembolsoSolicitado] },
      aprovado_em: null,
      comprovante: null,
      // A renewal charges for what was approved before.
      renova: null,
    },
  });
  if (parados >= limites(strapi).vezes(SEM_COMPROVANTE))
    throw new Refusal(409, {
      msg: id === autor.id ? MSG.muitosSemComprovante : MSG.contaComMuitosSemComprovante,
    });
};

interface Venda {
  autor: Autor;
  /** The account the ad is to belong to. */
  dono: number;
  input: Salvar;
  /** What the ad costs, in BRL, as of its submission. */
  valor: number;
  envio: Envio | null;
}

/** Lost race for the idempotency key: another request with the same form took it while this one was under way. */
class JaEnviado extends Error {}

/** Makes ads: POST /usuario/anuncio/salvar (contrato 5). */
export const vendas = (strapi: Core.Strapi) => {
  const conferirCantor = async (input: Salvar): Promise<void> => {
    if (input.tipo_anuncio === 'musica' && input.id_cantor_musica !== '')
      await exigirCantorDoPortal(strapi, input.id_cantor_musica);
  };

  /** What is wrong with the account an administrator chose for the ad. */
  const errosDaConta = async ({ id_usuario: id }: Salvar): Promise<ErrosDeCampo> =>
    id === undefined || (await strapi.db.query(USUARIO).count({ where: { id } })) > 0
      ? {}
      : { id_usuario: [MSG.contaDesconhecida] };

  const conferir = async (input: Salvar, enviados: Enviados): Promise<void> => {
    const faltam = arquivosDaVenda(input).flatMap((campo): [string, string[]][] => {
      const { falta } = linhaDoArquivo(campo);
      return falta !== undefined && !enviados.has(campo) ? [[campo, [falta]]] : [];
    });
    const erros = { ...Object.fromEntries(faltam), ...(await errosDaConta(input)) };
    if (Object.keys(erros).length > 0) recusarCampos(erros);
    await conferirCantor(input);
  };

  const gravar = async (
    venda: Venda,
    guardados: Guardados,
    trx: Knex.Transaction,
  ): Promise<number> => {
    const { autor, dono, input, valor, envio } = venda;
    const comprovante = guardados.get('arquivo_comprovante');
    await ocuparLugarDeVenda(strapi, trx, dono, autor, {
      comComprovante: comprovante !== undefined,
    });
    const { titulo, tipo_anuncio: tipo, periodo, meio_pagamento } = input;
    const data_inicio = isAdministrador(autor) ? input.data_inicio : null;
    if (input.tipo_anuncio === 'musica') await travarCantor(strapi, trx, input.id_cantor_musica);
    await conferirCantor(input);
    const { id, documentId } = await inserirAnuncio(
      strapi,
      {
        ...{ titulo, tipo, periodo, meio_pagamento, valor, usuario: dono },
        ...novasDatas({ data_inicio, periodo }),
      },
      autor,
    );
    if (envio && !(await ocuparChave(strapi, trx, envio, id))) throw new JaEnviado();
    await criarConteudo(strapi, documentId, input, guardados);
    const novo = comprovante && (await findAnuncioRow(strapi, id));
    if (novo) await receberComprovante(strapi, novo, comprovante, autor);
    else await enfileirarPedido(strapi, { id, dono });
    return id;
  };

  return {
    /** Makes an ad, or answers the one an earlier sending of the same form made. Throws 409 and 422 (contrato 5). */
    async salvar(
      autor: Autor,
      input: Salvar,
      enviados: Enviados,
      envio: Envio | null,
    ): Promise<Anuncio> {
      const antes = envio && (await anuncioDoEnvio(strapi, envio));
      if (antes !== null) return lerAnuncio(strapi, autor, antes);
      await conferir(input, enviados);
      const { tipo_anuncio: tipo, periodo } = input;
      const valor = await precoDoAnuncio(strapi, { tipo, periodo });
      const venda = { autor, dono: input.id_usuario ?? autor.id, input, valor, envio };
      try {
        const id = await comArquivos(strapi, enviados, arquivosDaVenda(input), (guardados) =>
          transaction(strapi, (trx) => gravar(venda, guardados, trx)),
        );
        return await lerAnuncio(strapi, autor, id);
      } catch (erro) {
        // Race: of one form sent twice, the place that the second finds taken may be the first's (contrato 2).
        const podeSerRepetido = erro instanceof JaEnviado || erro instanceof Refusal;
        const outro = envio && podeSerRepetido ? await anuncioDoEnvio(strapi, envio) : null;
        if (outro === null) throw erro;
        return lerAnuncio(strapi, autor, outro);
      }
    },
  };
};
