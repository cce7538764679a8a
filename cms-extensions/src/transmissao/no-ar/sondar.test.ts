import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setImmediate as umaVolta } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SemResposta } from '../conexao';
import { sondar } from './sondar';
import { perguntarTitulo } from './titulo';

const abertos: { servidor: Server; sockets: Set<Socket> }[] = [];
afterEach(() => {
  for (const { servidor, sockets } of abertos.splice(0)) {
    servidor.close();
    for (const socket of sockets) socket.destroy();
  }
});

type Fala = (socket: Socket, caminho: string, pedido: string) => void;

/** A server on this machine that says what `fala` says to whoever asks. */
const servidor = async (fala: Fala): Promise<string> => {
  const sockets = new Set<Socket>();
  const novo = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', (dados) => {
      const pedido = dados.toString('latin1');
      fala(socket, pedido.split(' ')[1] ?? '', pedido);
    });
  });
  abertos.push({ servidor: novo.listen(0, '127.0.0.1'), sockets });
  await once(novo, 'listening');
  return `http://127.0.0.1:${(novo.address() as AddressInfo).port}`;
};

const parar = new AbortController().signal;
const aqui = (endereco: string): boolean => endereco === '127.0.0.1';
const alvo = (url: string, permitido = aqui) => ({ url: new URL(url), permitido });
const som = (url: string, permitido = aqui) => sondar(alvo(url, permitido), { parar });
const SOM = Buffer.alloc(6000, 0x55);
const AUDIO = 'HTTP/1.0 200 OK\r\nContent-Type: audio/mpeg\r\n\r\n';
const cabeca = (tipo: string): string => `HTTP/1.1 200 OK\r\nContent-Type: ${tipo}\r\n\r\n`;

/** Sends sound and stays, as a stream does. */
const tocar = (socket: Socket, cabecalho = AUDIO): void => {
  socket.write(cabecalho);
  socket.write(SOM);
};

describe('o que soa', () => {
  it('Shoutcast 1, que não fala HTTP', async () => {
    const url = await servidor((socket) =>
      tocar(socket, 'ICY 200 OK\r\nicy-br:96\r\ncontent-type:audio/mpeg\r\n\r\n'),
    );
    expect(await som(`${url}/;`)).toMatchObject({ codec: 'MP3', kbps: 96 });
  });

  it('atrás de um desvio que não fecha a conexão, e de uma lista .pls dentro de uma .m3u', async () => {
    const url = await servidor((socket, caminho) => {
      if (caminho === '/') socket.write('HTTP/1.1 302 Found\r\nLocation: /a.m3u\r\n\r\n');
      else if (caminho === '/a.m3u')
        socket.end(`${cabeca('audio/x-mpegurl')}#EXTM3U\n#EXTINF:-1,Rádio\nb.pls\n`);
      else if (caminho === '/b.pls')
        socket.end(`${cabeca('audio/x-scpls')}[playlist]\nFile1=/morta\nFile2=/viva\n`);
      else if (caminho === '/morta') socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      else tocar(socket, cabeca('audio/aacp'));
    });
    expect(await som(`${url}/`)).toMatchObject({ codec: 'AAC' });
  });

  it('HLS: da lista mestra à peça mais nova', async () => {
    const pedidas: string[] = [];
    const url = await servidor((socket, caminho) => {
      pedidas.push(caminho);
      if (caminho === '/mestra.m3u8')
        socket.end(
          `${cabeca('application/vnd.apple.mpegurl')}#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"\nbaixa/lista.m3u8\n`,
        );
      else if (caminho.endsWith('.m3u8'))
        socket.end(
          `${cabeca('application/x-mpegURL')}#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n1.ts\n#EXTINF:6,\n2.ts\n`,
        );
      else socket.end(Buffer.concat([Buffer.from(cabeca('video/mp2t')), SOM]));
    });
    expect(await som(`${url}/mestra.m3u8`)).toMatchObject({ codec: 'AAC', kbps: 64 });
    expect(pedidas).toEqual(['/mestra.m3u8', '/baixa/lista.m3u8', '/baixa/2.ts']);
  });

  it('HLS: a peça atrás de um desvio', async () => {
    const url = await servidor((socket, caminho) => {
      if (caminho === '/lista.m3u8')
        socket.end(
          `${cabeca('application/x-mpegURL')}#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n1.aac\n`,
        );
      else if (caminho === '/1.aac')
        socket.end('HTTP/1.1 302 Found\r\nLocation: /guardada.aac\r\n\r\n');
      else socket.end(Buffer.concat([Buffer.from(cabeca('audio/aac')), SOM]));
    });
    expect(await som(`${url}/lista.m3u8`)).toMatchObject({ codec: 'AAC' });
  });

  it.each([
    ['audio/flac', 'FLAC', [...Buffer.from('fLaC')]],
    ['application/octet-stream', 'AAC', [0xff, 0xf1]],
    ['audio/x-mpeg', 'MP3', [0x12, 0x34]],
  ])('%s é %s', async (tipo, codec, comeco) => {
    const corpo = [Buffer.from(cabeca(tipo)), Buffer.from(comeco), SOM];
    const url = await servidor((socket) => socket.end(Buffer.concat(corpo)));
    expect(await som(url)).toMatchObject({ codec });
  });

  it('devagar: basta o que veio no tempo', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const envio = new EventEmitter();
    const url = await servidor((socket) => {
      socket.write(AUDIO);
      socket.write(Buffer.alloc(1800, 1), () => envio.emit('fim'));
    });
    const ouvido = som(url);
    await once(envio, 'fim');
    // What was sent lies on the same machine: a few turns, and it is read.
    for (let volta = 0; volta < 20; volta += 1) await umaVolta();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ouvido).toMatchObject({ codec: 'MP3' });
  });

  it('diz a taxa pelo próprio som quando o cabeçalho não diz', async () => {
    const quadro = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(3000)]);
    const url = await servidor((socket) => socket.end(Buffer.concat([Buffer.from(AUDIO), quadro])));
    expect(await som(url)).toMatchObject({ codec: 'MP3', kbps: 128 });
  });
});

describe('o que não soa', () => {
  it.each<[string, Fala]>([
    ['uma página', (socket) => socket.end(`${cabeca('text/html')}<html>${'x'.repeat(5000)}`)],
    [
      'uma página que se diz áudio',
      (socket) => socket.end(`${AUDIO}<!DOCTYPE html>${SOM.toString('latin1')}`),
    ],
    ['cabeçalho sem som', (socket) => socket.end(AUDIO)],
    ['quase nada', (socket) => socket.end(`${AUDIO}xx`)],
    ['404', (socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n')],
    ['outro protocolo', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n\r\n')],
    ['uma lista vazia', (socket) => socket.end(`${cabeca('audio/x-scpls')}[playlist]\n`)],
    ['HLS vazio', (socket) => socket.end(`${cabeca('audio/mpegurl')}#EXTM3U\n#EXT-X-ENDLIST\n`)],
    ['desvio em círculo', (socket) => socket.end('HTTP/1.1 301 x\r\nLocation: /\r\n\r\n')],
    ['lista em círculo', (socket) => socket.end(`${cabeca('audio/x-mpegurl')}#EXTM3U\n/\n`)],
    [
      'cabeçalho sem fim',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const linha = () => socket.write(`X-${'a'.repeat(1000)}: b\r\n`.repeat(20));
        const linhas = setInterval(linha, 5);
        socket.once('close', () => clearInterval(linhas));
      },
    ],
  ])('%s', async (_, fala) => {
    await expect(som(await servidor(fala))).rejects.toBeInstanceOf(SemResposta);
  });

  it('quem se cala é deixado, e quem para não espera', async () => {
    const url = await servidor(() => {});
    const fim = new AbortController();
    const pergunta = sondar(alvo(url), { parar: fim.signal });
    setTimeout(() => fim.abort(), 50);
    await expect(pergunta).rejects.toBeInstanceOf(SemResposta);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/',
    'http://localhost:1/',
    'file:///etc/passwd',
  ])('a guarda vale a cada passo: desvio, lista e HLS para %s', async (dentro) => {
    let pedidos = 0;
    const url = await servidor((socket, caminho) => {
      pedidos += 1;
      if (caminho === '/desvio') socket.end(`HTTP/1.1 302 x\r\nLocation: ${dentro}\r\n\r\n`);
      else if (caminho === '/lista')
        socket.end(`${cabeca('audio/x-scpls')}[playlist]\nFile1=${dentro}\n`);
      else socket.end(`${cabeca('audio/mpegurl')}#EXTM3U\n#EXT-X-VERSION:3\n${dentro}\n`);
    });
    // Only the first address is let through, by its port.
    let primeira = true;
    const so1 = (endereco: string): boolean => {
      const vale = primeira && endereco === '127.0.0.1';
      primeira = false;
      return vale;
    };
    for (const caminho of ['desvio', 'lista', 'hls']) {
      primeira = true;
      await expect(som(`${url}/${caminho}`, so1)).rejects.toBeInstanceOf(SemResposta);
    }
    expect(pedidos).toBe(3);
  });
});

describe('a música do momento', () => {
  const nota = (texto: Buffer): Buffer => {
    const blocos = Math.ceil(texto.length / 16);
    return Buffer.concat([Buffer.from([blocos]), texto, Buffer.alloc(blocos * 16 - texto.length)]);
  };
  const comNota =
    (texto: Buffer): Fala =>
    (socket, _, pedido) => {
      if (!/icy-metadata: 1/i.test(pedido)) return void socket.end('HTTP/1.0 400 x\r\n\r\n');
      socket.write('ICY 200 OK\r\ncontent-type: audio/mpeg\r\nicy-metaint: 2000\r\n\r\n');
      // And then nothing more: the note alone must do.
      socket.write(Buffer.concat([Buffer.alloc(2000, 0x55), nota(texto)]));
      return undefined;
    };
  const titulo = async (fala: Fala) => perguntarTitulo(alvo(await servidor(fala)), parar, true);

  it('na nota entre o som, em UTF-8 ou Latin-1, limpa', async () => {
    const utf8 = Buffer.from(
      "StreamTitle='Ana D'Ávila - Manhã \u202e\u0007de graça';StreamUrl='';",
    );
    expect(await titulo(comNota(utf8))).toEqual({
      titulo: "Ana D'Ávila - Manhã de graça",
      achado: true,
    });
    const latin1 = Buffer.from("StreamTitle='Coração à vista';", 'latin1');
    expect((await titulo(comNota(latin1))).titulo).toBe('Coração à vista');
  });

  it('vazia é nenhuma; propaganda deixa a de antes', async () => {
    expect((await titulo(comNota(Buffer.from("StreamTitle=' - ';")))).titulo).toBeNull();
    expect(
      (await titulo(comNota(Buffer.from("StreamTitle='ADBREAK_01';")))).titulo,
    ).toBeUndefined();
    const marcada = Buffer.from("StreamTitle='Loja X';adw_ad='true';durationMilliseconds='30';");
    expect((await titulo(comNota(marcada))).titulo).toBeUndefined();
  });

  it('no status-json do Icecast, da sua própria transmissão', async () => {
    const url = await servidor((socket, caminho) => {
      if (caminho === '/status-json.xsl') {
        const fonte = (nome: string) => ({
          listenurl: `http://localhost:8000/${nome}`,
          title: nome,
        });
        const icestats = { source: [fonte('outra'), { ...fonte('aqui'), artist: 'Coral' }] };
        socket.end(cabeca('application/json') + JSON.stringify({ icestats }));
      } else tocar(socket, cabeca('application/ogg'));
    });
    const { titulo: achado } = await perguntarTitulo(alvo(`${url}/aqui`), parar, true);
    expect(achado).toBe('Coral - aqui');
    expect(await perguntarTitulo(alvo(`${url}/aqui`), parar, false)).toEqual({
      titulo: null,
      achado: false,
    });
  });

  it('nas estatísticas do Shoutcast, 2 e 1', async () => {
    const url = (dois: boolean) =>
      servidor((socket, caminho, pedido) => {
        if (caminho.startsWith('/stats') && dois)
          socket.end(`${cabeca('text/json')}{"songtitle":"Do dois"}`);
        else if (caminho === '/7.html' && pedido.includes('Mozilla'))
          socket.end(
            `${cabeca('text/html')}<html><body>1,1,2,100,1,96,Fé, &amp; um</body></html>`,
            'latin1',
          );
        else if (caminho === '/;') tocar(socket);
        else socket.end('HTTP/1.0 404 x\r\n\r\n');
      });
    for (const [dois, esperado] of [
      [true, 'Do dois'],
      [false, 'Fé, & um'],
    ] as const) {
      const { titulo: achado } = await perguntarTitulo(alvo(`${await url(dois)}/;`), parar, true);
      expect(achado).toBe(esperado);
    }
  });
});
