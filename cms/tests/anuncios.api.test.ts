import { anuncioSchema, pagamentoSchema, type Anuncio } from '@portal/contracts/anuncio/anuncio';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { somarDiasUteis } from '@portal/contracts/tempo/dias-uteis';
import { beforeAll, describe, expect, it } from 'vitest';
import { ler, passosDe } from './harness/andamento';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
} from './harness/anuncios';
import { loginEditor } from './harness/editor';
import { eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { retratoDe } from './harness/retrato';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import { type Visitante } from './harness/visitante';

const HOJE = dataCivil(new Date());

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let admin: Visitante;
let ana: Pessoa;
let outra: Pessoa;

beforeAll(async () => {
  const { portal } = aqui;
  const editor = await loginEditor(portal);
  await editor.save('api::configuracao.configuracao', {
    pix_chave: 'pix@portal.test',
    pix_favorecido: 'Associação',
  });
  admin = await entrarComoAdministrador(portal);
  ana = await novaPessoa(portal);
  outra = await novaPessoa(portal);
});

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
    expect((await ana.visitante.pedir(anuncio.imagem_banner ?? '')).status).toBe(200);
    expect((await aqui.portal.ask(anuncio.imagem_banner ?? '')).status).toBe(404);
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
    expect((await aqui.portal.ask(proof)).status).toBe(404);
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
    const passos = await passosDe(ana.visitante, anuncio.id);
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
    const exclusao = await excluirAnuncio(ana.visitante, anuncio.id);
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
    const passos = await passosDe(ana.visitante, anuncio.id);
    expect(passos.at(-1)).toMatchObject({ de: 8, para: 9, motivo: 'Valor devolvido' });
  });

  it('cada passo deixou o seu e-mail, ao dono e à administração', async () => {
    await eventually(async () => {
      const mails = await sql<{ modelo: string; resultado: string | null }>(
        aqui.portal,
        aqui.database,
        // How to pay goes only to who has not paid by then.
        "select modelo, resultado from correios where modelo like 'anuncio%' and modelo <> 'anuncio-pedido' order by id",
      );
      expect(mails.map(({ modelo, resultado }) => `${modelo} ${resultado}`)).toEqual([
        'anuncio enviado',
        'anuncio-administracao enviado',
        'anuncio enviado',
        'anuncio enviado',
        'anuncio-administracao enviado',
        'anuncio enviado',
      ]);
    }, 15_000);
  });

  it('a administração exclui, e ficam só o histórico', async () => {
    const answer = await excluirAnuncio(admin, anuncio.id);
    expect(answer.json()).toMatchObject({ status: '1', tipo: 'banner' });
    await eventually(async () => {
      expect(await retratoDe(aqui)).toMatchObject({
        linhas: { anuncios: 0, banners: 0, files: 0, historicos: 7 },
        arquivos: [],
      });
    });
  });
});
