import { inBatches } from '@portal/cms-extensions/database/batches';
import { ARQUIVOS, copiasDo, nomeDoConteudo, somaDoNome, type Deposito } from './deposito';
import { manifestoDaCopia } from './ler-manifesto';
import { isSolto } from './manifesto';

/** What pruning took away. */
export interface Poda {
  copias: number;
  arquivos: number;
  bytes: number;
}

/**
 * Keeps the newest backups of a deposit, and of the contents those that one of them names. The deposit is locked by the
 * caller. What stays is read first: with one that cannot be read nothing goes (ErroDeInicio).
 */
export const podar = async (deposito: Deposito, manter: number): Promise<Poda> => {
  const copias = await copiasDo(deposito);
  const velhas = copias.slice(0, Math.max(copias.length - manter, 0));
  const usados = new Set<string>();
  for (const nome of copias.slice(velhas.length))
    for (const membro of (await manifestoDaCopia(deposito, nome)).membros)
      if (!isSolto(membro)) usados.add(membro.sha256);
  await deposito.apagar(velhas);
  const poda: Poda = { copias: velhas.length, arquivos: 0, bytes: 0 };
  const sobram: string[] = [];
  for await (const { nome, bytes } of deposito.listar(ARQUIVOS)) {
    const soma = somaDoNome(nome);
    if (soma === null || usados.has(soma)) continue;
    sobram.push(nomeDoConteudo(soma));
    poda.arquivos += 1;
    poda.bytes += bytes;
  }
  for (const lote of inBatches(sobram)) await deposito.apagar(lote);
  return poda;
};
