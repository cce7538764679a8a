import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Ambiente } from '../runtime/ambiente';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { abrirPastaViva } from '../runtime/pasta-viva';
import { travarSqlite } from '../runtime/trava-do-sqlite';
import { abrirCopia } from './abrir';
import { abrirDeposito } from './abrir-deposito';
import { baixarCopia } from './do-deposito';
import type { Deposito } from './deposito';
import { depositoEmPasta } from './deposito-pasta';
import { PREFIXO_DA_VOLTA, varrerInterrompidas } from './em-curso';
import type { Manifesto } from './manifesto';

/** Which backup: a file, or one of a deposit (`s3` or a folder), the newest when no name is said. */
export type Origem = { arquivo: string } | { deposito: string; nome: string | null };

export interface CopiaAberta {
  manifesto: Manifesto;
  /** The archive itself. */
  arquivo: string;
  /** Folder of what was unpacked of it; it goes when the work is done. */
  pasta: string;
  /** Where the files of an incremental one are. */
  deposito: Deposito;
}

const findArquivo = async (
  origem: Origem,
  ambiente: Ambiente,
  baixado: string,
): Promise<{ arquivo: string; deposito: Deposito }> => {
  if ('arquivo' in origem) {
    const { arquivo } = origem;
    return { arquivo, deposito: depositoEmPasta(path.dirname(arquivo)) };
  }
  const deposito = await abrirDeposito(origem.deposito, ambiente);
  await baixarCopia(deposito, origem.nome, baixado);
  return { arquivo: baixado, deposito };
};

interface Abertura {
  ambiente: Ambiente;
  /** Whether what people sent is unpacked too (`abrirCopia`). */
  comEnviados: boolean;
  /** Asked before anything is unpacked. */
  conferir: () => Promise<void>;
}

const conferirArquivo = (arquivo: string): void => {
  const achado = statSync(arquivo, { throwIfNoEntry: false });
  if (!achado) throw new ErroDeInicio(`Não há o arquivo ${arquivo}.`);
  if (achado.isDirectory())
    throw new ErroDeInicio(
      `${arquivo} é uma pasta. Para a cópia mais nova de um depósito, diga --de ${arquivo}`,
    );
  // A pipe or a device is read once, and a copy is read twice.
  if (!achado.isFile()) throw new ErroDeInicio(`${arquivo} não é um arquivo.`);
};

/** Works on an unpacked and proven backup while no portal starts on the folder of data. Rejects with ErroDeInicio. */
export const comCopiaAberta = async <T>(
  origem: Origem,
  { ambiente, comEnviados, conferir }: Abertura,
  trabalho: (copia: CopiaAberta) => Promise<T>,
): Promise<T> => {
  const { dados } = ambiente;
  if ('arquivo' in origem) conferirArquivo(origem.arquivo);
  await mkdir(dados, { recursive: true });
  const trava = ambiente.bancoUrl === null ? travarSqlite(dados) : null;
  try {
    await conferir();
    await varrerInterrompidas(dados);
    const emObra = await abrirPastaViva(dados, PREFIXO_DA_VOLTA);
    const pasta = path.join(emObra.caminho, 'conteudo');
    const baixado = path.join(emObra.caminho, 'copia.tar.gz');
    try {
      await mkdir(pasta);
      const { arquivo, deposito } = await findArquivo(origem, ambiente, baixado);
      const daqui = ambiente.bancoUrl === null ? 'sqlite' : 'postgres';
      const manifesto = await abrirCopia(arquivo, pasta, { daqui, comEnviados });
      return await trabalho({ manifesto, arquivo, pasta, deposito });
    } finally {
      await emObra.fechar();
    }
  } finally {
    trava?.soltar();
  }
};
