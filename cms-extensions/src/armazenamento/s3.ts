import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { StorageAway } from '../database/away';
import type { Armazenamento, Chave, Objeto, Raiz } from './armazenamento';
import { isSemprePublico, objetoDe, ORFAOS, PRIVADO, PUBLICO, TIPO_DA_EXTENSAO } from './chaves';
import { ClienteS3, GRAVAR_MS } from './cliente-s3';
import type { LugarS3 } from './lugar';
import { apagarTodos, listPrefixo, type Listagem } from './objetos-s3';

const PARA_SEMPRE = 'public, max-age=31536000, immutable';

/** Between two pieces of what is read whole, in ms. */
const PARTE_MS = 4_000;
/** A write that worked is believed for so long, in ms: each costs money somewhere. */
const PROVA_VALE_MS = 10_000;
const PROVA = Buffer.alloc(1024, 1);

async function* listTudo(s3: Listagem, raiz: Raiz): AsyncGenerator<Objeto> {
  if (raiz === 'orfaos') {
    yield* listPrefixo(s3, PRIVADO, ORFAOS);
    return;
  }
  yield* listPrefixo(s3, PUBLICO, '');
  for await (const achado of listPrefixo(s3, PRIVADO, ''))
    if (!achado.chave.startsWith(ORFAOS)) yield achado;
}

/** What says 200 and is no object storage: a page of a proxy's between, which kept nothing and knows no file. */
const outraCoisa = (): StorageAway => new StorageAway(new Error('a resposta não é de um S3'));

const gravarUm = async (s3: ClienteS3, chave: Chave, conteudo: Uint8Array): Promise<void> => {
  const feito = await s3.fazer((cliente, sdk, Bucket) =>
    cliente.send(
      new sdk.PutObjectCommand({
        Bucket,
        Key: objetoDe(chave),
        Body: conteudo,
        ContentLength: conteudo.length,
        ContentType: TIPO_DA_EXTENSAO[path.extname(chave)] ?? 'application/octet-stream',
        CacheControl: isSemprePublico(chave) ? PARA_SEMPRE : 'private, no-store',
      }),
      // Of a server that hangs, all tries together.
      { requestTimeout: GRAVAR_MS, abortSignal: AbortSignal.timeout(s3.gravarAteMs) },
    ),
  );
  if (feito?.ETag === undefined) throw outraCoisa();
};

/** Writes an object and takes it away. Throws as the server answers. */
export const provarEscrita = async (s3: ClienteS3): Promise<void> => {
  const Key = `${PRIVADO}.prova-${randomBytes(8).toString('hex')}`;
  await s3.cru(async (cliente, sdk, Bucket) => {
    const feito = await cliente.send(new sdk.PutObjectCommand({ Bucket, Key, Body: PROVA }));
    if (feito.ETag === undefined) throw outraCoisa();
    await cliente.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
  });
};

const prova = (s3: ClienteS3): (() => Promise<void>) => {
  let valeAte = 0;
  return async () => {
    if (performance.now() < valeAte) return;
    await provarEscrita(s3).catch((erro: unknown) => {
      throw new StorageAway(erro);
    });
    valeAte = performance.now() + PROVA_VALE_MS;
  };
};

const baixar = (s3: ClienteS3, chave: Chave, faixa?: string) =>
  s3.fazer((cliente, sdk, Bucket) =>
    cliente.send(new sdk.GetObjectCommand({ Bucket, Key: objetoDe(chave), Range: faixa })),
  );

/** A body read to its end: somebody waits for the whole, so that one that stops in the middle is soon given up. */
const juntar = async (corpo: Readable): Promise<Buffer> => {
  const parado = setTimeout(() => corpo.destroy(new Error('parou no meio')), PARTE_MS);
  const partes: Buffer[] = [];
  try {
    for await (const parte of corpo as AsyncIterable<Buffer>) {
      partes.push(parte);
      parado.refresh();
    }
    return Buffer.concat(partes);
  } catch (erro) {
    throw new StorageAway(erro);
  } finally {
    clearTimeout(parado);
  }
};

/** Files in a bucket of any S3, the same for every instance (contrato 7). */
export const emS3 = (lugar: LugarS3, porPagina = 1000): Armazenamento => {
  const s3 = new ClienteS3(lugar);
  return {
    tipo: 's3',
    orfaos: `${PRIVADO}${ORFAOS} do bucket ${lugar.bucket}`,
    async gravar(pasta, arquivos) {
      const chaves = [...arquivos.keys()].map((nome) => `${pasta}/${nome}`);
      const feitos = await Promise.allSettled(
        [...arquivos].map(([nome, conteudo]) => gravarUm(s3, `${pasta}/${nome}`, conteudo)),
      );
      const falha = feitos.find(({ status }) => status === 'rejected');
      if (!falha) return;
      // What cannot be taken away now, the sweep of orphans takes.
      await apagarTodos(s3, chaves.map(objetoDe)).catch(() => undefined);
      throw 'reason' in falha ? falha.reason : new StorageAway(falha);
    },
    async medir(chave) {
      const achado = await s3.fazer((cliente, sdk, Bucket) =>
        cliente.send(new sdk.HeadObjectCommand({ Bucket, Key: objetoDe(chave) })),
      );
      if (achado === null) return null;
      // A file taken for empty would be so for a year in every cache.
      if (achado.ETag === undefined || achado.ContentLength === undefined) throw outraCoisa();
      return { bytes: achado.ContentLength, em: achado.LastModified?.getTime() ?? 0 };
    },
    async abrir(chave, faixa) {
      const feito = await baixar(s3, chave, faixa && `bytes=${faixa.start}-${faixa.end}`);
      // In Node a body is a stream.
      return feito?.Body instanceof Readable ? feito.Body : null;
    },
    async ler(chave) {
      for (let { voltas } = s3; ; voltas -= 1) {
        const feito = await baixar(s3, chave);
        if (!(feito?.Body instanceof Readable)) return null;
        try {
          return await juntar(feito.Body);
        } catch (erro) {
          if (voltas === 0) throw erro;
        }
      }
    },
    async mover(de, para) {
      const copiado = await s3.fazer((cliente, sdk, Bucket) =>
        cliente.send(
          new sdk.CopyObjectCommand({
            Bucket,
            CopySource: `${Bucket}/${objetoDe(de)}`,
            Key: objetoDe(para),
          }),
          { requestTimeout: GRAVAR_MS },
        ),
      );
      if (copiado === null) return false;
      if (copiado.CopyObjectResult?.ETag === undefined) throw outraCoisa();
      await apagarTodos(s3, [objetoDe(de)]);
      return true;
    },
    apagar: (chaves) => apagarTodos(s3, chaves.map(objetoDe)),
    listar: (raiz) => listTudo({ s3, porPagina }, raiz),
    podeEscrever: prova(s3),
  };
};
