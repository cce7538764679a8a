import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Why a stream did not answer, in a message for an editor. */
export class SemResposta extends Error {}

/** What is said of an answer that does not come in time, is neither HTTP nor Shoutcast, or only ever leads on. */
export const DEMOROU = 'O servidor demorou demais para responder.';
export const NAO_E_TRANSMISSAO = 'O servidor respondeu algo que não é uma transmissão.';
export const DESVIOS_DEMAIS = 'O endereço desvia vezes demais.';

/** No header is longer. */
const MAIOR_CABECALHO = 64 * 1024;
/** Enough of a body to tell its format. */
const COMECO = 4096;

/** How an address may be reached; tests listen on the machine itself. */
export type Permitido = (endereco: string) => boolean;

export interface Resposta {
  cabecalho: string;
  comeco: Buffer;
}

/** What an ask wants besides the beginning of the body. */
export interface Pergunta {
  /** Asks for the notes that tell the title between the sound (ICY). */
  comNotas?: boolean;
  /** Who asks, where a server answers a listener otherwise than a browser. */
  agente?: string;
  /** How much of the body is wanted, in bytes, by its header and what came of it so far. */
  quanto?: (cabecalho: string, comeco: Buffer) => number;
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

const AGENTE = 'PortalDasWebRadios/1.0';

const pedido = (url: URL, { comNotas = false, agente = AGENTE }: Pergunta): string =>
  [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    `User-Agent: ${agente}`,
    'Accept: */*',
    `Icy-MetaData: ${comNotas ? 1 : 0}`,
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

/** How much of a body there is, as far as its header tells: a way on has none worth waiting for. */
const quantoVem = (cabecalho: string): number => {
  if (/^\S+ 3\d\d/.test(cabecalho)) return 0;
  const dito = /^content-length:[ \t]*(\d+)/im.exec(cabecalho)?.[1];
  return dito === undefined ? Infinity : Number(dito);
};

const palavras = (erro: NodeJS.ErrnoException): string => {
  if (/CERT|SSL|TLS|ALTNAME/i.test(erro.code ?? ''))
    return 'O certificado de segurança do servidor não é válido.';
  if (erro.code === 'ECONNREFUSED') return 'O servidor recusou a conexão. Confira a porta.';
  return 'O servidor não respondeu. Confira o endereço.';
};

const escutar = (
  socket: Socket,
  url: URL,
  sinal: AbortSignal,
  pergunta: Pergunta,
): Promise<Resposta> =>
  new Promise((resolve, reject) => {
    const { quanto = () => COMECO } = pergunta;
    let dados = Buffer.alloc(0);
    let lida: Resposta | null = null;
    const largar = (): void => {
      sinal.removeEventListener('abort', tarde);
      socket.destroy();
    };
    const tarde = (): void => {
      largar();
      // A slow stream is one all the same: what came of it is the answer.
      if (lida && lida.comeco.length > 0) resolve(lida);
      else reject(new SemResposta(DEMOROU));
    };
    const terminar = (): void => {
      largar();
      if (lida) resolve(lida);
      else reject(new SemResposta(NAO_E_TRANSMISSAO));
    };
    sinal.addEventListener('abort', tarde);
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () =>
      socket.write(pedido(url, pergunta)),
    );
    socket.on('data', (pedaco: Buffer) => {
      dados = Buffer.concat([dados, pedaco]);
      const antes = lida ? dados.length - pedaco.length - lida.comeco.length : 0;
      lida = lida ? { ...lida, comeco: dados.subarray(antes) } : separar(dados);
      const bastam = lida
        ? Math.min(quanto(lida.cabecalho, lida.comeco), quantoVem(lida.cabecalho))
        : MAIOR_CABECALHO;
      if ((lida?.comeco ?? dados).length >= bastam) terminar();
    });
    socket.once('end', terminar);
    socket.once('error', (erro: NodeJS.ErrnoException) => {
      largar();
      reject(new SemResposta(palavras(erro)));
    });
  });

/** The name's address, for as long as there is patience: the system's own is longer. */
const emTempo = async <T>(trabalho: Promise<T>, sinal: AbortSignal): Promise<T> => {
  let tarde = (): void => undefined;
  const prazo = new Promise<never>((_, reject) => {
    tarde = () => reject(new SemResposta(DEMOROU));
    if (sinal.aborted) tarde();
    sinal.addEventListener('abort', tarde);
  });
  try {
    return await Promise.race([trabalho, prazo]);
  } finally {
    sinal.removeEventListener('abort', tarde);
  }
};

/** Asks once, without following anything. Rejects with SemResposta. */
export const perguntar = async (
  url: URL,
  permitido: Permitido,
  sinal: AbortSignal,
  pergunta: Pergunta = {},
): Promise<Resposta> => {
  const host = await emTempo(enderecoDe(url.hostname, permitido), sinal);
  return escutar(abrir(url, host), url, sinal, pergunta);
};
