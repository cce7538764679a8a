import { describe, expect, it } from 'vitest';
import { CAMPOS } from '../anuncio/campos';
import { colunasDe } from '../anuncio/tabela';
import { PASTAS } from '../arquivo/pastas';
import { MODELOS, TIPOS, type Tipo } from './modelos';

const colunaDe = (tipo: Tipo, campo: string) => {
  const coluna = MODELOS[tipo].colunas.find((uma) => uma.campo === campo);
  if (!coluna) throw new Error(campo);
  return coluna.schema;
};

it.each(TIPOS)('a planilha de %s tem o nome primeiro, e cada coluna uma vez', (tipo) => {
  const { colunas, nome, imagem } = MODELOS[tipo];
  expect(MODELOS[tipo].tipo).toBe(tipo);
  expect(colunas[0]?.campo).toBe(nome);
  expect(colunas.slice(-2).map(({ campo }) => campo)).toEqual([imagem, 'descricao']);
  for (const de of [({ titulo = '' }) => titulo, ({ campo = '' }) => campo]) {
    const todos = colunas.map(de);
    expect(todos).not.toContain('');
    expect(new Set(todos).size).toBe(todos.length);
  }
});

it.each(['radio', 'cantor'] as const)(
  'o que o formulário do anúncio pede de %s tem a sua coluna na planilha',
  (secao) => {
    const campos = MODELOS[secao].colunas.map(({ campo }) => campo);
    expect(campos).toEqual(expect.arrayContaining(colunasDe(CAMPOS[secao])));
  },
);

it.each(TIPOS.flatMap((tipo) => MODELOS[tipo].colunas.map((coluna) => [tipo, coluna] as const)))(
  'em %s, o exemplo de $titulo é tomado',
  (_, { schema, exemplo }) => {
    expect(schema.safeParse(exemplo).success).toBe(true);
  },
);

it('a descrição de uma imagem diz de qual', () => {
  expect(TIPOS.map((tipo) => MODELOS[tipo].colunas.at(-1)?.titulo)).toEqual([
    ...['Descrição da imagem', 'Descrição da foto', 'Descrição da capa'],
  ]);
});

it('cada tipo guarda as suas imagens no seu lugar, e o de cada um é outro', () => {
  expect(TIPOS.map((tipo) => MODELOS[tipo].pasta)).toEqual([
    ...[PASTAS.radios, PASTAS.cantores, PASTAS.musicasImagens],
  ]);
  expect(TIPOS.map((tipo) => MODELOS[tipo].uid)).toEqual([
    ...['api::radio.radio', 'api::cantor.cantor', 'api::musica.musica'],
  ]);
});

describe('o que uma célula guarda', () => {
  it.each<[Tipo, string, string, unknown]>([
    ['radio', 'rede_social_1', ' instagram.com/x ', 'https://instagram.com/x'],
    ['radio', 'rede_social_1', '', ''],
    ['radio', 'url', ' https://r.test/x ', 'https://r.test/x'],
    ['radio', 'url', '/demonstracao/x', '/demonstracao/x'],
    ['radio', 'url', '', ''],
    ['radio', 'estado', 'sp', 'SP'],
    ['cantor', 'sobre', ' Um\r\n\r\nDois\rTre\u0302s\t ', 'Um\n\nDois\nTrês'],
    ['cantor', 'sobre', 'x'.repeat(10_000), 'x'.repeat(10_000)],
    ['musica', 'cantor', '', ''],
    ['musica', 'descricao', 'x'.repeat(250), 'x'.repeat(250)],
  ])('%s, %s: %#', (tipo, campo, celula, guardado) => {
    expect(colunaDe(tipo, campo).parse(celula)).toBe(guardado);
  });

  it.each<[Tipo, string, string]>([
    ['radio', 'nome_radio', ''],
    ['radio', 'rede_social_1', 'não há'],
    ['radio', 'url', 'rádio'],
    ['radio', 'url', `https://r.test/${'x'.repeat(2048)}`],
    ['radio', 'url', 'https://r.test/\u202e'],
    ['cantor', 'nome', '❤'.repeat(61) + 'x'.repeat(60)],
    ['cantor', 'sobre', 'x'.repeat(10_001)],
    ['cantor', 'sobre', 'x\u202e'],
    ['cantor', 'descricao', 'x'.repeat(251)],
    ['musica', 'nome', ' '],
  ])('%s, %s recusa %#', (tipo, campo, celula) => {
    expect(colunaDe(tipo, campo).safeParse(celula).success).toBe(false);
  });
});
