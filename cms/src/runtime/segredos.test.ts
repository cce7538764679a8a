import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { segredoDe, segredosDe } from './segredos';

const pasta = (): string => {
  const criada = mkdtempSync(path.join(tmpdir(), 'segredos-'));
  onTestFinished(() => rmSync(criada, { recursive: true }));
  return criada;
};

describe('os segredos do portal', () => {
  it('nascem uma vez, só o dono os lê e cada uso tem o seu', () => {
    const dados = path.join(pasta(), 'nova');
    const primeiro = segredosDe({ segredo: null, dados });
    const depois = segredosDe({ segredo: null, dados });
    expect(primeiro('sessao')).toBe(depois('sessao'));
    expect(primeiro('sessao')).not.toBe(primeiro('csrf'));
    expect(statSync(path.join(dados, 'segredos.json')).mode & 0o777).toBe(0o600);
  });

  it('vêm de PORTAL_SEGREDO quando ele existe, sem gravar nada', () => {
    const segredo = 'x'.repeat(32);
    const um = segredosDe({ segredo, dados: pasta() });
    const outro = segredosDe({ segredo, dados: pasta() });
    expect(um('a')).toBe(outro('a'));
  });

  it('recusa um segredo curto', () => {
    expect(() => segredoDe('curto')).toThrow('PORTAL_SEGREDO');
  });

  it.each(['{', `{ "mestre": "${'x'.repeat(31)}" }`])(
    'recusa um arquivo danificado, sem trocá-lo: %s',
    (conteudo) => {
      const dados = pasta();
      const arquivo = path.join(dados, 'segredos.json');
      writeFileSync(arquivo, conteudo);
      expect(() => segredosDe({ segredo: null, dados })).toThrow('danificado');
      expect(readFileSync(arquivo, 'utf8')).toBe(conteudo);
    },
  );

  it('recusa um atalho para um arquivo que não há, e não o desfaz', () => {
    const dados = pasta();
    symlinkSync(path.join(dados, 'perdido'), path.join(dados, 'segredos.json'));
    expect(() => segredosDe({ segredo: null, dados })).toThrow(/^Não foi possível gravar/);
    expect(readdirSync(dados)).toEqual(['segredos.json']);
  });
});
