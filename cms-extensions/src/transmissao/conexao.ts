import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Why a stream did not answer, in a message for an editor. */
export class SemResposta extends Error {}

const MAIS_BYTES = 64 * 1024;
/** Enough of a body to tell its format. */
const COMECO = 4096;

/** How an address may be reached; tests listen on the machine itself. */
export type Permitido = (endereco: string) => boolean;

export interface Resposta {
  cabecalho: string;
  comeco: Buffer;
}

/**
 * DNS pinning: resolves the name once and connects to that numeric address, so that the name cannot answer otherwise
 * after the check.
 */
const enderecoDe = async (host: string, permitido: Permitido): Promise<string> => {
  const nome = host.replace(/^\[|\]$/g, '');
  const achados = isIP(nome)
    ? [nome]
    : (
        await lookup(nome, { all: true }).catch(() => {
          throw new SemResposta('O nome do servidor não existe. Confira o endereço.');
        })
      ).map(({ address }) => address);
  const [primeiro] = achados;
  if (primeiro === undefined || !achados.every(permitido))
    throw new SemResposta('O endereço é de uma rede particular, que os visitantes não alcançam.');
  return primeiro;
};

const abrir = (url: URL, host: string): Socket => {
  const segura = url.protocol === 'https:';
  const port = Number(url.port) || (segura ? 443 : 80);
  const nome = url.hostname.replace(/^\[|\]$/g, '');
  return segura
    ? connectTls({ host, port, ...(isIP(nome) ? {} : { servername: nome }) })
    : connect({ host, port });
};

const pedido = (url: URL): string =>
  [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'User-Agent: PortalDasWebRadios/1.0',
    'Accept: */*',
    'Icy-MetaData: 0',
    'Connection: close',
    '',
    '',
  ].join('\r\n');

const FIM_DO_CABECALHO = /\r?\n\r?\n/;

const separar = (dados: Buffer): Resposta | null => {
  const texto = dados.toString('latin1');
  const fim = FIM_DO_CABECALHO.exec(texto);
  if (!fim) return null;
  return {
    cabecalho: texto.slice(0, fim.index),
    comeco: dados.subarray(fim.index + fim[0].length),
  };
};

const palavras = (erro: NodeJS.ErrnoException): string => {
  if (/CERT|SSL|TLS|ALTNAME/i.test(erro.code ?? ''))
    return 'O certificado de segurança do servidor não é válido.';
  if (erro.code === 'ECONNREFUSED') return 'O servidor recusou a conexão. Confira a porta.';
  return 'O servidor não respondeu. Confira o endereço.';
};

const escutar = (socket: Socket, url: URL, sinal: AbortSignal): Promise<Resposta> =>
  new Promise((resolve, reject) => {
    let dados = Buffer.alloc(0);
    const largar = (): void => {
      sinal.removeEventListener('abort', tarde);
      socket.destroy();
    };
    const tarde = (): void => {
      largar();
      reject(new SemResposta('O servidor demorou demais para responder.'));
    };
    const terminar = (): void => {
      largar();
      const resposta = separar(dados);
      if (resposta) resolve(resposta);
      else reject(new SemResposta('O servidor respondeu algo que não é uma transmissão.'));
    };
    sinal.addEventListener('abort', tarde);
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () =>
      socket.write(pedido(url)),
    );
    socket.on('data', (pedaco: Buffer) => {
      dados = Buffer.concat([dados, pedaco]);
      const lido = separar(dados)?.comeco.length ?? 0;
      if (lido >= COMECO || dados.length >= MAIS_BYTES) terminar();
    });
    socket.once('end', terminar);
    socket.once('error', (erro: NodeJS.ErrnoException) => {
      largar();
      reject(new SemResposta(palavras(erro)));
    });
  });

/** Asks once, without following anything. Rejects with SemResposta. */
export const perguntar = async (
  url: URL,
  permitido: Permitido,
  sinal: AbortSignal,
): Promise<Resposta> => {
  const host = await enderecoDe(url.hostname, permitido);
  if (sinal.aborted) throw new SemResposta('O servidor demorou demais para responder.');
  return escutar(abrir(url, host), url, sinal);
};
