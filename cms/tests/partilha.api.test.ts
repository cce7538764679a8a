import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { type Radio } from '@portal/contracts/radio/radio';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Entry, type Fields, linkTo } from './harness/editor';
import { type Answer, eventually } from './harness/http';
import { anuncioEmExibicao, mudarAnuncio, umPortalEditado } from './harness/leitura';
import { enviarRetrato, som } from './harness/midias';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
const HOSTIL = '"><script>alert(1)</script>\u202e\'&👨‍👩‍👧‍👦';

const SITE = 'http://portal.test';
const aqui = umPortalEditado({ PORTAL_URL: SITE });
let radio: Entry;
let cantor: Entry;

const pedir = (path: string, headers?: Record<string, string>): Promise<Answer> =>
  aqui.portal.ask(path, { headers });

const novaRadio = (nome_radio: string, campos: Fields = {}): Promise<Entry> =>
  aqui.editor.createPublished(RADIO, { nome_radio, url: 'https://som.test/', ...campos });

beforeAll(async () => {
  radio = await novaRadio('Rádio Sião', { slogan: 'Do alto do monte', endereco: 'Recife, PE' });
  const foto = await enviarRetrato(aqui.editor, 'Ana');
  cantor = await aqui.editor.createPublished(CANTOR, { nome: 'Ana Exemplo', foto: foto.id });
  const audio = await aqui.editor.upload('luz.mp3', 'audio/mpeg', som());
  await aqui.editor.createPublished(MUSICA, {
    nome: 'Luz do dia',
    cantor: linkTo(cantor),
    audio: audio.id,
  });
});

describe('um endereço de compartilhar', () => {
  it.each([
    ['/radio/radio-siao', 'Rádio Sião – ouça ao vivo', 'webradios'],
    ['/cantor/ana-exemplo', 'Ana Exemplo – ouça as músicas', 'cantores'],
    ['/musica/luz-do-dia', 'Luz do dia – Ana Exemplo', 'cantores'],
  ])(
    '%s diz o mesmo a quem mostra prévias, a buscadores e a pessoas',
    async (path, titulo, abre) => {
      const agentes = ['WhatsApp/2.23', 'facebookexternalhit/1.1', 'Googlebot/2.1', 'Mozilla/5.0'];
      const respostas = await Promise.all(agentes.map((um) => pedir(path, { 'User-Agent': um })));
      for (const answer of respostas) {
        expect(answer.status).toBe(200);
        expect(answer.text).toBe(respostas[0]?.text);
      }
      const [primeira] = respostas;
      if (!primeira) throw new Error('nobody answered');
      const { text, headers } = primeira;
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toContain(`<meta property="og:title" content="${titulo}" />`);
      expect(text).toContain(`<link rel="canonical" href="${SITE}${path}" />`);
      expect(text).toContain(`<html data-abre="${abre}" data-id="`);
      const { etag = '' } = headers;
      expect((await pedir(path, { 'If-None-Match': etag })).status).toBe(304);
      expect((await aqui.portal.ask(path, { method: 'HEAD' })).text).toBe('');
      expect((await aqui.portal.ask(path, { method: 'POST' })).status).toBe(405);
    },
  );

  it('o do próprio portal também se mostra, com o seu sinal', async () => {
    const { text } = await pedir('/');
    expect(text).toContain(`<link rel="canonical" href="${SITE}/" />`);
    expect(text).toContain('<meta property="og:title" content="Portal das Web Rádios" />');
    const [, sinal = ''] = /property="og:image" content="([^"]+)"/.exec(text) ?? [];
    expect(sinal.startsWith(`${SITE}/`)).toBe(true);
    const { width, height } = await sharp((await pedir(new URL(sinal).pathname)).bytes).metadata();
    expect([width, height]).toEqual([512, 512]);
  });

  it.each(['/privacidade', '/usuario/novo'])('o de %s diz de que página é', async (path) => {
    const { text } = await pedir(path);
    expect(text).toContain(`<link rel="canonical" href="${SITE}${path}" />`);
    expect(text).toContain(`<meta property="og:url" content="${SITE}${path}" />`);
    expect(text).not.toContain('<meta property="og:title" content="Portal das Web Rádios" />');
  });

  it.each([
    ['/Privacidade', '/privacidade'],
    ['/USUARIO/Novo/?de=mail', '/usuario/novo?de=mail'],
    ['/Usuario/Recuperacao/AbC-d', '/usuario/recuperacao/AbC-d'],
    ['/usuario/Email/Trocar/AbC', '/usuario/email/trocar/AbC'],
  ])('o de uma página em maiúsculas, %s, leva a %s', async (path, destino) => {
    const { status, headers } = await pedir(path);
    expect([status, headers['location']]).toEqual([301, destino]);
  });

  it('traz o que a leitura pública responde', async () => {
    const { text } = await pedir('/radio/radio-siao');
    const json = /id="dados-da-partilha">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(await aqui.read<Radio>(CAMINHOS.radio(radio.documentId)));
  });

  it('escrito de outro jeito leva ao certo, com a consulta; de ninguém, é a página não encontrada', async () => {
    const certo = '/radio/radio-siao';
    for (const path of [
      '/radio/RADIO-Siao',
      '/radio/radio-siao/',
      '/RADIO/radio-siao',
      '/radio/radio%2Dsiao',
    ]) {
      const answer = await pedir(`${path}?utm=1`);
      expect([answer.status, answer.headers.location], path).toEqual([301, `${certo}?utm=1`]);
    }
    for (const fim of [
      'nada',
      '..%2f..%2fetc%2fpasswd',
      '%00',
      'a%0d%0aX:1',
      '%',
      'a'.repeat(5000),
      "'--",
    ]) {
      const answer = await pedir(`/radio/${fim}`);
      expect(answer.status, fim).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('<meta name="robots" content="noindex" />');
    }
    expect((await pedir('/cantor/radio-siao')).status).toBe(404);
  });

  it('que mudou leva ao novo para sempre, e o que saiu do ar não está', async () => {
    const { documentId } = await novaRadio('Rádio Que Muda');
    for (const slug of ['muda-1', 'muda-2']) {
      await aqui.editor.update(RADIO, documentId, { slug });
      await aqui.editor.publish(RADIO, documentId);
    }
    for (const antigo of ['radio-que-muda', 'muda-1']) {
      const answer = await pedir(`/radio/${antigo}`);
      expect([answer.status, answer.headers.location]).toEqual([301, '/radio/muda-2']);
      const imagem = await pedir(`/compartilhar/radio/${antigo}.jpg`);
      expect([imagem.status, imagem.headers.location]).toEqual([
        301,
        '/compartilhar/radio/muda-2.jpg',
      ]);
      expect(imagem.headers['access-control-allow-origin']).toBe('*');
    }
    await aqui.editor.update(RADIO, documentId, { slug: 'radio-que-muda' });
    await aqui.editor.publish(RADIO, documentId);
    expect((await pedir('/radio/radio-que-muda')).status).toBe(200);
    expect((await pedir('/radio/muda-2')).headers.location).toBe('/radio/radio-que-muda');
    await aqui.editor.unpublish(RADIO, documentId);
    for (const path of [
      '/radio/radio-que-muda',
      '/radio/muda-1',
      '/compartilhar/radio/radio-que-muda.jpg',
      '/compartilhar/radio/muda-1.jpg',
    ])
      expect((await pedir(path)).status, path).toBe(404);
  });

  it('de um anúncio que terminou não se abre mais', async () => {
    const anuncio = await anuncioEmExibicao(aqui, { tipo: 'radio' });
    await novaRadio('Rádio Paga', { anuncio: linkTo(anuncio) });
    expect((await pedir('/radio/radio-paga')).status).toBe(200);
    await mudarAnuncio(aqui, anuncio, { situacao: 0 });
    await eventually(async () => expect((await pedir('/radio/radio-paga')).status).toBe(404));
  });

  it('de um nome hostil não escreve nada de seu', async () => {
    const { documentId } = await novaRadio(HOSTIL);
    const [row] = await sql<{ slug: string }>(
      aqui.portal,
      aqui.database,
      'select slug from radios where document_id = ?',
      documentId,
    );
    const { status, text } = await pedir(`/radio/${row?.slug}`);
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect((await pedir(`/compartilhar/radio/${row?.slug}.jpg`)).status).toBe(200);
  });

  it('mil de ninguém não atrasam os que existem', async () => {
    const comecou = performance.now();
    const respostas = await Promise.all(
      Array.from({ length: 1000 }, (_, i) => pedir(`/radio/ninguem-${i}`)),
    );
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([404]));
    const antes = performance.now();
    expect((await pedir('/radio/radio-siao')).status).toBe(200);
    expect(performance.now() - antes).toBeLessThan(1000);
    expect(performance.now() - comecou).toBeLessThan(30_000);
  });
});

describe('a imagem de um endereço', () => {
  it.each(['radio/radio-siao', 'cantor/ana-exemplo', 'musica/luz-do-dia'])(
    'de %s é um JPEG de 1200 × 630 de até 300 kB',
    async (nome) => {
      const answer = await pedir(`/compartilhar/${nome}.jpg`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(answer.bytes.length).toBeLessThanOrEqual(300_000);
      const { width, height, format } = await sharp(answer.bytes).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
      const { etag = '' } = answer.headers;
      expect((await pedir(`/compartilhar/${nome}.jpg`, { 'If-None-Match': etag })).status).toBe(
        304,
      );
    },
  );

  it('é outra quando o nome muda, e a de ninguém não existe', async () => {
    const { documentId } = await novaRadio('Rádio Retratada');
    const antes = await pedir('/compartilhar/radio/radio-retratada.jpg');
    await aqui.editor.update(RADIO, documentId, { nome_radio: 'Rádio Repintada' });
    await aqui.editor.publish(RADIO, documentId);
    const depois = await pedir('/compartilhar/radio/radio-retratada.jpg');
    expect(depois.bytes.equals(antes.bytes)).toBe(false);
    for (const nome of ['radio/nada', 'banner/x', 'radio/..%2fx', `radio/${'a'.repeat(5000)}`])
      expect((await pedir(`/compartilhar/${nome}.jpg`)).status, nome).toBe(404);
  });

  it('muitas ao mesmo tempo são feitas, ou pedem que se volte', async () => {
    const radios = Array.from({ length: 12 }, (_, i) => novaRadio(`Rádio Multidão ${i}`));
    await Promise.all(radios);
    const respostas = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        pedir(`/compartilhar/radio/radio-multidao-${i % 12}.jpg`),
      ),
    );
    for (const { status, headers } of respostas) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect(headers['retry-after']).toBeDefined();
    }
  });
});

describe('o que os buscadores leem primeiro', () => {
  it('o mapa tem o que é público, e só', async () => {
    const { documentId } = await novaRadio('Rádio do Mapa');
    const mapa = async (): Promise<string> => {
      const answer = await pedir('/sitemap.xml');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
      return answer.text;
    };
    for (const path of ['/radio/radio-do-mapa', '/cantor/ana-exemplo', '/musica/luz-do-dia'])
      expect(await mapa()).toMatch(
        new RegExp(`<loc>${SITE}${path}</loc><lastmod>20\\d\\d-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`),
      );
    const inteiro = await mapa();
    expect(inteiro.match(/<lastmod>/g)).toHaveLength(inteiro.match(/<loc>/g)?.length ?? 0);
    await aqui.editor.unpublish(RADIO, documentId);
    expect(await mapa()).not.toContain('radio-do-mapa');
    for (const path of ['/sitemap-0.xml', '/sitemap-1.xml', '/sitemap-01.xml'])
      expect((await pedir(path)).status, path).toBe(404);
  });

  it('a página de um cantor muda com as suas músicas', async () => {
    const mudou = async (path: string): Promise<string> => {
      const { text } = await pedir('/sitemap.xml');
      const [, quando = ''] = text.split(`<loc>${SITE}${path}</loc><lastmod>`);
      return quando.split('<', 1)[0] ?? '';
    };
    const antes = await mudou('/cantor/ana-exemplo');
    const audio = await aqui.editor.upload('outra.mp3', 'audio/mpeg', som());
    await aqui.editor.createPublished(MUSICA, {
      nome: 'Outra luz',
      cantor: linkTo(cantor),
      audio: audio.id,
    });
    const depois = await mudou('/musica/outra-luz');
    expect(Date.parse(depois)).toBeGreaterThan(Date.parse(antes));
    expect(await mudou('/cantor/ana-exemplo')).toBe(depois);
    expect(await mudou('/')).toBe(depois);
  });

  it('robots.txt diz onde o mapa está e o que não é para eles', async () => {
    const { text } = await pedir('/robots.txt');
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    for (const fechado of ['/admin', '/usuario', '/api'])
      expect(text).toContain(`Disallow: ${fechado}\n`);
  });
});
