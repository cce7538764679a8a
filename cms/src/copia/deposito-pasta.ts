import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  gravarJuntos,
  sincronizar,
  varrerProvisorios,
} from '@portal/cms-extensions/armazenamento/gravar';
import { INSTANCIA } from '@portal/cms-extensions/armazenamento/instancia';
import { StorageAway } from '@portal/cms-extensions/database/away';
import { codigoDo } from '../runtime/codigo-do-erro';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { travarArquivo } from '../runtime/trava-de-arquivo';
import { emUso, type Deposito, type Guardado } from './deposito';
import { arquivosEm } from './soma';

/** The rest of `.provisorio-` names is swept by whoever knows them (armazenamento/gravar.ts). */
const provisorio = (): string => `.provisorio-${INSTANCIA}-${randomBytes(8).toString('hex')}`;

const ouNull = <T>(trabalho: Promise<T>): Promise<T | null> =>
  trabalho.catch((erro: unknown) => {
    if (codigoDo(erro) === 'ENOENT') return null;
    throw erro;
  });

/** Names below a folder of the deposit, or with '' those of its root only. */
const nomesSob = async (raiz: string, sob: string): Promise<string[]> => {
  if (sob !== '') return (await arquivosEm(path.join(raiz, sob))).map((nome) => sob + nome);
  return (await ouNull(readdir(raiz))) ?? [];
};

async function* listPasta(raiz: string, sob: string): AsyncGenerator<Guardado> {
  for (const nome of await nomesSob(raiz, sob)) {
    const medidas = await ouNull(stat(path.join(raiz, nome)));
    if (medidas?.isFile()) yield { nome, bytes: medidas.size };
  }
}

const gravarFluxo = async (arquivo: string, fluxo: AsyncIterable<Buffer>): Promise<void> => {
  const parcial = path.join(path.dirname(arquivo), provisorio());
  try {
    await pipeline(fluxo, createWriteStream(parcial, { flags: 'wx', mode: 0o600 }));
    await sincronizar(parcial);
    await rename(parcial, arquivo);
  } finally {
    await rm(parcial, { force: true });
  }
};

/** Backups in a folder, of this machine or mounted. */
export const depositoEmPasta = (raiz: string): Deposito => {
  const gravar = async (trabalho: Promise<void>): Promise<void> => {
    try {
      await trabalho;
    } catch (erro) {
      const causa = erro instanceof StorageAway ? erro.cause : erro;
      throw codigoDo(causa) === ''
        ? causa
        : new ErroDeInicio(`Não foi possível escrever em ${raiz} (${codigoDo(causa)}).`);
    }
  };
  const caminho = (nome: string): string => path.join(raiz, nome);
  const onde = `em ${raiz}`;
  return {
    onde,
    async travar() {
      await gravar(mkdir(raiz, { recursive: true }).then(() => undefined));
      const trava = travarArquivo(caminho('deposito.trava'));
      if (!trava) throw emUso(onde);
      // Whoever else wrote here is dead: it would hold the lock.
      await varrerProvisorios(raiz, () => Promise.resolve(new Set()), Date.now());
      return {
        soltar: () => {
          trava.soltar();
          return Promise.resolve();
        },
      };
    },
    listar: (sob) => listPasta(raiz, sob),
    guardar: (nome, conteudo) =>
      gravar(
        gravarJuntos(path.dirname(caminho(nome)), new Map([[path.posix.basename(nome), conteudo]])),
      ),
    guardarFluxo: (nome, fluxo) => gravar(gravarFluxo(caminho(nome), fluxo)),
    ler: (nome) => ouNull(readFile(caminho(nome))),
    abrir: (nome) =>
      Promise.resolve(
        statSync(caminho(nome), { throwIfNoEntry: false })?.isFile()
          ? createReadStream(caminho(nome))
          : null,
      ),
    async apagar(nomes) {
      for (const nome of nomes) await rm(caminho(nome), { force: true });
    },
  };
};
