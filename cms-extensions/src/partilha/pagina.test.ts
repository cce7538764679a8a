import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { Musica } from '@portal/contracts/musica/musica';
import { MARCA_DADOS_DO_PORTAL, MARCAS_DESTAQUES } from '@portal/contracts/portal/casca';
import type { Radio } from '@portal/contracts/radio/radio';
import { describe, expect, it } from 'vitest';
import { itemDaMusica, itemDaRadio, itemDoCantor, type Item } from './item';
import { mapasDe } from './mapa';
import { molduraDe, paginaDe, paginaDeNinguem } from './pagina';
import type { PartilhaView } from './public-reads';

const HOSTIL = `"><script>alert(1)</script>'&\u202e👨‍👩‍👧‍👦`;
const SITE = 'https://portal.test';
const INDEX = `<html lang="pt-BR"><head><title>Portal</title><meta name="description" content="x" /></head><body><main>${MARCAS_DESTAQUES[0]}<p>destaques</p>${MARCAS_DESTAQUES[1]}</main>${MARCA_DADOS_DO_PORTAL}<noscript class="sem-scripts">Precisa</noscript></body></html>`;

const radio: Radio = {
  id: 'r1',
  slug: 'radio-siao',
  nome_radio: 'Rádio Sião',
  slogan: 'Do alto do monte',
  tags: ['hinos'],
  endereco: 'Recife, PE',
  cidade: 'Recife',
  estado: 'PE',
  url: 'https://som.test/',
  path_imagem: null,
  rede_social_1: 'https://instagram.com/a',
  rede_social_2: '',
  rede_social_3: '',
  rede_social_4: '5511',
};

const musica: Musica = {
  id: 'm1',
  slug: 'luz',
  nome: 'luz',
  url: '/storage/musicas/a.mp3',
  url_foto: null,
  id_cantor: 'c1',
  cantor: { nome: 'Ana', url_foto: null },
  created_at: '2026-01-31T12:00:00.000Z',
  duracao: 184,
};

const cantor: Cantor = {
  id: 'c1',
  slug: 'ana',
  nome: 'Ana',
  slogan: '',
  segmento: 'Adoração',
  sobre: 'Canta desde menina. '.repeat(20),
  url_foto: '/storage/cantores/abc-600x600.webp',
  total_acessos: 1,
  musicas: [musica],
};

const pagina = (item: Item, dados = '{}'): string =>
  paginaDe(molduraDe(INDEX, null), item, SITE, dados);

const metaDe = (html: string, nome: string): string =>
  new RegExp(`<meta (?:name|property)="${nome}" content="([^"]*)"`).exec(html)?.[1] ?? '';

const ldDe = (html: string): Record<string, unknown> =>
  JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as Record<string, unknown>;

describe('a página de um endereço de compartilhar', () => {
  it.each([
    [itemDaRadio(radio), 'music.radio_station', 'RadioStation', '/radio/radio-siao'],
    [itemDoCantor(cantor), 'profile', 'MusicGroup', '/cantor/ana'],
    [itemDaMusica(musica, cantor), 'music.song', 'MusicRecording', '/musica/luz'],
  ])('tem a cabeça inteira', (item, tipo, ld, caminho) => {
    const html = pagina(item);
    expect(html).toContain(`<link rel="canonical" href="${SITE}${caminho}" />`);
    expect(metaDe(html, 'og:url')).toBe(SITE + caminho);
    expect(metaDe(html, 'og:type')).toBe(tipo);
    expect(metaDe(html, 'og:image')).toBe(`${SITE}/compartilhar${caminho}.jpg`);
    expect(metaDe(html, 'twitter:card')).toBe('summary_large_image');
    for (const nome of ['og:title', 'og:description', 'og:image:alt', 'og:site_name', 'og:locale'])
      expect(metaDe(html, nome), nome).not.toBe('');
    expect(metaDe(html, 'description').length).toBeLessThanOrEqual(160);
    expect(ldDe(html)).toMatchObject({ '@type': ld, url: SITE + caminho });
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toContain('<p>destaques</p>');
    expect(html).toContain(`<bdi>${item.nome}</bdi></h1>`);
  });

  it('diz de uma música quem canta e quanto dura', () => {
    expect(ldDe(pagina(itemDaMusica(musica, cantor)))).toMatchObject({
      name: 'Luz',
      duration: 'PT3M4S',
      byArtist: { name: 'Ana' },
    });
  });

  it('sem scripts toca por um link e por um controle do navegador', () => {
    const html = pagina(itemDaRadio(radio));
    expect(html).toMatch(
      /<noscript><a class="ouvir" href="https:\/\/som.test\/"><svg.*?<span>Ouvir <bdi>Rádio Sião<\/bdi>/,
    );
    expect(html).toContain('<audio controls preload="none" src="https://som.test/">');
  });

  it('nenhum nome sai do seu lugar', () => {
    const item = itemDaRadio({
      ...radio,
      nome_radio: HOSTIL,
      slogan: `${HOSTIL} $& $1 __radio_nome__`,
    });
    const html = pagina(item, JSON.stringify({ nome: HOSTIL }));
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('</script><script');
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain('\u202e');
    expect(ldDe(html)['name']).toContain('<script>alert(1)</script>');
    expect(html).toContain('$&amp; $1');
  });

  it('a de ninguém não é para buscadores', () => {
    const html = paginaDeNinguem(molduraDe(INDEX, null));
    expect(metaDe(html, 'robots')).toBe('noindex');
    expect(html).toContain('Página não encontrada');
  });
});

it('buscadores leem o instante em que a música veio, e não o dia que era noutro fuso', () => {
  const html = pagina(itemDaMusica(musica, cantor));
  const [, ld = ''] = /ld\+json">([^<]*)</.exec(html) ?? [];
  expect(JSON.parse(ld)).toMatchObject({ datePublished: '2026-01-31T12:00:00.000Z' });
});

describe('o mapa do site', () => {
  const publicado = {
    item: () => itemDaRadio(radio),
    dados: () => '',
    mudou: Date.UTC(2026, 0, 2, 1, 30),
  };
  const view = {
    publicados: {
      radio: new Map([
        ['a', publicado],
        ['b', publicado],
      ]),
      cantor: new Map([['c', publicado]]),
      musica: new Map(),
    },
    textos: Date.UTC(2026, 0, 1),
  } as unknown as PartilhaView; // as much of it as a sitemap reads

  it('tem todo endereço público, com a data', async () => {
    const [mapa = '', ...mais] = await mapasDe(view, SITE);
    expect(mais).toEqual([]);
    const quando = '<lastmod>2026-01-02T01:30:00.000Z</lastmod>'; // the evening before, in São Paulo
    expect(mapa).toContain(`<url><loc>${SITE}/radio/a</loc>${quando}</url>`);
    expect(mapa).toContain(`<url><loc>${SITE}/</loc>${quando}</url>`);
    expect(mapa).toContain(`privacidade</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>`);
    expect(mapa.match(/<url>/g)).toHaveLength(5);
    expect(mapa.match(/<lastmod>/g)).toHaveLength(5);
  });

  it('sem rádio nem cantor, o começo mudou com os textos da equipe', async () => {
    const vazio = { radio: new Map(), cantor: new Map(), musica: new Map() };
    const [mapa = ''] = await mapasDe({ ...view, publicados: vazio }, SITE);
    expect(mapa).toContain(`<loc>${SITE}/</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>`);
  });

  it('grande demais, é o índice dos seus pedaços', async () => {
    const [indice = '', ...pedacos] = await mapasDe(view, SITE, 2);
    expect(indice.match(/sitemap-\d\.xml/g)).toEqual([
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
    ]);
    expect(pedacos.join('').match(/<url>/g)).toHaveLength(5);
  });
});
