import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testarTransmissao } from './service';

const abertos: Server[] = [];
afterEach(() => {
  for (const servidor of abertos.splice(0)) servidor.close();
});

/** A server on this machine that says the same to whoever asks. */
const servidor = async (resposta: string): Promise<string> => {
  const novo = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(resposta));
  });
  abertos.push(novo.listen(0, '127.0.0.1'));
  await once(novo, 'listening');
  return `http://127.0.0.1:${(novo.address() as AddressInfo).port}/`;
};

const aqui = (endereco: string): boolean => endereco === '127.0.0.1';
const AUDIO = 'x'.repeat(5000);

describe('testar a transmissão', () => {
  it('ouve o Shoutcast antigo, que não fala HTTP', async () => {
    const url = await servidor(
      `ICY 200 OK\r\nicy-br:96\r\ncontent-type:audio/mpeg\r\n\r\n${AUDIO}`,
    );
    const laudo = await testarTransmissao(url, aqui);
    expect(laudo.situacao).toBe('atencao');
    expect(laudo.detalhes).toContain('Formato: MP3, 96 kbps');
    expect(laudo.detalhes).toContain('Servidor: Shoutcast');
  });

  it('segue um desvio e confere para onde ele leva', async () => {
    const fim = await servidor(`HTTP/1.0 200 OK\r\nContent-Type: audio/aacp\r\n\r\n${AUDIO}`);
    const bom = await servidor(`HTTP/1.1 302 Found\r\nLocation: ${fim}\r\n\r\n`);
    expect((await testarTransmissao(bom, aqui)).detalhes).toContain('Formato: AAC');
    const mau = await servidor('HTTP/1.1 302 Found\r\nLocation: http://10.0.0.1/\r\n\r\n');
    expect((await testarTransmissao(mau, aqui)).detalhes[0]).toContain('rede particular');
  });

  it('reconhece o que vem em pedaços, cada um com o seu tamanho na frente', async () => {
    const lista = '#EXTM3U\n#EXT-X-VERSION:3\n';
    const url = await servidor(
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Type: application/x-mpegURL\r\n\r\n' +
        `${lista.length.toString(16)}\r\n${lista}\r\n0\r\n\r\n`,
    );
    expect((await testarTransmissao(url, aqui)).detalhes).toContain('Formato: HLS');
  });

  it('não fica dando voltas', async () => {
    const volta = await servidor('HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n');
    expect((await testarTransmissao(volta, aqui)).detalhes[0]).toContain('desvia vezes demais');
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data',
  ])('não toca em %s', async (url) => {
    const laudo = await testarTransmissao(url);
    expect(laudo).toMatchObject({ situacao: 'fora' });
    expect(laudo.detalhes[0]).toContain('rede particular');
  });

  it.each(['ftp://x/', 'javascript:alert(1)', 'nada', 'http://a:b@127.0.0.1/'])(
    'recusa %s em palavras',
    async (url) => {
      expect((await testarTransmissao(url, aqui)).situacao).toBe('fora');
    },
  );

  it('porta fechada e resposta estranha são fora do ar', async () => {
    expect((await testarTransmissao('http://127.0.0.1:1/', aqui)).detalhes[0]).toContain('recusou');
    const ssh = await servidor('SSH-2.0-OpenSSH_9.2\r\n\r\n');
    expect((await testarTransmissao(ssh, aqui)).detalhes[0]).toContain('não é uma transmissão');
  });
});
