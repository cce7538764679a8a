import type { Core } from '@strapi/strapi';
import { isChavePix } from '../anuncio/service';
import { inBatches } from '../database/batches';
import { findAll, findOne } from '../database/find-all';
import { DRAFT, PUBLISHED } from '../database/rows';
import { isPedidoDe } from '../http/do-painel';
import { usuarios } from '../usuario/service';
import {
  type Conta,
  type Motivo,
  motivoDaRadioVotada,
  motivoDaExclusao,
  motivoDaTransmissao,
  motivoDoCantor,
  motivosDaMusica,
  motivosDaRadio,
  motivoDosDadosDaConta,
  motivoDoPreco,
  motivoDoPrecoApagado,
  motivoDoPrecoRepetido,
  type Preco,
} from './rules';

interface Parametros {
  documentId?: string;
  data?: Record<string, unknown>;
}

type Motivos = Motivo | readonly Motivo[] | null;
type Guarda = (parametros: Parametros) => Promise<Motivos> | Motivos;

/** By type and action of the document service. */
type Guardas = Readonly<Record<string, Readonly<Record<string, Guarda>>>>;

const CONFIGURACAO = 'api::configuracao.configuracao';
const TERMO = 'api::termo.termo';
const MUSICA = 'api::musica.musica';
export const PRECO = 'api::preco.preco';
/** Accounts of the portal. */
export const CONTA = 'plugin::users-permissions.user';

const CHAVE_PIX_INVALIDA =
  'A chave Pix precisa ser um CPF, CNPJ, e-mail, telefone com DDD ou chave aleatória que exista.';
const VERSAO_DOS_TERMOS =
  'As versões dos termos são o que os anunciantes aceitaram, e só o portal as escreve. Mude o texto em Configuração do portal: nasce dele uma versão nova.';

/** What editors are kept from doing at the panel, and why. */
export const guardasDoConteudo = (strapi: Core.Strapi): Guardas => {
  const transmissao: Guarda = ({ data }) => motivoDaTransmissao(data?.['url']);

  const preco = ({ documentId }: Parametros): Promise<Preco | null> =>
    findOne<Preco>(strapi, PRECO, { where: { documentId }, select: ['tipo', 'periodo', 'valor'] });

  const umaConta = (documentId: string | undefined): Promise<(Conta & { id: number }) | null> =>
    findOne(strapi, CONTA, {
      where: { documentId },
      select: ['id', 'username', 'permissao'],
    });

  const rascunho = <Row>(
    uid: string,
    { documentId }: Parametros,
    select: string[],
    ...ligados: string[]
  ): Promise<Row | null> =>
    findOne<Row>(strapi, uid, {
      where: { documentId, ...DRAFT },
      select,
      populate: Object.fromEntries(ligados.map((campo) => [campo, { select: ['id'] }])),
    });

  /** How many songs on the air are a singer's there, or in their draft. */
  const musicasNoAr = async (documentId: string | undefined): Promise<number> => {
    const suas = await findAll<{ id: number; documentId: string }>(strapi, MUSICA, {
      select: ['documentId'],
      where: { cantor: { documentId } },
    });
    let quantas = 0;
    for (const lote of inBatches([...new Set(suas.map((musica) => musica.documentId))]))
      quantas += await strapi.db
        .query(MUSICA)
        .count({ where: { ...PUBLISHED, documentId: { $in: lote } } });
    return quantas;
  };

  /** Saving the settings writes a version too, and that one stands. */
  const versaoDosTermos: Guarda = () =>
    isPedidoDe(strapi, TERMO) ? { msg: VERSAO_DOS_TERMOS } : null;

  /** A key that stays is not judged. */
  const chavePix: Guarda = async ({ documentId, data }) => {
    const chave = data?.['pix_chave'];
    if (typeof chave !== 'string' || chave.trim() === '' || isChavePix(chave)) return null;
    const antes = await findOne<{ pix_chave: string | null }>(strapi, CONFIGURACAO, {
      where: { documentId },
      select: ['pix_chave'],
    });
    return chave === antes?.pix_chave ? null : { msg: CHAVE_PIX_INVALIDA, campo: 'pix_chave' };
  };

  return {
    'api::radio.radio': {
      create: transmissao,
      update: transmissao,
      publish: async (params) => {
        const radio = await rascunho<{
          url: string | null;
          imagem: object | null;
          anuncio: object | null;
        }>('api::radio.radio', params, ['url'], 'imagem', 'anuncio');
        if (!radio) return null;
        const { url, imagem, anuncio } = radio;
        return motivosDaRadio({ url, temImagem: imagem !== null, deAnuncio: anuncio !== null });
      },
      // The radios are what survey 1 asks about.
      delete: async ({ documentId }) =>
        motivoDaRadioVotada(
          await strapi.db
            .query('api::voto.voto')
            .count({ where: { pesquisa_numero: 1, opcao_id: documentId } }),
        ),
    },
    [MUSICA]: {
      publish: async (params) => {
        const musica = await rascunho<{ cantor: object | null; audio: object | null }>(
          MUSICA,
          params,
          ['id'],
          'cantor',
          'audio',
        );
        if (!musica) return null;
        const { cantor, audio } = musica;
        return motivosDaMusica({ temCantor: cantor !== null, temAudio: audio !== null });
      },
    },
    'api::cantor.cantor': {
      publish: async (params) => {
        const cantor = await rascunho<{ nome: string | null; foto: object | null }>(
          'api::cantor.cantor',
          params,
          ['nome'],
          'foto',
        );
        return cantor && motivoDoCantor({ nome: cantor.nome, temFoto: cantor.foto !== null });
      },
      delete: async ({ documentId }) => motivoDaExclusao(await musicasNoAr(documentId)),
    },
    [TERMO]: {
      create: versaoDosTermos,
      clone: versaoDosTermos,
      update: versaoDosTermos,
      delete: versaoDosTermos,
    },
    [CONFIGURACAO]: { create: chavePix, update: chavePix },
    [PRECO]: {
      create: async ({ data = {} }) => {
        const { tipo, periodo } = data;
        const repetido =
          (await strapi.db.query(PRECO).count({ where: { tipo, periodo: Number(periodo) || 0 } })) >
          0;
        return motivoDoPreco(data, null) ?? (repetido ? motivoDoPrecoRepetido(data) : null);
      },
      update: async (params) => motivoDoPreco(params.data ?? {}, await preco(params)),
      delete: async (params) => motivoDoPrecoApagado((await preco(params)) ?? {}),
    },
    [CONTA]: {
      create: ({ data = {} }) => motivoDosDadosDaConta(data) ?? usuarios(strapi).repeticao(data),
      update: async ({ documentId, data = {} }) => {
        const antes = await umaConta(documentId);
        return motivoDosDadosDaConta(data, antes) ?? usuarios(strapi).repeticao(data, antes?.id);
      },
    },
  };
};
