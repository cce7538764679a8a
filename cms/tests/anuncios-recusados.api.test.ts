import { type Anuncio, type Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  arquivosGuardados,
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  formularioDeBanner,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { newDatabase, type TestDatabase } from './harness/database';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';
import { novoVisitante, type Visitante } from './harness/visitante';

let database: TestDatabase;
let portal: TestPortal;
let admin: Visitante;
let ana: Pessoa;
let outra: Pessoa;

beforeAll(async () => {
  database = await newDatabase();
  portal = await startTestPortal({ database: database.url, env: { PORTAL_LIMITS: '100' } });
  admin = await entrarComoAdministrador(portal);
  ana = await novaPessoa(portal);
  outra = await novaPessoa(portal);
});
afterAll(async () => {
  await portal.stop();
  await database.drop();
});

const linhas = async (tabela: string): Promise<number> => {
  const [linha] = await sql<{ n: number | string }>(
    portal,
    database,
    `select count(*) as n from ${tabela}`,
  );
  return Number(linha?.n);
};
const retrato = async () => ({
  anuncios: await linhas('anuncios'),
  banners: await linhas('banners'),
  midias: await linhas('files'),
  historicos: await linhas('historicos'),
  arquivos: arquivosGuardados(portal),
});

const ler = async <T>(visitante: Visitante, caminho: string): Promise<T> => {
  const answer = await visitante.pedir(caminho);
  expect(answer.status, `${caminho}: ${answer.text}`).toBe(200);
  return answer.json<T>();
};
const decidir = (id: number, status: unknown, motivo?: string) =>
  admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status, motivo });
describe('o que é recusado não deixa nada', () => {
  const recusas: [string, Record<string, string>, string, number][] = [
    ['título vazio', { titulo: ' ' }, 'titulo', 422],
    ['período que não existe', { periodo: '2' }, 'periodo', 422],
    ['link perigoso', { url: 'javascript:alert(1)' }, 'url', 422],
    ['resumo longo', { resumo_banner: 'x'.repeat(101) }, 'resumo_banner', 422],
    ['termos não aceitos', { termos: 'false' }, 'termos', 422],
    ['tipo que não existe', { tipo_anuncio: 'outdoor' }, 'tipo_anuncio', 422],
  ];
  it.each(recusas)('%s', async (_, mudancas, campo, status) => {
    const antes = await retrato();
    const answer = await enviarPartes(ana.visitante, SALVAR, {
      ...formularioDeBanner(mudancas),
      arquivo_banner: await imagem('#222222'),
    });
    expect(answer.status, answer.text).toBe(status);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual([campo]);
    expect(await retrato()).toEqual(antes);
  });

  const falsos: [string, () => Buffer | Promise<Buffer>, number][] = [
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 422],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 422],
    ['EXE', () => Buffer.from('MZ\x90\x00\x03'), 422],
    ['PNG cortado', async () => (await imagem('#333333')).subarray(0, 300), 422],
    ['vazio', () => Buffer.alloc(0), 422],
    ['6 MB', () => Buffer.alloc(6 * 1024 * 1024, 1), 422],
  ];
  it.each(falsos)('arquivo: %s', async (_, bytes, status) => {
    const antes = await retrato();
    const answer = await enviarPartes(ana.visitante, SALVAR, {
      ...formularioDeBanner(),
      arquivo_banner: await bytes(),
    });
    expect(answer.status, answer.text).toBe(status);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual(['arquivo_banner']);
    expect(await retrato()).toEqual(antes);
  });

  it('sem sessão, sem token, de quem não pode: nada é lido nem guardado', async () => {
    const antes = await retrato();
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#444444') };
    const convidado = await enviarPartes(novoVisitante(portal), SALVAR, partes);
    expect(convidado.status).toBe(401);
    const semToken = await enviarPartes(ana.visitante, SALVAR, partes, { 'X-XSRF-TOKEN': '' });
    expect(semToken.status).toBe(403);
    const tokenNoCorpo = await enviarPartes(
      ana.visitante,
      SALVAR,
      { _token: 'errado', ...partes },
      { 'X-XSRF-TOKEN': '' },
    );
    expect(tokenNoCorpo.status).toBe(403);
    const soAdministracao = await enviarPartes(ana.visitante, CAMINHOS.editarRadio, {
      id_anuncio: '1',
      imagem_webradio: await imagem('#444444'),
    });
    expect(soAdministracao.status).toBe(403);
    const radio = await enviarPartes(ana.visitante, SALVAR, {
      ...formularioDeBanner({
        tipo_anuncio: 'radio',
        nome_webradio: 'R',
        url_webradio: 'https://r.test',
      }),
    });
    expect(radio.status).toBe(403);
    expect(await retrato()).toEqual(antes);
  });

  it.each([2, 4, 7, 10, '1abc', null, true, ''])('status %j é 422', async (status) => {
    expect((await decidir(1, status)).status).toBe(422);
  });

  it('o anúncio dos outros não existe', async () => {
    const anuncio = await comprarBanner(ana.visitante);
    const antes = await retrato();
    const respostas = await Promise.all([
      outra.visitante.pedir(CAMINHOS.pagamento(anuncio.id)),
      outra.visitante.pedir(CAMINHOS.historico(anuncio.id)),
      outra.visitante.pedir(CAMINHOS.anunciosDoUsuario(ana.id)),
      outra.visitante.enviar(CAMINHOS.reembolso(anuncio.id)),
      enviarPartes(outra.visitante, CAMINHOS.editarMeuBanner, {
        id_anuncio: String(anuncio.id),
        arquivo_comprovante: await imagem('#555555'),
      }),
    ]);
    expect(respostas.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await retrato()).toEqual(antes);
  });
});

describe('corridas', () => {
  it('o mesmo formulário 8 vezes ao mesmo tempo é um anúncio só', async () => {
    const antes = await retrato();
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#abcdef') };
    const chave = { 'Idempotency-Key': 'formulario-1' };
    const respostas = await Promise.all(
      Array.from({ length: 8 }, () => enviarPartes(ana.visitante, SALVAR, partes, chave)),
    );
    expect(respostas.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(respostas.map((r) => r.json<{ anuncio: Anuncio }>().anuncio.id)).size).toBe(1);
    const depois = await retrato();
    expect(depois.anuncios).toBe(antes.anuncios + 1);
    expect(depois.midias).toBe(antes.midias + 1);
    expect(depois.arquivos).toHaveLength(antes.arquivos.length + 3);
    const outroConteudo = await enviarPartes(
      ana.visitante,
      SALVAR,
      { ...partes, titulo: 'Outro' },
      chave,
    );
    expect(outroConteudo.status).toBe(409);
  });

  it('dois administradores ao mesmo tempo: os dois conseguem, e o histórico mostra os dois', async () => {
    const { id } = await comprarBanner(ana.visitante);
    const respostas = await Promise.all([decidir(id, 1), decidir(id, 3)]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200]);
    const passos = await ler<Passo[]>(admin, CAMINHOS.historico(id));
    expect(passos).toHaveLength(3);
    expect(passos[2]?.de).toBe(passos[1]?.para);
    const [anuncio] = (await ler<Anuncio[]>(admin, CAMINHOS.anunciosDeBanner)).filter(
      (a) => a.id === id,
    );
    expect(anuncio?.status).toBe(passos[2]?.para);
  });
});
