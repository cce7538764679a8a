import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { sincronizar } from '@portal/cms-extensions/armazenamento/gravar';
import { Header, Pack, Parser, ReadEntry } from 'tar';

/**
 * No hard links inside the archive: tar would store a file it meets under two names once; here every member is a file
 * of its own.
 */
class SemLigacoes extends Map<`${number}:${number}`, string> {
  override get(): undefined {
    return undefined;
  }
}

export interface Pacote {
  /** Adds files of the folder, by name. */
  incluir(nomes: readonly string[]): void;
  /** Adds a member whose bytes are in memory; resolves once they are on their way. */
  incluirBytes(nome: string, conteudo: Buffer): Promise<void>;
  /** Resolves when the archive is whole and on disk. */
  fechar(): Promise<void>;
}

/** An archive that is written while its members come, from a folder and from elsewhere. */
export const abrirPacote = (pasta: string, arquivo: string): Pacote => {
  const pack = new Pack({
    ...{ cwd: pasta, gzip: true, portable: true },
    linkCache: new SemLigacoes(),
  });
  const saida = createWriteStream(arquivo, { mode: 0o600 });
  const escrito = new Promise<void>((pronto, falhou) => {
    pack.on('error', falhou);
    saida.on('error', falhou).on('close', pronto);
  });
  // Whoever waits for it hears of a failure; so does `fechar`.
  escrito.catch(() => undefined);
  pack.pipe(saida);
  return {
    incluir(nomes) {
      for (const nome of nomes) pack.write(nome);
    },
    async incluirBytes(nome, conteudo) {
      const entrada = new ReadEntry(
        new Header({
          path: nome,
          size: conteudo.length,
          mode: 0o600,
          mtime: new Date(),
          type: 'File',
        }),
      );
      const passou = once(entrada, 'end');
      pack.write(entrada);
      entrada.end(conteudo);
      await Promise.race([passou, escrito]);
    },
    async fechar() {
      pack.end();
      await escrito;
      await sincronizar(arquivo);
    },
  };
};

/**
 * Reads an archive through, once; `fazer` gets the members that serve one after another, whole: no file of a portal is larger
 * than what may be sent. Rejects when the archive cannot be read to its end.
 */
export const percorrerPacote = async (
  arquivo: string,
  serve: (nome: string) => boolean,
  fazer: (nome: string, conteudo: Buffer) => Promise<void>,
): Promise<void> => {
  const inteiros: [nome: string, conteudo: Buffer][] = [];
  const onReadEntry = (entrada: ReadEntry): void => {
    if (!serve(entrada.path)) {
      entrada.resume();
      return;
    }
    const pedacos: Buffer[] = [];
    entrada.on('data', (pedaco) => pedacos.push(pedaco));
    entrada.on('end', () => inteiros.push([entrada.path, Buffer.concat(pedacos)]));
  };
  const leitor = new Parser({ strict: true, onReadEntry });
  // The parser has done all it can with what it was given when `write` returns: no more is read before that is dealt with.
  const escoar = async (): Promise<void> => {
    for (const [nome, conteudo] of inteiros.splice(0)) await fazer(nome, conteudo);
  };
  for await (const pedaco of createReadStream(arquivo)) {
    leitor.write(pedaco as Buffer); // a stream without an encoding gives buffers
    await escoar();
  }
  leitor.end();
  await escoar();
};
