import { describe, expect, it } from 'vitest';
import documento from '../../index.html?raw';
import { hrefPagina, PAGINAS } from '../lib/enderecos';
import { parseHash } from './endereco';

describe('parseHash', () => {
  it.each([
    ['', 'home', null],
    ['#', 'home', null],
    ['#home', 'home', null],
    ['#Home', 'home', null],
    ['#webradios', 'webradios', null],
    ['#webradios#', 'webradios', null],
    ['#webradios?tag=hinos&estado=PE', 'webradios', null],
    ['#webradios#x1', 'webradios', 'x1'],
    ['#WEBRADIOS#AbC', 'webradios', 'AbC'],
    ['#Cantores', 'cantores', null],
    ['#cantores#a%20b', 'cantores', 'a b'],
    ['#cantores#a%2Fb%23c', 'cantores', 'a/b#c'],
    ['#cantores#a#b', 'cantores', 'a#b'],
    ['#%63antores', 'cantores', null],
    ['#quemsomos', 'quemsomos', null],
    ['#diretoria', 'diretoria', null],
    ['#musicas', 'musicas', null],
    ['#musicas#x1', 'musicas', null],
    ['#publicidade', 'publicidade', null],
    ['#home#x1', 'home', null],
  ])('%s abre %s com a seleção %s', (hash, pagina, id) => {
    expect(parseHash(hash)).toEqual({ pagina, id });
  });

  it.each([
    '#nada',
    '#__proto__',
    '#constructor',
    '#toString',
    '#%E0%A4%A',
    '#<script>alert(1)</script>',
    '##webradios',
    '#webradios/../cantores',
    `#${'a'.repeat(100_000)}`,
  ])('endereço desconhecido ou hostil abre a home: %.40s', (hash) => {
    expect(parseHash(hash)).toEqual({ pagina: 'home', id: null });
  });

  it.each([
    '#cantores#%E0%A4%A',
    '#cantores#%00',
    '#cantores#a%0Ab',
    '#cantores#%20%20',
    `#cantores#${'a'.repeat(201)}`,
  ])('seleção malformada vira nenhuma seleção: %.40s', (hash) => {
    expect(parseHash(hash)).toEqual({ pagina: 'cantores', id: null });
  });

  it.each(PAGINAS)('o endereço que escrevemos para %s é o que lemos', (pagina) => {
    expect(parseHash(hrefPagina(pagina).slice(1)).pagina).toBe(pagina);
  });

  it('um id com qualquer caractere vai e volta', () => {
    const id = 'a/b#c?d %é';
    expect(parseHash(hrefPagina('cantores', id).slice(1))).toEqual({ pagina: 'cantores', id });
  });
});

it('o documento sabe, antes do programa, quais endereços não são da home', () => {
  const [, paginas = ''] = /\^#\(([a-z|]+)\)/.exec(documento) ?? [];
  expect(['home', ...paginas.split('|')]).toEqual([...PAGINAS]);
});
