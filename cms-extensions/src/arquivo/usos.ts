import type { UsoDoArquivo } from '@portal/contracts/painel/respostas';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CAMPOS_DO_NOME } from '../database/entry-fields';
import { findOne } from '../database/find-all';
import { asPartOf } from '../database/transaction';
import { ARQUIVO, USOS } from '../database/files';

interface Linha {
  file_id: number;
  related_id: number;
  related_type: string;
}

interface Modelo {
  uid: string;
  kind?: string;
  info: { displayName: string };
  attributes: Readonly<Record<string, { type: string; component?: string }>>;
}

/** Which entry holds a component, by the component's row. */
const donoDoComponente = async (
  strapi: Core.Strapi,
  component: string,
  id: number,
): Promise<{ uid: string; id: number } | null> => {
  // Whatever has been generated of the types of content, these are read.
  for (const { uid, attributes } of Object.values(strapi.contentTypes) as Modelo[])
    for (const [campo, atributo] of Object.entries(attributes)) {
      if (atributo.component !== component) continue;
      const dono = await findOne<{ id: number }>(strapi, uid, {
        select: ['id'],
        where: { [campo]: { id } },
      });
      if (dono) return { uid, id: dono.id };
    }
  return null;
};

const usoDa = async (
  strapi: Core.Strapi,
  arquivo: string,
  { related_id, related_type }: Linha,
): Promise<UsoDoArquivo | null> => {
  const dono = Object.hasOwn(strapi.components, related_type)
    ? await donoDoComponente(strapi, related_type, related_id)
    : { uid: related_type, id: related_id };
  // Strapi's list of uids is known at compile time only.
  const modelo = dono && (strapi.contentTypes as unknown as Record<string, Modelo>)[dono.uid];
  if (!dono || !modelo) return null;
  const campo = CAMPOS_DO_NOME.find((nome) => nome in modelo.attributes);
  const entrada = await findOne<Record<string, unknown>>(strapi, dono.uid, {
    select: ['documentId', ...(campo ? [campo] : [])],
    where: { id: dono.id },
  });
  // A row may outlive its entry.
  if (!entrada) return null;
  const id = modelo.kind === 'singleType' ? null : String(entrada['documentId']);
  const nome = campo ? entrada[campo] : null;
  const tipo = modelo.info.displayName;
  return { arquivo, uid: dono.uid, id, tipo, nome: typeof nome === 'string' ? nome : '' };
};

/** Every entry that shows one of these files, draft or published, once each. */
export const usosDosArquivos = async (
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<UsoDoArquivo[]> => {
  const linhas = await asPartOf(strapi, (trx) => {
    const consulta = strapi.db
      .connection<Linha>(USOS)
      .whereIn('file_id', [...ids])
      .orderBy('id')
      .select('file_id', 'related_id', 'related_type');
    return trx ? consulta.transacting(trx) : consulta;
  });
  const usos = new Map<string, UsoDoArquivo>();
  for (const linha of linhas) {
    const arquivo = await findOne<{ name: string }>(strapi, ARQUIVO, {
      select: ['name'],
      where: { id: linha.file_id },
    });
    const uso = await usoDa(strapi, arquivo?.name ?? '', linha);
    // Draft and published are one entry to whoever reads this.
    if (uso) usos.set(`${linha.file_id} ${uso.uid} ${uso.id ?? ''}`, uso);
  }
  return [...usos.values()];
};

const LIXEIRA = 'api::lixeira.lixeira';
/** Nothing in the bin has a form in which another file could be chosen. */
const DA_LIXEIRA = 'O que está na Lixeira, apague de vez, ou restaure e troque o arquivo.';

const conselhoPara = (usos: readonly UsoDoArquivo[], conselho: string): string => {
  const guardados = usos.filter(({ uid }) => uid === LIXEIRA).length;
  if (guardados === usos.length) return DA_LIXEIRA;
  return guardados === 0 ? conselho : `${conselho} ${DA_LIXEIRA}`;
};

const NOMEADOS = 5;

const nomeDo = ({ tipo, nome }: UsoDoArquivo): string => (nome ? `${tipo} “${nome}”` : tipo);

const emPalavras = (usos: readonly UsoDoArquivo[]): string => {
  const porArquivo = new Map<string, string[]>();
  for (const uso of usos.slice(0, NOMEADOS))
    porArquivo.set(uso.arquivo, [...(porArquivo.get(uso.arquivo) ?? []), nomeDo(uso)]);
  const ditos = [...porArquivo].map(([arquivo, onde]) => `“${arquivo}” em ${onde.join(', ')}`);
  const demais = usos.length - NOMEADOS;
  return ditos.join('; ') + (demais > 0 ? `; e mais ${demais}` : '');
};

/** Refuses what would take a file from what shows it, and names where. `details.usos` is what the panel links to. */
export const recusarEmUso = (usos: readonly UsoDoArquivo[], deUmFormulario: string): void => {
  if (usos.length === 0) return;
  const conselho = conselhoPara(usos, deUmFormulario);
  throw new errors.ApplicationError(`Em uso: ${emPalavras(usos)}. ${conselho}`, {
    codigo: 'arquivo_em_uso',
    usos,
    conselho,
  });
};
