import { describe, expect, it } from 'vitest';
import { citationFaults } from './citations.mjs';
import { treeOf } from './tree.mjs';

const texts = new Map([
  ['docs/contrato.md', '# O contrato\n\n## 2 Sessão\n\n## 5 Ads\n\n### 5.1 Rules\n'],
  ['docs/especificacao.md', '## 2. Screens\n\n### 2.4 Singers (`#cantores`)\n'],
  ['docs/visual.md', '## 3. States of a block\n'],
  ['docs/strapi.md', '## 11 Writes\n'],
  ['docs/arquitetura.md', '## The way of a request\n\n```sh\n# no heading\n```\n'],
  ['docs/operacao.md', '## Cópias de segurança\n'],
]);
const tree = treeOf([...texts.keys(), 'docs/decisoes/004-leituras.md', 'README.md'], texts);
const faultsOf = (text, path = 'web/src/a.ts') =>
  citationFaults(path, text, tree).map(({ fault }) => fault);

describe('citações que levam a algum lugar', () => {
  it.each([
    '/** An ad (contrato 5). */',
    '/** An ad (contrato 5.1, especificação 2.4). */',
    '/** In sections (especificação 2). */',
    '// A block (visual 3), and how it is kept (strapi 11).',
    '/** Why (decisão 004). */',
    '/**\n * First of all (docs/arquitetura.md, "The way of\n * a request").\n */',
    // A product, a business, a word: none is a citation.
    'Strapi 5 pede Node 20; strapi 5.54 também.',
    'um contrato de 12 meses, 5 contratos',
    "{ style: 5, issues: 'https://example.org/issues/6' }",
    'contracts/src/portal.ts e o portal, outlook.md',
  ])('%s', (text) => expect(faultsOf(text)).toEqual([]));
});

describe('citações que não levam a nada', () => {
  it.each([
    ['/** An ad (contrato 9). */', 'docs/contrato.md não tem a seção 9'],
    ['/** An ad (contrato 5.2). */', 'docs/contrato.md não tem a seção 5.2'],
    ['/** Two (contrato 2, contrato 8). */', 'docs/contrato.md não tem a seção 8'],
    ['/** (especificação\n * 2.5). */', 'docs/especificacao.md não tem a seção 2.5'],
    ['/** Looks (contrato 2, visual 4). */', 'docs/visual.md não tem a seção 4'],
    ['// Writes (strapi 12).', 'docs/strapi.md não tem a seção 12'],
    ['/** Why (decisão 005). */', 'não há a decisão 005'],
    [
      '// (docs/arquitetura.md, "The way of a rule")',
      'docs/arquitetura.md não tem o título "The way of a rule"',
    ],
    ['// (docs/arquitetura.md, "no heading")', 'docs/arquitetura.md não tem o título "no heading"'],
    ['// (contract 5)', '"contract 5" cita o que não está no repositório'],
    ['// Terms of specification 9.', '"specification 9." cita o que não está no repositório'],
    ['// (look.md 4.1)', '"look.md" cita o que não está no repositório'],
    ['// (strapi-notes 11)', '"strapi-notes" cita o que não está no repositório'],
    ['// The roles (issue 6).', '"issue 6" cita o que não está no repositório'],
    ['// A policy always decides (style 5).', '"style 5" cita o que não está no repositório'],
  ])('%s', (text, fault) => expect(faultsOf(text)).toEqual([fault]));

  it('diz onde está, também depois de comentários de várias linhas', () => {
    const text = '/**\n * One.\n * Two.\n */\n// (contrato 9)\n';
    expect(citationFaults('a.ts', text, tree)[0].at).toBe(text.indexOf('contrato'));
  });
});

describe('links dos documentos', () => {
  it.each([
    '[cópias](operacao.md#cópias-de-segurança)',
    '[cantores](especificacao.md#24-singers-cantores)',
    '[aqui](#11-writes), [raiz](../README.md), [fora](https://example.org/nada)',
  ])('%s leva a algum lugar', (text) => expect(faultsOf(text, 'docs/strapi.md')).toEqual([]));

  it.each([
    ['[a](nada.md)', 'o link nada.md não leva a nada'],
    ['![a](imagens/nada.webp)', 'o link imagens/nada.webp não leva a nada'],
    ['[a](operacao.md#quedas)', 'docs/operacao.md não tem #quedas'],
    ['[a](#nada)', 'docs/strapi.md não tem #nada'],
  ])('%s não leva a nada', (text, fault) =>
    expect(faultsOf(text, 'docs/strapi.md')).toEqual([fault]),
  );
});
