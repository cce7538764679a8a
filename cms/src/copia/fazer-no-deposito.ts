import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { abrirArmazenamento } from '@portal/cms-extensions/armazenamento/abrir';
import { partesDe } from '@portal/cms-extensions/armazenamento/chaves';
import { isStorageAway } from '@portal/cms-extensions/database/away';
import { anotarCopia } from '@portal/cms-extensions/saude/ultima-copia';
import * as tar from 'tar';
import type { Ambiente } from '../runtime/ambiente';
import { codigoDo } from '../runtime/codigo-do-erro';
import { conferirArmazenamento } from '../runtime/conferir-armazenamento';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { lugarDosArquivos } from '../runtime/lugar-dos-arquivos';
import { abrirPastaViva } from '../runtime/pasta-viva';
import { escreverSoParaODono } from '../runtime/so-do-dono';
import { lerAmbienteDoComando } from './ambiente-do-comando';
import { abrirDeposito } from './abrir-deposito';
import { isPronto, juntarArquivos } from './arquivos';
import { copiasDo, nomeDaCopia, type Deposito } from './deposito';
import { PREFIXO_DA_COPIA, varrerCopias } from './em-curso';
import { copiarBanco } from './fazer';
import { abrirIndice, type Arquivo, type Indice } from './indice';
import { manifestoDaCopia } from './ler-manifesto';
import { FORMATO_INCREMENTAL, MANIFESTO, PASTAS, SEGREDOS, UPLOADS } from './manifesto';
import { podar, type Poda } from './podar';
import { arquivosEm, membrosEm } from './soma';

/** What the person who asked for a backup is told. */
export interface CopiaIncremental {
  nome: string;
  onde: string;
  arquivos: number;
  /** Contents that the deposit did not have. */
  novos: { arquivos: number; bytes: number };
  comSegredos: boolean;
  /** Null: nothing was to be pruned. */
  poda: Poda | null;
}

/** What people sent, wherever the portal keeps it. */
async function* enviados(ambiente: Ambiente): AsyncGenerator<Arquivo> {
  const armazenamento = abrirArmazenamento(lugarDosArquivos(ambiente));
  for await (const { chave, bytes } of armazenamento.listar('arquivos'))
    if (isPronto(chave) && (!ambiente.s3 || partesDe(chave)))
      yield { nome: `${UPLOADS}/${chave}`, bytes, ler: () => armazenamento.ler(chave) };
}

/** The rest of the folder of data, where a name may be written anew. */
async function* outros({ dados }: Ambiente): AsyncGenerator<Arquivo> {
  for (const pasta of PASTAS.filter((nome) => nome !== UPLOADS))
    for (const nome of (await arquivosEm(path.join(dados, pasta))).filter(isPronto)) {
      const arquivo = path.join(dados, pasta, nome);
      const ler = () =>
        readFile(arquivo).catch((erro: unknown) => {
          if (codigoDo(erro) === 'ENOENT') return null;
          throw erro;
        });
      yield { nome: `${pasta}/${nome}`, bytes: null, ler };
    }
}

const incluirTudo = async (ambiente: Ambiente, indice: Indice): Promise<void> => {
  for (const fonte of [enviados(ambiente), outros(ambiente)])
    for await (const arquivo of fonte) await indice.incluir(arquivo);
};

/** Members of the newest backup; without one, or with a damaged one, every file is read. */
const membrosDaUltima = async (deposito: Deposito, ultima: string | undefined) => {
  if (ultima === undefined) return [];
  const manifesto = await manifestoDaCopia(deposito, ultima).catch(() => null);
  return manifesto?.membros ?? [];
};

const ESPERA_MS = 100;

/** A moment that names no backup yet: of two in one second the later would take the place of the other. The deposit is locked. */
const momentoLivre = async (feitas: readonly string[]): Promise<Date> => {
  for (;;) {
    const agora = new Date();
    if (!feitas.includes(nomeDaCopia(agora))) return agora;
    await esperar(ESPERA_MS);
  }
};

/** Before the database and after it, as in a backup of one archive (fazer.ts). */
const copiar = async (ambiente: Ambiente, deposito: Deposito, pasta: string) => {
  const feitas = await copiasDo(deposito);
  const agora = await momentoLivre(feitas);
  const nome = nomeDaCopia(agora);
  const indice = await abrirIndice(deposito, await membrosDaUltima(deposito, feitas.at(-1)));
  await incluirTudo(ambiente, indice);
  const banco = await copiarBanco(ambiente, pasta);
  await juntarArquivos(ambiente.dados, pasta, []);
  await incluirTudo(ambiente, indice);
  const soltos = await membrosEm(pasta);
  const membros = [...soltos, ...indice.membros];
  const manifesto = { formato: FORMATO_INCREMENTAL, banco, criadaEm: agora.toISOString(), membros };
  await writeFile(path.join(pasta, MANIFESTO), JSON.stringify(manifesto));
  const nomes = [MANIFESTO, ...soltos.map((membro) => membro.nome)];
  await deposito.guardarFluxo(nome, tar.create({ cwd: pasta, gzip: true, portable: true }, nomes));
  return { nome, indice, comSegredos: soltos.some((membro) => membro.nome === SEGREDOS) };
};

const comPalavras = async <T>({ s3 }: Ambiente, trabalho: Promise<T>): Promise<T> => {
  try {
    return await trabalho;
  } catch (erro) {
    if (!isStorageAway(erro) || !s3) throw erro;
    throw new ErroDeInicio(
      `O armazenamento em ${s3.endereco} não respondeu: a cópia não foi feita.`,
    );
  }
};

/** Whoever reads of a fault here has their backup all the same. */
const podarDepois = (deposito: Deposito, manter: number, feita: string): Promise<Poda> =>
  podar(deposito, manter).catch((erro: unknown) => {
    if (!(erro instanceof ErroDeInicio)) throw erro;
    throw new ErroDeInicio(`A cópia ${feita} foi feita, e nada saiu do depósito: ${erro.message}`);
  });

/**
 * Copies database and files of the portal the environment describes into a deposit, also while it runs: of the files only
 * what is not there yet. `manter`: how many backups stay; null: all. Rejects with ErroDeInicio, one Portuguese line.
 */
export const fazerNoDeposito = async (
  lugar: string,
  manter: number | null,
): Promise<CopiaIncremental> => {
  escreverSoParaODono();
  const ambiente = lerAmbienteDoComando();
  const { dados } = ambiente;
  if (!existsSync(dados)) throw new ErroDeInicio(`Não há a pasta ${dados}. Confira PORTAL_DATA.`);
  await conferirArmazenamento(ambiente);
  const deposito = await abrirDeposito(lugar, ambiente);
  const trava = await deposito.travar();
  try {
    await varrerCopias(dados);
    const emObra = await abrirPastaViva(dados, PREFIXO_DA_COPIA);
    const pasta = path.join(emObra.caminho, 'conteudo');
    try {
      await mkdir(pasta);
      const { nome, indice, comSegredos } = await comPalavras(
        ambiente,
        copiar(ambiente, deposito, pasta),
      );
      await anotarCopia(dados, new Date());
      const poda = manter === null ? null : await podarDepois(deposito, manter, nome);
      const { membros, novos } = indice;
      return { nome, onde: deposito.onde, arquivos: membros.length, novos, comSegredos, poda };
    } finally {
      await emObra.fechar();
    }
  } finally {
    await trava.soltar();
  }
};
