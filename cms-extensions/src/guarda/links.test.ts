import { expect, it } from 'vitest';
import { apararLinks, motivoDosLinks } from './links';

const PAGINA = 'api::pagina-inicial.pagina-inicial';

it.each([
  ['api::radio.radio', { url: 'x' }, null],
  ['api::banner.banner', { url: 'https://user:pw@evil.com' }, 'url'],
  ['api::banner.banner', { titulo: 'Loja', resumo: 'x', url: 'https://a.b' }, null],
  ['api::banner.banner', { url: 'https://pão.exemplo.com.br' }, null],
  ['api::configuracao.configuracao', { whatsapp: 'https://wa' }, 'whatsapp'],
  ['api::opcao.opcao', { video: '/no-portal' }, 'video'],
  [PAGINA, { carrossel: [{ link: '/#webradios' }, { link: 'https://.' }] }, 'carrossel.1.link'],
  [PAGINA, { parceiros: [{ link: '//outro.test' }] }, 'parceiros.0.link'],
  [PAGINA, { atalhos: [{ link: '#home' }, { link: 'https://a.b' }, { id: 3 }] }, null],
  [PAGINA, { titulo: 'Sem listas' }, null],
  [PAGINA, { atalhos: 7, parceiros: [null, 7, { link: null }, { link: 7 }] }, null],
  [PAGINA, { atalhos: [{ link: '/a b' }] }, 'atalhos.0.link'],
  [PAGINA, { atalhos: [{ link: 'x#home' }] }, 'atalhos.0.link'],
  [PAGINA, { atalhos: [{ link: '/\\\\outro.test' }] }, 'atalhos.0.link'],
  [PAGINA, { atalhos: [{ link: '' }, { link: '/' }] }, null],
  ['api::cantor.cantor', { url: 'x' }, null],
])('em %s, %j: o campo recusado é %s', (uid, data, campo) => {
  expect(motivoDosLinks(uid, data)?.campo ?? null).toBe(campo);
  expect(motivoDosLinks(uid, data) === null).toBe(campo === null);
});

it.each([
  ['api::radio.radio', { url: ' https://a.b/x\n' }, { url: 'https://a.b/x' }],
  [
    'api::opcao.opcao',
    { nome: ' A ', video: '\u00a0https://a.b' },
    { nome: ' A ', video: 'https://a.b' },
  ],
  ['api::configuracao.configuracao', { youtube: null }, { youtube: null }],
  [
    PAGINA,
    { carrossel: [{ link: ' /#a ' }, 7, null, { id: 3 }] },
    { carrossel: [{ link: '/#a' }, 7, null, { id: 3 }] },
  ],
  [PAGINA, { atalhos: null, parceiros: ' x ' }, { atalhos: null, parceiros: ' x ' }],
])('em %s, %j fica %j', (uid, data, ficam) => {
  apararLinks(uid, data);
  expect(data).toEqual(ficam);
});
