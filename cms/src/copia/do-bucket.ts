import type { Armazenamento } from '@portal/cms-extensions/armazenamento/armazenamento';
import { partesDe } from '@portal/cms-extensions/armazenamento/chaves';
import { ENVIADOS, isEnviado, type Membro } from './manifesto';
import { type Pacote, percorrerPacote } from './pacote';
import { membroDe } from './soma';

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
    const nome = `${ENVIADOS}${chave}`;
    if (jaEstao.has(nome) || !partesDe(chave)) continue;
    const conteudo = await armazenamento.ler(chave);
    // Deleted since it was listed.
    if (!conteudo) continue;
    await pacote.incluirBytes(nome, conteudo);
    membros.push(membroDe(nome, conteudo));
  }
  return membros;
};

/** Stores what people sent, by its name in a backup. A name that is no file's of the portal is left out. */
export const gravarEnviado = async (
  armazenamento: Armazenamento,
  nome: string,
  conteudo: Buffer,
): Promise<void> => {
  const partes = partesDe(nome.slice(ENVIADOS.length));
  if (partes) await armazenamento.gravar(partes.pasta, new Map([[partes.nome, conteudo]]));
};

/**
 * Puts what people sent from a proven archive into the bucket, before any row names it. A failure leaves objects that the
 * sweep of orphans takes.
 */
export const subirAoBucket = (armazenamento: Armazenamento, arquivo: string): Promise<void> =>
  percorrerPacote(arquivo, isEnviado, (nome, conteudo) =>
    gravarEnviado(armazenamento, nome, conteudo),
  );

/** Whether a bucket holds files of a portal. */
export const isBucketVazio = async (armazenamento: Armazenamento): Promise<boolean> => {
  for await (const { chave } of armazenamento.listar('arquivos')) if (partesDe(chave)) return false;
  return true;
};
