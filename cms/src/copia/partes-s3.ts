import { type ClienteS3, GRAVAR_MS } from '@portal/cms-extensions/armazenamento/cliente-s3';

/** At most 10,000 parts make an object: 160 GB. */
const PARTE_BYTES = 16 * 1024 * 1024;
/** Time-out of the putting together, which the server may take long over, in ms. */
const JUNTAR_MS = 120_000;

/** The stream anew, in parts of equal size, the last one with what is left; of nothing, one empty part. */
export async function* emPartes(
  fluxo: AsyncIterable<Buffer>,
  tamanho: number,
): AsyncGenerator<Buffer> {
  let pedacos: Buffer[] = [];
  let bytes = 0;
  let algum = false;
  for await (const pedaco of fluxo) {
    pedacos.push(pedaco);
    bytes += pedaco.length;
    while (bytes >= tamanho) {
      const junto = Buffer.concat(pedacos);
      yield junto.subarray(0, tamanho);
      algum = true;
      pedacos = [junto.subarray(tamanho)];
      bytes -= tamanho;
    }
  }
  if (bytes > 0 || !algum) yield Buffer.concat(pedacos);
}

/**
 * Writes a stream of unknown length as one object, of which a part at a time is in memory. The object appears whole, or not
 * at all. Rejects with StorageAway.
 */
export const enviarEmPartes = async (
  s3: ClienteS3,
  Key: string,
  fluxo: AsyncIterable<Buffer>,
): Promise<void> => {
  const aberto = await s3.fazer((cliente, sdk, Bucket) =>
    cliente.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }), {
      requestTimeout: GRAVAR_MS,
    }),
  );
  const UploadId = aberto?.UploadId;
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    for await (const Body of emPartes(fluxo, PARTE_BYTES)) {
      const PartNumber = Parts.length + 1;
      const feita = await s3.fazer((cliente, sdk, Bucket) =>
        cliente.send(new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }), {
          requestTimeout: GRAVAR_MS,
        }),
      );
      Parts.push({ ETag: feita?.ETag, PartNumber });
    }
    await s3.fazer((cliente, sdk, Bucket) =>
      cliente.send(
        new sdk.CompleteMultipartUploadCommand({
          ...{ Bucket, Key, UploadId },
          MultipartUpload: { Parts },
        }),
        { requestTimeout: JUNTAR_MS },
      ),
    );
  } catch (erro) {
    // Parts of nothing cost money; what cannot be taken away now, a rule of the bucket takes.
    await s3
      .fazer((cliente, sdk, Bucket) =>
        cliente.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
      )
      .catch(() => undefined);
    throw erro;
  }
};
