import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortal } from './harness/um-portal';

const aqui = umPortal({ PORTAL_LOG: 'debug' });

interface Conversa {
  /** Everything that came back. */
  texto: string;
  /** Until the portal closed the connection, in ms. */
  durou: number;
}

/** Says a first part and then, one every `cadaMs`, the others; listens until the portal closes. */
const conversar = (
  inicio: string,
  resto: readonly string[] = [],
  cadaMs = 1000,
): Promise<Conversa> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(aqui.portal.url);
    const comeco = performance.now();
    const faltam = [...resto];
    let texto = '';
    const socket = connect(Number(port), hostname, () => socket.write(inicio));
    const falar = setInterval(() => {
      const parte = faltam.shift();
      if (parte !== undefined && socket.writable) socket.write(parte);
    }, cadaMs);
    socket.on('data', (bytes: Buffer) => (texto += bytes.toString()));
    // Closed hard in the middle of what is being said: the same end.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(falar);
      resolve({ texto, durou: performance.now() - comeco });
    });
  });

const pedido = (alvo: string, cabecalhos: readonly string[], corpo = ''): string =>
  [`POST ${alvo} HTTP/1.1`, 'Host: portal.test', ...cabecalhos, '', corpo].join('\r\n');

const JSON_DE_100 = ['Content-Type: application/json', 'Content-Length: 100'];

/** Slower than promised by no more than a loaded machine's delay. */
const FOLGA_MS = 15_000;

describe.concurrent('uma conexão que não manda nada', { timeout: 120_000 }, () => {
  it.each([
    ['que nem começa', '', []],
    ['que não acaba o cabeçalho', 'GET / HTTP/1.1\r\nHost: x\r\n', []],
    ['que pinga o cabeçalho', 'GET / HTTP/1.1\r\nHost: x\r\n', Array<string>(60).fill('X: y\r\n')],
  ])('%s fecha em 15 s', async (_titulo, inicio, resto) => {
    const { durou } = await conversar(inicio, resto);
    expect(durou).toBeGreaterThan(14_000);
    expect(durou).toBeLessThan(15_000 + FOLGA_MS);
  });

  it('que já foi respondida espera mais que o proxy, e fecha antes de 30 s', async () => {
    const { texto, durou } = await conversar('GET /api/precos HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(texto).toMatch(/^HTTP\/1\.1 200/);
    expect(durou).toBeGreaterThan(24_000);
    expect(durou).toBeLessThan(30_000 + FOLGA_MS);
  });
});

describe.concurrent('um corpo que para', { timeout: 120_000 }, () => {
  let pessoa: Pessoa;
  beforeAll(async () => {
    pessoa = await novaPessoa(aqui.portal);
  });

  const deQuemEntrou = (): string[] => [
    `Cookie: ${[...pessoa.visitante.cookies].map((par) => par.join('=')).join('; ')}`,
    `X-XSRF-TOKEN: ${pessoa.visitante.cookies.get('XSRF-TOKEN') ?? ''}`,
  ];
  const MULTIPART = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 9000'];
  const PARTE =
    '--b\r\nContent-Disposition: form-data; name="arquivo_banner"; filename="a"\r\n\r\nabc';

  it.each([
    ['lido pelo Strapi', () => pedido('/usuario/login', JSON_DE_100, '{"email":')],
    ['lido antes do Koa', () => pedido('/api/monitoramentoMusica', JSON_DE_100, '{"mus')],
    [
      'com arquivos',
      () => pedido('/usuario/anuncio/salvar', [...deQuemEntrou(), ...MULTIPART], PARTE),
    ],
    [
      'comprimido',
      () => pedido('/usuario/login', [...JSON_DE_100, 'Content-Encoding: gzip'], '\x1f'),
    ],
  ])('%s: 408 no formato do contrato, e a conexão fecha', async (_titulo, inicio) => {
    const { texto, durou } = await conversar(inicio());
    expect(texto).toMatch(/^HTTP\/1\.1 408/);
    expect(texto).toMatch(/connection: close/i);
    expect(texto).toContain('{"status":"0","msg":"O envio parou no meio.');
    expect(durou).toBeGreaterThan(29_000);
    expect(durou).toBeLessThan(31_000 + FOLGA_MS);
  });

  it('o que é recusado sem ser lido também fecha', async () => {
    const { texto, durou } = await conversar(pedido('/nao/existe', JSON_DE_100, '{"'));
    expect(texto).toMatch(/^HTTP\/1\.1 404/);
    expect(durou).toBeLessThan(45_000 + FOLGA_MS);
  });

  it('o que continua a chegar, devagar, é lido até o fim', async () => {
    const corpo = JSON.stringify({ email: 'ninguem@exemplo.test', senha: 'Senha-Errada-1' });
    const inicio = [
      ...['Content-Type: application/json', `Content-Length: ${corpo.length}`],
      ...[...deQuemEntrou(), 'Connection: close'],
    ];
    const partes = [corpo.slice(0, 20), corpo.slice(20, 40), corpo.slice(40)];
    const { texto, durou } = await conversar(pedido('/usuario/login', inicio), partes, 14_000);
    expect(texto).toMatch(/^HTTP\/1\.1 401/);
    expect(durou).toBeGreaterThan(41_000);
  });
});

describe.concurrent('quem lê devagar', { timeout: 120_000 }, () => {
  const BYTES = 20_000_000;

  it('recebe tudo, também depois de parar por mais de 30 s', async () => {
    const pasta = path.join(aqui.portal.dataDir, 'uploads', 'musicas');
    mkdirSync(pasta, { recursive: true });
    writeFileSync(path.join(pasta, 'longa-musica.mp3'), Buffer.alloc(BYTES, 1));
    const recebidos = await new Promise<number>((resolve, reject) => {
      get(`${aqui.portal.url}/storage/musicas/longa-musica.mp3`, (res) => {
        let bytes = 0;
        res.on('data', (parte: Buffer) => (bytes += parte.length));
        res.on('end', () => resolve(bytes));
        res.on('error', reject);
        res.once('data', () => {
          res.pause();
          setTimeout(() => res.resume(), 35_000);
        });
      }).on('error', reject);
    });
    expect(recebidos).toBe(BYTES);
  });
});

/** Says so much of a request and goes away. */
const sumir = (inicio: string): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(aqui.portal.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(inicio);
      // Long enough for the portal to begin to read.
      setTimeout(() => socket.destroy(), 500);
    });
    socket.on('close', () => resolve());
  });

it('quem some no meio do corpo deixa uma linha de depuração, e nada disto é um erro no registro', async () => {
  const abandonados = (): number => aqui.portal.output().split('corpo abandonado').length - 1;
  const antes = abandonados();
  const alvos = ['/usuario/login', '/api/monitoramentoMusica', '/admin/login', '/nao/existe'];
  await Promise.all(alvos.map((alvo) => sumir(pedido(alvo, JSON_DE_100, '{"'))));
  await eventually(() => expect(abandonados()).toBe(antes + alvos.length), 20_000);
  expect(aqui.portal.output()).not.toMatch(/"nivel":"(error|warn)"/);
}, 60_000);
