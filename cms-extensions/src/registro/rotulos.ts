import type { Core } from '@strapi/strapi';
import { rotulosDe } from '../database/entry-fields';
import type { Valores } from './rules';
import { MIDIA } from './rows';

const CONTA = 'plugin::users-permissions.user';

interface Tipo {
  uid: string;
  modelName: string;
}

/** Fields of Strapi's own files, which have no form of the portal's. */
const DE_ARQUIVO: Readonly<Record<string, string>> = {
  name: 'Nome',
  alternativeText: 'Texto alternativo',
  caption: 'Legenda',
  focalPoint: 'Centro da imagem',
  width: 'Largura',
  height: 'Altura',
  hash: 'Nome guardado',
  ext: 'Extensão',
  mime: 'Formato',
  size: 'Tamanho em kB',
  url: 'Endereço',
  previewUrl: 'Endereço da prévia',
  provider: 'Onde se guarda',
  folder: 'Pasta',
  folderPath: 'Caminho da pasta',
};

/** What the panel calls the fields of a kind of thing. */
export const rotulosDoTipo = (strapi: Core.Strapi, tipo: string): ((campo: string) => string) => {
  if (tipo === MIDIA || tipo === 'arquivo') return (campo) => DE_ARQUIVO[campo] ?? campo;
  // Whatever has been generated of the types of content, these are read.
  const modelo = (Object.values(strapi.contentTypes) as Tipo[]).find(({ uid, modelName }) =>
    uid === CONTA ? tipo === 'usuario' : uid.startsWith('api::') && modelName === tipo,
  );
  return modelo ? rotulosDe(strapi, modelo.uid) : (campo) => campo;
};

/** Values by what the panel calls their fields. */
export const comRotulos = (
  valores: Valores | null,
  rotulo: (campo: string) => string,
): Record<string, unknown> | null =>
  valores &&
  Object.fromEntries(Object.entries(valores).map(([campo, valor]) => [rotulo(campo), valor]));
