import { existsSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { abrirArmazenamento } from '@portal/cms-extensions/armazenamento/abrir';
import type { Ambiente } from '../runtime/ambiente';
import { conferirArmazenamento } from '../runtime/conferir-armazenamento';
import { MARCA_DE_RESTAURACAO } from '../runtime/conferir-pasta';
import { sqliteCru } from '../instalacao/banco';
import { novoPar } from '../instalacao/conferir';
import { ARQUIVO_DA_INSTALACAO } from '../instalacao/pasta';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { escreverSoParaODono } from '../runtime/so-do-dono';
import { lerAmbienteDoComando } from './ambiente-do-comando';
import { abrirDeposito } from './abrir-deposito';
import { copiasDo } from './deposito';
import { isBucketVazio, subirAoBucket } from './do-bucket';
import { trazerArquivos } from './do-deposito';
import { BANCO, FORMATO_INCREMENTAL, PASTAS, SEGREDOS, UPLOADS } from './manifesto';
import { comCopiaAberta, type CopiaAberta, type Origem } from './origem';
import { conferirParado } from './parado';
import { isPostgresVazio, restaurarPostgres } from './postgres';
import { arquivosEm } from './soma';
import { ARQUIVO_SQLITE, COMPANHEIROS } from './sqlite';
import { trocar } from './trocar';

/** What the person who asked for a restore is told. */
export interface Restauracao {
  dados: string;
  criadaEm: string;
  arquivos: number;
  comSegredos: boolean;
}

/** Where there are data already, in words; null: nowhere. */
const ondeHaDados = async ({ dados, bancoUrl, s3 }: Ambiente): Promise<string | null> => {
  if (s3 && !(await isBucketVazio(abrirArmazenamento(s3))))
    return `no bucket ${s3.bucket} de ${s3.endereco}`;
  for (const nome of [ARQUIVO_SQLITE, SEGREDOS, MARCA_DE_RESTAURACAO])
    if (existsSync(path.join(dados, nome))) return `em ${dados}`;
  for (const pasta of PASTAS)
    if ((await arquivosEm(path.join(dados, pasta))).length > 0) return `em ${dados}`;
  return bancoUrl === null || (await isPostgresVazio(bancoUrl)) ? null : 'no banco de dados';
};

const conferirDestino = async (ambiente: Ambiente, substituir: boolean): Promise<void> => {
  await conferirParado(ambiente);
  const onde = substituir ? null : await ondeHaDados(ambiente);
  if (onde === null) return;
  throw new ErroDeInicio(
    `Já há dados ${onde}. Para trocá-los pelos da cópia, acrescente --substituir.`,
  );
};

/** Exchanges the content of the folder of data; meanwhile a marker file keeps portals from starting on half of it. */
const exporArquivos = async (dados: string, novos: string, nomes: string[]) => {
  const marca = path.join(dados, MARCA_DE_RESTAURACAO);
  // Beside what goes with this process: while not all is exchanged, there is no other of what stood here.
  const antigos = `${path.dirname(novos)}-antes`;
  await writeFile(marca, '');
  const desfazer = await trocar(dados, novos, antigos, nomes).catch(async (erro: unknown) => {
    await rm(marca, { force: true });
    throw erro;
  });
  const terminar = async (): Promise<void> => {
    await rm(marca, { force: true });
    await rm(antigos, { recursive: true, force: true });
  };
  return {
    terminar,
    desfazer: async (): Promise<void> => {
      await desfazer();
      await terminar();
    },
  };
};

type Exposicao = Awaited<ReturnType<typeof exporArquivos>>;

const aplicar = async ({ dados, bancoUrl, s3 }: Ambiente, novos: string): Promise<void> => {
  // With a bucket the folder of uploads is nobody's.
  const pastas = PASTAS.filter((nome) => !s3 || nome !== UPLOADS);
  const nomes: string[] = [...pastas, ARQUIVO_DA_INSTALACAO];
  if (existsSync(path.join(novos, SEGREDOS))) nomes.push(SEGREDOS);
  if (bancoUrl === null) {
    const banco = path.join(novos, ARQUIVO_SQLITE);
    await rename(path.join(novos, BANCO.sqlite), banco);
    await novoPar(sqliteCru(banco), novos);
    const exposicao = await exporArquivos(dados, novos, [
      ...nomes,
      ...COMPANHEIROS,
      ARQUIVO_SQLITE,
    ]);
    return exposicao.terminar();
  }
  let exposicao: Exposicao | null = null;
  try {
    await restaurarPostgres(bancoUrl, path.join(novos, BANCO.postgres), async (banco) => {
      await novoPar(banco, novos);
      exposicao = await exporArquivos(dados, novos, nomes);
    });
  } catch (erro) {
    await (exposicao as Exposicao | null)?.desfazer(); // assigned in the callback, which the compiler does not follow
    throw erro;
  }
  await (exposicao as Exposicao | null)?.terminar();
};

const restaurar = async (ambiente: Ambiente, copia: CopiaAberta): Promise<Restauracao> => {
  const { dados } = ambiente;
  const { manifesto, arquivo, pasta, deposito } = copia;
  const { criadaEm, membros } = manifesto;
  const comSegredos = membros.some(({ nome }) => nome === SEGREDOS);
  if (comSegredos) await chmod(path.join(pasta, SEGREDOS), 0o600);
  const bucket = ambiente.s3 && abrirArmazenamento(ambiente.s3);
  if (manifesto.formato === FORMATO_INCREMENTAL)
    await trazerArquivos(deposito, manifesto, pasta, bucket);
  else if (bucket) await subirAoBucket(bucket, arquivo);
  await aplicar(ambiente, pasta);
  return { dados, criadaEm, arquivos: membros.length - 1 - Number(comSegredos), comSegredos };
};

/**
 * Puts a backup in the place of the data of the portal the environment describes, wholly or not at all.
 * `substituir`: also where there are data already. Rejects with ErroDeInicio, one Portuguese line.
 */
export const restaurarCopia = async (origem: Origem, substituir: boolean): Promise<Restauracao> => {
  const ambiente = lerAmbienteDoComando();
  await conferirArmazenamento(ambiente);
  escreverSoParaODono();
  return comCopiaAberta(
    origem,
    {
      ambiente,
      // A bucket gets them straight from the archive.
      comEnviados: ambiente.s3 === null,
      conferir: () => conferirDestino(ambiente, substituir),
    },
    (copia) => restaurar(ambiente, copia),
  );
};

/** Names of the backups of a deposit, the oldest first. Rejects with ErroDeInicio. */
export const listCopias = async (lugar: string): Promise<string[]> =>
  copiasDo(await abrirDeposito(lugar, lerAmbienteDoComando()));
