import qs from 'qs';
import { expect, it } from 'vitest';
import { caminhosDaConsulta } from './consulta';

const lidos = (texto: string): string[] =>
  caminhosDaConsulta(qs.parse(texto, { depth: 20, arrayLimit: 100 }))
    .map((caminho) => caminho.join('.'))
    .filter(Boolean);

it.each([
  [
    'filters[cantor][anuncio][usuario][documento][$startsWith]=8',
    'cantor.anuncio.usuario.documento',
  ],
  ['filters[$and][0][$not][$or][1][cantor][anuncio][id]=1', 'cantor.anuncio.id'],
  ['filters[0][cantor][nome]=1', 'cantor.nome'],
  ['filters[cantor.anuncio][id]=1', 'cantor.anuncio.id'],
  ['filters[createdBy]=1', 'createdBy'],
  ['filters[rede_social_1][$eq]=x', 'rede_social_1'],
  ['filters[2fa]=1', '2fa'],
  ['sort=nome, cantor.nome:asc', 'cantor.nome'],
  ['sort=nome:ASC,cantor.anuncio.usuario.email:desc', 'cantor.anuncio.usuario.email'],
  ['sort[]=cantor.anuncio.id', 'cantor.anuncio.id'],
  ['sort[0]=nome&sort[101]=cantor.anuncio.id', 'cantor.anuncio.id'],
  ['sort[cantor][anuncio][usuario]=asc', 'cantor.anuncio.usuario'],
  ['sort[0][cantor][nome]=asc', 'cantor.nome'],
  ['populate=cantor.anuncio,musicas', 'cantor.anuncio'],
  ['populate=*', '*'],
  ['populate=true', '*'],
  ['populate[]=cantor.anuncio.usuario', 'cantor.anuncio.usuario'],
  ['populate[cantor]=true', 'cantor'],
  ['populate[cantor][populate]=*', 'cantor.*'],
  ['populate[cantor][populate][anuncio][populate][usuario]=*', 'cantor.anuncio.usuario'],
  ['populate[cantor][filters][anuncio][id]=1', 'cantor.anuncio.id'],
  ['populate[cantor][sort]=anuncio.id', 'cantor.anuncio.id'],
  ['populate[cantor.anuncio]=1', 'cantor.anuncio'],
  ['populate[0]=cantor&populate[200]=cantor.anuncio', 'cantor.anuncio'],
])('%s passa por %s', (texto, caminho) => {
  expect(lidos(texto)).toContain(caminho);
});

it('uma consulta comum não passa por nada mais', () => {
  const comum = 'page=1&pageSize=20&sort=nome:ASC&_q=ana&filters[$and][0][slogan][$eq]=x';
  expect(new Set(lidos(comum))).toEqual(new Set(['nome', 'slogan']));
});

it('o que não vem não passa por nada; tudo é tudo, como quer que se diga', () => {
  expect(caminhosDaConsulta({ filters: null, sort: null, populate: null })).toEqual([[]]);
  expect(caminhosDaConsulta({ populate: true })).toContainEqual(['*']);
});
