import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import type { Armazenamento } from '@portal/cms-extensions/armazenamento/armazenamento';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { danificada } from './abrir';
import { gravarEnviado } from './do-bucket';
import { copiasDo, nomeDoConteudo, type Deposito } from './deposito';
import { isEnviado, isSolto, type Manifesto, type Membro } from './manifesto';
import { membroDe } from './soma';

/** The backup's archive, brought to a file; `nome` null: the newest. Answers its name. Rejects with ErroDeInicio. */
export const baixarCopia = async (
  deposito: Deposito,
  nome: string | null,
  destino: string,
): Promise<string> => {
  const escolhida = nome ?? (await copiasDo(deposito)).at(-1);
  const fluxo = escolhida === undefined ? null : await deposito.abrir(escolhida);
  if (escolhida === undefined || !fluxo)
    throw new ErroDeInicio(
      `Não há ${nome ? `a cópia ${nome}` : 'nenhuma cópia'} ${deposito.onde}.`,
    );
  await pipeline(fluxo, createWriteStream(destino, { mode: 0o600 }));
  return escolhida;
};

/** A file of an incremental backup, proven. Rejects with ErroDeInicio. */
export const lerConteudo = async (
  deposito: Deposito,
  { nome, bytes, sha256 }: Membro,
): Promise<Buffer> => {
  const conteudo = await deposito.ler(nomeDoConteudo(sha256));
  if (!conteudo) throw danificada(`falta "${nome}" ${deposito.onde}`);
  const lido = membroDe(nome, conteudo);
  if (lido.bytes !== bytes || lido.sha256 !== sha256)
    throw danificada(`"${nome}" não confere com o manifesto`);
  return conteudo;
};

/**
 * Brings the files of an incremental backup, each proven, into a folder; with a bucket what people sent goes straight there,
 * where nobody names it until the database is exchanged. Rejects with ErroDeInicio.
 */
export const trazerArquivos = async (
  deposito: Deposito,
  { membros }: Manifesto,
  pasta: string,
  bucket: Armazenamento | null,
): Promise<void> => {
  for (const membro of membros) {
    if (isSolto(membro)) continue;
    const { nome } = membro;
    const conteudo = await lerConteudo(deposito, membro);
    if (bucket && isEnviado(nome)) {
      await gravarEnviado(bucket, nome, conteudo);
      continue;
    }
    const arquivo = path.join(pasta, nome);
    await mkdir(path.dirname(arquivo), { recursive: true });
    await writeFile(arquivo, conteudo, { mode: 0o600 });
  }
};
