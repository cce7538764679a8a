import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianLibraries, debianProgram } from '@portal/testing/debian';
import { freePort } from '@portal/testing/ports';
import { BYTES_POR_SEGUNDO, criarMelodia } from './melodia';

const SENHA = 'so-do-teste';

const PROGRAMA = await debianProgram('icecast2');

/** A Debian package, which CI brings by itself; elsewhere `apt-get install icecast2`. */
export const temIcecast = (): boolean => PROGRAMA !== null;

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
  /** Tells what is on now, as a studio's program does. */
  intitular(titulo: string): Promise<void>;
  fechar(): void;
}

const FATIA_MS = 100;

const autorizado = (usuario: string): string =>
  `Basic ${Buffer.from(`${usuario}:${SENHA}`).toString('base64')}`;

/** A studio: sound at the pace it is heard, sent to the server until it is destroyed. */
const abrirEstudio = (url: string, melodia: Buffer): ClientRequest => {
  const estudio = request(url, {
    method: 'PUT',
    headers: { Authorization: autorizado('source'), 'Content-Type': 'audio/mpeg' },
  });
  // This Icecast takes the body as it comes, sizes of chunks included.
  estudio.useChunkedEncodingByDefault = false;
  estudio.on('error', () => undefined);
  const inicio = performance.now();
  let enviados = 0;
  const relogio = setInterval(() => {
    const ate = Math.floor(((performance.now() - inicio) / 1000) * BYTES_POR_SEGUNDO);
    while (enviados < ate) {
      const lugar = enviados % melodia.length;
      const parte = melodia.subarray(lugar, lugar + ate - enviados);
      estudio.write(parte);
      enviados += parte.length;
    }
  }, FATIA_MS);
  estudio.once('close', () => clearInterval(relogio));
  return estudio;
};

interface Servidor {
  origem: string;
  fechar(): void;
}

const ligarServidor = async (): Promise<Servidor> => {
  const porta = await freePort();
  const pasta = mkdtempSync(join(tmpdir(), 'icecast-'));
  if (process.getuid?.() === 0) chownSync(pasta, NINGUEM.id, NINGUEM.id);
  writeFileSync(join(pasta, 'icecast.xml'), configuracao(porta, pasta), { mode: 0o644 });
  const programa = PROGRAMA ?? 'icecast2';
  const server = spawn(programa, ['-c', join(pasta, 'icecast.xml')], {
    env: { ...process.env, LD_LIBRARY_PATH: debianLibraries(programa) },
    stdio: 'ignore',
  });
  const origem = `http://127.0.0.1:${porta}`;
  const fechar = (): void => {
    server.kill('SIGTERM');
    rmSync(pasta, { recursive: true, force: true });
  };
  try {
    await esperarResposta(`${origem}/status-json.xsl`, () => true);
    return { origem, fechar };
  } catch (erro) {
    fechar();
    throw erro;
  }
};

/** A real Icecast on this machine, with a studio. */
export const abrirIcecast = async (): Promise<Icecast> => {
  const servidor = await ligarServidor();
  const url = `${servidor.origem}/ao-vivo`;
  const melodia = await criarMelodia(6);
  let estudio: ClientRequest | undefined;
  const transmitir = async (): Promise<void> => {
    estudio = abrirEstudio(url, melodia);
    await esperarResposta(url, (res) => res.ok);
  };
  await transmitir();
  return {
    url,
    transmitir,
    intitular: async (titulo) => {
      const onde = new URL('/admin/metadata', url);
      const pedido = { mount: '/ao-vivo', mode: 'updinfo', charset: 'UTF-8', song: titulo };
      onde.search = new URLSearchParams(pedido).toString();
      const res = await fetch(onde, { headers: { Authorization: autorizado('admin') } });
      if (!res.ok) throw new Error(`metadata: ${res.status} ${await res.text()}`);
    },
    pararDeTransmitir: () => estudio?.destroy(),
    fechar: () => {
      estudio?.destroy();
      servidor.fechar();
    },
  };
};
