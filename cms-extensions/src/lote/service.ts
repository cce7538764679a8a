import { setImmediate as darAVez } from 'node:timers/promises';
import type { LinhaDoLote, Lote } from '@portal/contracts/lote/lote';
import type { Core } from '@strapi/strapi';
import { isUnavailable } from '../database/away';
import { findOne } from '../database/find-all';
import { lockEntry } from '../database/lock-entry';
import { DRAFT } from '../database/rows';
import { transaction } from '../database/transaction';
import { WITH_MAKER } from '../http/panel-ability';
import { motivoDaRecusa } from '../http/refusal-words';
import { isPublicadoComoEsta } from '../registro/service';
import { type Colunas, mudancasDe } from './rules';

const RADIO = 'api::radio.radio';

interface RadioRow extends Colunas {
  nome_radio: string | null;
}

/** Who asks: their number at the panel, and whether they may write these fields of an entry, and publish it. */
export interface Autor {
  painel: number;
  podeMudar(radio: object, campos: readonly string[]): boolean;
  podePublicar(radio: object): boolean;
}

type Feita = Omit<LinhaDoLote, 'id'>;

const SUMIU = 'Não está mais no painel.';
const SEM_DIREITO = 'Você não pode mudar este registro.';
const FALHOU = 'Não foi possível mudar este registro. Tente de novo.';
const COM_OUTRAS =
  'Não foi publicada: tinha outras alterações ainda sem publicar. Confira e publique.';

/** What an entry is refused with, in words; throws what is no refusal of it. */
const motivoDe = (strapi: Core.Strapi, erro: unknown): string => {
  if (isUnavailable(erro)) throw erro;
  const motivo = motivoDaRecusa(erro);
  if (motivo !== null) return motivo;
  strapi.log.error(erro);
  return FALHOU;
};

/** Changes many radios at once, each by itself: of those that may not be changed it says why, and the others are. */
export const lote = (strapi: Core.Strapi) => {
  const documentos = strapi.documents(RADIO);

  /** Changes one, held until that is committed: of two clicks the second finds nothing to change. */
  const mudar = (
    documentId: string,
    pedido: Lote,
    autor: Autor,
  ): Promise<Feita & { noPortalIgual: boolean | null }> =>
    transaction(
      strapi,
      async (trx) => {
        await lockEntry(strapi, RADIO, documentId, trx);
        const radio = await findOne<RadioRow>(strapi, RADIO, {
          where: { documentId, ...DRAFT },
          populate: WITH_MAKER,
        });
        const feita = { nome: radio?.nome_radio ?? '', noPortalIgual: null };
        if (!radio) return { ...feita, resultado: 'recusada', msg: SUMIU };
        const data = mudancasDe(radio, pedido);
        const campos = Object.keys(data);
        if (campos.length === 0) return { ...feita, resultado: 'igual', msg: null };
        if (!autor.podeMudar(radio, campos) || (pedido.publicar && !autor.podePublicar(radio)))
          return { ...feita, resultado: 'recusada', msg: SEM_DIREITO };
        const noPortalIgual = await isPublicadoComoEsta(strapi, RADIO, documentId);
        const dados: Record<string, string | number | null> = { ...data, updatedBy: autor.painel };
        await documentos.update({ documentId, data: dados });
        return { ...feita, noPortalIgual, resultado: 'mudada', msg: null };
      },
      { repeat: false },
    );

  const nomeDe = async (documentId: string): Promise<string> =>
    (
      await findOne<RadioRow>(strapi, RADIO, {
        where: { documentId, ...DRAFT },
        select: ['nome_radio'],
      })
    )?.nome_radio ?? '';

  const fazer = async (documentId: string, pedido: Lote, autor: Autor): Promise<Feita> => {
    let mudada: Awaited<ReturnType<typeof mudar>>;
    try {
      mudada = await mudar(documentId, pedido, autor);
    } catch (erro) {
      const msg = motivoDe(strapi, erro);
      return { nome: await nomeDe(documentId), resultado: 'recusada', msg };
    }
    const { noPortalIgual, ...feita } = mudada;
    if (!pedido.publicar || noPortalIgual === null) return feita;
    if (!noPortalIgual) return { ...feita, msg: COM_OUTRAS };
    try {
      await documentos.publish({ documentId });
      return { ...feita, resultado: 'publicada' };
    } catch (erro) {
      return { ...feita, msg: `Não foi publicada: ${motivoDe(strapi, erro)}` };
    }
  };

  return {
    /** Answers what became of each, in the order asked for. */
    async mudar(pedido: Lote, autor: Autor): Promise<LinhaDoLote[]> {
      const linhas: LinhaDoLote[] = [];
      for (const id of new Set(pedido.ids)) {
        linhas.push({ id, ...(await fazer(id, pedido, autor)) });
        // SQLite answers at once: without this nobody else would be heard until it is through.
        await darAVez();
      }
      return linhas;
    },
  };
};
