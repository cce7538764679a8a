import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const PASTA = 'outbox';
/** What a file's name says of whose data is in the mail: `….conta-12.conta-7.eml`. */
const MARCA = /\.conta-(\d+)(?=\.)/g;
/** A header is looked for no further than this, in bytes. */
const CABECALHO = 8 * 1024;

/** Ids of the accounts a kept mail is about, by its name; none for mails of before the names said so. */
export const contasDoArquivo = (nome: string): number[] =>
  [...nome.matchAll(MARCA)].map(([, id]) => Number(id));

interface Pastas {
  /** Where the outbox is. */
  dados: string;
  /** What is being written; a start sweeps what a process that died left there. */
  temporaria: string;
}

/** Writes a message as a file, atomically: whoever looks into the outbox sees it whole or not at all. Answers its name. */
export const guardarMensagem = async (
  { dados, temporaria }: Pastas,
  mensagem: Buffer,
  contas: readonly number[],
): Promise<string> => {
  const pasta = path.join(dados, PASTA);
  await mkdir(pasta, { recursive: true });
  const marcas = [...new Set(contas)].map((id) => `.conta-${id}`).join('');
  const nome = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}${marcas}.eml`;
  const provisorio = path.join(temporaria, nome);
  const arquivo = await open(provisorio, 'wx', 0o600);
  try {
    await arquivo.writeFile(mensagem);
    await arquivo.sync();
  } catch (erro) {
    await rm(provisorio, { force: true });
    throw erro;
  } finally {
    await arquivo.close();
  }
  await rename(provisorio, path.join(pasta, nome));
  return nome;
};

const listar = async (dados: string): Promise<string[]> => {
  const nomes = await readdir(path.join(dados, PASTA)).catch(() => []);
  return nomes.filter((nome) => nome.endsWith('.eml'));
};

/** Takes a mail's file out of the folder; one that is gone is no error. */
export const removerMensagem = (dados: string, nome: string): Promise<void> =>
  rm(path.join(dados, PASTA, nome), { force: true });

const isPara = async (arquivo: string, email: string): Promise<boolean> => {
  const aberto = await open(arquivo, 'r').catch(() => null);
  if (!aberto) return false;
  try {
    const { buffer, bytesRead } = await aberto.read(Buffer.alloc(CABECALHO), 0, CABECALHO, 0);
    const [cabecalhos = ''] = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1);
    const para = /^To:(.*)$/im.exec(cabecalhos.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
    return para.toLowerCase().includes(email.toLowerCase());
  } finally {
    await aberto.close();
  }
};

/** Deletes the kept mails of accounts that are no more. `vivas`: which of these ids still have one. */
export const varrerMensagens = async (
  dados: string,
  vivas: (ids: number[]) => Promise<ReadonlySet<number>>,
): Promise<number> => {
  const nomes = await listar(dados);
  const ids = [...new Set(nomes.flatMap(contasDoArquivo))];
  if (ids.length === 0) return 0;
  const restam = await vivas(ids);
  const demais = nomes.filter((nome) => contasDoArquivo(nome).some((id) => !restam.has(id)));
  for (const nome of demais) await removerMensagem(dados, nome);
  return demais.length;
};

/** Deletes the kept mails of one account that is no more, and those to its address whose names do not say whose they are. */
export const esquecerMensagens = async (
  dados: string,
  { id, email }: { id: number; email: string },
): Promise<void> => {
  for (const nome of await listar(dados)) {
    const contas = contasDoArquivo(nome);
    const dela =
      contas.length > 0 ? contas.includes(id) : await isPara(path.join(dados, PASTA, nome), email);
    if (dela) await removerMensagem(dados, nome);
  }
};
