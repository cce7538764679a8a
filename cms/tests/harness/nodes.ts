import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Kept between runs: each is some 40 MB to bring. */
const PASTA = path.resolve(import.meta.dirname, '../../../.portal/nodes');

/** The last of each line the portal promises to run on. */
export const NODES = ['20.20.2', '22.23.3', '24.21.0'] as const;

/** Path of Node's own binary of a version, brought by npm (packages of the project `node`, one a platform). */
export const nodeDe = async (versao: string): Promise<string> => {
  const pacote = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const pasta = path.join(PASTA, versao);
  const binario = path.join(pasta, 'node_modules', pacote, 'bin', 'node');
  if (existsSync(binario)) return binario;
  mkdirSync(pasta, { recursive: true });
  const opcoes = ['--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', pasta];
  await promisify(execFile)('npm', ['install', ...opcoes, `${pacote}@${versao}`]);
  return binario;
};
