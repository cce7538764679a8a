import { describe, expect, it } from 'vitest';
import {
  BLOCO_DA_NOTA,
  ditoNaNota,
  ditoNoIcecast,
  ditoNoSete,
  ditoNoShoutcast,
  isPropaganda,
  lerTexto,
  limparTitulo,
  MAIOR_NOTA,
} from './titulo-rules';

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
    ['Pingo d&#x27;&#193;gua &#X26; F&#xE9;', "Pingo d'Água & Fé"],
    ['a&#0;b&#x202E;c&#xD800;', 'a bc\ufffd'],
    ['&#1114111;&#1114112;&nada;1', '\u{10ffff}&#1114112;&nada;1'],
    [' - Só o nome', 'Só o nome'],
    ['Só o artista - ', 'Só o artista'],
    ['x\ud800y', 'x\ufffdy'],
    ['-Ana-', '-Ana-'],
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
    expect(limparTitulo(`${'a'.repeat(119)} bc`)).toBe('a'.repeat(119));
  });

  it('de um texto sem fim só se olha o começo', () => {
    expect(limparTitulo(`${' '.repeat(4095)}ab`)).toBe('a');
    expect(limparTitulo(`${' '.repeat(4096)}ab`)).toBeNull();
  });
});

it.each([
  ['Propaganda', true],
  [' Propaganda ', true],
  ['Patrocínio', true],
  ['Patrocinio 2', true],
  ['COMERCIAL 03', true],
  ['Intervalo comercial', true],
  ['Publicidade - Loja do Zé', true],
  ['adbreak_2', true],
  ['SPOT BLOCK END', true],
  ['Anúncio', true],
  ['Commercial', true],
  ['commercial break', true],
  ['spot block', true],
  ['ad break', true],
  ['Publicidade: a loja', true],
  ['Advert: a loja', true],
  ['Intervalo comercial - a loja', true],
  ['Patrocínio: a loja', true],
  ['A grande propaganda', false],
  ['Nossa publicidade: a loja', false],
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

// Work grows with the bytes: by the square of them it would outlast the test.
it.each(['<body', '<body>'])('%s repetido sem fim não prende o portal', (abre) => {
  expect(ditoNoSete(abre.repeat(100_000))).toBeNull();
});

describe('a nota no meio do som', () => {
  const corpo = (texto: string) => {
    const nota = Buffer.alloc(Math.ceil(Buffer.byteLength(texto, 'latin1') / 16) * 16);
    nota.write(texto, 'latin1');
    return Buffer.concat([
      Buffer.from('som!'),
      Buffer.from([nota.length / 16]),
      nota,
      Buffer.from('mais som'),
    ]);
  };

  it.each([
    ["StreamTitle='Ana - Manhã';StreamUrl='';", 'Ana - Manhã', false],
    ["StreamTitle='D'água';", "D'água", false],
    ["StreamTitle='sem fim", 'sem fim', false],
    ["StreamTitle='sem fim, ate o fim!", 'sem fim, ate o fim!', false],
    ["StreamTitle='x;adw_ad=1", 'x;adw_ad=1', true],
    ["StreamTitle='Loja';adContext ='1';", 'Loja', true],
    ["StreamTitle='';", '', false],
    ["StreamTitle='Loja';adw_ad='true';", 'Loja', true],
    ["StreamTitle='adw_ad=1';StreamUrl='';", 'adw_ad=1', false],
  ])('%s diz %j, propaganda: %s', (nota, texto, propaganda) => {
    const dito = ditoNaNota(corpo(nota), 4);
    expect(dito && { ...dito, texto: dito.texto.replaceAll('\0', '') }).toEqual({
      texto,
      propaganda,
    });
  });

  it('vazia, ou de outra coisa, não diz nada', () => {
    expect(ditoNaNota(Buffer.from([1, 2, 3, 4, 0, 83]), 4)).toBeNull();
    expect(ditoNaNota(Buffer.from([1, 2, 3, 4]), 4)).toBeNull();
    expect(ditoNaNota(corpo("StreamUrl='x';"), 4)).toBeNull();
    expect([BLOCO_DA_NOTA, MAIOR_NOTA]).toEqual([16, 4081]);
  });
});

describe('o título que o servidor diz ao lado do som', () => {
  const icecast = (source: unknown) =>
    ditoNoIcecast(JSON.stringify({ icestats: { source } }), '/a');

  it('no Icecast é o da fonte do mesmo caminho, de quem quer que seja o servidor', () => {
    const fonte = { listenurl: 'http://x:8000/a', artist: 'Ana', title: 'Manhã' };
    expect(icecast(fonte)).toEqual({ texto: 'Ana - Manhã', propaganda: false });
    expect(icecast([{ listenurl: 'http://x/b', title: 'outra' }, fonte])?.texto).toBe(
      'Ana - Manhã',
    );
    expect(icecast({ ...fonte, artist: '' })?.texto).toBe('Manhã');
    expect(icecast({ ...fonte, artist: 7 })?.texto).toBe('Manhã');
    expect(icecast({ ...fonte, title: null })?.texto).toBe('');
    expect(icecast({ ...fonte, listenurl: '/a' })?.texto).toBe('Ana - Manhã');
    expect(icecast({ ...fonte, listenurl: 'x http://x/a' })).toBeNull();
    expect(icecast([null, 7])).toBeNull();
  });

  it('no Shoutcast 2 é um texto', () => {
    expect(ditoNoShoutcast('{"songtitle":"Ana - Manhã"}')).toEqual({
      ...{ texto: 'Ana - Manhã', propaganda: false },
    });
    for (const nenhum of ['{"songtitle":7}', '{}', 'null', '<html>'])
      expect(ditoNoShoutcast(nenhum)).toBeNull();
  });

  it.each([
    ['<HTML><body class=x>1,1,2,10,1,128,Ana, e Rui</body></HTML>', 'Ana, e Rui'],
    ['<body>1, 1 ,2,10,1,128,</body>', ''],
    ['<body>1,1,2,10,1,128</body>', undefined],
    ['<body>1,1,2,10,1,x,Ana</body>', undefined],
    ['<body>1,1,2,10,1,1x,Ana</body>', undefined],
    ['<body>1,1,2,10,1,x1,Ana</body>', undefined],
    ['1,1,2,10,1,128,Ana', undefined],
  ])('no Shoutcast 1, %s diz %j', (texto, titulo) => {
    expect(ditoNoSete(texto)?.texto).toBe(titulo);
    expect(ditoNoSete(texto)?.propaganda).toBe(titulo === undefined ? undefined : false);
  });
});
