import path from 'node:path';
import type { Lugar } from '@portal/cms-extensions/armazenamento/lugar';
import type { Ambiente } from './ambiente';

/** Where this portal keeps files: the bucket that S3_* name, or folders of PORTAL_DATA. */
export const lugarDosArquivos = ({ dados, s3 }: Pick<Ambiente, 'dados' | 's3'>): Lugar =>
  s3 ?? {
    tipo: 'pasta',
    uploads: path.join(dados, 'uploads'),
    orfaos: path.join(dados, 'orfaos'),
  };
