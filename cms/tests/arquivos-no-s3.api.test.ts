import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Radio } from '@portal/contracts/radio/radio';
import { formularioDeBanner } from '@portal/testing/formularios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decidir, meuAnuncio, provar } from './harness/andamento';
import {
  arquivosGuardados,
  comprarBanner,
  enviarPartes,
  entrarComoAdministrador,
  excluirAnuncio,
  imagem,
  SALVAR,
} from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { type Editor, loginEditor } from './harness/editor';
import { debianProgram } from '@portal/testing/debian';
import { type Ask, ask, eventually } from './harness/http';
import { som } from './harness/midias';
import { startNginx } from '@portal/testing/nginx-server';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { freePort } from '@portal/testing/ports';
import { startTestPortal, type TestPortal } from './harness/portal';
import { type ServidorS3, startS3 } from './harness/servidor-s3';
import { sql } from './harness/sql';
import { copiaDe, novoVisitante } from './harness/visitante';

let s3: ServidorS3;
let database: TestDatabase;
let uma: TestPortal;
/** Another instance, with a data folder of its own; on SQLite, where there is none, the same. */
let outra: TestPortal;
let editor: Editor;
let ana: Pessoa;

const ligar = (env: Record<string, string> = {}): Promise<TestPortal> =>
  startTestPortal({
    database: database.url,
    env: { ...s3.env, S3_PUBLIC_URL: `${s3.publico}/`, PORTAL_LIMITS: '100', ...env },
  });

beforeAll(async () => {
  s3 = await startS3();
  database = await newDatabase();
  uma = await ligar();
  outra = onPostgres ? await ligar() : uma;
  editor = await loginEditor(uma);
  ana = await novaPessoa(uma);
});
afterAll(async () => {
  await uma.stop();
  if (outra !== uma) await outra.stop();
  await database.drop();
  await s3.stop();
});

describe('um anúncio cujos arquivos estão num bucket', () => {
  let id: number;
  let path_imagem: string;
  let path_comprovante: string;

  it('comprado e pago numa instância, é lido na outra só pelo dono', async () => {
    ({ id } = await comprarBanner(ana.visitante));
    await provar(ana.visitante, id);
    const anuncio = await meuAnuncio(ana, id);
    path_imagem = anuncio.banner?.path_imagem ?? '';
    path_comprovante = anuncio.path_comprovante ?? '';
    const dela = copiaDe(outra, ana.visitante);
    for (const caminho of [path_imagem, path_comprovante]) {
      expect(caminho).toMatch(/^\/storage\/banner\//);
      await eventually(async () => expect((await dela.pedir(caminho)).status).toBe(200), 5000);
      expect((await dela.pedir(caminho)).headers['cache-control']).toBe('private, no-store');
      expect((await outra.ask(caminho)).status).toBe(404);
    }
  });

  it('nada dele está sob publico/, e nada nas pastas das instâncias', () => {
    const nomes = s3.objetos();
    expect(nomes.filter((nome) => nome.startsWith('privado/banner/comprovante/'))).not.toEqual([]);
    expect(nomes.filter((nome) => !nome.startsWith('privado/banner/'))).toEqual([]);
    for (const { dataDir } of [uma, outra])
      expect(arquivosGuardados({ dataDir }).filter((nome) => nome.startsWith('uploads'))).toEqual(
        [],
      );
  });

  it('aprovado, a imagem é de todos enquanto corre, e excluído some do bucket', async () => {
    const admin = await entrarComoAdministrador(outra);
    expect((await decidir(admin, id, 1)).status).toBe(200);
    await eventually(async () => expect((await uma.ask(path_imagem)).status).toBe(200), 5000);
    expect((await uma.ask(path_comprovante)).status).toBe(404);
    expect((await excluirAnuncio(admin, id)).status).toBe(200);
    await eventually(() => expect(s3.objetos()).toEqual([]), 5000);
  });
});

describe('o que a redação publica', () => {
  it('sai com o endereço público, lá está, e o portal também o serve', async () => {
    const { id, url } = await editor.upload('a.png', 'image/png', await imagem('#224488'), {
      alternativeText: 'Uma cor',
    });
    await editor.createPublished('api::radio.radio', {
      ...{ nome_radio: 'No bucket', url: 'https://a.test/', imagem: id },
    });
    expect(url).toMatch(/^\/storage\//);
    const nomes = s3.objetos();
    expect(nomes).toContain(url.replace('/storage/', 'publico/'));
    expect(nomes).toContain(url.replace('/storage/', 'publico/').replace('.webp', '.w512.webp'));
    await eventually(async () => {
      const radios = (await outra.ask(CAMINHOS.radios)).json<Radio[]>();
      const [radio] = radios.filter(({ nome_radio }) => nome_radio === 'No bucket');
      expect(radio?.path_imagem).toBe(s3.publico + url.replace('/storage/', '/publico/'));
    }, 5000);
    const daqui = await outra.ask(url);
    expect(daqui.status).toBe(200);
    const delá = await fetch(s3.publico + url.replace('/storage/', '/publico/'));
    expect(Buffer.from(await delá.arrayBuffer()).equals(daqui.bytes)).toBe(true);
    const { slug } = (await outra.ask(CAMINHOS.radios)).json<Radio[]>()[0] ?? { slug: '' };
    expect((await outra.ask(`/compartilhar/radio/${slug}.jpg`)).status).toBe(200);
  });

  it('um som se ouve em partes, com a etiqueta e o 304 de sempre', async () => {
    const bytes = som();
    const { url } = await editor.upload('a.mp3', 'audio/mpeg', bytes);
    const parte = await outra.ask(url, { headers: { Range: 'bytes=100-199' } });
    expect(parte.status).toBe(206);
    expect(parte.headers).toMatchObject({
      'content-range': `bytes 100-199/${bytes.length}`,
      'content-length': '100',
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
    });
    expect(parte.bytes.equals(bytes.subarray(100, 200))).toBe(true);
    const etag = String(parte.headers.etag);
    expect((await outra.ask(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await outra.ask(url, { headers: { Range: 'bytes=99999-' } })).status).toBe(416);
    expect((await outra.ask(url, { method: 'HEAD' })).headers['content-length']).toBe(
      String(bytes.length),
    );
  });
});

describe('com o armazenamento fora do ar', () => {
  it('leituras e envios são 503 com palavras, nada fica pela metade, e tudo volta por si', async () => {
    const { url } = await editor.upload('b.png', 'image/png', await imagem('#446622'));
    const antes = s3.objetos();
    const anuncios = () => sql(uma, database, 'select id from anuncios');
    const havia = await anuncios();
    await s3.caminho.cut();
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#112233') };
    for (const answer of [
      await outra.ask(url),
      await enviarPartes(ana.visitante, SALVAR, partes),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json()).toMatchObject({ status: '0', msg: MENSAGENS.bancoIndisponivel });
    }
    await eventually(async () => expect((await uma.ask(CAMINHOS.saude)).status).toBe(503), 15_000);
    expect((await uma.ask(CAMINHOS.vivo)).status).toBe(200);
    expect((await uma.ask(CAMINHOS.radios)).status).toBe(200);
    await s3.caminho.restore();
    expect(s3.objetos()).toEqual(antes);
    expect(await anuncios()).toEqual(havia);
    await eventually(async () => expect((await uma.ask(CAMINHOS.saude)).status).toBe(200), 15_000);
    expect((await outra.ask(url)).status).toBe(200);
    expect((await comprarBanner(ana.visitante)).id).toBeGreaterThan(0);
  });

  it('um que não responde também é 503: o que se lê em menos de 8 s, o que se envia em menos de 28', async () => {
    const { url } = await editor.upload('c.png', 'image/png', await imagem('#662244'));
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#336699') };
    s3.caminho.freeze();
    const inicio = Date.now();
    const enviado = enviarPartes(ana.visitante, SALVAR, partes);
    expect((await outra.ask(url)).status).toBe(503);
    expect(Date.now() - inicio).toBeLessThan(8000);
    expect((await enviado).status).toBe(503);
    expect(Date.now() - inicio).toBeLessThan(28_000);
    await s3.caminho.restore();
    await eventually(async () => expect((await outra.ask(url)).status).toBe(200), 15_000);
  }, 90_000);
});

describe('ao começar', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['faltando uma variável', { S3_SECRET_KEY: '' }, /falta dizer S3_SECRET_KEY/],
    ['com outra chave', { S3_ACCESS_KEY: 'outra' }, /recusou o acesso ao bucket/],
    ['sem o bucket', { S3_BUCKET: 'outro' }, /^Não há o bucket "outro"/],
    ['sem ninguém lá', { S3_ENDPOINT: 'http://127.0.0.1:9' }, /não respondeu/],
  ])('%s, uma linha e código 1', async (_, env, motivo) => {
    const erro: unknown = await ligar(env).catch((motivo_: unknown) => motivo_);
    const [codigo, ...linhas] = (erro as Error).message.split(/: (.*)/s);
    expect(codigo).toBe('portal ended with 1');
    const dito = linhas.join('').trim();
    expect(dito.split('\n')).toHaveLength(1);
    expect(dito).toMatch(motivo);
  });
});

it('quem não tem conta não vê o comprovante', async () => {
  const { id } = await comprarBanner(ana.visitante);
  await provar(ana.visitante, id);
  const { path_comprovante } = await meuAnuncio(ana, id);
  expect((await novoVisitante(uma).pedir(path_comprovante ?? '')).status).toBe(404);
});

it.runIf(onPostgres)(
  'atrás do nginx, o que se compra numa e se aprova noutra vê-se na terceira; morre uma, e outra, e ninguém nota',
  async ({ skip }) => {
    if ((await debianProgram('nginx')) === null) skip('sem nginx: no Debian, apt install nginx');
    const terceira = await ligar();
    const tres = [uma, outra, terceira].map(({ url }) => url);
    const nginx = await startNginx(tres, await freePort());
    try {
      const { id } = await comprarBanner(ana.visitante, { titulo_banner: 'Vista nas três' });
      await provar(ana.visitante, id);
      const admin = await entrarComoAdministrador(outra);
      expect((await decidir(admin, id, 1)).status).toBe(200);
      const { banner, path_comprovante } = await meuAnuncio(ana, id);
      const imagemDele = banner?.path_imagem ?? '';
      await eventually(async () => {
        expect((await terceira.ask(CAMINHOS.publicidade)).text).toContain('Vista nas três');
        expect((await terceira.ask(imagemDele)).status).toBe(200);
      }, 5000);
      const daPorta = (path: string, como?: Ask) => ask(nginx?.url ?? '', path, como);
      const dela = copiaDe({ ask: daPorta }, ana.visitante);
      const tudoComoAntes = async (): Promise<void> => {
        for (let vez = 0; vez < 6; vez += 1) {
          expect((await daPorta(imagemDele)).status).toBe(200);
          expect((await daPorta(CAMINHOS.saude)).status).toBe(200);
          expect((await dela.pedir(path_comprovante ?? '')).status).toBe(200);
        }
        expect((await daPorta(CAMINHOS.publicidade)).text).toContain('Vista nas três');
        const { id: mais } = await comprarBanner(dela);
        await provar(dela, mais);
      };
      await tudoComoAntes();
      for (const morta of [uma, outra]) {
        morta.signal('SIGKILL');
        await morta.exited;
        await tudoComoAntes();
      }
    } finally {
      await nginx?.stop();
      await terceira.stop();
    }
  },
  120_000,
);
