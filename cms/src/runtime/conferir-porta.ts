import { once } from 'node:events';
import { createServer } from 'node:net';
import { codigoDo } from './codigo-do-erro';
import { ErroDeInicio } from './erro-de-inicio';

/** What Node says of a name or an address that is none of this machine's, also where no name server is reached. */
const DE_OUTRO_LUGAR = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

/** Says in Portuguese why the portal cannot listen there. Other faults come back as they are. */
export const explicarEscuta = (
  erro: unknown,
  host: string,
  porta: number,
  variavel = 'PORT',
): Error => {
  const codigo = codigoDo(erro);
  if (codigo === 'EADDRINUSE')
    return new ErroDeInicio(
      `A porta ${porta} já está em uso. Encerre o outro programa ou escolha outra porta com ${variavel}.`,
    );
  if (codigo === 'EACCES')
    return new ErroDeInicio(
      `Sem permissão para usar a porta ${porta}. Escolha outra com ${variavel}.`,
    );
  if (DE_OUTRO_LUGAR.has(codigo))
    return new ErroDeInicio(`HOST=${host} não é um endereço desta máquina.`);
  return erro instanceof Error ? erro : new Error(String(erro));
};

/** Listens for a moment, so that a taken port is told before anything else is done. Throws ErroDeInicio. */
export const conferirPorta = async (
  host: string,
  porta: number,
  variavel = 'PORT',
): Promise<void> => {
  const servidor = createServer();
  try {
    servidor.listen(porta, host);
    await once(servidor, 'listening');
  } catch (erro) {
    throw explicarEscuta(erro, host, porta, variavel);
  }
  servidor.close();
  await once(servidor, 'close');
};
