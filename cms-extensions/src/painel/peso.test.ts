import qs from 'qs';
import { expect, it } from 'vitest';
import { isPesada, type LerAtributos, temListaLonga } from './peso';

const NOME = { type: 'string' };
const MODELOS: Readonly<Record<string, ReturnType<LerAtributos>>> = {
  musica: { nome: NOME, cantor: { type: 'relation', relation: 'manyToOne', target: 'cantor' } },
  cantor: {
    nome: NOME,
    musicas: { type: 'relation', relation: 'oneToMany', target: 'musica' },
    foto: { type: 'media' },
    fotos: { type: 'media', multiple: true },
  },
  sobre: { diretoria: { type: 'component', component: 'diretor', repeatable: true } },
  diretor: { nome: NOME },
  'plugin::upload.file': {
    name: NOME,
    related: { type: 'relation', relation: 'morphToMany' },
    folder: { type: 'relation', relation: 'manyToOne', target: 'pasta' },
  },
  pasta: {
    files: { type: 'relation', relation: 'oneToMany', target: 'plugin::upload.file' },
    parent: { type: 'relation', relation: 'manyToOne', target: 'pasta' },
  },
};

const pesada = (uid: string, texto: string): boolean =>
  isPesada((um) => MODELOS[um], uid, qs.parse(texto, { depth: 40, arrayLimit: 100 }));

const vezes = (quantas: number, parte: (vez: number) => string): string =>
  Array.from({ length: quantas }, (_, vez) => parte(vez)).join('&');
const filtros = (quantos: number, caminho: string): string =>
  vezes(quantos, (vez) => `filters[$and][${vez}]${caminho}[$contains]=a`);

it.each([
  ['cantor', 'filters[musicas][cantor][musicas][nome][$contains]=a'],
  ['cantor', filtros(4, '[musicas][nome]')],
  ['cantor', `sort=${Array(4).fill('musicas.nome').join()}`],
  ['cantor', 'sort=musicas.cantor.musicas.nome'],
  ['musica', filtros(21, '[cantor][nome]')],
  ['musica', `sort=${Array(21).fill('cantor.nome').join()}`],
  ['cantor', vezes(4, (vez) => `sort[${vez}]=musicas.nome`)],
  ['musica', 'populate=cantor.musicas'],
  ['musica', 'populate[0]=cantor.musicas'],
  ['musica', 'populate[cantor][populate]=*'],
  ['cantor', 'populate[musicas][filters][cantor][musicas][nome]=a'],
  ['plugin::upload.file', 'populate=folder.files'],
  ['plugin::upload.file', 'populate[folder][populate][files][populate][folder]=true'],
  ['plugin::upload.file', 'populate=folder.files.related'],
  ['pasta', 'populate[files][populate]=related'],
  ['cantor', filtros(21, '[foto][name]')],
  ['cantor', filtros(4, '[fotos][name]')],
  ['sobre', filtros(4, '[diretoria][nome]')],
])('%s: %s pesa demais', (uid, texto) => {
  expect(pesada(uid, texto)).toBe(true);
});

it.each([
  ['musica', ''],
  ['musica', 'page=1&pageSize=20&sort=nome:ASC&_q=can'],
  ['musica', filtros(20, '[cantor][nome]')],
  ['musica', filtros(90, '[nome]')],
  ['musica', vezes(90, (vez) => `filters[cantor][nome][$in][${vez}]=a`)],
  ['musica', 'filters[cantor][foto][name][$contains]=a&sort=cantor.nome:ASC&populate=*'],
  ['cantor', filtros(3, '[musicas][nome]')],
  ['cantor', vezes(90, (vez) => `filters[musicas][nome][$in][${vez}]=a`)],
  ['cantor', filtros(20, '[foto][name]')],
  ['cantor', 'populate[musicas][populate][cantor][populate][foto]=true'],
  ['sobre', 'populate[diretoria][populate]=nome'],
  ['pasta', 'populate[parent][populate][parent]=*&populate[files][count]=true'],
  ['plugin::upload.file', 'filters[$and][0][folder][id][$null]=true&populate[folder]=true'],
  ['desconhecido', 'filters[a][b][c]=1&populate=a.b.c'],
])('%s: %s é de uma tela', (uid, texto) => {
  expect(pesada(uid, texto)).toBe(false);
});

it('uma lista enviada tem no máximo 100 itens, onde quer que esteja', () => {
  const lista = (itens: number): number[] => Array.from({ length: itens }, () => 0);
  for (const quem of [lista, (n: number) => ({ a: [{ connect: lista(n) }] })]) {
    expect(temListaLonga(quem(100))).toBe(false);
    expect(temListaLonga(quem(101))).toBe(true);
  }
  const longa = { ordem: lista(101) };
  expect(temListaLonga(longa, { ordem: { type: 'json' } })).toBe(false);
  expect(temListaLonga({ ...longa, outra: longa }, { ordem: { type: 'json' } })).toBe(true);
  const fundo: unknown = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
  for (const corpo of [fundo, null, undefined, 'x', {}, { a: null }])
    expect(temListaLonga(corpo)).toBe(false);
});
