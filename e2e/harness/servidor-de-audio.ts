import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { BYTES_POR_SEGUNDO, criarMelodia } from './melodia';

/** How the station answers one connection. */
export type Comportamento =
  | { tipo: 'normal' }
  /** Ends politely, cuts with RST, or keeps the socket open and says nothing more, after so many ms of sound. */
  | { tipo: 'fecha' | 'corta' | 'cala'; aposMs: number }
  /** Takes the connection and never answers. */
  | { tipo: 'mudo' }
  | { tipo: 'vazio' }
  | { tipo: 'status'; codigo: number }
  | { tipo: 'pagina' }
  | { tipo: 'demora'; ms: number };

const FATIA_MS = 100;
/** Sound sent at once, as stations do (Icecast's burst is 64 kB): Chromium starts after about 32 kB. */
const RESERVA_S = 4;

/** Length of the song, in seconds, long enough to move within it. */
export const MUSICA_S = 60;
/** Sound made for it; the rest repeats. */
const MELODIA_S = 6;

const servirMusica = (musica: Buffer, range: string | undefined, res: ServerResponse): void => {
  const inicio = Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
  const parte = musica.subarray(inicio);
  res.writeHead(range ? 206 : 200, {
    'Content-Type': 'audio/mpeg',
    'Accept-Ranges': 'bytes',
    'Content-Length': parte.length,
    ...(range && {
      'Content-Range': `bytes ${inicio}-${musica.length - 1}/${musica.length}`,
    }),
  });
  res.end(parte);
};

const PARTE = { 'Content-Type': 'audio/mpeg', 'Access-Control-Allow-Origin': '*' };

const DE_LISTA = {
  'Content-Type': 'application/vnd.apple.mpegurl',
  'Access-Control-Allow-Origin': '*',
};

/** An HLS playlist of a few parts of plain MP3. */
const servirLista = (res: ServerResponse): void => {
  const partes = Array.from({ length: 5 }, () => [`#EXTINF:${MELODIA_S},`, 'parte.mp3']).flat();
  const lista = ['#EXTM3U', '#EXT-X-VERSION:3', `#EXT-X-TARGETDURATION:${MELODIA_S}`, ...partes];
  res.writeHead(200, DE_LISTA);
  res.end([...lista, '#EXT-X-ENDLIST', ''].join('\n'));
};

const desviarParaALista = (res: ServerResponse): void => {
  res.writeHead(302, { Location: '/lista.m3u8', 'Access-Control-Allow-Origin': '*' }).end();
};

/** A live one, which names the pieces of the present: a new one every `MELODIA_S` seconds. */
const servirListaViva = (res: ServerResponse): void => {
  const primeira = Math.floor(Date.now() / 1000 / MELODIA_S);
  const partes = [0, 1, 2].flatMap((i) => [`#EXTINF:${MELODIA_S},`, `parte.mp3?${primeira + i}`]);
  const lista = ['#EXTM3U', '#EXT-X-VERSION:3', `#EXT-X-TARGETDURATION:${MELODIA_S}`];
  res.writeHead(200, DE_LISTA);
  res.end([...lista, `#EXT-X-MEDIA-SEQUENCE:${primeira}`, ...partes, ''].join('\n'));
};

/** A live station for tests: an endless MP3 at real-time pace that misbehaves when told to. */
export class ServidorDeAudio {
  /** Answers of the next connections, in order; the last one stays. */
  private fila: Comportamento[] = [{ tipo: 'normal' }];
  private readonly sockets = new Set<Socket>();
  private readonly ouvintes = new Set<ServerResponse>();
  private readonly relogios = new Set<NodeJS.Timeout>();
  /** Requests for the stream since the start, with their query. */
  readonly pedidos: string[] = [];

  private constructor(
    private readonly melodia: Buffer,
    private readonly server: Server,
  ) {}

  static async abrir(): Promise<ServidorDeAudio> {
    const melodia = await criarMelodia(MELODIA_S);
    const musica = Buffer.concat(Array.from({ length: MUSICA_S / MELODIA_S }, () => melodia));
    const server = createServer();
    const estacao = new ServidorDeAudio(melodia, server);
    server.on('request', (req, res) => {
      if (req.url?.startsWith('/ao-vivo')) estacao.atender(req.url, res);
      else if (req.url?.startsWith('/musica.mp3')) servirMusica(musica, req.headers.range, res);
      else if (/^\/(lista\.m3u8|sem-nome)/.test(req.url ?? '')) servirLista(res);
      else if (req.url?.startsWith('/desvio')) desviarParaALista(res);
      else if (req.url?.startsWith('/viva.m3u8')) estacao.atenderListaViva(res);
      else if (req.url?.startsWith('/parte.mp3')) res.writeHead(200, PARTE).end(melodia);
      else res.writeHead(404).end();
    });
    server.on('connection', (socket) => {
      estacao.sockets.add(socket);
      socket.on('close', () => estacao.sockets.delete(socket));
      socket.on('error', () => undefined);
    });
    await estacao.voltar(0);
    return estacao;
  }

  get porta(): number {
    // A listening TCP server's address is never a string or null.
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.porta}/ao-vivo`;
  }

  /** A song of `MUSICA_S` seconds. */
  get urlDaMusica(): string {
    return `http://127.0.0.1:${this.porta}/musica.mp3`;
  }

  /** The same sound as an HLS playlist. */
  get urlHls(): string {
    return `http://127.0.0.1:${this.porta}/lista.m3u8`;
  }

  /** The playlist at an address that is not called one, and at one that only leads to it. */
  get urlsHlsSemNome(): readonly [sem: string, desvio: string] {
    const aqui = `http://127.0.0.1:${this.porta}`;
    return [`${aqui}/sem-nome`, `${aqui}/desvio`];
  }

  /** A live playlist; `listaVivaSumida` says that it is not there, and how often it was asked for meanwhile. */
  get urlHlsViva(): string {
    return `http://127.0.0.1:${this.porta}/viva.m3u8`;
  }
  listaVivaSumida: { pedidos: number } | null = null;

  /** Connections that are open and being served now. */
  get ouvindo(): number {
    return this.ouvintes.size;
  }

  comportar(...fila: [Comportamento, ...Comportamento[]]): void {
    this.fila = fila;
  }

  /** The machine is gone: no port, every connection reset. */
  async cair(): Promise<void> {
    const fechado = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.sockets) socket.resetAndDestroy();
    await fechado;
  }

  async voltar(porta: number): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(porta, '127.0.0.1', resolve));
  }

  async fechar(): Promise<void> {
    for (const relogio of this.relogios) clearInterval(relogio);
    if (this.server.listening) await this.cair();
  }

  private atenderListaViva(res: ServerResponse): void {
    if (!this.listaVivaSumida) {
      servirListaViva(res);
      return;
    }
    this.listaVivaSumida.pedidos += 1;
    res.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end();
  }

  private atender(url: string, res: ServerResponse): void {
    this.pedidos.push(url);
    const comportamento = this.fila.length > 1 ? this.fila.shift() : this.fila[0];
    this.ouvintes.add(res);
    res.on('close', () => this.ouvintes.delete(res));
    if (comportamento) this.responder(comportamento, res);
  }

  private responder(comportamento: Comportamento, res: ServerResponse): void {
    switch (comportamento.tipo) {
      case 'mudo':
        return;
      case 'status':
        res.writeHead(comportamento.codigo).end();
        return;
      case 'vazio':
        res.writeHead(200, { 'Content-Type': 'audio/mpeg' }).end();
        return;
      case 'pagina':
        res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hosting suspended</h1>');
        return;
      case 'demora':
        this.depois(comportamento.ms, () => this.transmitir(res));
        return;
      case 'normal':
        this.transmitir(res);
        return;
      default:
        this.transmitir(res, comportamento);
    }
  }

  private transmitir(
    res: ServerResponse,
    fim?: { tipo: 'fecha' | 'corta' | 'cala'; aposMs: number },
  ): void {
    // Without a length and closed by the end of the connection, as Icecast answers.
    res.useChunkedEncodingByDefault = false;
    res.writeHead(200, {
      'Content-Type': 'audio/mpeg',
      'Cache-Control': 'no-cache, no-store',
      Connection: 'close',
      'icy-name': 'Teste',
    });
    const inicio = Date.now();
    let enviados = 0;
    const relogio = setInterval(() => {
      const passados = Date.now() - inicio;
      if (fim && passados >= fim.aposMs) {
        this.parar(relogio);
        if (fim.tipo === 'fecha') res.end();
        if (fim.tipo === 'corta') res.socket?.resetAndDestroy();
        return;
      }
      const alvo = Math.floor((passados / 1000 + RESERVA_S) * BYTES_POR_SEGUNDO);
      while (enviados < alvo) {
        const inicioDaFatia = enviados % this.melodia.length;
        const fatia = this.melodia.subarray(inicioDaFatia, inicioDaFatia + alvo - enviados);
        res.write(fatia);
        enviados += fatia.length;
      }
    }, FATIA_MS);
    this.relogios.add(relogio);
    res.on('close', () => this.parar(relogio));
  }

  private depois(ms: number, fazer: () => void): void {
    this.relogios.add(setTimeout(fazer, ms));
  }

  private parar(relogio: NodeJS.Timeout): void {
    clearInterval(relogio);
    this.relogios.delete(relogio);
  }
}
