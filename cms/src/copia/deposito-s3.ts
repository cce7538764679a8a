import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { ClienteS3, GRAVAR_MS } from '@portal/cms-extensions/armazenamento/cliente-s3';
import type { LugarS3 } from '@portal/cms-extensions/armazenamento/lugar';
import { apagarTodos, listPrefixo } from '@portal/cms-extensions/armazenamento/objetos-s3';
import { isStorageAway, StorageAway } from '@portal/cms-extensions/database/away';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { emUso, type Deposito, type TravaDoDeposito } from './deposito';
import { enviarEmPartes } from './partes-s3';

/** Buckets have no locks: whoever makes a backup keeps an object there, and writes it anew now and then. */
const TRAVAS = 'trava/';
const PULSO_MS = 60_000;
/** Time-out: an object nobody wrote for so long is a killed backup's. */
const SILENCIO_MS = 10 * 60_000;
/** Most objects one answer names. */
const POR_PAGINA = 1000;

/** Backups in a bucket of any S3. */
export const depositoEmS3 = (lugar: LugarS3): Deposito => {
  const onde = `no bucket ${lugar.bucket} de ${lugar.endereco}`;
  const s3 = new ClienteS3(lugar);
  const emPalavras = (erro: unknown): unknown =>
    isStorageAway(erro)
      ? new ErroDeInicio(`O bucket das cópias em ${lugar.endereco} não respondeu.`)
      : erro;
  const comPalavras = <T>(trabalho: Promise<T>): Promise<T> =>
    trabalho.catch((erro: unknown) => {
      throw emPalavras(erro);
    });
  const gravar = (Key: string, Body: Buffer): Promise<unknown> =>
    s3.fazer((cliente, sdk, Bucket) =>
      cliente.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }), {
        requestTimeout: GRAVAR_MS,
      }),
    );
  const baixar = async (Key: string, desde = 0): Promise<Readable | null> => {
    const Range = desde === 0 ? undefined : `bytes=${desde}-`;
    const feito = await s3.fazer((cliente, sdk, Bucket) =>
      cliente.send(new sdk.GetObjectCommand({ Bucket, Key, Range })),
    );
    // Not all servers know ranges: from its beginning it is no rest.
    if (feito && desde > 0 && !feito.ContentRange?.startsWith(`bytes ${desde}-`)) return null;
    // In Node a body is a stream.
    return feito?.Body instanceof Readable ? feito.Body : null;
  };
  /** What is kept never changes: of a body that is cut the rest is asked for, as often as it takes while some comes. */
  async function* comOResto(nome: string, comeco: Readable): AsyncGenerator<Buffer> {
    let [lidos, voltas, corpo] = [0, s3.voltas, comeco];
    for (;;) {
      try {
        for await (const pedaco of corpo as AsyncIterable<Buffer>) {
          yield pedaco;
          [lidos, voltas] = [lidos + pedaco.length, s3.voltas];
        }
        return;
      } catch (erro) {
        const resto = voltas === 0 ? null : await comPalavras(baixar(nome, lidos));
        if (!resto) throw emPalavras(new StorageAway(erro));
        [voltas, corpo] = [voltas - 1, resto];
      }
    }
  }
  const abrir = async (nome: string): Promise<AsyncIterable<Buffer> | null> => {
    const corpo = await comPalavras(baixar(nome));
    return corpo && comOResto(nome, corpo);
  };
  const listTudo = (sob: string) => listPrefixo({ s3, porPagina: POR_PAGINA }, '', sob);

  /** Throws while another backup is under way; takes away the locks of killed ones. */
  const afastar = async (minha: string): Promise<void> => {
    await gravar(minha, Buffer.alloc(0));
    const travas = new Map<string, number>();
    for await (const { chave, em } of listTudo(TRAVAS)) travas.set(chave, em);
    const agora = travas.get(minha) ?? 0;
    travas.delete(minha);
    if ([...travas.values()].some((em) => agora - em < SILENCIO_MS)) throw emUso(onde);
    await apagarTodos(s3, [...travas.keys()]);
  };

  /** First one's own, then the look at the others': of two at once at most one goes on. Only the server's clock counts. */
  const travar = async (): Promise<TravaDoDeposito> => {
    const minha = TRAVAS + randomBytes(8).toString('hex');
    await afastar(minha).catch(async (erro: unknown) => {
      // Left there it would hold up the next try, for as long as a killed backup's.
      await apagarTodos(s3, [minha]).catch(() => undefined);
      throw erro;
    });
    const pulso = setInterval(() => {
      // A beat that does not arrive is made good by the next.
      gravar(minha, Buffer.alloc(0)).catch(() => undefined);
    }, PULSO_MS).unref();
    return {
      soltar: async () => {
        clearInterval(pulso);
        await apagarTodos(s3, [minha]).catch(() => undefined);
      },
    };
  };

  return {
    onde,
    travar: () => comPalavras(travar()),
    async *listar(sob) {
      try {
        for await (const { chave, bytes } of listTudo(sob === '' ? 'portal-' : sob))
          yield { nome: chave, bytes };
      } catch (erro) {
        throw emPalavras(erro);
      }
    },
    guardar: (nome, conteudo) => comPalavras(gravar(nome, conteudo).then(() => undefined)),
    guardarFluxo: (nome, fluxo) => comPalavras(enviarEmPartes(s3, nome, fluxo)),
    async ler(nome) {
      const fluxo = await abrir(nome);
      return fluxo && Buffer.concat(await Readable.from(fluxo).toArray());
    },
    abrir,
    apagar: (nomes) => comPalavras(apagarTodos(s3, nomes)),
  };
};
