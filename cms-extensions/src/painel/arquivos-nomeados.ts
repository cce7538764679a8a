import type { Core } from '@strapi/strapi';
import type { PanelRefusal } from '../http/panel-refusal';
import { modeloDe } from './alcance';

/** A file that an entry about to be written names. */
export interface Nomeado {
  id: number;
  /** The field, as `refuseAtPanel` knows it. */
  campo: string;
  /** The kinds of files the field takes; none: any. */
  aceita: readonly string[];
}

/** Ids in any of the ways to name a file: alone, as a row, in a list, under `connect` or `set`; none for no file. */
const numerosEm = (valor: unknown): number[] => {
  if (Array.isArray(valor)) return valor.flatMap(numerosEm);
  if (typeof valor !== 'object' || valor === null)
    return [Number(valor)].filter((id) => Number.isInteger(id) && id > 0);
  if ('id' in valor) return numerosEm(valor.id);
  return Object.entries(valor).flatMap(([como, ids]) =>
    como === 'disconnect' ? [] : numerosEm(ids),
  );
};

/** The files that an entry about to be written names, in its components too. */
export const arquivosNomeados = (
  strapi: Core.Strapi,
  uid: string,
  dados: unknown,
  caminho = '',
): Nomeado[] => {
  if (Array.isArray(dados))
    return dados.flatMap((um, i) => arquivosNomeados(strapi, uid, um, `${caminho}${i}.`));
  if (typeof dados !== 'object' || dados === null) return [];
  const atributos = modeloDe(strapi, uid)?.attributes ?? {};
  return Object.entries(dados).flatMap(([nome, valor]) => {
    const { type, component, allowedTypes = [] } = atributos[nome] ?? {};
    const aceita = [allowedTypes].flat() as string[]; // names of kinds, as the schema has them
    const campo = `${caminho}${nome}`;
    if (type === 'component' && component)
      return arquivosNomeados(strapi, component, valor, `${campo}.`);
    return type === 'media' ? numerosEm(valor).map((id) => ({ id, campo, aceita })) : [];
  });
};

/** How a kind of files is called, by how their types begin. */
const TIPOS: Readonly<Record<string, { mime: string; nome: string }>> = {
  images: { mime: 'image/', nome: 'uma imagem' },
  audios: { mime: 'audio/', nome: 'um áudio' },
};

/** What is wrong with files for the fields that name them: Strapi's form offers others the kind that fits, its API asks nobody. */
export const motivosDosTipos = (
  nomeados: readonly Nomeado[],
  arquivos: readonly { id: number; name: string; mime: string }[],
): PanelRefusal[] =>
  nomeados.flatMap(({ id, campo, aceita }) => {
    const tipos = aceita.flatMap((um) => TIPOS[um] ?? []);
    const arquivo = arquivos.find((um) => um.id === id);
    if (!arquivo || tipos.length === 0 || tipos.some(({ mime }) => arquivo.mime.startsWith(mime)))
      return [];
    const nomes = tipos.map(({ nome }) => nome).join(' nem ');
    return [{ msg: `“${arquivo.name}” não é ${nomes}. Escolha outro arquivo.`, campo }];
  });
