import type {
  ErroDaCelula,
  EstadoDaImportacao,
  Importacao,
  LinhaDaImportacao,
  SituacaoDaLinha,
} from '@portal/contracts/painel/respostas';
import { MENSAGENS_DA_IMPORTACAO as MSG } from '@portal/contracts/importacao/mensagens';
import type { Core } from '@strapi/strapi';
import { arquivos } from '../arquivo/service';
import { Refusal } from '../http/refusal';
import { transaction } from '../database/transaction';
import type { QuemNoPainel } from '../registro/service';
import { guardarConferida, listJaExistentes, marcarExistentes } from './conferir';
import { guardarImagensDoZip } from './imagens-do-zip';
import { type Modelo, MODELOS, type Tipo } from '@portal/contracts/importacao/modelos';
import { lerEmThread } from './planilha-em-thread';
import { RecusaDePlanilha } from './recusa-de-planilha';
import { lerLista, tabelas, type ImportacaoRow } from './tabelas';
import { abrirZip, type ImagensDoZip } from './zip';

const ULTIMAS = 10;
const EM_CURSO: readonly EstadoDaImportacao[] = ['importando', 'desfazendo'];

/** The panel's spreadsheets: judged, begun, undone. What is begun is done by `Importador`. */
export const importacoes = (strapi: Core.Strapi) => {
  const contar = async (ids: readonly number[]): Promise<Map<number, Importacao['contagem']>> => {
    const rows = await tabelas(strapi)
      .linhas()
      .whereIn('importacao', ids)
      .groupBy('importacao', 'situacao')
      .select('importacao', 'situacao')
      .count<{ importacao: number; situacao: SituacaoDaLinha; total: unknown }[]>('id as total');
    const contagens = new Map<number, Importacao['contagem']>();
    for (const { importacao, situacao, total } of rows)
      contagens.set(importacao, {
        ...contagens.get(importacao),
        [situacao]: Number(total),
      });
    return contagens;
  };

  const apresentar = async (rows: readonly ImportacaoRow[]): Promise<Importacao[]> => {
    const contagens = await contar(rows.map(({ id }) => id));
    return rows.map(({ id, tipo, arquivo, estado, quem_nome, ignoradas, criada_em }) => ({
      ...{ id, tipo, arquivo, estado, quem: quem_nome },
      quando: new Date(Number(criada_em)).toISOString(),
      ignoradas: lerLista<string>(ignoradas),
      contagem: contagens.get(id) ?? {},
    }));
  };

  const lerUma = async (id: number): Promise<Importacao | null> => {
    const rows = await tabelas(strapi).importacoes().where({ id });
    return (await apresentar(rows))[0] ?? null;
  };

  /** Throws 409 while another one is under way; the lease keeps two from being made at once whatever happens here. */
  const exigirVez = async (id: number): Promise<void> => {
    const outra = await tabelas(strapi)
      .importacoes()
      .whereIn('estado', EM_CURSO)
      .whereNot({ id })
      .first('id');
    if (outra) throw new Refusal(409, { msg: MSG.importacaoEmCurso });
  };

  return {
    /** An import, and the account at the panel that made it; null when there is none. */
    async achar(id: number): Promise<{ importacao: Importacao; conta: number } | null> {
      const rows = await tabelas(strapi).importacoes().where({ id });
      const [importacao] = await apresentar(rows);
      const [row] = rows;
      return importacao && row ? { importacao, conta: row.quem_id } : null;
    },

    /** Judges a spreadsheet and keeps it; nothing of the catalogue changes. Throws 422. */
    async conferir(
      modelo: Modelo,
      { bytes, zip }: { bytes: Buffer; zip: string | null },
      envio: { arquivo: string; quem: QuemNoPainel },
    ): Promise<Importacao | null> {
      const campos = modelo.colunas.map(({ campo }) => campo);
      const chaves: string[] = [];
      let imagens: ImagensDoZip | null = null;
      try {
        const portal = strapi.config.get<string>('portal.url');
        const lida = await lerEmThread({ bytes, tipo: modelo.tipo, campos, portal });
        imagens = zip === null ? null : await abrirZip(zip);
        const planilha = await guardarImagensDoZip(strapi, modelo, lida, imagens, chaves);
        return await lerUma(await guardarConferida(strapi, modelo, planilha, envio));
      } catch (erro) {
        await arquivos(strapi)
          .apagarEmEspera(chaves)
          .catch((outro: unknown) => strapi.log.error(outro));
        if (!(erro instanceof RecusaDePlanilha)) throw erro;
        throw new Refusal(422, { msg: MSG[erro.motivo] });
      } finally {
        imagens?.fechar();
      }
    },

    /** The latest imports of these types, by whoever is named if anybody is, newest first. */
    async listar(de: readonly { tipo: Tipo; conta: number | null }[]): Promise<Importacao[]> {
      const rows = await tabelas(strapi)
        .importacoes()
        .where((onde) => {
          void onde.whereIn('tipo', []);
          for (const { tipo, conta } of de)
            void onde.orWhere({ tipo, ...(conta !== null && { quem_id: conta }) });
        })
        .whereNot('estado', 'conferida')
        .orderBy('id', 'desc')
        .limit(ULTIMAS);
      return apresentar(rows);
    },

    async listarLinhas(importacao: number): Promise<LinhaDaImportacao[]> {
      const rows = await tabelas(strapi).linhas().where({ importacao }).orderBy('linha');
      return rows.map(({ linha, nome, situacao, repetida, documento, aviso, erros }) => ({
        ...{ linha, nome, situacao, repetida, documento, aviso },
        erros: lerLista<ErroDaCelula>(erros),
      }));
    },

    /** Begins to make the drafts. Idempotent: a second click finds it begun. Throws 409, 422. */
    async comecar(id: number, comRepetidas: boolean): Promise<Importacao | null> {
      await exigirVez(id);
      const conferida = comRepetidas ? null : await lerUma(id);
      const existentes =
        conferida?.estado === 'conferida'
          ? await listJaExistentes(strapi, MODELOS[conferida.tipo], id)
          : [];
      await transaction(strapi, async (trx) => {
        const { importacoes: todas, linhas } = tabelas(strapi, trx);
        const mudadas = await todas()
          .where({ id, estado: 'conferida' })
          .update({ estado: 'importando' });
        if (mudadas === 0) return;
        if (comRepetidas)
          await linhas()
            .where({ importacao: id, situacao: 'repetida' })
            .update({ situacao: 'pronta' });
        await marcarExistentes(strapi, trx, existentes);
        const pronta = await linhas().where({ importacao: id, situacao: 'pronta' }).first('id');
        if (!pronta)
          throw new Refusal(422, {
            msg: existentes.length > 0 ? MSG.importacaoRepetida : MSG.importacaoSemLinhas,
          });
      });
      const importacao = await lerUma(id);
      if (importacao?.estado === 'desfeita' || importacao?.estado === 'desfazendo')
        throw new Refusal(409, { msg: MSG.importacaoDesfeita });
      return importacao;
    },

    /** Begins to take the drafts back, also of an import that is not through. Idempotent. Throws 409. */
    async desfazer(id: number, quem: QuemNoPainel): Promise<Importacao | null> {
      await exigirVez(id);
      await tabelas(strapi)
        .importacoes()
        .where({ id })
        .whereIn('estado', ['importando', 'feita'])
        .update({
          estado: 'desfazendo',
          desfeita_por_id: quem.painel,
          desfeita_por: quem.nome,
        });
      return lerUma(id);
    },
  };
};
