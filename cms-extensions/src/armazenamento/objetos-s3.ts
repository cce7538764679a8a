import { inBatches } from '../database/batches';
import type { Objeto } from './armazenamento';
import { type ClienteS3, GRAVAR_MS } from './cliente-s3';

/** Objects deleted at once. */
const POR_VEZ = 16;

interface Listado {
  Key?: string | undefined;
  Size?: number | undefined;
  LastModified?: Date | undefined;
}

const objeto = ({ Key = '', Size = 0, LastModified }: Listado, prefixo: string): Objeto => ({
  chave: Key.slice(prefixo.length),
  bytes: Size,
  em: LastModified?.getTime() ?? 0,
});

export interface Listagem {
  s3: ClienteS3;
  /** Most objects one answer names. */
  porPagina: number;
}

/** Objects of a bucket whose name begins with `prefixo` and `sob`; their keys are without the prefix. */
export async function* listPrefixo(
  { s3, porPagina }: Listagem,
  prefixo: string,
  sob: string,
): AsyncGenerator<Objeto> {
  let token: string | undefined;
  do {
    const pagina = await s3.fazer((cliente, sdk, Bucket) =>
      cliente.send(
        new sdk.ListObjectsV2Command({
          Bucket,
          Prefix: prefixo + sob,
          MaxKeys: porPagina,
          ContinuationToken: token,
        }),
        { requestTimeout: GRAVAR_MS },
      ),
    );
    for (const listado of pagina?.Contents ?? []) yield objeto(listado, prefixo);
    token = pagina?.NextContinuationToken;
  } while (token !== undefined);
}

/** One by one: deleting many in one call is not alike on every server. */
export const apagarTodos = async (s3: ClienteS3, objetos: readonly string[]): Promise<void> => {
  for (const lote of inBatches(objetos, POR_VEZ))
    await Promise.all(
      lote.map((Key) =>
        s3.fazer((cliente, sdk, Bucket) =>
          cliente.send(new sdk.DeleteObjectCommand({ Bucket, Key })),
        ),
      ),
    );
};
