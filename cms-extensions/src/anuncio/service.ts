import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { periodoEmExibicao } from '@portal/contracts/anuncio/vigencia';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import { PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { VIGENCIA, FILE } from '../database/rows';
import { isChavePix } from './cobranca/pix';
import {
  arquivosDoAnuncio,
  copiarAnuncios,
  copiarExcluidos,
  type AnuncioCopiado,
  type ExcluidoCopiado,
} from './copia-para-o-dono';
import { excluirComTudo } from './edicao/excluir';
import { esquecerAutor, excluidosDe, type Autor } from './ficha/historico';
import { esquecerNasNotas } from './ficha/notas';
import {
  ANUNCIO,
  BANNER,
  findAnuncioRow,
  listAnuncioRows,
  seAlcanca,
  type AnuncioRow,
  type Leitor,
} from './ficha/linhas';
import { conteudoDe } from './leitura/leitura';
import { type BannerRow, presentAnuncioPublico } from './leitura/presenter';
import { lembrarDoPagamento } from './mails/enfileirar';
import { apagarComprovantesAntigos } from './pagamento/comprovantes-antigos';

export type { AnuncioRow };
export { isChavePix };

const ATIVO = { situacao: AnuncioStatus.Ativo };

/** Every banner ad that runs today, newest first (contrato 3). A renewed banner is the ad that pays for today. */
export const listAnunciosEmExibicao = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
): Promise<AnuncioPublico[]> => {
  const rows = await findAll<BannerRow>(strapi, BANNER, {
    select: ['titulo', 'resumo', 'url'],
    where: { $or: [{ anuncio: ATIVO }, { anuncio: { renovacoes: ATIVO } }] },
    populate: {
      imagem: FILE,
      anuncio: {
        select: VIGENCIA.select,
        populate: { ...VIGENCIA.populate, usuario: { select: ['username'] } },
      },
    },
  });
  return rows
    .flatMap((row) => {
      // An ad without an owner is not shown: nobody could answer for it.
      const id = row.anuncio?.usuario && periodoEmExibicao(row.anuncio, hoje)?.id;
      return id ? [presentAnuncioPublico(id, row)] : [];
    })
    .sort((a, b) => b.id - a.id);
};

/** Reminds the owners of ads ordered between two instants that nothing says are paid, once each. */
export const lembrarPagamentos = (
  strapi: Core.Strapi,
  [de, ate]: readonly [Date, Date],
  agora: Date,
): Promise<void> => lembrarDoPagamento(strapi, de, ate, agora);

/** Ads that were on the air on some day from one to before another, by id. */
export const listNoArEntre = (
  strapi: Core.Strapi,
  de: DataCivil,
  ate: DataCivil,
): Promise<AnuncioRow[]> =>
  listAnuncioRows(strapi, {
    ...ATIVO,
    ...{ data_inicio: { $lt: ate }, data_vencimento: { $gt: de } },
  });

/** How many ads wait for this decision. */
export const contarPendentes = (strapi: Core.Strapi, situacao: AnuncioStatus): Promise<number> =>
  strapi.db.query(ANUNCIO).count({ where: { situacao } });

/** One ad, for its owner and for administrators. Throws 404. */
export const findAnuncioAlcancado = async (
  strapi: Core.Strapi,
  leitor: Leitor,
  id: number,
): Promise<AnuncioRow> => seAlcanca(leitor, await findAnuncioRow(strapi, id));

/** What an ad's plays are counted under: the id of its radio or song. Null for a banner, and for what is gone. */
export const contadoPor = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
): Promise<string | null> => {
  if (anuncio.tipo === 'banner') return null;
  const { radio, musica } = await conteudoDe(strapi, anuncio);
  return (radio ?? musica)?.documentId ?? null;
};

/**
 * Author of the deletions of a closed account: as an administrator, because owners may not delete approved ads
 * themselves.
 */
const ADMINISTRACAO = {
  id: 0,
  usuario: 'Administração',
  permissao: PERMISSAO_ADMINISTRADOR,
} as const;

/** Ads of an account, those that are gone too. */
export const anunciosDaConta = async (strapi: Core.Strapi, id: number): Promise<number[]> => [
  ...(await listAnuncioRows(strapi, { usuario: { id } })).map((anuncio) => anuncio.id),
  ...(await excluidosDe(strapi, id)),
];

/** Deletes every ad of an account with all they brought, and takes the person's name out of every ad's history and notes. Call inside a transaction. */
export const excluirAnunciosDaConta = async (strapi: Core.Strapi, id: number): Promise<void> => {
  const anuncios = await listAnuncioRows(strapi, { usuario: { id } });
  // The newest first: a renewal goes before what it renews, which then has nobody to hand its content to.
  for (const anuncio of anuncios.reverse()) await excluirComTudo(strapi, ADMINISTRACAO, anuncio.id);
  const ids = anuncios.map((anuncio) => anuncio.id);
  await esquecerAutor(strapi, id, ids);
  await esquecerNasNotas(strapi, id);
};

/** What an account's owner takes away of their ads (contrato 4). */
export const copiaDosAnuncios = (strapi: Core.Strapi) => ({
  copiar: (dono: Autor): Promise<AnuncioCopiado[]> => copiarAnuncios(strapi, dono),
  excluidos: (dono: Autor): Promise<ExcluidoCopiado[]> => copiarExcluidos(strapi, dono),
  /** Addresses of the files one of them speaks of, each with a name for it. */
  arquivosDe: arquivosDoAnuncio,
});

/** Deletes the proofs of ads that ended so many months ago, a batch at a time; answers how many (contrato 10). */
export const esquecerComprovantes = (
  strapi: Core.Strapi,
  meses: number,
  agora: Date,
): Promise<number> => apagarComprovantesAntigos(strapi, meses, agora);
