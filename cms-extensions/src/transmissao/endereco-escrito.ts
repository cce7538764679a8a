import { lerUrl } from '../texto/ler-url';
import { SemResposta } from './conexao';

/** A stream's address as it may be asked. Throws SemResposta. */
export const urlDe = (texto: string, base?: URL): URL => {
  const url = lerUrl(texto, base);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SemResposta('O endereço precisa começar com http:// ou https://.');
  if (url.username || url.password)
    throw new SemResposta('O endereço não pode levar usuário nem senha.');
  return url;
};
