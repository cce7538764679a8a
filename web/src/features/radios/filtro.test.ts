import type { Radio } from '@portal/contracts/radio/radio';
import { expect, it } from 'vitest';
import { comTag, contagem } from './filtro';

const radio = (id: string, tags: string[]): Radio => ({
  id,
  nome_radio: id,
  slogan: '',
  tags,
  endereco: '',
  url: '',
  path_imagem: null,
  rede_social_1: '',
  rede_social_2: '',
  rede_social_3: '',
  rede_social_4: '',
});

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
