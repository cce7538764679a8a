import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { inBatches } from '../database/batches';
import { findAll } from '../database/find-all';
import { DRAFT } from '../database/rows';
import { transaction } from '../database/transaction';
import type { QuemNoPainel } from '../registro/service';
import { chaveDe, type LinhaLida, type Planilha } from './ler-planilha';
import { CANTOR, type Modelo, type Tipo } from '@portal/contracts/importacao/modelos';
import { dadosDe, tabelas, type LinhaRow } from './tabelas';

/** Rows of one statement: SQLite bounds its values, and a row has many. */
const LINHAS_POR_VEZ = 100;

interface Guardado {
  id: number;
  documentId: string;
  nome?: string | null;
  nome_radio?: string | null;
  cantor?: { documentId: string } | null;
}

const JA_EXISTE = 'Já existe no painel.';

/** What the catalogue has already: each entry's key, in which a song's singer is an id. */
const chavesGuardadas = async (
  strapi: Core.Strapi,
  { uid, nome, tipo }: Modelo,
): Promise<Set<string>> => {
  const rows = await findAll<Guardado>(strapi, uid, {
    select: ['documentId', nome],
    where: DRAFT,
    ...(tipo === 'musica' && { populate: { cantor: { select: ['documentId'] } } }),
  });
  return new Set(rows.map((row) => chaveDe(row[nome] ?? '', row.cantor?.documentId ?? '')));
};

/** The singers there are, by name. */
const listCantores = async (strapi: Core.Strapi): Promise<Map<string, string[]>> => {
  const rows = await findAll<Guardado>(strapi, 'api::cantor.cantor', {
    select: ['documentId', 'nome'],
    where: DRAFT,
  });
  const porNome = new Map<string, string[]>();
  for (const { documentId, nome } of rows) {
    const chave = dobrar(nome ?? '');
    porNome.set(chave, [...(porNome.get(chave) ?? []), documentId]);
  }
  return porNome;
};

/** Puts a singer's id in the place of the name, or says why there is none. */
const comCantor = (linha: LinhaLida, cantores: ReadonlyMap<string, string[]>): LinhaLida => {
  const nome = linha.dados[CANTOR] ?? '';
  if (nome === '') return linha;
  const achados = cantores.get(dobrar(nome)) ?? [];
  const [documentId] = achados;
  if (documentId !== undefined && achados.length === 1)
    return { ...linha, dados: { ...linha.dados, [CANTOR]: documentId } };
  const msg =
    achados.length === 0
      ? 'Este cantor não está no painel. Importe ou crie os cantores antes das músicas.'
      : 'Há mais de um cantor com este nome. Deixe vazio e escolha-o depois, no formulário.';
  return { ...linha, erros: [...linha.erros, { coluna: 'Cantor', msg }] };
};

const repeticaoDe = (linha: LinhaLida, guardadas: ReadonlySet<string>): string | null => {
  if (guardadas.has(chaveDe(linha.nome, linha.dados[CANTOR]))) return JA_EXISTE;
  return linha.repeteALinha === null ? null : `Repete a linha ${linha.repeteALinha}.`;
};

/** Keeps a judged spreadsheet with what the catalogue says of its rows; nothing else changes. Answers its number. */
export const guardarConferida = async (
  strapi: Core.Strapi,
  modelo: Modelo,
  { linhas, ignoradas }: Planilha,
  { arquivo, quem }: { arquivo: string; quem: QuemNoPainel },
): Promise<number> => {
  const guardadas = await chavesGuardadas(strapi, modelo);
  const cantores = modelo.tipo === 'musica' ? await listCantores(strapi) : new Map();
  const rows = linhas.map((lida): Omit<LinhaRow, 'id' | 'importacao'> => {
    const comId = comCantor(lida, cantores);
    const { linha, nome, dados, erros } = comId;
    const repetida = repeticaoDe(comId, guardadas);
    const boa = repetida === null ? 'pronta' : 'repetida';
    return {
      ...{ linha, nome, repetida, dados: JSON.stringify(dados), erros: JSON.stringify(erros) },
      situacao: erros.length > 0 ? 'errada' : boa,
      ...{ documento: null, marca: null, imagem: null, aviso: null },
    };
  });
  return transaction(strapi, async (trx) => {
    const { importacoes, linhas: tabela } = tabelas(strapi, trx);
    const [nova] = await importacoes()
      .insert({
        ...{ tipo: modelo.tipo satisfies Tipo, arquivo, estado: 'conferida' as const },
        ...{ quem_id: quem.painel, quem_nome: quem.nome },
        ...{ desfeita_por_id: null, desfeita_por: null },
        ...{ ignoradas: JSON.stringify(ignoradas), criada_em: Date.now() },
      })
      .returning('id');
    const importacao = nova?.id ?? 0;
    for (const lote of inBatches(rows, LINHAS_POR_VEZ))
      await tabela().insert(lote.map((row) => ({ ...row, importacao })));
    return importacao;
  });
};

/**
 * The rows of a judged spreadsheet that the catalogue has had since: the same sheet, or somebody's hand, brought them in
 * meanwhile. Answers their numbers.
 */
export const listJaExistentes = async (
  strapi: Core.Strapi,
  modelo: Modelo,
  importacao: number,
): Promise<number[]> => {
  const guardadas = await chavesGuardadas(strapi, modelo);
  const prontas = await tabelas(strapi)
    .linhas()
    .where({ importacao, situacao: 'pronta' })
    .select('id', 'nome', 'dados');
  return prontas
    .filter((row) => guardadas.has(chaveDe(row.nome, dadosDe(row)[CANTOR])))
    .map(({ id }) => id);
};

/** Says of these rows that the catalogue has them. */
export const marcarExistentes = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<void> => {
  for (const lote of inBatches(ids))
    await tabelas(strapi, trx)
      .linhas()
      .whereIn('id', lote)
      .update({ situacao: 'repetida', repetida: JA_EXISTE });
};
