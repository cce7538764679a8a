import { describe, expect, it } from 'vitest';
import { arquivosDe } from './arquivos';
import { CAMPOS, secoesDe } from './campos';
import { chaves, colunasDe, deTodos } from './tabela';

const SECOES = ['banner', 'radio', 'musica', 'cantor'] as const;

describe('a tabela de campos', () => {
  it('não dá o mesmo nome a dois campos do formulário', () => {
    const todos = [
      ...chaves(CAMPOS.anuncio),
      ...SECOES.flatMap((secao) => [...chaves(CAMPOS[secao]), ...arquivosDe(secao)]),
      ...arquivosDe('anuncio'),
    ];
    expect(new Set(todos).size).toBe(todos.length);
  });

  it.each(SECOES)('guarda cada campo de %s numa coluna sua', (secao) => {
    const colunas = colunasDe(CAMPOS[secao]);
    expect(new Set(colunas).size).toBe(colunas.length);
  });

  it('o e-mail e o telefone da rádio não são de todos', () => {
    const publicas = colunasDe(deTodos(CAMPOS.radio));
    expect(publicas).not.toContain('email');
    expect(publicas).not.toContain('telefone');
    expect(publicas).toHaveLength(colunasDe(CAMPOS.radio).length - 2);
  });

  it('só uma música traz cantor novo', () => {
    expect(secoesDe('musica', true)).toEqual(['musica', 'cantor']);
    expect(secoesDe('musica', false)).toEqual(['musica']);
    expect(secoesDe('banner', true)).toEqual(['banner']);
  });
});
