import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LugarS3 } from '@portal/cms-extensions/armazenamento/lugar';
import S3rver from '@20minutes/s3rver';
import { type Proxy, startProxy } from './proxy';

const BUCKET = 'portal';
const SUFIXO = '._S3rver_object';
const CHAVE = 'S3RVER';

/** A bucket of a real S3 server in this process, behind a way that can be cut. */
export interface ServidorS3 {
  /** The S3_* variables of a portal that keeps its files here. */
  env: Record<string, string>;
  /** The same, as the code names a bucket. */
  lugar: LugarS3;
  /** Folder of its objects. */
  raiz: string;
  caminho: Proxy;
  /** Address of the bucket itself, past the way. */
  publico: string;
  /** Names of all objects, in order. */
  objetos(): string[];
  stop(): Promise<void>;
}

export const startS3 = async (): Promise<ServidorS3> => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'portal-s3-'));
  const servidor = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: BUCKET }],
  });
  // It signs `/bucket/?…`, an address of its own, without the last slash; the signatures of objects are checked.
  servidor.middleware.unshift((ctx, next) => {
    const doBucket = /^\/[^/?]+\/(\?|$)/.test(ctx.url);
    const frouxo = { allowMismatchedSignatures: { value: true } };
    if (doBucket) ctx.app = Object.create(ctx.app, frouxo) as object;
    return next();
  });
  const { port } = await servidor.run();
  const caminho = await startProxy({ host: '127.0.0.1', port });
  const raiz = path.join(directory, BUCKET);
  const endereco = `http://127.0.0.1:${caminho.port}`;
  return {
    raiz,
    lugar: {
      ...{ tipo: 's3', endereco, bucket: BUCKET, regiao: 'us-east-1' },
      ...{ chave: CHAVE, segredo: CHAVE },
    },
    env: {
      S3_ENDPOINT: endereco,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY: CHAVE,
      S3_SECRET_KEY: CHAVE,
    },
    caminho,
    publico: `http://127.0.0.1:${port}/${BUCKET}`,
    objetos: () =>
      existsSync(raiz)
        ? readdirSync(raiz, { recursive: true, withFileTypes: true })
            .filter((entrada) => entrada.isFile() && entrada.name.endsWith(SUFIXO))
            .map((entrada) => path.relative(raiz, path.join(entrada.parentPath, entrada.name)))
            .map((nome) => nome.slice(0, -SUFIXO.length))
            .sort()
        : [],
    stop: async () => {
      await caminho.close();
      await servidor.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
