import { createHash } from 'node:crypto';
import { abrirArmazenamento } from '@portal/cms-extensions/armazenamento/abrir';
import type { Armazenamento, Objeto } from '@portal/cms-extensions/armazenamento/armazenamento';
import { partesDe } from '@portal/cms-extensions/armazenamento/chaves';
import { isStorageAway } from '@portal/cms-extensions/database/away';
import { conferirArmazenamento } from '../runtime/conferir-armazenamento';
import { lugarDosArquivos } from '../runtime/lugar-dos-arquivos';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { escreverSoParaODono } from '../runtime/so-do-dono';
import { lerAmbienteDoComando } from './ambiente-do-comando';

export type Destino = 's3' | 'pasta';

/** What the person who asked for it is told. */
export interface Mudanca {
  movidos: number;
  bytes: number;
  jaEstavam: number;
  apagados: number;
}

const soma = (conteudo: Uint8Array): string => createHash('sha256').update(conteudo).digest('hex');

/** Whether both places hold the same bytes under a key. */
const isIgual = async (de: Armazenamento, para: Armazenamento, { chave }: Objeto) => {
  const [origem, copia] = [await de.ler(chave), await para.ler(chave)];
  return origem !== null && copia !== null && soma(origem) === soma(copia);
};

/** Files in use, and not those half written or put aside. */
async function* emUso(de: Armazenamento): AsyncGenerator<Objeto> {
  for await (const objeto of de.listar('arquivos')) {
    const partes = partesDe(objeto.chave);
    if (partes && !partes.nome.startsWith('.')) yield objeto;
  }
}

/** Copies a file and reads it back; false when it was deleted meanwhile. Throws ErroDeInicio when the copy differs. */
const copiar = async (de: Armazenamento, para: Armazenamento, { chave }: Objeto) => {
  const partes = partesDe(chave);
  const conteudo = partes && (await de.ler(chave));
  if (!conteudo) return false;
  await para.gravar(partes.pasta, new Map([[partes.nome, conteudo]]));
  const copia = await para.ler(chave);
  if (copia && soma(copia) === soma(conteudo)) return true;
  await para.apagar([chave]);
  throw new ErroDeInicio(`O arquivo ${chave} não chegou inteiro. Repita o comando.`);
};

const apagarIguais = async (de: Armazenamento, para: Armazenamento): Promise<number> => {
  let apagados = 0;
  for await (const objeto of emUso(de)) {
    if (!(await isIgual(de, para, objeto))) continue;
    await de.apagar([objeto.chave]);
    apagados += 1;
  }
  return apagados;
};

/**
 * Takes the files in use from one place to the other, while portals read and write either. Resumable: what is there already
 * is not copied again; each copy is read back and its SHA-256 compared. `apagar`: what both places hold alike then leaves
 * the first. Rejects with ErroDeInicio, one Portuguese line.
 */
export const moverArquivos = async (destino: Destino, apagar: boolean): Promise<Mudanca> => {
  escreverSoParaODono();
  const ambiente = lerAmbienteDoComando();
  if (!ambiente.s3)
    throw new ErroDeInicio(
      'Diga o bucket nas variáveis S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY e S3_SECRET_KEY.',
    );
  await conferirArmazenamento(ambiente);
  const bucket = abrirArmazenamento(ambiente.s3);
  const pasta = abrirArmazenamento(lugarDosArquivos({ dados: ambiente.dados, s3: null }));
  const [de, para] = destino === 's3' ? [pasta, bucket] : [bucket, pasta];
  const feito: Mudanca = { movidos: 0, bytes: 0, jaEstavam: 0, apagados: 0 };
  try {
    for await (const objeto of emUso(de)) {
      const la = await para.medir(objeto.chave);
      if (la?.bytes === objeto.bytes) feito.jaEstavam += 1;
      else if (await copiar(de, para, objeto)) {
        feito.movidos += 1;
        feito.bytes += objeto.bytes;
      }
    }
    if (apagar) feito.apagados = await apagarIguais(de, para);
  } catch (erro) {
    if (!isStorageAway(erro)) throw erro;
    throw new ErroDeInicio(
      `Um dos dois lugares não respondeu ou não tem mais espaço, depois de ${feito.movidos} arquivos. Repita o comando: ele continua de onde parou.`,
    );
  }
  return feito;
};
