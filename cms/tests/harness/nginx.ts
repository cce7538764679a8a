import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { debianProgram } from './debian.mjs';
import { eventually } from './http';
import { freePort } from './ports';

const CONF = path.resolve(import.meta.dirname, '../../../config/nginx/portal.conf');

export interface Nginx {
  url: string;
  /** What its two logs say. */
  acessos: () => string;
  erros: () => string;
  stop: () => Promise<void>;
}

/** The shipped file, with what only this machine decides put in its place. */
const conf = (pasta: string, porta: number, portais: readonly string[]): string =>
  readFileSync(CONF, 'utf8')
    .replace(
      /server portal:1337 (.*);/,
      portais.map((url) => `server ${new URL(url).host} $1;`).join('\n    '),
    )
    .replace('listen 80;', `listen 127.0.0.1:${porta};`)
    .replaceAll('/var/cache/nginx', pasta)
    .replaceAll('/var/log/nginx', pasta);

/** Root would lend its rights to a user who may not enter the folder. */
const USUARIO = process.getuid?.() === 0 ? 'user root;' : '';

const principal = (pasta: string): string => `
${USUARIO}
daemon off;
worker_processes 1;
pid ${pasta}/nginx.pid;
error_log ${pasta}/error.log;
events { worker_connections 512; }
http {
  client_body_temp_path ${pasta}/corpos;
  proxy_temp_path ${pasta}/proxy;
  fastcgi_temp_path ${pasta}/fastcgi;
  uwsgi_temp_path ${pasta}/uwsgi;
  scgi_temp_path ${pasta}/scgi;
  include ${pasta}/portal.conf;
}
`;

const encerrar = async (processo: ChildProcess): Promise<void> => {
  const fim = once(processo, 'exit');
  processo.kill('SIGQUIT');
  await fim;
};

/** nginx with config/nginx/portal.conf in front of these portals; null where nginx is not to be had. */
export const startNginx = async (portais: readonly string[]): Promise<Nginx | null> => {
  const nginx = await debianProgram('nginx');
  if (nginx === null) return null;
  const pasta = mkdtempSync(path.join(os.tmpdir(), 'portal-nginx-'));
  const porta = await freePort();
  mkdirSync(path.join(pasta, 'portal'));
  writeFileSync(path.join(pasta, 'portal.conf'), conf(pasta, porta, portais));
  writeFileSync(path.join(pasta, 'nginx.conf'), principal(pasta));
  const processo = spawn(nginx, ['-p', pasta, '-c', path.join(pasta, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${porta}`;
  const ler = (nome: string): string => readFileSync(path.join(pasta, nome), 'utf8');
  await eventually(async () => {
    if (processo.exitCode !== null) throw new Error(ler('error.log'));
    await fetch(`${url}/api/vivo`);
  });
  return {
    url,
    acessos: () => ler('access.log'),
    erros: () => ler('error.log'),
    stop: async () => {
      await encerrar(processo);
      rmSync(pasta, { recursive: true, force: true });
    },
  };
};
