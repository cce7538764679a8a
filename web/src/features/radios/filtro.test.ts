import { describe, expect, it } from 'vitest';
import { consultaDaLista, isFiltrada, SEM_FILTRO } from './consulta';
import { contagem, filtroDoHash, hrefDaLista, porQueVazia, tituloDaLista } from './filtro';

const { busca: _, ...SEM_NADA } = SEM_FILTRO;

describe('o filtro no endereço', () => {
  it.each([
    [{ tag: 'hinos', estado: 'PE' }, '/#webradios?tag=hinos&estado=PE'],
    [{ tag: 'sertanejo gospel' }, '/#webradios?tag=sertanejo+gospel'],
    [{ tag: 'a#b&c=d?é' }, '/#webradios?tag=a%23b%26c%3Dd%3F%C3%A9'],
    [{ noAr: true, ordem: 'mais-ouvidas' as const }, '/#webradios?no_ar=1&ordem=mais-ouvidas'],
    [{}, '/#webradios'],
  ])('%j vai e volta por %s', (filtro, href) => {
    expect(hrefDaLista(filtro)).toBe(href);
    expect(filtroDoHash(href.slice(1))).toEqual({ ...SEM_NADA, ...filtro });
  });

  it.each([
    '#webradios',
    '#webradios?',
    '#webradios?estado=XX&ordem=outra&no_ar=sim',
    '#webradios?tag=%E0%A4%A%20',
  ])('%s não estreita por estado, nem quebra', (hash) => {
    expect(filtroDoHash(hash)).toMatchObject({ estado: '', noAr: false, ordem: 'nome' });
  });

  it('a sigla vale em minúsculas, e uma etiqueta sem fim acaba', () => {
    expect(filtroDoHash('#webradios?estado=pe').estado).toBe('PE');
    expect(filtroDoHash(`#webradios?tag=${'a'.repeat(500)}`).tag).toHaveLength(100);
  });
});

it('só a lista inteira vem por páginas', () => {
  expect(consultaDaLista(SEM_FILTRO, 2)).toBe('pagina=2&limite=10');
  expect(consultaDaLista({ ...SEM_FILTRO, ordem: 'mais-ouvidas' }, 1)).toBe(
    'pagina=1&limite=10&ordem=mais-ouvidas',
  );
  expect(consultaDaLista({ ...SEM_FILTRO, busca: ' canaã ', estado: 'PE' }, 1)).toBe(
    'busca=cana%C3%A3&estado=PE',
  );
  expect(isFiltrada({ ...SEM_FILTRO, ordem: 'mais-ouvidas' })).toBe(false);
});

it('o título e o porquê dizem o que se pediu', () => {
  const tudo = { ...SEM_FILTRO, busca: 'xyz', tag: 'hinos', estado: 'PE' };
  expect(tituloDaLista(tudo)).toBe('Web Rádios de hinos · Pernambuco');
  expect(tituloDaLista({ ...SEM_FILTRO, noAr: true })).toBe('Web Rádios · no ar agora');
  expect(tituloDaLista(SEM_FILTRO)).toBe('Web Rádios Online');
  expect(porQueVazia(tudo)).toBe('Nada para “xyz” · etiqueta hinos · Pernambuco.');
});

it.each([
  [0, '0 web rádios encontradas'],
  [1, '1 web rádio encontrada'],
  [12, '12 web rádios encontradas'],
])('conta %i', (total, esperado) => {
  expect(contagem(total)).toBe(esperado);
});
