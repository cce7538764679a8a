import { isIP } from 'node:net';
import { ErroDeInicio } from './erro-de-inicio';

const isRede = (texto: string): boolean => {
  const [endereco = '', bits, ...resto] = texto.split('/');
  const versao = isIP(endereco);
  if (versao === 0 || endereco.includes('%') || resto.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (versao === 6 ? 128 : 32))
  );
};

/** The networks (CIDR) and addresses that the variable `nome` lists; none when it is not set. Throws ErroDeInicio on a value that is none. */
export const redesDe = (nome: string, valor: string | null): string[] => {
  if (valor === null) return [];
  const redes = valor.split(/[\s,]+/).filter(Boolean);
  const errada = redes.find((rede) => !isRede(rede));
  // Set, and naming nobody: it would close nothing.
  if (errada === undefined && redes.length > 0) return redes;
  throw new ErroDeInicio(
    `${nome} deve listar endereços ou redes como 10.0.0.0/8 ou 2001:db8::/32, separadas por vírgula, e traz "${errada ?? valor}".`,
  );
};
