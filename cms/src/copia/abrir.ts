import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as tar from 'tar';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import {
  BANCO,
  isEnviado,
  isNomeDeMembro,
  isSolto,
  lerManifesto,
  FORMATO_INCREMENTAL,
  MANIFESTO,
  type Banco,
  type Manifesto,
  type Membro,
} from './manifesto';
import { percorrerPacote } from './pacote';
import { membroDe, membrosEm } from './soma';
import { conferirSqlite } from './sqlite';

export const danificada = (motivo: string): ErroDeInicio =>
  new ErroDeInicio(`A cópia está danificada ou não é uma cópia do portal: ${motivo}.`);

/** Synchronous: an archive cut short must leave no write under way behind the refusal, which deletes the folder. */
const extrair = (arquivo: string, pasta: string, fica: (nome: string) => boolean): void => {
  const estranhos: string[] = [];
  try {
    tar.extract({
      sync: true,
      file: arquivo,
      cwd: pasta,
      strict: true,
      preserveOwner: false,
      filter: (nome, entrada) => {
        const serve = isNomeDeMembro(nome) && 'type' in entrada && entrada.type === 'File';
        if (!serve) estranhos.push(nome);
        return serve && fica(nome);
      },
    });
  } catch (erro) {
    // Errors of the disk have messages of their own; whatever else tar reports, the archive is at fault.
    const doSistema = erro instanceof Error && 'syscall' in erro;
    throw doSistema ? erro : danificada('o arquivo não se abre até o fim');
  }
  if (estranhos[0] !== undefined) throw danificada(`"${estranhos[0]}" não devia estar nela`);
};

/** What the archive itself has to hold. */
const membrosDoPacote = ({ formato, membros }: Manifesto): Membro[] =>
  formato === FORMATO_INCREMENTAL ? membros.filter(isSolto) : membros;

const conferirMembros = (membros: readonly Membro[], manifesto: Manifesto): void => {
  const achados = new Map(membros.map((membro) => [membro.nome, membro]));
  achados.delete(MANIFESTO);
  for (const { nome, bytes, sha256 } of membrosDoPacote(manifesto)) {
    const achado = achados.get(nome);
    if (!achado) throw danificada(`falta "${nome}"`);
    if (achado.bytes !== bytes || achado.sha256 !== sha256)
      throw danificada(`"${nome}" não confere com o manifesto`);
    achados.delete(nome);
  }
  const [sobra] = achados.keys();
  if (sobra !== undefined) throw danificada(`"${sobra}" não está no manifesto`);
};

const NOME: Record<Banco, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const recusarOutroBanco = (daCopia: Banco, daqui: Banco): void => {
  if (daCopia !== daqui)
    throw new ErroDeInicio(
      `Esta cópia é de ${NOME[daCopia]} e o portal daqui usa ${NOME[daqui]}: confira DATABASE_URL (uma cópia só volta para o mesmo tipo de banco).`,
    );
};

/** Size and SHA-256 of what people sent, where it stays in the archive. */
const enviadosNoPacote = async (arquivo: string): Promise<Membro[]> => {
  const membros: Membro[] = [];
  await percorrerPacote(arquivo, isEnviado, (nome, conteudo) => {
    membros.push(membroDe(nome, conteudo));
    return Promise.resolve();
  });
  return membros;
};

interface ComoAbrir {
  /** Kind of the database here. */
  daqui: Banco;
  /** Whether what people sent is unpacked too. Else it is proven where it is, for who reads it from the archive. */
  comEnviados: boolean;
}

/**
 * Unpacks a backup into an empty folder and proves it whole, member by member, and fit for the kind of database here. Files
 * of an incremental one are elsewhere (do-deposito.ts). Throws ErroDeInicio when it is not.
 */
export const abrirCopia = async (
  arquivo: string,
  pasta: string,
  { daqui, comEnviados }: ComoAbrir,
): Promise<Manifesto> => {
  extrair(arquivo, pasta, (nome) => comEnviados || !isEnviado(nome));
  const caminho = path.join(pasta, MANIFESTO);
  if (!existsSync(caminho)) throw danificada('não tem manifesto');
  const manifesto = lerManifesto(await readFile(caminho, 'utf8'));
  recusarOutroBanco(manifesto.banco, daqui);
  const noPacote = comEnviados ? [] : await enviadosNoPacote(arquivo);
  conferirMembros([...(await membrosEm(pasta)), ...noPacote], manifesto);
  const banco = path.join(pasta, BANCO[manifesto.banco]);
  if (!existsSync(banco)) throw danificada('não tem o banco de dados');
  if (manifesto.banco === 'sqlite') conferirSqlite(banco);
  await rm(caminho);
  return manifesto;
};
