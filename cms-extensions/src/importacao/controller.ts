import type { Importacao } from '@portal/contracts/painel/respostas';
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { MENSAGENS_DA_IMPORTACAO as MSG } from '@portal/contracts/importacao/mensagens';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { attach } from '../http/attachment';
import { Refusal, refuse } from '../http/refusal';
import { mayAtPanel, mayWithAll, requireAtPanel, withEntries } from '../http/panel-ability';
import { quemNoPainel, type QuemNoPainel } from '../registro/service';
import { CSV_INICIO, CSV_TIPO, csvLinha } from '../texto/csv';
import { exportar } from './exportar';
import { MODELOS, TIPOS, type Modelo, type Tipo } from '@portal/contracts/importacao/modelos';
import { importacoes } from './service';

/** Largest spreadsheet, in bytes. */
const PLANILHA_MAXIMA_BYTES = 2 * 1024 * 1024;
const NOME_MAXIMO = 120;

/** What is used of a file that Strapi's parser put into the temporary folder. */
interface Enviado {
  filepath: string;
  size: number;
  originalFilename: string | null;
}

const isEnviado = (valor: unknown): valor is Enviado =>
  typeof valor === 'object' && valor !== null && 'filepath' in valor && 'size' in valor;

const parametro = (ctx: Context, nome: string): string =>
  (ctx['params'] as Record<string, string>)[nome] ?? ''; // the route's parameters

const modeloPedido = (ctx: Context): Modelo => {
  const pedido = parametro(ctx, 'tipo');
  const tipo = TIPOS.find((nome) => nome === pedido);
  return tipo ? MODELOS[tipo] : refuse(404);
};

/** The type's columns that whoever asks may write, or read. What describes a picture goes with it. */
const soPermitidas = (ctx: Context, modelo: Modelo, verbo: 'create' | 'read'): Modelo => ({
  ...modelo,
  colunas: modelo.colunas.filter(({ campo }) =>
    mayAtPanel(ctx, verbo, modelo.uid, campo === 'descricao' ? modelo.imagem : campo),
  ),
});

const NOMES = ['arquivo', 'imagens'] as const;

/** The files of the form, by field; more than one under a name is none. */
const enviadosDe = (ctx: Context): Partial<Record<(typeof NOMES)[number], Enviado>> => {
  // Strapi's parser puts them there.
  const { files = {} } = ctx.request as { files?: Record<string, unknown> };
  return Object.fromEntries(
    NOMES.flatMap((nome) => (isEnviado(files[nome]) ? [[nome, files[nome]]] : [])),
  );
};

/** The spreadsheet that came. Throws 413 for one that is too large, 422 for none. */
const planilhaDe = async (
  arquivo: Enviado | undefined,
): Promise<{ bytes: Buffer; arquivo: string }> => {
  if (!arquivo) throw new Refusal(422, { msg: MSG.planilhaObrigatoria });
  if (arquivo.size > PLANILHA_MAXIMA_BYTES) throw new Refusal(413, { msg: MSG.planilhaGrande });
  const nome = (arquivo.originalFilename ?? '').slice(0, NOME_MAXIMO);
  return { bytes: await readFile(arquivo.filepath), arquivo: nome || 'planilha.csv' };
};

/** Many at once: radios, singers and songs in and out by spreadsheet. Rights are those of the type itself. */
export const importacaoController = ({ strapi }: { strapi: Core.Strapi }) => {
  const quem = (): QuemNoPainel => quemNoPainel(strapi) ?? refuse(401);

  /** Whose imports of a type they may read: null for everybody's, as who reads every entry may; else their own. */
  const deQuem = (ctx: Context, tipo: Tipo): number | null =>
    mayWithAll(strapi, ctx, 'read', MODELOS[tipo].uid) ? null : quem().painel;

  /**
   * The import asked for and whose it is, when whoever asks may make entries of its type and read what it brought. Throws
   * 404, 403.
   */
  const achada = async (ctx: Context): Promise<{ importacao: Importacao; conta: number }> => {
    const id = /^\d{1,9}$/.exec(parametro(ctx, 'id'))?.[0];
    const uma = id === undefined ? null : await importacoes(strapi).achar(Number(id));
    if (!uma) return refuse(404);
    const { tipo } = uma.importacao;
    requireAtPanel(ctx, 'create', MODELOS[tipo].uid);
    return [null, uma.conta].includes(deQuem(ctx, tipo)) ? uma : refuse(404);
  };
  const pedida = async (ctx: Context): Promise<Importacao> => (await achada(ctx)).importacao;

  return {
    /** An empty spreadsheet with an example, as the import reads it. */
    modelo(ctx: Context): void {
      const pedido = modeloPedido(ctx);
      requireAtPanel(ctx, 'create', pedido.uid);
      const { colunas } = soPermitidas(ctx, pedido, 'create');
      attach(ctx, `modelo-${pedido.tipo}.csv`, CSV_TIPO);
      ctx.body =
        CSV_INICIO +
        csvLinha(colunas.map(({ titulo }) => titulo)) +
        csvLinha(colunas.map(({ exemplo }) => exemplo));
    },

    async conferir(ctx: Context): Promise<Importacao | null> {
      const pedido = modeloPedido(ctx);
      requireAtPanel(ctx, 'create', pedido.uid);
      const enviados = enviadosDe(ctx);
      try {
        const { bytes, arquivo } = await planilhaDe(enviados.arquivo);
        const { imagens } = enviados;
        const zip = imagens && imagens.size > 0 ? imagens.filepath : null;
        const envio = { arquivo, quem: quem() };
        const modelo = soPermitidas(ctx, pedido, 'create');
        return await importacoes(strapi).conferir(modelo, { bytes, zip }, envio);
      } finally {
        // Strapi's parser forgets the files of fields it does not know.
        for (const { filepath } of Object.values(enviados)) await rm(filepath, { force: true });
      }
    },

    async listar(ctx: Context): Promise<Importacao[]> {
      const tipos = TIPOS.filter((tipo: Tipo) => mayAtPanel(ctx, 'create', MODELOS[tipo].uid));
      return importacoes(strapi).listar(tipos.map((tipo) => ({ tipo, conta: deQuem(ctx, tipo) })));
    },

    async ler(ctx: Context) {
      return pedida(ctx);
    },

    async linhas(ctx: Context) {
      return importacoes(strapi).listarLinhas((await pedida(ctx)).id);
    },

    async importar(ctx: Context) {
      const { id } = await pedida(ctx);
      // Unvalidated on purpose: anything but true is no.
      const { repetidas } = (ctx.request.body ?? {}) as { repetidas?: unknown };
      return importacoes(strapi).comecar(id, repetidas === true);
    },

    async desfazer(ctx: Context) {
      const { importacao, conta } = await achada(ctx);
      const { id, tipo } = importacao;
      // What it made is whose import it was.
      const feito = { createdBy: { id: conta } };
      if (!withEntries(strapi, ctx, MODELOS[tipo].uid).delete(feito)) throw new Refusal(403);
      return importacoes(strapi).desfazer(id, quem());
    },

    /** All of a type as a spreadsheet that the import takes back. */
    exportar(ctx: Context): void {
      const pedido = modeloPedido(ctx);
      if (!mayWithAll(strapi, ctx, 'read', pedido.uid)) throw new Refusal(403);
      attach(ctx, `${pedido.tipo}.csv`, CSV_TIPO);
      ctx.body = Readable.from(exportar(strapi, soPermitidas(ctx, pedido, 'read')));
    },
  };
};
