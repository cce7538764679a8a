import { Parser, type ReadEntry } from 'tar';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import type { Deposito } from './deposito';
import { lerManifesto, MANIFESTO, type Manifesto } from './manifesto';

const danificada = (nome: string, onde: string): ErroDeInicio =>
  new ErroDeInicio(`A cópia ${nome} ${onde} não se lê: está danificada.`);

/**
 * Reads the manifest of a backup in a deposit, and no more of it than what stands before: in one archive of everything
 * that may be much. Rejects with ErroDeInicio.
 */
export const manifestoDaCopia = async (deposito: Deposito, nome: string): Promise<Manifesto> => {
  const fluxo = await deposito.abrir(nome);
  if (!fluxo) throw new ErroDeInicio(`Não há a cópia ${nome} ${deposito.onde}.`);
  const manifesto = { achado: false, inteiro: false };
  const pedacos: Buffer[] = [];
  const onReadEntry = (entrada: ReadEntry): void => {
    if (manifesto.achado || entrada.path !== MANIFESTO) {
      entrada.resume();
      return;
    }
    manifesto.achado = true;
    entrada.on('data', (pedaco) => pedacos.push(pedaco));
    entrada.on('end', () => (manifesto.inteiro = true));
  };
  try {
    const leitor = new Parser({ strict: true, onReadEntry });
    for await (const pedaco of fluxo) {
      leitor.write(pedaco);
      if (manifesto.inteiro) break;
    }
  } catch {
    throw danificada(nome, deposito.onde);
  }
  if (!manifesto.inteiro) throw danificada(nome, deposito.onde);
  return lerManifesto(Buffer.concat(pedacos).toString('utf8'));
};
