import path from 'node:path';
import { porqueNaoServe } from '@portal/cms-extensions/armazenamento/conferir';
import type { Ambiente } from '../runtime/ambiente';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { s3DasCopiasDe } from '../runtime/s3';
import type { Deposito } from './deposito';
import { depositoEmPasta } from './deposito-pasta';
import { depositoEmS3 } from './deposito-s3';
import { PASTAS } from './manifesto';

const ler = (nome: string): string | null => process.env[nome]?.trim() || null;

const isDentro = (pasta: string, de: string): boolean =>
  pasta === de || pasta.startsWith(de + path.sep);

/**
 * The deposit at a place: 's3' is the bucket that BACKUP_S3_* name, anything else a folder. Rejects with ErroDeInicio where
 * none can be.
 */
export const abrirDeposito = async (
  lugar: string,
  { dados, s3 }: Pick<Ambiente, 'dados' | 's3'>,
): Promise<Deposito> => {
  if (lugar !== 's3') {
    if (PASTAS.some((pasta) => isDentro(lugar, path.join(dados, pasta))))
      throw new ErroDeInicio(`${lugar} é do próprio portal: escolha outra pasta para as cópias.`);
    return depositoEmPasta(lugar);
  }
  const doBucket = { ...s3DasCopiasDe(ler, s3), calma: true };
  const motivo = await porqueNaoServe(doBucket, 'BACKUP_');
  if (motivo !== null) throw new ErroDeInicio(motivo);
  return depositoEmS3(doBucket);
};
