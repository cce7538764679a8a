import { expect, it } from 'vitest';
import { lerOembed } from './oembed';

const SITE = 'https://portal.test';
const ler = (url: string, mais = '') => lerOembed(`url=${encodeURIComponent(url)}${mais}`, SITE);

it('lê o endereço e as medidas', () => {
  const endereco = { tipo: 'radio', slug: 'siao', exato: true };
  expect(ler(`${SITE}/radio/siao`)).toEqual({ endereco, largura: Infinity, altura: Infinity });
  expect(ler('http://portal.test/radio/siao#x', '&maxwidth=300&maxheight=90')).toEqual({
    endereco,
    largura: 300,
    altura: 90,
  });
});

it.each([
  ['https://outro.test/radio/siao', '', 404],
  ['https://portal.test.outro.test/radio/siao', '', 404],
  ['https://eu@portal.test/radio/siao', '', 404],
  ['https://:senha@portal.test/radio/siao', '', 404],
  ['ftp://portal.test/radio/siao', '', 404],
  ['javascript:alert(1)', '', 404],
  ['radio/siao', '', 404],
  [`${SITE}/embed/radio/siao`, '', 404],
  [`${SITE}/radio/siao?${'a'.repeat(2048)}`, '', 404],
  [`${SITE}/radio/siao`, '&maxwidth=0', 400],
  [`${SITE}/radio/siao`, '&maxheight=9.5', 400],
  [`${SITE}/radio/siao`, '&maxheight=1000000', 400],
  [`${SITE}/radio/siao`, '&format=xml', 501],
  ['https://outro.test/', '&format=xml', 501],
])('%j%s é %i', (url, mais, status) => {
  expect(ler(url, mais)).toBe(status);
});

it('sem endereço não é pergunta', () => {
  expect(lerOembed('', SITE)).toBe(400);
});

it.each([
  'url=%',
  'url=%FF',
  'url=https%3A%2F%2Fportal.test%2Fradio%2Fsiao&maxwidth=%2',
  'url=https%3A%2F%2Fportal.test%2Fradio%2Fsiao&url=https%3A%2F%2Foutro.test%2F',
  'url=https%3A%2F%2Fportal.test%2Fradio%2Fsiao&maxwidth=100&maxwidth=200',
  'url=https%3A%2F%2Fportal.test%2Fradio%2Fsiao&format=json&format=xml',
])('%j não se lê, ou diz duas coisas: 400, como nas outras leituras', (query) => {
  expect(lerOembed(query, SITE)).toBe(400);
});
