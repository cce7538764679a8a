import type { Core } from '@strapi/strapi';
import { agendamentos } from '../agendamento/service';
import { arquivos, type Midia } from '../arquivo/service';
import { findOne } from '../database/find-all';
import { lockEntry } from '../database/lock-entry';
import { DRAFT, PUBLISHED } from '../database/rows';
import { transaction } from '../database/transaction';
import { foiPublicado, registrar } from '../registro/service';
import { soltarSlugs } from '../slug/service';
import { CANTOR, type Modelo } from '@portal/contracts/importacao/modelos';
import { dadosDe, tabelas, type ImportacaoRow, type LinhaRow } from './tabelas';

interface Rascunho {
  updatedAt: string;
  /** Of a song. */
  cantor?: { documentId: string } | null;
}

/** Whether the song went to a singer, or away from one: in the singer's form that changes no song. */
const mudouDeCantor = ({ dados }: LinhaRow, { cantor }: Rascunho): boolean => {
  const { [CANTOR]: dado } = dadosDe({ dados });
  return dado !== undefined && dado !== (cantor?.documentId ?? '');
};

/** Why an imported entry stays; null when it may go: nobody has touched it since. */
const motivoDeFicar = async (
  strapi: Core.Strapi,
  { uid, tipo }: Modelo,
  row: LinhaRow,
  rascunho: Rascunho,
): Promise<string | null> => {
  const documentId = row.documento ?? '';
  const publicados = await strapi.db.query(uid).count({ where: { documentId, ...PUBLISHED } });
  if (publicados > 0) return 'Ficou: foi publicado depois de importado.';
  const mudado = new Date(rascunho.updatedAt).getTime() !== Number(row.marca);
  if (mudado || mudouDeCantor(row, rascunho)) return 'Ficou: foi mudado depois de importado.';
  const { publicar, tirar } = await agendamentos(strapi).ler(uid, documentId);
  if (publicar !== null || tirar !== null) return 'Ficou: tem hora marcada.';
  if (tipo !== 'cantor') return null;
  const musicas = await strapi.db
    .query('api::musica.musica')
    .count({ where: { cantor: { documentId } } });
  return musicas > 0 ? 'Ficou: já tem músicas.' : null;
};

/** Takes back what one row made, unless somebody has touched it since: then the row says why it stays. */
const desfazerLinha = async (
  strapi: Core.Strapi,
  modelo: Modelo,
  { desfeita_por_id, desfeita_por }: ImportacaoRow,
  row: LinhaRow,
): Promise<void> => {
  const documentId = row.documento ?? '';
  await transaction(strapi, async (trx) => {
    const mudar = (campos: Partial<LinhaRow>) =>
      tabelas(strapi, trx).linhas().where({ id: row.id }).update(campos);
    // Who is saving it is waited for, and seen; who comes later finds it gone.
    await lockEntry(strapi, modelo.uid, documentId, trx);
    const rascunho = await findOne<Rascunho>(strapi, modelo.uid, {
      where: { documentId, ...DRAFT },
      select: ['updatedAt'],
      ...(modelo.tipo === 'musica' && { populate: { cantor: { select: ['documentId'] } } }),
    });
    const motivo = rascunho && (await motivoDeFicar(strapi, modelo, row, rascunho));
    if (motivo) {
      await mudar({ situacao: 'ficou', aviso: motivo });
      return;
    }
    if (rascunho) {
      await strapi.documents(modelo.uid).delete({ documentId });
      const alvo = { tipo: modelo.tipo, id: documentId, nome: row.nome };
      // The same sheet, corrected, gets the same addresses; one that was shown, if only for a while, is never another's (contrato 8).
      if (!(await foiPublicado(strapi, alvo, trx))) await soltarSlugs(strapi, documentId, trx);
      await registrar(strapi, {
        quem: { painel: desfeita_por_id ?? 0, nome: desfeita_por ?? '' },
        acao: 'desfez a importação',
        alvo,
      });
    }
    if (row.imagem !== null) {
      const midia = await findOne<Midia>(strapi, 'plugin::upload.file', {
        where: { id: row.imagem },
        select: ['id', 'url'],
      });
      await arquivos(strapi).apagarMidias([midia]);
    }
    await mudar({ situacao: 'desfeita', documento: null, dados: null, imagem: null, aviso: null });
  });
};

/** What takes a row back: nothing has to be brought for it. */
export const prepararDesfeita = (
  ...linha: Parameters<typeof desfazerLinha>
): Promise<() => Promise<void>> => Promise.resolve(() => desfazerLinha(...linha));
