import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { CAMINHO_DO_OEMBED } from '@portal/contracts/partilha/embutir';
import { oembedSchema, type Oembed } from '@portal/contracts/partilha/oembed';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Entry, type Fields, linkTo } from './harness/editor';
import type { Answer } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato, som } from './harness/midias';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
const HOSTIL = '"><script>alert(1)</script>\u202e\'&👨‍👩‍👧‍👦';

const SITE = 'http://portal.test';
const aqui = umPortalEditado({ PORTAL_URL: SITE });

const pedir = (path: string, headers?: Record<string, string>): Promise<Answer> =>
  aqui.portal.ask(path, { headers });

const novaRadio = (nome_radio: string, campos: Fields = {}): Promise<Entry> =>
  aqui.editor.createPublished(RADIO, { nome_radio, url: 'https://som.test/', ...campos });

const perguntar = (url: string, mais = ''): Promise<Answer> =>
  pedir(`${CAMINHO_DO_OEMBED}?url=${encodeURIComponent(url)}${mais}`);

const oembed = async (url: string, mais = ''): Promise<Oembed> => {
  const answer = await perguntar(url, mais);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return oembedSchema.parse(answer.json());
};

beforeAll(async () => {
  await novaRadio('Rádio Sião', { slogan: 'Do alto do monte' });
  await novaRadio(HOSTIL, { slug: 'hostil', slogan: HOSTIL.replace('\u202e', '') });
  const foto = await enviarRetrato(aqui.editor, 'Ana');
  const cantor = await aqui.editor.createPublished(CANTOR, { nome: 'Ana Exemplo', foto: foto.id });
  const audio = await aqui.editor.upload('luz.mp3', 'audio/mpeg', som());
  await aqui.editor.createPublished(MUSICA, {
    nome: 'Luz do dia',
    cantor: linkTo(cantor),
    audio: audio.id,
  });
});

describe('o player para outros sites', () => {
  it.each(['/embed/radio/radio-siao', '/embed/cantor/ana-exemplo'])(
    '%s pode ser enquadrado por qualquer um, sem cookie e com pouco script',
    async (path) => {
      const answer = await pedir(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['x-frame-options']).toBeUndefined();
      const csp = String(answer.headers['content-security-policy']);
      expect(csp).toContain('frame-ancestors *');
      expect(csp).not.toContain('unsafe');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.text).toContain(`${SITE}${path.replace('/embed', '')}"`);
      const scripts = [...answer.text.matchAll(/<script[^>]* src="([^"]+)"/g)];
      expect(scripts).toHaveLength(1);
      const script = await pedir(scripts[0]?.[1] ?? '', { 'Accept-Encoding': 'gzip' });
      expect(script.status).toBe(200);
      expect(script.bytes.length).toBeLessThanOrEqual(40_000);
      // Framed in a sandbox it belongs to no origin, and a module is asked for as by another site.
      expect(script.headers['access-control-allow-origin']).toBe('*');
      const { etag = '' } = answer.headers;
      expect((await pedir(path, { 'If-None-Match': etag })).status).toBe(304);
      expect((await aqui.portal.ask(path, { method: 'POST' })).status).toBe(405);
    },
  );

  it('e só ele: as demais páginas não se deixam enquadrar por outros', async () => {
    for (const path of ['/', '/radio/radio-siao', '/cantor/ana-exemplo', '/embutir.html']) {
      const { headers } = await pedir(path, { Accept: 'text/html' });
      expect(headers['x-frame-options'], path).toBe('SAMEORIGIN');
      expect(String(headers['content-security-policy']), path).not.toContain('frame-ancestors *');
    }
    expect((await pedir('/embutir.html')).status).toBe(404);
  });

  it('escrito de outro jeito, ou antigo, leva ao certo; de ninguém é 404', async () => {
    const { documentId } = await novaRadio('Rádio Que Muda');
    await aqui.editor.update(RADIO, documentId, { slug: 'muda-1' });
    await aqui.editor.publish(RADIO, documentId);
    for (const [path, certo] of [
      ['/embed/radio/RADIO-Siao', '/embed/radio/radio-siao'],
      ['/embed/radio/radio-siao/', '/embed/radio/radio-siao'],
      ['/EMBED/Radio/radio-siao', '/embed/radio/radio-siao'],
      ['/embed/radio/radio-que-muda', '/embed/radio/muda-1'],
    ] as const) {
      const answer = await pedir(path);
      expect([answer.status, answer.headers.location], path).toEqual([301, certo]);
    }
    await aqui.editor.unpublish(RADIO, documentId);
    for (const path of [
      '/embed/radio/nada',
      '/embed/radio/muda-1',
      '/embed/radio/..%2f..%2fetc%2fpasswd',
      '/embed/radio/../../etc/passwd',
      '/embed/radio/%00',
      '/embed/radio/a%0d%0aX:1',
      '/embed/radio/%',
      `/embed/radio/${'a'.repeat(5000)}`,
      '/embed/cantor/radio-siao',
      '/embed/musica/luz-do-dia',
      '/embed/',
    ])
      expect((await pedir(path)).status, path).toBe(404);
  });

  it('de um nome hostil não escreve nada de seu', async () => {
    const { status, text } = await pedir('/embed/radio/hostil');
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('<bdi>&quot;&gt;&lt;script&gt;');
    expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).not.toContain('\u202e');
  });

  it('não conta: quem o abre não é um visitante do portal', async () => {
    await pedir('/embed/radio/radio-siao');
    const { text } = await pedir('/embed/radio/radio-siao');
    for (const caminho of [CAMINHOS.rastrearAnuncio, CAMINHOS.tocarMusica, CAMINHOS.verificaLogin])
      expect(text).not.toContain(caminho);
  });
});

describe('oEmbed', () => {
  it('dá o player no lugar do endereço, e a página diz onde perguntar', async () => {
    const { text } = await pedir('/radio/radio-siao');
    const href = /type="application\/json\+oembed" href="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(href.startsWith(`${SITE}${CAMINHO_DO_OEMBED}?`)).toBe(true);
    const answer = await pedir(href.slice(SITE.length).replaceAll('&amp;', '&'));
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(oembedSchema.parse(answer.json())).toMatchObject({
      type: 'rich',
      title: 'Rádio Sião – ouça ao vivo',
      provider_url: `${SITE}/`,
      thumbnail_url: `${SITE}/compartilhar/radio/radio-siao.jpg`,
      width: 480,
      height: 152,
      html: `<iframe src="${SITE}/embed/radio/radio-siao" title="Ouvir Rádio Sião" width="480" height="152" style="border:0;border-radius:14px;max-width:100%" allow="autoplay" loading="lazy"></iframe>`,
    });
  });

  it('do cantor e da música é o player do cantor', async () => {
    const cantor = await oembed(`${SITE}/cantor/ana-exemplo`);
    expect(cantor.html).toContain(`src="${SITE}/embed/cantor/ana-exemplo"`);
    expect(cantor.height).toBe(352);
    const musica = await oembed(`${SITE}/musica/luz-do-dia?utm=1#x`);
    expect(musica.html).toContain(`src="${SITE}/embed/cantor/ana-exemplo#luz-do-dia"`);
    expect(musica).toMatchObject({
      author_name: 'Ana Exemplo',
      author_url: `${SITE}/cantor/ana-exemplo`,
    });
  });

  it('não passa da medida que se pede, nem a imagem', async () => {
    const pequeno = await oembed(`${SITE}/radio/radio-siao`, '&maxwidth=300&maxheight=90');
    expect(pequeno).toMatchObject({ width: 300, height: 90 });
    expect(pequeno.html).toContain('width="300" height="90"');
    expect(pequeno.thumbnail_url).toBeUndefined();
    const grande = await oembed(`${SITE}/radio/radio-siao`, '&maxwidth=5000&maxheight=5000');
    expect(grande).toMatchObject({ width: 480, height: 152, thumbnail_width: 1200 });
    for (const medida of ['0', '-1', 'x', '1e3', '']) {
      const answer = await perguntar(`${SITE}/radio/radio-siao`, `&maxwidth=${medida}`);
      expect([answer.status, answer.json()], medida).toMatchObject([400, { status: '0' }]);
    }
  });

  it('segue um endereço antigo ou escrito de outro jeito', async () => {
    const { documentId } = await novaRadio('Rádio de Antes');
    await aqui.editor.update(RADIO, documentId, { slug: 'de-agora' });
    await aqui.editor.publish(RADIO, documentId);
    for (const url of ['/radio/radio-de-antes', '/radio/DE-AGORA/'])
      expect((await oembed(SITE + url)).html, url).toContain('/embed/radio/de-agora"');
  });

  it.each([
    'https://outro.test/radio/radio-siao',
    'http://portal.test:81/radio/radio-siao',
    'http://portal.test@outro.test/radio/radio-siao',
    'http://eu:senha@portal.test/radio/radio-siao',
    'ftp://portal.test/radio/radio-siao',
    'javascript:alert(1)',
    '/radio/radio-siao',
    `${SITE}/`,
    `${SITE}/embed/radio/radio-siao`,
    `${SITE}/admin`,
    `${SITE}/radio/nada`,
    `${SITE}/radio/..%2f..%2fetc%2fpasswd`,
    `${SITE}/radio/%00`,
    `${SITE}/radio/${'a'.repeat(5000)}`,
    '',
  ])('de %# (outro site, ou de ninguém) é 404', async (url) => {
    const answer = await perguntar(url);
    expect(answer.status).toBe(404);
    expect(answer.json()).toMatchObject({ status: '0', codigo: 'nao_encontrado' });
  });

  it('sem endereço é 400, em XML 501, e só se lê', async () => {
    expect((await pedir(CAMINHO_DO_OEMBED)).status).toBe(400);
    const xml = await perguntar(`${SITE}/radio/radio-siao`, '&format=xml');
    expect([xml.status, xml.json()]).toMatchObject([501, { codigo: 'tipo_nao_aceito' }]);
    expect((await perguntar(`${SITE}/radio/radio-siao`, '&format=json')).status).toBe(200);
    expect((await aqui.portal.ask(CAMINHO_DO_OEMBED, { method: 'POST' })).status).toBe(405);
  });

  it('de um nome hostil só dá texto', async () => {
    const { html, title } = await oembed(`${SITE}/radio/hostil`);
    expect(html).not.toContain('<script');
    expect(html.match(/</g)).toHaveLength(2);
    for (const texto of [html, title]) expect(texto).not.toContain('\u202e');
    expect(html).toContain('👨‍👩‍👧‍👦');
  });
});
