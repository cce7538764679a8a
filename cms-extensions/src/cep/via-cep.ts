import type { EnderecoDoCep } from '@portal/contracts/cep/cep';
import { isEstado } from '@portal/contracts/lugar/lugar';

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor.trim() : '');

/**
 * Reads the service's answer (contrato 4). `null`: it knows no such CEP, which it tells as `erro` true or "true".
 * Throws when the answer is none of the service's.
 */
export const lerEndereco = (corpo: unknown): EnderecoDoCep | null => {
  if (typeof corpo !== 'object' || corpo === null) throw new Error('not an answer of the service');
  const { erro, logradouro, localidade, bairro, uf } = corpo as Record<string, unknown>; // an object: any field may be there
  if (erro === true || erro === 'true') return null;
  const endereco = {
    logradouro: texto(logradouro),
    localidade: texto(localidade),
    bairro: texto(bairro),
    uf: texto(uf).toUpperCase(),
  };
  if (endereco.localidade === '') throw new Error('an answer without a town');
  // Remembered for a month, it would fill in a state that no form takes.
  if (!isEstado(endereco.uf)) throw new Error('an answer without a state');
  return endereco;
};
