import { createHash } from 'node:crypto';
import { ARQUIVOS, nomeDoConteudo, somaDoNome, type Deposito } from './deposito';
import type { Membro } from './manifesto';

export interface Arquivo {
  nome: string;
  /** Null: its name may be written anew with other bytes. */
  bytes: number | null;
  /** Null: deleted since it was listed. */
  ler: () => Promise<Buffer | null>;
}

/** What a backup has found so far, and what of it the deposit did not have. */
export interface Indice {
  readonly membros: Membro[];
  readonly novos: { arquivos: number; bytes: number };
  incluir(arquivo: Arquivo): Promise<void>;
}

/**
 * Index of a deposit's contents by hash. A file that the backup before has under the same name and size is not read again,
 * unless its name may be written anew. Anything else is read, and stored unless its content is there already.
 */
export const abrirIndice = async (
  deposito: Deposito,
  anteriores: readonly Membro[],
): Promise<Indice> => {
  const presentes = new Map<string, number>();
  for await (const { nome, bytes } of deposito.listar(ARQUIVOS)) {
    const soma = somaDoNome(nome);
    if (soma !== null) presentes.set(soma, bytes);
  }
  const conhecidos = new Map(anteriores.map((membro) => [membro.nome, membro]));
  const vistos = new Set<string>();
  const membros: Membro[] = [];
  const novos = { arquivos: 0, bytes: 0 };

  const guardar = async (nome: string, conteudo: Buffer): Promise<Membro> => {
    const bytes = conteudo.length;
    const sha256 = createHash('sha256').update(conteudo).digest('hex');
    if (presentes.get(sha256) !== bytes) {
      await deposito.guardar(nomeDoConteudo(sha256), conteudo);
      presentes.set(sha256, bytes);
      novos.arquivos += 1;
      novos.bytes += bytes;
    }
    return { nome, bytes, sha256 };
  };

  return {
    membros,
    novos,
    async incluir({ nome, bytes, ler }) {
      if (vistos.has(nome)) return;
      const antes = conhecidos.get(nome);
      if (antes?.bytes === bytes && presentes.get(antes.sha256) === bytes) membros.push(antes);
      else {
        const conteudo = await ler();
        if (!conteudo) return;
        membros.push(await guardar(nome, conteudo));
      }
      vistos.add(nome);
    },
  };
};
