import { Parser, type ReadEntry } from 'tar';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import type { Deposito } from './deposito';
import { lerManifesto, MANIFESTO, type Manifesto } from './manifesto';

const danificada = (nome: string, onde: string): ErroDeInicio =>
  new ErroDeInicio(`A cópia ${nome} de ${onde} não se lê: está danificada.`);

/** Reads the manifest of a backup in a deposit, its first member, and no more of it. Rejects with ErroDeInicio. */
export const manifestoDaCopia = async (deposito: Deposito, nome: string): Promise<Manifesto> => {
  const fluxo = await deposito.abrir(nome);
  if (!fluxo) throw new ErroDeInicio(`Não há a cópia ${nome} em ${deposito.onde}.`);
  const primeira = { nome: '', inteira: false };
  const pedacos: Buffer[] = [];
  const onReadEntry = (entrada: ReadEntry): void => {
    if (primeira.nome !== '') {
      entrada.resume();
      return;
    }
    primeira.nome = entrada.path;
    entrada.on('data', (pedaco) => pedacos.push(pedaco));
    entrada.on('end', () => (primeira.inteira = true));
  };
  try {
    const leitor = new Parser({ strict: true, onReadEntry });
    for await (const pedaco of fluxo) {
      leitor.write(pedaco);
      if (primeira.inteira) break;
    }
  } catch {
    throw danificada(nome, deposito.onde);
  }
  if (!primeira.inteira || primeira.nome !== MANIFESTO) throw danificada(nome, deposito.onde);
  return lerManifesto(Buffer.concat(pedacos).toString('utf8'));
};
