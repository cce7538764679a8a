import path from 'node:path';
import { IMAGEM_GRANDE, IMAGEM_MAXIMA_BYTES } from '@portal/contracts/arquivo/limites';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { nomeNoZip } from './nome-no-zip';
import { RecusaDePlanilha } from './recusa-de-planilha';

/** Most entries of an archive: two thousand rows' pictures, and what computers put beside them. */
const ENTRADAS_MAXIMAS = 5000;
/** Most bytes that are unpacked of one, whatever it says of itself. */
const AO_TODO_BYTES = 100 * 1024 * 1024;

const TIPO_DO_ARQUIVO = 0o170000;
const ARQUIVO = 0o100000;

/** What Macs put into every archive beside the files. */
const isDoMac = (nome: string): boolean =>
  nome.startsWith('__MACOSX/') || path.posix.basename(nome).startsWith('._');

/** Whether it is a file, as far as the archive says: no folder, no link to somewhere else. */
const isArquivo = ({ externalFileAttributes }: Entry, nome: string): boolean => {
  const tipo = (externalFileAttributes >>> 16) & TIPO_DO_ARQUIVO;
  return !nome.endsWith('/') && (tipo === 0 || tipo === ARQUIVO);
};

const somar = (mapa: Map<string, Entry[]>, chave: string, entrada: Entry): void => {
  mapa.set(chave, [...(mapa.get(chave) ?? []), entrada]);
};

const listar = async (zip: ZipFile): Promise<ReadonlyMap<string, Entry[]>> => {
  const porNome = new Map<string, Entry[]>();
  for await (const entrada of zip.eachEntry()) {
    const nome = nomeNoZip(entrada.fileNameRaw);
    if (isDoMac(nome) || !isArquivo(entrada, nome)) continue;
    const soNome = path.posix.basename(nome);
    somar(porNome, dobrar(soNome), entrada);
    if (soNome !== nome) somar(porNome, dobrar(nome), entrada);
  }
  return porNome;
};

/** A picture's bytes, or why they are not to be had, in words for whoever made the archive. */
export type DoZip = { bytes: Buffer } | { recusa: string };

/** An archive of pictures, open: its names are only compared, and nothing of it is written anywhere by itself. */
export interface ImagensDoZip {
  ler(nome: string): Promise<DoZip>;
  fechar(): void;
}

const desempacotar = async (zip: ZipFile, entrada: Entry): Promise<Buffer> => {
  const pedacos: Buffer[] = [];
  let bytes = 0;
  // A stream of bytes; yauzl ends it with an error when more comes than the entry says.
  for await (const pedaco of await zip.openReadStreamPromise(entrada, {})) {
    bytes += (pedaco as Buffer).length;
    if (bytes > IMAGEM_MAXIMA_BYTES) throw new Error('more than an entry may have');
    pedacos.push(pedaco as Buffer);
  }
  return Buffer.concat(pedacos);
};

/** Opens an archive of pictures that somebody sent. Throws RecusaDePlanilha. */
export const abrirZip = async (arquivo: string): Promise<ImagensDoZip> => {
  const ilegivel = () => new RecusaDePlanilha('zipIlegivel');
  const zip = await openPromise(arquivo, { decodeStrings: false, autoClose: false }).catch(() => {
    throw ilegivel();
  });
  if (zip.entryCount > ENTRADAS_MAXIMAS) {
    zip.close();
    throw new RecusaDePlanilha('zipLongo');
  }
  const porNome = await listar(zip).catch(() => {
    zip.close();
    throw ilegivel();
  });
  let aoTodo = 0;
  return {
    async ler(nome) {
      const [entrada, outra] = porNome.get(dobrar(nome.replaceAll('\\', '/'))) ?? [];
      if (!entrada) return { recusa: `O zip não tem o arquivo “${nome}”.` };
      if (outra)
        return {
          recusa: `O zip tem mais de um arquivo “${nome}”. Escreva também a pasta, ou mude um dos nomes.`,
        };
      if (entrada.isEncrypted()) return { recusa: 'O zip tem senha. Faça-o de novo, sem senha.' };
      if (entrada.uncompressedSize > IMAGEM_MAXIMA_BYTES) return { recusa: IMAGEM_GRANDE };
      aoTodo += entrada.uncompressedSize;
      if (aoTodo > AO_TODO_BYTES)
        return { recusa: 'As imagens do zip passam de 100 MB. Divida-o, com a planilha.' };
      try {
        return { bytes: await desempacotar(zip, entrada) };
      } catch {
        return { recusa: `Não foi possível ler “${nome}” no zip. Faça-o de novo.` };
      }
    },
    fechar: () => zip.close(),
  };
};
