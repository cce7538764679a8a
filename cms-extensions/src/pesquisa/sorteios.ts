import { createHash } from 'node:crypto';
import { MENSAGENS_DO_SORTEIO } from '@portal/contracts/pesquisa/sorteio';
import { situacaoDoPrazo } from '@portal/contracts/pesquisa/prazo';
import {
  ALGORITMO_DO_SORTEIO,
  type Sortear,
  type Sorteio,
} from '@portal/contracts/pesquisa/sorteio';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { registrar } from '../registro/service';
import { segurarPesquisa } from './pesquisas';
import { alvoDe, prazoDe, presentSorteio, sorteadosDe } from './presenter';
import {
  COLUNAS_DO_VOTO,
  daEdicao,
  SORTEIO,
  VOTO,
  type Edicao,
  type SorteioRow,
  type VotoRow,
} from './rows';
import { listaCanonica, resumoDoParticipante, sortearLinhas } from './sorteio-rules';

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');

interface Participante {
  id: number;
  email_normalizado: string;
  telefone_normalizado: string;
}

const participantesDe = (
  strapi: Core.Strapi,
  pesquisa: Edicao,
  trx?: Knex.Transaction,
): Promise<Participante[]> =>
  tableOf(strapi, VOTO, trx)
    .where(daEdicao(pesquisa))
    // Nobody could tell who was drawn of votes whose voter was erased (contrato 10).
    .andWhere('email', '<>', '')
    .orderBy('id')
    .select('id', 'email_normalizado', 'telefone_normalizado') as unknown as Promise<
    Participante[]
  >; // the columns named

const listaDe = ({ numero }: Edicao, participantes: readonly Participante[]): string =>
  listaCanonica(
    participantes.map(({ email_normalizado: email, telefone_normalizado: telefone }) =>
      resumoDoParticipante(numero, { email, telefone }, sha256),
    ),
  );

/** The public list of a survey's participants as it stands, in the form that is hashed. */
export const listaDeParticipantes = async (
  strapi: Core.Strapi,
  pesquisa: Edicao,
): Promise<string> => listaDe(pesquisa, await participantesDe(strapi, pesquisa));

const apresentar = async (strapi: Core.Strapi, rows: readonly SorteioRow[]): Promise<Sorteio[]> => {
  const ids = rows.flatMap((row) => sorteadosDe(row).map(({ voto }) => voto));
  const votos = await tableOf<VotoRow>(strapi, VOTO)
    .whereIn('id', ids)
    .andWhere('email', '<>', '')
    .select<VotoRow[]>(COLUNAS_DO_VOTO);
  const porId = new Map(votos.map((voto) => [voto.id, voto]));
  return rows.map((row) => presentSorteio(row, porId));
};

/** Every draw of an edition, newest first. */
export const listSorteios = async (strapi: Core.Strapi, pesquisa: Edicao): Promise<Sorteio[]> => {
  const rows = (await tableOf(strapi, SORTEIO)
    .where(daEdicao(pesquisa))
    .orderBy('id', 'desc')
    .select('*')) as unknown as SorteioRow[]; // the type's own columns
  return apresentar(strapi, rows);
};

/** The list a draw was made from, exactly as it was hashed. Throws 404. */
export const listaDoSorteio = async (strapi: Core.Strapi, id: number): Promise<string> => {
  const row = await tableOf<Pick<SorteioRow, 'id' | 'lista'>>(strapi, SORTEIO)
    .where({ id })
    .first('lista');
  if (!row) throw new Refusal(404);
  return row.lista;
};

const novoSorteio = (
  pesquisa: Edicao,
  participantes: readonly Participante[],
  { semente, suplentes }: Sortear,
) => {
  const lista = listaDe(pesquisa, participantes);
  const hashDaLista = sha256(lista);
  const total = participantes.length;
  const linhas = sortearLinhas({ hashDaLista, semente, total, quantos: suplentes + 1 }, sha256);
  return {
    ...daEdicao(pesquisa),
    semente,
    algoritmo: ALGORITMO_DO_SORTEIO,
    participantes: total,
    hash_da_lista: hashDaLista,
    lista,
    sorteados: JSON.stringify(
      linhas.map((linha) => ({ linha, voto: participantes[linha - 1]?.id ?? 0 })),
    ),
  };
};

/**
 * Draws the winner and the runners-up and keeps the draw for ever. Throws 409 while the survey is not closed, without
 * participants, and for a seed used before: nobody repeats a draw until a friend wins.
 */
export const sortear = async (
  strapi: Core.Strapi,
  edicao: Edicao,
  pedido: Sortear,
  por: { id: number; usuario: string },
  agora: Date,
): Promise<Sorteio> => {
  const recusar = (msg: string): never => {
    throw new Refusal(409, { msg });
  };
  const id = await transaction(strapi, async (trx) => {
    const pesquisa = await segurarPesquisa(strapi, trx, edicao, 'sozinha');
    if (!pesquisa) throw new Refusal(404);
    if (situacaoDoPrazo(prazoDe(pesquisa), agora) !== 'encerrada')
      recusar(MENSAGENS_DO_SORTEIO.aindaAberta);
    const participantes = await participantesDe(strapi, edicao, trx);
    if (participantes.length === 0) recusar(MENSAGENS_DO_SORTEIO.semParticipantes);
    const [gravado] = await tableOf(strapi, SORTEIO, trx)
      .insert({
        ...novoSorteio(edicao, participantes, pedido),
        id_usuario: por.id,
        sorteado_em: agora.getTime(),
      })
      .onConflict()
      .ignore()
      .returning<{ id: number }[]>('id');
    if (!gravado) return recusar(MENSAGENS_DO_SORTEIO.sementeUsada);
    await registrar(strapi, {
      quem: por,
      acao: 'fez o sorteio',
      alvo: alvoDe(pesquisa),
      depois: { ...pedido, participantes: participantes.length },
    });
    return gravado.id;
  });
  const sorteio = (await listSorteios(strapi, edicao)).find((um) => um.id === id);
  if (!sorteio) throw new Refusal(404);
  return sorteio;
};

/** Append-only: nobody changes or deletes a draw, by whatever way into Strapi. */
export const protegerSorteios = (strapi: Core.Strapi): void => {
  const recusar = (): never => {
    throw new errors.ForbiddenError('Um sorteio registrado não muda e não se apaga.');
  };
  strapi.db.lifecycles.subscribe({
    models: [SORTEIO],
    beforeUpdate: recusar,
    beforeUpdateMany: recusar,
    beforeDelete: recusar,
    beforeDeleteMany: recusar,
  });
};
