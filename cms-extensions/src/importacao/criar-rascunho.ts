import { CANTOR, DESCRICAO, DO_ZIP, type Modelo } from '@portal/contracts/importacao/modelos';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { arquivos, guardarTrazida, type Guardado } from '../arquivo/service';
import { isUnavailable } from '../database/away';
import { findOne } from '../database/find-all';
import { DRAFT } from '../database/rows';
import { transaction } from '../database/transaction';
import { emPortugues } from '../http/panel-phrases';
import { registrar } from '../registro/service';
import { trazerImagem } from '../transmissao/service';
import { caminhoDaqui } from './imagem-daqui';
import { dadosDe, tabelas, type ImportacaoRow, type LinhaRow } from './tabelas';

type Dados = Record<string, string>;

/** A row's picture, or why there is none. */
interface Trazida {
  guardado?: Guardado;
  aviso?: string;
}

const AVISO_MAXIMO = 250;
const FALHOU = 'Não foi possível criar este registro. Tente de novo numa nova importação.';

const lerDoZip = async (
  strapi: Core.Strapi,
  chave: string,
): Promise<{ bytes: Buffer } | { recusa: string }> => {
  const bytes = await arquivos(strapi).lerEmEspera(chave);
  return bytes ? { bytes } : { recusa: 'ela não está mais guardada.' };
};

/** The picture an address leads to: of the library here, where the newsroom put it there, else wherever it is. */
const lerDoEndereco = async (
  strapi: Core.Strapi,
  endereco: string,
): Promise<{ bytes: Buffer } | { recusa: string }> => {
  const daqui = caminhoDaqui(endereco, strapi.config.get<string>('portal.url'));
  const bytes = daqui === null ? null : await arquivos(strapi).lerDaRedacao(daqui);
  return bytes ? { bytes } : trazerImagem(strapi, endereco);
};

/** The row's picture, stored; or why it is left out: a draft can wait for it. */
const guardarImagemDe = async (
  strapi: Core.Strapi,
  { imagem, pasta }: Modelo,
  dados: Dados,
): Promise<Trazida> => {
  const doZip = dados[DO_ZIP];
  const endereco = dados[imagem] ?? '';
  if (doZip === undefined && endereco === '') return {};
  const trazida =
    doZip === undefined ? await lerDoEndereco(strapi, endereco) : await lerDoZip(strapi, doZip);
  const guardada =
    'bytes' in trazida ? await guardarTrazida(strapi, pasta, trazida.bytes) : trazida;
  return 'guardado' in guardada
    ? guardada
    : { aviso: `Sem a imagem: ${guardada.recusa}`.slice(0, AVISO_MAXIMO) };
};

const camposDe = (modelo: Modelo, dados: Dados): Record<string, string | null> =>
  Object.fromEntries(
    modelo.colunas
      .map(({ campo }) => campo)
      .filter((campo) => campo !== modelo.imagem && campo !== DESCRICAO && campo in dados)
      .filter((campo) => campo !== CANTOR || dados[campo] !== '')
      .map((campo) => [campo, dados[campo] || null]),
  );

/** What changes the catalogue: the draft and the row that says so, both or neither. */
const gravar = async (
  strapi: Core.Strapi,
  modelo: Modelo,
  { quem_id, quem_nome }: ImportacaoRow,
  { row, dados, guardado, aviso }: { row: LinhaRow; dados: Dados } & Trazida,
): Promise<void> => {
  await transaction(strapi, async (trx) => {
    const mudar = (campos: Partial<LinhaRow>) =>
      tabelas(strapi, trx).linhas().where({ id: row.id, situacao: row.situacao }).update(campos);
    const imagem = guardado
      ? await arquivos(strapi).registrarDescrita(guardado, {
          ...{ nome: row.nome, descricao: dados[DESCRICAO] ?? '', pasta: modelo.pasta },
        })
      : null;
    const { documentId } = await strapi.documents(modelo.uid).create({
      data: {
        ...camposDe(modelo, dados),
        ...(imagem !== null && { [modelo.imagem]: imagem }),
        ...{ createdBy: quem_id, updatedBy: quem_id },
      },
    });
    const rascunho = await findOne<{ updatedAt: string }>(strapi, modelo.uid, {
      where: { documentId, ...DRAFT },
      select: ['updatedAt'],
    });
    await registrar(strapi, {
      quem: { painel: quem_id, nome: quem_nome },
      acao: 'importou de uma planilha',
      alvo: { tipo: modelo.tipo, id: documentId, nome: row.nome },
    });
    // Whose song it was made is what tells whether it is still as it was.
    const { [CANTOR]: cantor } = dados;
    const ficam = cantor === undefined ? null : JSON.stringify({ [CANTOR]: cantor });
    const feitas = await mudar({
      ...{ situacao: 'importada', documento: documentId, dados: ficam, imagem },
      ...{ marca: new Date(rascunho?.updatedAt ?? 0).getTime(), aviso: aviso ?? null },
    });
    // Somebody else made it meanwhile: of the two one is kept.
    if (feitas === 0) throw new Error('the row was made twice');
  });
};

/**
 * Brings what one row needs from elsewhere; what it answers makes its draft. Idempotent: a row that is made says so in the
 * same transaction. What is wrong with a row is kept with it; throws only when the database or the storage is away.
 */
export const prepararRascunho = async (
  strapi: Core.Strapi,
  modelo: Modelo,
  importacao: ImportacaoRow,
  row: LinhaRow,
): Promise<() => Promise<void>> => {
  const dados: Dados = dadosDe(row);
  const trazida = await guardarImagemDe(strapi, modelo, dados);
  return async () => {
    try {
      await gravar(strapi, modelo, importacao, { row, dados, ...trazida });
    } catch (erro) {
      if (trazida.guardado) await arquivos(strapi).descartar(trazida.guardado.url);
      if (isUnavailable(erro)) throw erro;
      // Strapi's own classes come untyped.
      const dito =
        erro instanceof errors.ValidationError ? emPortugues((erro as Error).message) : null;
      if (dito === null) strapi.log.error(erro);
      const aviso = (dito ?? FALHOU).slice(0, AVISO_MAXIMO);
      const { linhas } = tabelas(strapi);
      const ainda = { id: row.id, situacao: 'pronta' as const };
      await linhas().where(ainda).update({ situacao: 'falhou', aviso });
    }
    const doZip = dados[DO_ZIP];
    // What stays behind is deleted with its import, or swept.
    if (doZip !== undefined)
      await arquivos(strapi)
        .apagarEmEspera([doZip])
        .catch((erro: unknown) => strapi.log.error(erro));
  };
};
