import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ambiente } from './ambiente';
import { codigoDo } from './codigo-do-erro';
import { ErroDeInicio } from './erro-de-inicio';

const ARQUIVO = 'segredos.json';
const MENOR_SEGREDO = 32;

const ler = (arquivo: string): string | null => {
  let conteudo: string;
  try {
    conteudo = readFileSync(arquivo, 'utf8');
  } catch (erro) {
    if (codigoDo(erro) === 'ENOENT') return null;
    throw new ErroDeInicio(`Não foi possível ler ${arquivo}. Confira as permissões da pasta.`);
  }
  const achado = /"mestre"\s*:\s*"([^"]+)"/.exec(conteudo)?.[1];
  if (!achado || achado.length < MENOR_SEGREDO)
    throw new ErroDeInicio(`O arquivo ${arquivo} está danificado. Recupere-o de uma cópia.`);
  return achado;
};

/** Race: two processes may start at once. The file appears whole, once, and both end up reading the same one. */
const criar = (arquivo: string): void => {
  mkdirSync(path.dirname(arquivo), { recursive: true });
  const provisorio = `${arquivo}.${randomBytes(6).toString('hex')}`;
  const mestre = randomBytes(48).toString('base64url');
  writeFileSync(provisorio, `${JSON.stringify({ mestre }, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(provisorio, arquivo);
  } catch (erro) {
    if (codigoDo(erro) !== 'EEXIST') throw erro;
  } finally {
    rmSync(provisorio, { force: true });
  }
};

/** PORTAL_SEGREDO, when it is set. Throws ErroDeInicio on one that is too short. */
export const segredoDe = (valor: string | null): string | null => {
  if (valor === null || valor.length >= MENOR_SEGREDO) return valor;
  throw new ErroDeInicio(`PORTAL_SEGREDO deve ter pelo menos ${MENOR_SEGREDO} caracteres.`);
};

const mestreDe = ({ segredo, dados }: Pick<Ambiente, 'segredo' | 'dados'>): string => {
  if (segredo !== null) return segredo;
  const arquivo = path.join(dados, ARQUIVO);
  if (ler(arquivo) === null) criar(arquivo);
  const lido = ler(arquivo);
  if (lido === null) throw new ErroDeInicio(`Não foi possível gravar ${arquivo}.`);
  return lido;
};

/**
 * Gives each use its own secret, derived from one master: PORTAL_SEGREDO, or the one kept in PORTAL_DATA/segredos.json
 * (made at the first start, readable by its owner only). Instances that share the master share every secret.
 */
export const segredosDe = (ambiente: Pick<Ambiente, 'segredo' | 'dados'>) => {
  const mestre = mestreDe(ambiente);
  return (uso: string): string => createHmac('sha256', mestre).update(uso).digest('base64url');
};
