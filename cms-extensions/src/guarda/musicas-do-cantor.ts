import type { Core } from '@strapi/strapi';
import { findAll, findOne } from '../database/find-all';
import { tableNameOf } from '../database/knex';
import { documentosEm, numerosEm } from '../database/ligacoes';
import { DRAFT, PUBLISHED } from '../database/rows';
import { asPartOf } from '../database/transaction';
import { linkOf } from '../database/tables';
import { confirmou, perguntar } from '../http/confirmacao';
import { mayWithAll, mayWithDocument } from '../http/panel-ability';
import { refuseAtPanel } from '../http/panel-refusal';

const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';

interface Escrita {
  action?: string;
  documentId?: string;
  data?: Record<string, unknown>;
}

interface Musica {
  id: number;
  documentId: string;
  nome: string | null;
  cantor?: { documentId: string; nome: string | null } | null;
  audio?: object | null;
}

const rascunhos = (strapi: Core.Strapi, where: Record<string, unknown>): Promise<Musica[]> =>
  findAll<Musica>(strapi, MUSICA, {
    select: ['documentId', 'nome'],
    where: { ...where, ...DRAFT },
    populate: { cantor: { select: ['documentId', 'nome'] }, audio: { select: ['id'] } },
  });

/** Refuses to take from another singer a song that whoever asks may not change. */
const recusarAlheias = async (strapi: Core.Strapi, alheias: readonly Musica[]): Promise<void> => {
  const ctx = strapi.requestContext.get();
  if (!ctx || alheias.length === 0 || mayWithAll(strapi, ctx, 'update', MUSICA)) return;
  for (const { documentId, nome } of alheias)
    if (!(await mayWithDocument(strapi, ctx, 'update', MUSICA, documentId)))
      refuseAtPanel({
        msg: `“${nome}” é de outro cantor, e você não pode mudá-la.`,
        campo: 'musicas',
      });
};

/** Songs by public id, those that a write names by their rows' numbers too. */
const documentosDe = async (
  strapi: Core.Strapi,
  relacao: unknown,
  como: 'connect' | 'disconnect',
): Promise<string[]> => {
  const numeros = numerosEm(relacao, como);
  const linhas =
    numeros.length === 0
      ? []
      : await findAll<Musica>(strapi, MUSICA, {
          select: ['documentId'],
          where: { id: { $in: numeros } },
        });
  return [...documentosEm(relacao, como), ...linhas.map(({ documentId }) => documentId)];
};

/** Asks before a song leaves its singer, for this one or for nobody. */
export const perguntarPelasMusicas = async (
  strapi: Core.Strapi,
  { action, documentId, data }: Escrita,
): Promise<void> => {
  // A copy is another singer than the one it is made of.
  const deste = action === 'clone' ? undefined : documentId;
  const relacao = data?.['musicas'];
  const vindas = await documentosDe(strapi, relacao, 'connect');
  const saem = await documentosDe(strapi, relacao, 'disconnect');
  const idas = saem.filter((id) => !vindas.includes(id));
  if (vindas.length + idas.length === 0) return;
  const musicas = await rascunhos(strapi, { documentId: { $in: [...vindas, ...idas] } });
  const alheias = musicas.filter(
    ({ documentId: id, cantor }) => vindas.includes(id) && cantor && cantor.documentId !== deste,
  );
  await recusarAlheias(strapi, alheias);
  if (confirmou(strapi, 'musica_de_outro')) return;
  const frases = musicas.flatMap(({ documentId: id, nome, cantor }) => {
    if (!cantor) return [];
    if (idas.includes(id))
      return [`“${nome}” fica sem cantor, e música sem cantor não aparece no portal.`];
    return cantor.documentId === deste
      ? []
      : [`“${nome}” está na página de ${cantor.nome} e sai de lá.`];
  });
  if (frases.length === 0) return;
  perguntar({
    codigo: 'musica_de_outro',
    msg: frases.join(' '),
    campo: 'musicas',
    opcoes: [{ rotulo: 'Mudar assim mesmo', confirmo: 'musica_de_outro' }],
  });
};

/** Public ids of a singer's songs in the order of the panel's form. */
const ordemNoFormulario = (strapi: Core.Strapi, cantor: number): Promise<string[]> =>
  asPartOf(strapi, async (trx) => {
    const { table, from, to } = linkOf(strapi, MUSICA, 'cantor');
    const musicas = tableNameOf(strapi, MUSICA);
    const consulta = strapi.db
      .connection(table)
      .join(musicas, `${musicas}.id`, `${table}.${from}`)
      .where(`${table}.${to}`, cantor)
      .whereNull(`${musicas}.published_at`)
      .orderBy([`${table}.musica_ord`, `${table}.id`])
      .select<{ documento: string }[]>(`${musicas}.document_id as documento`);
    return (await (trx ? consulta.transacting(trx) : consulta)).map(({ documento }) => documento);
  });

/**
 * Whether a save arranges songs: it places one the singer has already. Until somebody does, the newest comes first.
 */
const arruma = async (strapi: Core.Strapi, { documentId, data }: Escrita): Promise<boolean> => {
  if (documentId === undefined || data?.['musicas'] === undefined) return false;
  const antes = await findOne<{ ordem_musicas: unknown }>(strapi, CANTOR, {
    select: ['ordem_musicas'],
    where: { documentId, ...DRAFT },
  });
  if (Array.isArray(antes?.ordem_musicas)) return true;
  const vindas = documentosEm(data['musicas'], 'connect');
  const suas = await rascunhos(strapi, { cantor: { documentId } });
  return suas.some((musica) => vindas.includes(musica.documentId));
};

/** Keeps the order in which somebody arranged a singer's songs: the draft's, public once the singer is published. */
export const guardarOrdem = async <T>(
  strapi: Core.Strapi,
  escrita: Escrita,
  gravar: () => Promise<T>,
): Promise<T> => {
  const arrumadas = await arruma(strapi, escrita);
  const feito = await gravar();
  if (!arrumadas) return feito;
  const where = { documentId: escrita.documentId, ...DRAFT };
  const cantor = await findOne<{ id: number }>(strapi, CANTOR, { select: ['id'], where });
  if (cantor) {
    const ordem_musicas = await ordemNoFormulario(strapi, cantor.id);
    await strapi.db.query(CANTOR).update({ where: { id: cantor.id }, data: { ordem_musicas } });
  }
  return feito;
};

/** A singer's whole songs that are not on the portal. */
const prontasForaDoAr = async (strapi: Core.Strapi, documentId: string): Promise<Musica[]> => {
  const todas = (await rascunhos(strapi, { cantor: { documentId } })).filter(
    ({ nome, audio }) => nome?.trim() && audio,
  );
  const noAr = await findAll<Musica>(strapi, MUSICA, {
    select: ['documentId'],
    where: { ...PUBLISHED, documentId: { $in: todas.map((musica) => musica.documentId) } },
  });
  const publicadas = new Set(noAr.map((musica) => musica.documentId));
  return todas.filter((musica) => !publicadas.has(musica.documentId));
};

/** Those that whoever asks at the panel may publish. */
const publicaveis = async (strapi: Core.Strapi, musicas: Musica[]): Promise<Musica[]> => {
  const ctx = strapi.requestContext.get();
  if (!ctx || mayWithAll(strapi, ctx, 'publish', MUSICA)) return musicas;
  const pode = await Promise.all(
    musicas.map((musica) => mayWithDocument(strapi, ctx, 'publish', MUSICA, musica.documentId)),
  );
  return musicas.filter((_musica, i) => pode[i]);
};

/** Songs to publish along with their singer: asks, when there are any, whoever may publish them. */
export const musicasQueVaoJunto = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<string[]> => {
  if (confirmou(strapi, 'so_o_cantor')) return [];
  // Of many at a time only what was chosen is published.
  if (strapi.requestContext.get()?.path.endsWith('/bulkPublish')) return [];
  const musicas = await publicaveis(strapi, await prontasForaDoAr(strapi, documentId));
  if (musicas.length === 0 || confirmou(strapi, 'publicar_musicas'))
    return musicas.map((musica) => musica.documentId);
  const nomes = musicas.map(({ nome }) => `“${nome}”`).join(', ');
  return perguntar({
    codigo: 'musicas_em_rascunho',
    msg:
      musicas.length === 1
        ? `A música ${nomes} não está no ar.`
        : `${musicas.length} músicas não estão no ar: ${nomes}.`,
    opcoes: [
      { rotulo: 'Publicar também as músicas', confirmo: 'publicar_musicas' },
      { rotulo: 'Só o cantor', confirmo: 'so_o_cantor' },
    ],
  });
};
