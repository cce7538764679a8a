import {
  OUTROS_MAXIMOS,
  type Ficha,
  type OutroAnuncio,
  type RecusaAnterior,
} from '@portal/contracts/ficha/ficha';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { recebimentoDe } from '../../caixa/service';
import { findOne } from '../../database/find-all';
import { toIso } from '../../database/instant';
import { Refusal } from '../../http/refusal';
import { listRecusas } from '../ficha/historico';
import {
  ANUNCIO,
  findAnuncioRow,
  listTrecho,
  urlDoComprovante,
  type AnuncioRow,
  type Leitor,
} from '../ficha/linhas';
import { listNotas } from '../ficha/notas';
import { apresentar } from './leitura';

const USUARIO = 'plugin::users-permissions.user';

const presentOutro = (row: AnuncioRow): OutroAnuncio => ({
  id: row.id,
  titulo: row.titulo,
  tipo: row.tipo,
  status: row.situacao,
  valor: Number(row.valor ?? 0),
  data_inicio: row.data_inicio,
  data_vencimento: row.data_vencimento,
  path_comprovante: row.comprovante && urlDoComprovante(row.comprovante),
  aprovado_em: toIso(row.aprovado_em),
});

/** Codes of an account's ads, the newest first; so many as a statement takes (SQLite bounds its parameters). */
const CODIGOS_MAXIMOS = 500;

/** What an account has besides one ad: the others, and what was refused of all of them, this one too. */
const daConta = async (
  strapi: Core.Strapi,
  { id, usuario }: AnuncioRow,
): Promise<Pick<Ficha, 'documento' | 'outros' | 'total_de_outros' | 'recusas'>> => {
  if (!usuario)
    return {
      documento: '',
      outros: [],
      total_de_outros: 0,
      recusas: await recusasDe(strapi, [id]),
    };
  const onde = { usuario: { id: usuario.id }, id: { $ne: id } };
  const [conta, outros, total_de_outros, codigos] = await Promise.all([
    findOne<{ documento: string | null }>(strapi, USUARIO, {
      select: ['documento'],
      where: { id: usuario.id },
    }),
    listTrecho(strapi, onde, 0, OUTROS_MAXIMOS),
    strapi.db.query(ANUNCIO).count({ where: onde }),
    strapi.db.query(ANUNCIO).findMany({
      ...{ select: ['id'], where: { usuario: { id: usuario.id } } },
      ...{ orderBy: { id: 'desc' }, limit: CODIGOS_MAXIMOS },
    }) as Promise<{ id: number }[]>, // the column selected
  ]);
  return {
    documento: conta?.documento ?? '',
    outros: outros.map(presentOutro),
    total_de_outros,
    recusas: await recusasDe(
      strapi,
      codigos.map((um) => um.id),
    ),
  };
};

const recusasDe = (strapi: Core.Strapi, codigos: readonly number[]): Promise<RecusaAnterior[]> =>
  listRecusas(strapi, codigos, AnuncioStatus.NaoAprovado, OUTROS_MAXIMOS);

/** What the administration knows of an ad beside its proofs and history (contrato 10). Throws 404. */
export const lerFicha = async (strapi: Core.Strapi, leitor: Leitor, id: number): Promise<Ficha> => {
  const row = await findAnuncioRow(strapi, id);
  const [anuncio] = row ? await apresentar(strapi, leitor, [row]) : [];
  if (!row || !anuncio) throw new Refusal(404);
  const [daPessoa, recebimento, notas] = await Promise.all([
    daConta(strapi, row),
    recebimentoDe(strapi, id),
    listNotas(strapi, id),
  ]);
  return { anuncio, ...daPessoa, recebimento, notas };
};
