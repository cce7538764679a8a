import { expect, it } from 'vitest';
import { lerEndereco, lerImagem, lerPlayer } from './endereco-rules';

const longo = 'a'.repeat(5000);

it.each([
  ['/radio/siao', { tipo: 'radio', slug: 'siao', exato: true }],
  ['/cantor/ana-2', { tipo: 'cantor', slug: 'ana-2', exato: true }],
  ['/radio/siao//', { tipo: 'radio', slug: 'siao', exato: false }],
  ['/radio/si/ao', { tipo: 'radio', slug: '', exato: false }],
  ['/radio/siao/', { tipo: 'radio', slug: 'siao', exato: false }],
  ['/Musica/Luz', { tipo: 'musica', slug: 'luz', exato: false }],
  ['/radio/si%61o', { tipo: 'radio', slug: 'siao', exato: false }],
  ['/radio/s%C3%A3o', { tipo: 'radio', slug: '', exato: false }],
  ['/radio/%', { tipo: 'radio', slug: '', exato: false }],
  ['/radio/..%2f..%2fetc', { tipo: 'radio', slug: '', exato: false }],
  ['/radio/../x', { tipo: 'radio', slug: '', exato: false }],
  ['/radio/a%00', { tipo: 'radio', slug: '', exato: false }],
  ['/radio/a%0d%0aSet-Cookie:x', { tipo: 'radio', slug: '', exato: false }],
  [`/radio/${longo}`, { tipo: 'radio', slug: '', exato: false }],
])('%j é %j', (path, pedido) => {
  expect(lerEndereco(path)).toEqual(pedido);
});

it.each([
  ...['/radio', '/radio/', '/radios/siao', '/', '/compartilhar/radio/siao.jpg'],
  ...['/embed/radio/siao', '/x/radio/siao'],
])('%j é outra coisa', (path) => {
  expect(lerEndereco(path)).toBeNull();
});

it('uma imagem tem um endereço só', () => {
  expect(lerImagem('/compartilhar/radio/siao.jpg')).toEqual({ tipo: 'radio', slug: 'siao' });
  expect(lerImagem('/compartilhar/radio/..%2fx.jpg')).toEqual({ tipo: 'radio', slug: '' });
  for (const path of [
    ...['/compartilhar/radio/siao.png', '/compartilhar/radio/a/b.jpg', '/radio/siao'],
    ...['/compartilhar/radio/siao.jpg/x', '/x/compartilhar/radio/siao.jpg'],
  ])
    expect(lerImagem(path)).toBeNull();
});

it.each([
  ['/embed/radio/siao', { tipo: 'radio', slug: 'siao', exato: true }],
  ['/EMBED/radio/siao', { tipo: 'radio', slug: 'siao', exato: false }],
  ['/embed/cantor/Ana/', { tipo: 'cantor', slug: 'ana', exato: false }],
  ['/embed/radio/..%2fx', { tipo: 'radio', slug: '', exato: false }],
  ['/embed/musica/luz', null],
  ['/embed/radio', null],
  ['/x/embed/radio/siao', null],
  ['/radio/siao', null],
])('o player %j é %j', (path, pedido) => {
  expect(lerPlayer(path)).toEqual(pedido);
});
