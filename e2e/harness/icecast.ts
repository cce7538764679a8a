import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SENHA = 'so-do-teste';

/** Both programs are Debian packages: `apt-get install icecast2 ffmpeg`. */
export const temIcecast = (): boolean =>
  ['icecast2', 'ffmpeg'].every((programa) => !spawnSync(programa, ['-version']).error);

const portaLivre = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const endereco = server.address();
      server.close(() => resolve(typeof endereco === 'object' && endereco ? endereco.port : 0));
    });
  });

/** Icecast refuses to run as root: it changes to this user of Debian's by itself. */
const NINGUEM = { nome: 'nobody', grupo: 'nogroup', id: 65534 };

const configuracao = (porta: number, pasta: string): string => `<icecast>
  <limits><clients>20</clients><sources>2</sources></limits>
  <authentication>
    <source-password>${SENHA}</source-password><relay-password>${SENHA}</relay-password>
    <admin-user>admin</admin-user><admin-password>${SENHA}</admin-password>
  </authentication>
  <hostname>127.0.0.1</hostname>
  <listen-socket><port>${porta}</port><bind-address>127.0.0.1</bind-address></listen-socket>
  <fileserve>0</fileserve>
  <paths><basedir>${pasta}</basedir><logdir>${pasta}</logdir><webroot>${pasta}</webroot><adminroot>${pasta}</adminroot></paths>
  <logging><accesslog>access.log</accesslog><errorlog>error.log</errorlog><loglevel>3</loglevel></logging>
  <security><chroot>0</chroot>${
    process.getuid?.() === 0
      ? `<changeowner><user>${NINGUEM.nome}</user><group>${NINGUEM.grupo}</group></changeowner>`
      : ''
  }</security>
</icecast>`;

const esperarResposta = async (url: string, pronto: (res: Response) => boolean): Promise<void> => {
  for (let i = 0; i < 100; i += 1) {
    const corte = new AbortController();
    const res = await fetch(url, { signal: corte.signal }).catch(() => null);
    corte.abort();
    if (res && pronto(res)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer from ${url}`);
};

export interface Icecast {
  url: string;
  /** The studio goes off the air: the server closes its listeners' connections. */
  pararDeTransmitir(): void;
  transmitir(): Promise<void>;
  fechar(): void;
}

/** A real Icecast on this machine with ffmpeg as its studio. */
export const abrirIcecast = async (): Promise<Icecast> => {
  const porta = await portaLivre();
  const pasta = mkdtempSync(join(tmpdir(), 'icecast-'));
  mkdirSync(pasta, { recursive: true });
  if (process.getuid?.() === 0) chownSync(pasta, NINGUEM.id, NINGUEM.id);
  writeFileSync(join(pasta, 'icecast.xml'), configuracao(porta, pasta), { mode: 0o644 });
  const server = spawn('icecast2', ['-c', join(pasta, 'icecast.xml')], { stdio: 'ignore' });
  await esperarResposta(`http://127.0.0.1:${porta}/status-json.xsl`, () => true);
  const url = `http://127.0.0.1:${porta}/ao-vivo`;
  let estudio: ChildProcess | undefined;
  const transmitir = async (): Promise<void> => {
    const som = ['-re', '-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=44100'];
    const destino = `icecast://source:${SENHA}@127.0.0.1:${porta}/ao-vivo`;
    const mp3 = ['-c:a', 'libmp3lame', '-b:a', '128k', '-content_type', 'audio/mpeg', '-f', 'mp3'];
    estudio = spawn('ffmpeg', ['-loglevel', 'error', ...som, ...mp3, destino], { stdio: 'ignore' });
    await esperarResposta(url, (res) => res.ok);
  };
  await transmitir();
  return {
    url,
    transmitir,
    pararDeTransmitir: () => estudio?.kill('SIGKILL'),
    fechar: () => {
      estudio?.kill('SIGKILL');
      server.kill('SIGTERM');
      rmSync(pasta, { recursive: true, force: true });
    },
  };
};
