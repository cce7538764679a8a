import { expect, it } from 'vitest';
import { palavrasDaBusca } from './palavras-rules';

const lida = (busca: string) =>
  palavrasDaBusca(busca).map(({ texto, codigo, conta, documento }) =>
    [texto, codigo, conta, documento].map((parte) => parte ?? '-').join(' '),
  );

it.each([
  ['', []],
  ['  ', []],
  ['Pão  de PÃO', ['pao - pao -', 'de - de -']],
  ['12', ['12 12 - -']],
  ['#12', ['#12 12 - -']],
  ['2024', ['2024 2024 2024 2024']],
  ['ANUNCIO0012', ['anuncio0012 12 anuncio0012 ANUNCIO0012']],
  ['anúncio 12 pão', ['anuncio12 12 anuncio12 ANUNCIO12', 'pao - pao -']],
  ['nº 12', ['#12 12 - -']],
  ['Anúncio n.º 12', ['#12 12 - -']],
  ['anuncio N° 12 pão', ['#12 12 - -', 'pao - pao -']],
  ['Pão (nº 12)', ['pao - pao -', '#12 12 - -']],
  ['Hino nº dois', ['hino - hino -', 'no - no -', 'dois - dois -']],
  ['anúncio novo', ['anuncio - anuncio -', 'novo - novo -']],
  ['529.982.247-25', ['529.982.247-25 - 529.982.247-25 52998224725']],
  ['12.ABC.345/01DE-35', ['12.abc.345/01de-35 - 12.abc.345/01de-35 12ABC34501DE35']],
  ['9999999999', ['9999999999 - 9999999999 9999999999']],
  ['0', ['0 - - -']],
  ['Ana@Exemplo.test', ['ana@exemplo.test - ana@exemplo.test -']],
])('%j se procura por %j', (busca, esperado) => {
  expect(lida(busca)).toEqual(esperado);
});

it('mais palavras do que alguém digita não se procuram', () => {
  expect(palavrasDaBusca(Array.from({ length: 50 }, (_, n) => `x${n}`).join(' '))).toHaveLength(10);
});

it.each([
  ['1', '1 1 - -'],
  ['999', '999 999 - -'],
  ['#9999', '#9999 9999 #9999 9999'],
  ['2147483647', '2147483647 2147483647 2147483647 2147483647'],
  ['2147483648', '2147483648 - 2147483648 2147483648'],
  ['x12', 'x12 - x12 -'],
  ['12x', '12x - 12x -'],
  ['12x4', '12x4 - 12x4 12X4'],
  ['##12', '##12 - ##12 -'],
  ['meuanuncio 12', 'meuanuncio - meuanuncio -|12 12 - -'],
  ['pão anuncio 7', 'pao - pao -|anuncio7 7 anuncio7 ANUNCIO7'],
])('%j são as palavras %j', (busca, esperado) => {
  expect(lida(busca)).toEqual(esperado.split('|'));
});
