import { expect, it } from 'vitest';
import { ALTURA_DO_PLAYER, codigoDoPlayer, EMBUTIVEIS, enderecoDoPlayer } from './embutir';
import { enderecoDe, imagemDoEndereco } from './enderecos';
import { COMPARTILHAVEIS, isSlug } from './slug';

it.each([
  [enderecoDe('radio', 'a-b'), '/radio/a-b'],
  [imagemDoEndereco('cantor', 'a-b'), '/compartilhar/cantor/a-b.jpg'],
  [enderecoDoPlayer('radio', 'a-b'), '/embed/radio/a-b'],
  [enderecoDoPlayer('cantor', 'a-b', 'm1'), '/embed/cantor/a-b#m1'],
])('%s', (feito, esperado) => {
  expect(feito).toBe(esperado);
});

it('compartilham-se rádios, cantores e músicas; embutem-se os dois primeiros', () => {
  expect(COMPARTILHAVEIS).toEqual(['radio', 'cantor', 'musica']);
  expect(EMBUTIVEIS).toEqual(['radio', 'cantor']);
  expect(Object.keys(ALTURA_DO_PLAYER)).toEqual(COMPARTILHAVEIS);
});

it('o código do player leva o nome sem que ele saia do seu lugar', () => {
  const codigo = codigoDoPlayer({
    src: 'https://p.test/embed/radio/a?x=1&y',
    nome: 'A "B"\n<i>',
    altura: 152,
  });
  expect(codigo).toMatch(/^<iframe [^<>]+><\/iframe>$/);
  expect(codigo).toContain('src="https://p.test/embed/radio/a?x=1&amp;y"');
  expect(codigo).toContain('title="Ouvir A &quot;B&quot; &lt;i&gt;"');
  expect(codigo).toContain('width="480" height="152"');
  expect(codigoDoPlayer({ src: '/x', nome: 'A', largura: 300, altura: 1 })).toContain(
    'width="300"',
  );
});

it.each([
  ['radio-exemplo', true],
  ['r2', true],
  ['a'.repeat(80), true],
  ['a'.repeat(81), false],
  ['Radio', false],
  ['rádio', false],
  ['-a', false],
  ['a-', false],
  ['a--b', false],
  ['a_b', false],
  ['', false],
])('%j pode estar num endereço: %s', (texto, pode) => {
  expect(isSlug(texto)).toBe(pode);
});
