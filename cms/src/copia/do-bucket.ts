import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Armazenamento } from '@portal/cms-extensions/armazenamento/armazenamento';
import { partesDe } from '@portal/cms-extensions/armazenamento/chaves';
import { UPLOADS, type Membro } from './manifesto';
import type { Pacote } from './pacote';
import { arquivosEm } from './soma';

/**
 * Adds the files of a bucket to a backup, straight from there, but those it has already; answers what was added. They
 * never change, so one that was added needs no second look.
 */
export const incluirDoBucket = async (
  armazenamento: Armazenamento,
  pacote: Pacote,
  jaEstao: ReadonlySet<string>,
): Promise<Membro[]> => {
  const membros: Membro[] = [];
  for await (const { chave } of armazenamento.listar('arquivos')) {
    const nome = `${UPLOADS}/${chave}`;
    if (jaEstao.has(nome) || !partesDe(chave)) continue;
    const conteudo = await armazenamento.ler(chave);
    // Deleted since it was listed.
    if (!conteudo) continue;
    await pacote.incluirBytes(nome, conteudo);
    const sha256 = createHash('sha256').update(conteudo).digest('hex');
    membros.push({ nome, bytes: conteudo.length, sha256 });
  }
  return membros;
};

/**
 * Puts the files of an unpacked backup into the bucket, before any row names them. A failure leaves objects that the sweep
 * of orphans takes.
 */
export const subirAoBucket = async (
  armazenamento: Armazenamento,
  uploads: string,
): Promise<void> => {
  for (const chave of await arquivosEm(uploads)) {
    const partes = partesDe(chave);
    if (!partes) continue;
    const conteudo = await readFile(path.join(uploads, chave));
    await armazenamento.gravar(partes.pasta, new Map([[partes.nome, conteudo]]));
  }
};

/** Whether a bucket holds files of a portal. */
export const isBucketVazio = async (armazenamento: Armazenamento): Promise<boolean> => {
  for await (const { chave } of armazenamento.listar('arquivos')) if (partesDe(chave)) return false;
  return true;
};
