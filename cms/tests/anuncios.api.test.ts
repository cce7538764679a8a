import {
  anuncioSchema,
  pagamentoSchema,
  type Anuncio,
  type Passo,
} from '@portal/contracts/anuncio/anuncio';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { somarDiasUteis } from '@portal/contracts/tempo/dias-uteis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  arquivosGuardados,
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  imagem,
} from './harness/anuncios';
import { newDatabase, type TestDatabase } from './harness/database';
import { loginEditor } from './harness/editor';
import { eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';
import { type Visitante } from './harness/visitante';

const HOJE = dataCivil(new Date());

let database: TestDatabase;
let portal: TestPortal;
let admin: Visitante;
let ana: Pessoa;
let outra: Pessoa;

beforeAll(async () => {
  database = await newDatabase();
  portal = await startTestPortal({ database: database.url, env: { PORTAL_LIMITS: '100' } });
  const editor = await loginEditor(portal);
  await editor.save('api::configuracao.configuracao', {
    pix_chave: 'pix@portal.test',
    pix_favorecido: 'Associação',
  });
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
const publicos = async (): Promise<number[]> =>
  (await ler<{ id: number }[]>(ana.visitante, CAMINHOS.publicidade)).map(({ id }) => id);

describe('a vida de um banner', () => {
  let anuncio: Anuncio;

  it('a compra grava o preço da tabela, o status 0 e nenhuma data', async () => {
    anuncio = await comprarBanner(ana.visitante, { valor: '1', status: '1', data_inicio: HOJE });
    expect(anuncioSchema.parse(anuncio)).toEqual(anuncio);
    expect(anuncio).toMatchObject({
      titulo: 'Padaria da Ana',
      status: 0,
      valor: 130,
      data_inicio: null,
      data_vencimento: null,
      path_comprovante: null,
      usuario: { id_usuario: ana.id },
      banner: { titulo: 'Pães quentes', url: 'https://padaria.test/' },
    });
    expect(anuncio.imagem_banner).toMatch(/^\/storage\/banner\/[0-9a-f]{32}-600x250\.webp$/);
    expect((await portal.ask(anuncio.imagem_banner ?? '')).status).toBe(200);
    expect(await publicos()).not.toContain(anuncio.id);
  });

  it('a página de pagamento traz o código Pix com o valor e o identificador', async () => {
    const pagamento = await ler(ana.visitante, CAMINHOS.pagamento(anuncio.id));
    expect(pagamentoSchema.parse(pagamento)).toEqual(pagamento);
    expect(pagamento).toMatchObject({
      valor: 130,
      identificador: `ANUNCIO${anuncio.id}`,
      deposito: null,
      pix: { chave: 'pix@portal.test' },
    });
  });

  it('o comprovante leva ao status 3, é privado e diz quando será liberado', async () => {
    const answer = await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
      id_anuncio: String(anuncio.id),
      arquivo_comprovante: await imagem('#00ff00', 'jpeg'),
    });
    [anuncio] = await ler<[Anuncio]>(ana.visitante, CAMINHOS.anunciosDoUsuario(ana.id));
    expect(answer.json()).toEqual({ status: '1', msg: 'Anúncio atualizado com sucesso', anuncio });
    expect(anuncio).toMatchObject({
      status: 3,
      previsao_liberacao: somarDiasUteis(dataCivil(new Date(anuncio.enviado_em ?? '')), 5),
    });
    const proof = anuncio.path_comprovante ?? '';
    expect((await portal.ask(proof)).status).toBe(404);
    expect((await outra.visitante.pedir(proof)).status).toBe(404);
    for (const quem of [ana.visitante, admin]) {
      const visto = await quem.pedir(proof);
      expect(visto.status).toBe(200);
      expect(visto.headers['cache-control']).toBe('private, no-store');
      expect(visto.bytes.subarray(8, 12).toString()).toBe('WEBP');
    }
    expect(await ler(admin, CAMINHOS.notificacoes)).toBe(1);
  });

  it('a aprovação põe o banner no ar com as datas; a repetição não muda nada', async () => {
    for (let vez = 0; vez < 2; vez += 1) {
      const answer = await decidir(anuncio.id, 1);
      expect(answer.json()).toMatchObject({ status: '1', msg: 'Status atualizado com sucesso' });
    }
    [anuncio] = await ler<[Anuncio]>(ana.visitante, CAMINHOS.anunciosDoUsuario(ana.id));
    expect(anuncio).toMatchObject({
      status: 1,
      data_inicio: HOJE,
      data_vencimento: vencimento(HOJE, 6),
      data_fim: vencimento(HOJE, 6),
    });
    expect(await publicos()).toContain(anuncio.id);
    const passos = await ler<Passo[]>(ana.visitante, CAMINHOS.historico(anuncio.id));
    expect(passos.map(({ de, para, evento }) => [de, para, evento])).toEqual([
      [null, 0, 'criacao'],
      [0, 3, 'comprovante'],
      [3, 1, 'decisao'],
    ]);
  });

  it('depois da aprovação o dono não muda nem exclui', async () => {
    const antes = await ler(ana.visitante, CAMINHOS.anunciosDoUsuario(ana.id));
    const edicao = await ana.visitante.enviar(CAMINHOS.editarBanner, {
      id_anuncio: anuncio.id,
      titulo_banner: 'Outro',
    });
    expect(edicao.status).toBe(409);
    const exclusao = await ana.visitante.pedir(CAMINHOS.excluirAnuncio(anuncio.id), {
      method: 'DELETE',
      headers: { 'X-XSRF-TOKEN': ana.visitante.cookies.get('XSRF-TOKEN') ?? '' },
    });
    expect(exclusao.status).toBe(409);
    expect(await ler(ana.visitante, CAMINHOS.anunciosDoUsuario(ana.id))).toEqual(antes);
  });

  it('o reembolso tira do ar, é pedido uma vez só, e o reembolsado some', async () => {
    const pedir = () => ana.visitante.enviar(CAMINHOS.reembolso(anuncio.id));
    expect((await pedir()).json()).toMatchObject({
      status: '1',
      msg: 'Solicitação de reembolso solicitada',
      anuncio: { status: 8 },
    });
    const outraVez = await pedir();
    expect(outraVez.status).toBe(409);
    expect(outraVez.json()).toMatchObject({ status: '0' });
    expect(await publicos()).not.toContain(anuncio.id);
    expect((await decidir(anuncio.id, 9, 'Valor devolvido')).status).toBe(200);
    const passos = await ler<Passo[]>(ana.visitante, CAMINHOS.historico(anuncio.id));
    expect(passos.at(-1)).toMatchObject({ de: 8, para: 9, motivo: 'Valor devolvido' });
  });

  it('cada passo deixou o seu e-mail, ao dono e à administração', async () => {
    await eventually(async () => {
      const mails = await sql<{ modelo: string; resultado: string | null }>(
        portal,
        database,
        "select modelo, resultado from correios where modelo like 'anuncio%' order by id",
      );
      expect(mails.map(({ modelo, resultado }) => `${modelo} ${resultado}`)).toEqual([
        'anuncio-administracao enviado',
        'anuncio enviado',
        'anuncio enviado',
        'anuncio-administracao enviado',
        'anuncio enviado',
      ]);
    }, 15_000);
  });

  it('a administração exclui, e ficam só o histórico', async () => {
    const answer = await admin.pedir(CAMINHOS.excluirAnuncio(anuncio.id), {
      method: 'DELETE',
      headers: { 'X-XSRF-TOKEN': admin.cookies.get('XSRF-TOKEN') ?? '' },
    });
    expect(answer.json()).toMatchObject({ status: '1', tipo: 'banner' });
    await eventually(async () => {
      expect(await retrato()).toMatchObject({ anuncios: 0, banners: 0, midias: 0, arquivos: [] });
    });
    expect(await linhas('historicos')).toBe(6);
  });
});
