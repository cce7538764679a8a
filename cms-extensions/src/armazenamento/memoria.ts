import type { Armazenamento, Chave, Medidas } from './armazenamento';
import { PASTAS } from '@portal/contracts/arquivo/pastas';
import { isStorageAway } from '../database/away';
import { partesDe } from './chaves';

/** Files up to so many bytes are held, and so many bytes of them in all. */
const MAIOR = 512 * 1024;
const AO_TODO = 64 * 1024 * 1024;
/** How long before the storage is asked again whether the file is still there, ms. */
const VALE_MS = 60_000;

interface Lembrado {
  medidas: Medidas;
  conteudo: Buffer;
  ate: number;
}

/** Proofs never stay in memory, nor what is put aside. */
const cabeNaMemoria = (chave: Chave): boolean => {
  const pasta = partesDe(chave)?.pasta;
  return pasta !== undefined && pasta !== PASTAS.comprovantes;
};

/** Bounded cache, the longest unused leaves first. */
class Memoria {
  private readonly tudo = new Map<Chave, Lembrado>();
  private bytes = 0;

  ler(chave: Chave): Lembrado | undefined {
    const achado = this.tudo.get(chave);
    if (!achado) return undefined;
    this.tudo.delete(chave);
    this.tudo.set(chave, achado);
    return achado;
  }

  guardar(chave: Chave, lembrado: Lembrado): void {
    this.esquecer(chave);
    this.tudo.set(chave, lembrado);
    this.bytes += lembrado.conteudo.length;
    for (const velha of this.tudo.keys()) {
      if (this.bytes <= AO_TODO) break;
      this.esquecer(velha);
    }
  }

  esquecer(chave: Chave): void {
    this.bytes -= this.tudo.get(chave)?.conteudo.length ?? 0;
    this.tudo.delete(chave);
  }
}

/**
 * Decorator: keeps small files of a remote storage in memory. They never change; one that another instance deleted is
 * forgotten within a minute, and while the storage is away what is known still answers.
 */
export const comMemoria = (
  longe: Armazenamento,
  ticks: () => number = () => performance.now(),
): Armazenamento => {
  const memoria = new Memoria();
  const buscando = new Map<Chave, Promise<Lembrado | Medidas | null>>();

  const buscar = async (chave: Chave): Promise<Lembrado | Medidas | null> => {
    const medidas = await longe.medir(chave);
    const conteudo = medidas && medidas.bytes <= MAIOR ? await longe.ler(chave) : null;
    if (medidas && !conteudo) return medidas;
    if (!medidas || !conteudo) {
      memoria.esquecer(chave);
      return null;
    }
    const lembrado = { medidas, conteudo, ate: ticks() + VALE_MS };
    memoria.guardar(chave, lembrado);
    return lembrado;
  };

  /** However many ask for a file at once, the storage is asked once. */
  const achar = async (chave: Chave): Promise<Lembrado | Medidas | null> => {
    const sabido = memoria.ler(chave);
    if (sabido && ticks() < sabido.ate) return sabido;
    const andamento = buscando.get(chave) ?? buscar(chave).finally(() => buscando.delete(chave));
    buscando.set(chave, andamento);
    try {
      return await andamento;
    } catch (erro) {
      if (sabido && isStorageAway(erro)) return sabido;
      throw erro;
    }
  };

  return {
    ...longe,
    async medir(chave) {
      if (!cabeNaMemoria(chave)) return longe.medir(chave);
      const achado = await achar(chave);
      return achado && 'medidas' in achado ? achado.medidas : achado;
    },
    async abrir(chave, faixa) {
      const sabido = memoria.ler(chave);
      if (!sabido) return longe.abrir(chave, faixa);
      return faixa ? sabido.conteudo.subarray(faixa.start, faixa.end + 1) : sabido.conteudo;
    },
    ler: (chave) => {
      const sabido = memoria.ler(chave);
      return sabido ? Promise.resolve(sabido.conteudo) : longe.ler(chave);
    },
    async apagar(chaves) {
      await longe.apagar(chaves);
      for (const chave of chaves) memoria.esquecer(chave);
    },
    async mover(de, para) {
      const movido = await longe.mover(de, para);
      memoria.esquecer(de);
      return movido;
    },
  };
};
