import { describe, expect, it } from 'vitest';
import { PASTAS } from '../arquivo/pastas';
import { arquivosDe, linhaDoArquivo } from './arquivos';
import { CAMPOS, isDoConteudo, linhaDe, secoesDe } from './campos';
import { aoLer, chaves, colunasDe, deTodos, nomeLido } from './tabela';

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

  it('acha a linha de um campo e a de um arquivo, de qualquer parte', () => {
    expect(linhaDe('url_webradio')).toMatchObject({ coluna: 'url', forma: 'transmissao' });
    expect(linhaDe('titulo_banner').coluna).toBe('titulo');
    expect(linhaDe('id_cantor_musica').coluna).toBe('cantor');
    expect(linhaDe('segmento_cantor').coluna).toBe('segmento');
    expect(linhaDoArquivo('arquivo_comprovante')).toEqual({ pasta: PASTAS.comprovantes });
    expect(linhaDoArquivo('foto_cantor')).toMatchObject({ pasta: PASTAS.cantores, coluna: 'foto' });
  });

  it('o que é do anúncio, ou um arquivo, não é do conteúdo', () => {
    expect(['url', 'nome_cantor', 'tags_webradio'].every(isDoConteudo)).toBe(true);
    expect(['titulo', 'periodo', 'arquivo_banner', 'valor'].some(isDoConteudo)).toBe(false);
  });

  it('a leitura chama um campo como a sua coluna, ou como a linha diz', () => {
    expect(nomeLido(linhaDe('url_webradio'))).toBe('url');
    expect(nomeLido(linhaDe('id_cantor_musica'))).toBe('id_cantor');
    const { tags, slogan } = aoLer(CAMPOS.radio);
    expect([tags.safeParse(['a']).success, tags.safeParse('a').success]).toEqual([true, false]);
    expect([slogan.safeParse('a').success, slogan.safeParse(['a']).success]).toEqual([true, false]);
  });

  it('só uma música traz cantor novo', () => {
    expect(secoesDe('musica', true)).toEqual(['musica', 'cantor']);
    expect(secoesDe('musica', false)).toEqual(['musica']);
    expect(secoesDe('banner', true)).toEqual(['banner']);
  });
});
