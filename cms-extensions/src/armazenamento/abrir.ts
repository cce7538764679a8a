import type { Core } from '@strapi/strapi';
import type { Armazenamento } from './armazenamento';
import type { Lugar } from './lugar';
import { comMemoria } from './memoria';
import { emPasta } from './pasta';
import { emS3 } from './s3';

const abertos = new Map<string, Armazenamento>();

/** The storage at a place: one for everybody in this process, with one memory. */
export const abrirArmazenamento = (lugar: Lugar): Armazenamento => {
  const qual = JSON.stringify(lugar);
  const aberto =
    abertos.get(qual) ?? (lugar.tipo === 's3' ? comMemoria(emS3(lugar)) : emPasta(lugar));
  abertos.set(qual, aberto);
  return aberto;
};

/** Where this portal's files are kept. */
export const armazenamentoDe = (strapi: Core.Strapi): Armazenamento =>
  abrirArmazenamento(strapi.config.get<Lugar>('portal.arquivos'));
