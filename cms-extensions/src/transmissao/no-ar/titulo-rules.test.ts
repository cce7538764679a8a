import { describe, expect, it } from 'vitest';
import { ditoNoIcecast, ditoNoSete, isPropaganda, lerTexto, limparTitulo } from './titulo-rules';

it.each([
  [Buffer.from('Coração'), 'Coração'],
  [Buffer.from('Coração', 'latin1'), 'Coração'],
  [Buffer.from([0x93, 0x61, 0x94]), '“a”'],
])('%j se lê %j', (bytes, texto) => {
  expect(lerTexto(bytes)).toBe(texto);
});

describe('um título como se mostra', () => {
  it.each([
    ['  Ana   -\tManhã \r\n', 'Ana - Manhã'],
    ['a\u0000b\u001b[31mc', 'a b [31mc'],
    ['\u202eoirártnoc\u2066\u200f', 'oirártnoc'],
    ['Cora\u0063\u0327a\u0303o', 'Coração'],
    ['Tom &amp; Jo &#39;x&#39;', "Tom & Jo 'x'"],
    [' - Só o nome', 'Só o nome'],
    ['Só o artista - ', 'Só o artista'],
    ['x\ud800y', 'x\ufffdy'],
    ['<b>oi</b>', '<b>oi</b>'],
  ])('%j vira %j', (texto, limpo) => {
    expect(limparTitulo(texto)).toBe(limpo);
  });

  it.each(['', '   ', ' - ', '---', '\u202e\u0000', '…'])('%j é nenhum', (texto) => {
    expect(limparTitulo(texto)).toBeNull();
  });

  it('tem até 120 letras como se veem, sem partir nenhuma', () => {
    const familia = '👨‍👩‍👧';
    const limpo = limparTitulo(`a${familia.repeat(200)}`) ?? '';
    const letras = [...new Intl.Segmenter('pt', { granularity: 'grapheme' }).segment(limpo)];
    expect([letras.length, letras.at(-1)?.segment]).toEqual([120, familia]);
    expect(limparTitulo('é'.repeat(120))).toHaveLength(120);
  });
});

it.each([
  ['Propaganda', true],
  ['COMERCIAL 03', true],
  ['Intervalo comercial', true],
  ['Publicidade - Loja do Zé', true],
  ['adbreak_2', true],
  ['SPOT BLOCK END', true],
  ['Anúncio', true],
  ['Anúncio de paz - Coral', false],
  ['Spot Light - Banda', false],
  ['Ad Astra - Coral', false],
  ['Adoração - Ana', false],
])('%j é propaganda: %j', (titulo, esperado) => {
  expect(isPropaganda(titulo)).toBe(esperado);
});

it('o que não é resposta do servidor não diz título', () => {
  expect(ditoNoIcecast('{"icestats":{"source":{"title": - ,}}}', '/a')).toBeNull();
  expect(ditoNoIcecast('{"icestats":{}}', '/a')).toBeNull();
  expect(
    ditoNoIcecast('{"icestats":{"source":{"listenurl":"http://x/b","title":"t"}}}', '/a'),
  ).toBeNull();
  expect(ditoNoSete('<html><body>não achei</body></html>')).toBeNull();
  expect(ditoNoSete('<body>a,b,c,d,e,f,g</body>')).toBeNull();
});
