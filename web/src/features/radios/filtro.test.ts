import { expect, it } from 'vitest';
import { comTag, contagem } from './filtro';

const radio = (id: string, tags: string[]) => ({ id, tags });

it('acha a etiqueta inteira, sem acento nem caixa', () => {
  const radios = [radio('a', ['Adoração', 'Gospel']), radio('b', ['gospel']), radio('c', [])];
  expect(comTag(radios, 'adoracao').map(({ id }) => id)).toEqual(['a']);
  expect(comTag(radios, 'GOSPEL').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(comTag(radios, 'gos')).toEqual([]);
});

it.each([
  [0, '0 web rádios encontradas'],
  [1, '1 web rádio encontrada'],
  [12, '12 web rádios encontradas'],
])('conta %i', (total, esperado) => {
  expect(contagem(total)).toBe(esperado);
});
