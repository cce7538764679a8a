import { porqueNaoServe } from '@portal/cms-extensions/armazenamento/conferir';
import type { Ambiente } from './ambiente';
import { ErroDeInicio } from './erro-de-inicio';

/** Proves that the bucket can be read and written. Throws ErroDeInicio. */
export const conferirArmazenamento = async ({ s3 }: Ambiente): Promise<void> => {
  const motivo = s3 && (await porqueNaoServe(s3));
  if (motivo !== null) throw new ErroDeInicio(motivo);
};
