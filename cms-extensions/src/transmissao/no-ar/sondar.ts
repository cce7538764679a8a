import {
  DESVIOS_DEMAIS,
  NAO_E_TRANSMISSAO,
  perguntar,
  SemResposta,
  type Permitido,
  type Resposta,
} from '../conexao';
import { desvioDe, formatoDe, isEmPedacos, lerCabecalho, type Cabecalho } from '../rules';
import { urlDe } from '../endereco-escrito';
import {
  codecDe,
  enderecosDaLista,
  isPagina,
  isSom,
  juntarPedacos,
  lerHls,
  taxaDita,
  taxaDoMp3,
} from './corpo-rules';
import { BLOCO_DA_NOTA, lerTexto, MAIOR_NOTA } from './titulo-rules';

/** Longest a stream may take, with all its ways round, in ms. */
const PACIENCIA_MS = 10_000;
/** Addresses asked for one stream: the way round, lists, pieces. */
const MAIS_PERGUNTAS = 8;
/** Entries of a list that are tried, as a player tries the next. */
const MAIS_ENTRADAS = 3;
/** As much of a sound, or of a list, as is read. */
const COMECO = 4096;
const MAIOR_LISTA = 64 * 1024;
/** Notes of titles that come rarer than this are not waited for. */
const MAIOR_INTERVALO = 128 * 1024;
/** Less is a header without sound. */
const MENOR_SOM = 1024;

/** An address to be asked, and where it may lead. */
export interface Alvo {
  url: URL;
  permitido: Permitido;
}

/** A stream that sounded. */
export interface Som {
  /** Where in the end. */
  url: URL;
  cabecalho: Cabecalho;
  /** The beginning of the sound, up to the first note of a title when it was asked for. */
  corpo: Buffer;
  /** Bytes of sound before the first note; null when the stream has none. */
  intervaloDasNotas: number | null;
  codec: string;
  kbps: number | null;
}

interface Caminho {
  permitido: Permitido;
  sinal: AbortSignal;
  comNotas: boolean;
  restam: number;
}

/**
 * Runs work that ends at `parar`, or when patience does. Not `AbortSignal.any`: Node may collect the timer it was given
 * before it went off.
 */
const comPaciencia = async <T>(
  parar: AbortSignal,
  fazer: (sinal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const prazo = new AbortController();
  const acabar = (): void => prazo.abort();
  const relogio = setTimeout(acabar, PACIENCIA_MS);
  parar.addEventListener('abort', acabar);
  if (parar.aborted) acabar();
  try {
    return await fazer(prazo.signal);
  } finally {
    clearTimeout(relogio);
    parar.removeEventListener('abort', acabar);
  }
};

const intervaloDe = ({ campos }: Cabecalho): number | null => {
  const intervalo = Number(campos['icy-metaint']);
  return Number.isInteger(intervalo) && intervalo > 0 && intervalo <= MAIOR_INTERVALO
    ? intervalo
    : null;
};

const LISTA = /mpegurl|scpls|application\/pls|^text\//i;

const quantoDe = (comNotas: boolean) => (texto: string, comeco: Buffer) => {
  const cabecalho = lerCabecalho(texto);
  if (cabecalho?.codigo !== 200) return 0;
  if (LISTA.test(cabecalho.campos['content-type'] ?? '')) return MAIOR_LISTA;
  const intervalo = comNotas ? intervaloDe(cabecalho) : null;
  if (intervalo === null) return COMECO;
  // Chunks put sizes in between: there the first byte of the note is not where it is counted to be.
  if (isEmPedacos(cabecalho)) return 2 * intervalo + MAIOR_NOTA;
  return Math.max(MENOR_SOM, intervalo + 1 + (comeco[intervalo] ?? 0) * BLOCO_DA_NOTA);
};

const corpoDe = (cabecalho: Cabecalho, { comeco }: Resposta): Buffer =>
  isEmPedacos(cabecalho) ? juntarPedacos(comeco) : comeco;

/** One address, without following anything. */
const perguntarUma = async (
  url: URL,
  caminho: Caminho,
): Promise<{ cabecalho: Cabecalho; corpo: Buffer }> => {
  caminho.restam -= 1;
  if (caminho.restam < 0) throw new SemResposta(DESVIOS_DEMAIS);
  const { permitido, sinal, comNotas } = caminho;
  const resposta = await perguntar(url, permitido, sinal, { comNotas, quanto: quantoDe(comNotas) });
  const cabecalho = lerCabecalho(resposta.cabecalho);
  if (!cabecalho) throw new SemResposta(NAO_E_TRANSMISSAO);
  return { cabecalho, corpo: corpoDe(cabecalho, resposta) };
};

/** One address, with where it leads to. */
const perguntarAteOFim = async (
  url: URL,
  caminho: Caminho,
): Promise<{ url: URL; cabecalho: Cabecalho; corpo: Buffer }> => {
  const resposta = await perguntarUma(url, caminho);
  const desvio = desvioDe(resposta.cabecalho);
  return desvio ? perguntarAteOFim(urlDe(desvio, url), caminho) : { url, ...resposta };
};

const exigirSom = (corpo: Buffer): void => {
  if (isPagina(corpo)) throw new SemResposta('O endereço é de uma página, não de áudio.');
  if (corpo.length < MENOR_SOM) throw new SemResposta('O servidor respondeu, mas sem som.');
};

/** HLS: the sound is in the pieces, so the newest is asked for as well. */
const seguirHls = async (url: URL, corpo: Buffer, caminho: Caminho): Promise<Som> => {
  const lista = lerHls(corpo.toString('utf8'), corpo.length >= MAIOR_LISTA);
  if (lista.proximo === null) throw new SemResposta('A lista da transmissão está vazia.');
  const proximo = urlDe(lista.proximo, url);
  if (lista.isMestre) {
    const som = await seguir(proximo, caminho);
    return { ...som, codec: lista.codec, kbps: lista.kbps ?? som.kbps };
  }
  const { url: _, ...peca } = await perguntarAteOFim(proximo, caminho);
  if (peca.cabecalho.codigo !== 200) throw new SemResposta('A transmissão parou.');
  exigirSom(peca.corpo);
  const { codec, kbps } = lista;
  return { url, ...peca, intervaloDasNotas: null, codec, kbps };
};

const seguirLista = async (url: URL, corpo: Buffer, caminho: Caminho): Promise<Som> => {
  let motivo: unknown = new SemResposta('A lista não leva a nenhuma transmissão.');
  for (const endereco of enderecosDaLista(corpo.toString('utf8')).slice(0, MAIS_ENTRADAS))
    try {
      return await seguir(urlDe(endereco, url), caminho);
    } catch (erro) {
      if (!(erro instanceof SemResposta)) throw erro;
      motivo = erro;
    }
  throw motivo;
};

const seguir = async (endereco: URL, caminho: Caminho): Promise<Som> => {
  const { url, cabecalho, corpo } = await perguntarAteOFim(endereco, caminho);
  const { codigo, campos } = cabecalho;
  if (codigo !== 200) throw new SemResposta(`O servidor respondeu com o código ${codigo}.`);
  const formato = formatoDe(campos['content-type'], corpo);
  if (formato === 'HLS') return seguirHls(url, corpo, caminho);
  if (formato === 'lista') return seguirLista(url, corpo, caminho);
  exigirSom(corpo);
  const intervaloDasNotas = intervaloDe(cabecalho);
  if (formato === 'pagina' || (formato === 'desconhecido' && !isSom(corpo)))
    throw new SemResposta(NAO_E_TRANSMISSAO);
  const codec = formato === 'desconhecido' ? codecDe(corpo) : formato;
  const kbps = taxaDita(campos) ?? (codec === 'MP3' ? taxaDoMp3(corpo) : null);
  return { url, cabecalho, corpo, intervaloDasNotas, codec, kbps };
};

/**
 * Asks for a stream as a listener would (contrato 9): ways round, lists, HLS, Shoutcast's own status line. Rejects with
 * SemResposta for whatever keeps it from sounding.
 */
export const sondar = (
  { url, permitido }: Alvo,
  { comNotas = false, parar }: { comNotas?: boolean; parar: AbortSignal },
): Promise<Som> =>
  comPaciencia(parar, (sinal) =>
    seguir(url, { permitido, sinal, comNotas, restam: MAIS_PERGUNTAS }),
  );

/** The text of a page beside the stream; null when there is none. */
export const lerTextoAoLado = async (
  url: URL,
  permitido: Permitido,
  { parar, agente }: { parar: AbortSignal; agente?: string },
): Promise<string | null> => {
  try {
    const resposta = await comPaciencia(parar, (sinal) =>
      perguntar(url, permitido, sinal, {
        quanto: () => MAIOR_LISTA,
        ...(agente === undefined ? {} : { agente }),
      }),
    );
    const cabecalho = lerCabecalho(resposta.cabecalho);
    return cabecalho?.codigo === 200 ? lerTexto(corpoDe(cabecalho, resposta)) : null;
  } catch (erro) {
    if (erro instanceof SemResposta) return null;
    throw erro;
  }
};
