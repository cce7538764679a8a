import { utimesSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comprovantesDe, decidir, provar } from './harness/andamento';
import {
  arquivosGuardados,
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  SALVAR,
} from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { mailsPara } from './harness/caixa-postal';
import { newDatabase } from './harness/database';
import { eventually } from './harness/http';
import { ADMIN, startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';

const HOJE = dataCivil(new Date());
const DUAS_HORAS_MS = 2 * 60 * 60 * 1000;

let database: TestDatabase;
let antes: TestPortal;
let depois: TestPortal;

const vence = (id: number, dia: string) =>
  sql(antes, database, 'update anuncios set data_vencimento = ? where id = ?', dia, id);
const envelhecer = (relativo: string): void => {
  const quando = new Date(Date.now() - DUAS_HORAS_MS);
  utimesSync(path.join(antes.dataDir, relativo), quando, quando);
};
const escreverVelho = (relativo: string): void => {
  const arquivo = path.join(antes.dataDir, relativo);
  mkdirSync(path.dirname(arquivo), { recursive: true });
  writeFileSync(arquivo, 'x');
  envelhecer(relativo);
};

let vencido: Anuncio;
/** Ended, with a renewal that runs. */
let renovado: Anuncio;
let renovacao: Anuncio;
let perto: Anuncio;
/** Near its end too, with a renewal that waits for its decision. */
let aRenovar: Anuncio;
let pedida: Anuncio;
let longe: Anuncio;
/** Of a refused payment, and of the one after it. */
let provas: string[];

beforeAll(async () => {
  database = await newDatabase();
  antes = await startTestPortal({ database: database.url });
  const admin = await entrarComoAdministrador(antes);
  const aprovar = async (anuncio: Anuncio): Promise<Anuncio> => {
    await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: anuncio.id, status: 1 });
    return anuncio;
  };
  const radio = async (nome_webradio: string): Promise<Anuncio> => {
    const answer = await enviarPartes(admin, SALVAR, {
      ...{ titulo: 'Rádio', periodo: '1', tipo_anuncio: 'radio', meio_pagamento: 'pix' },
      ...{ termos: 'on', nome_webradio, url_webradio: 'https://r.test/' },
    });
    return aprovar(answer.json<{ anuncio: Anuncio }>().anuncio);
  };
  vencido = await radio('Rádio Vencida');
  perto = await aprovar(await comprarBanner(admin));
  longe = await comprarBanner(admin);
  await provar(admin, longe.id, '#0000ff');
  await decidir(admin, longe.id, 0);
  await provar(admin, longe.id, '#00ff00');
  provas = (await comprovantesDe(admin, longe.id)).map((um) => path.basename(um.path_comprovante));
  await aprovar(longe);
  renovado = await radio('Rádio Renovada');
  const renovar = async ({ id }: Anuncio): Promise<Anuncio> =>
    (await admin.enviar(CAMINHOS.renovarAnuncio(id))).json<{ anuncio: Anuncio }>().anuncio;
  renovacao = await aprovar(await renovar(renovado));
  aRenovar = await aprovar(await comprarBanner(admin));
  pedida = await renovar(aRenovar);
  await provar(admin, pedida.id, '#ff0000');
  await vence(renovado.id, HOJE);
  await vence(vencido.id, HOJE);
  await vence(perto.id, somarDias(HOJE, 7));
  await vence(aRenovar.id, somarDias(HOJE, 7));
  await vence(longe.id, somarDias(HOJE, 8));
  escreverVelho('uploads/banner/abcdef0123-600x250.webp');
  escreverVelho('uploads/banner/abcdef0123-600x250.w256.webp');
  for (const prova of provas) envelhecer(`uploads/banner/comprovante/${prova}`);
  antes.signal('SIGTERM');
  await antes.exited;
  // Of so few files none goes without a person's word.
  const env = { PORTAL_CONFIRMO: 'orfaos' };
  depois = await startTestPortal({ database: database.url, dataDir: antes.dataDir, env });
}, 300_000);
afterAll(async () => {
  await depois.stop();
  await antes.stop();
  await database.drop();
});

const mailsDoFim = () =>
  sql<{ modelo: string; resultado: string | null }>(
    antes,
    database,
    "select modelo, resultado from correios where modelo = 'anuncio-fim' order by id",
  );

describe('o fim de um anúncio', () => {
  it('cada dono é avisado uma vez, e o conteúdo do vencido é despublicado; o do renovado segue calado', async () => {
    await eventually(async () => {
      const noAr = await sql<{ nome_radio: string }>(
        antes,
        database,
        'select nome_radio from radios where published_at is not null',
      );
      expect(noAr).toEqual([{ nome_radio: 'Rádio Renovada' }]);
      expect((await mailsDoFim()).map(({ resultado }) => resultado)).toEqual([
        'enviado',
        'enviado',
        'enviado',
      ]);
    }, 20_000);
    const avisados = await sql<{ id: number; perto: unknown; fim: unknown }>(
      antes,
      database,
      'select id, avisado_7_dias_em as perto, avisado_fim_em as fim from anuncios order by id',
    );
    expect(avisados.map(({ id, perto, fim }) => [id, perto !== null, fim !== null])).toEqual([
      [vencido.id, false, true],
      [perto.id, true, false],
      [longe.id, false, false],
      [renovado.id, false, true],
      [renovacao.id, false, false],
      [aRenovar.id, true, false],
      [pedida.id, false, false],
    ]);
  });

  it('o botão leva a renovar; quem já pediu a renovação é levado a ela', () => {
    const doFim = ({ id }: Anuncio) =>
      mailsPara(antes, ADMIN.email).filter(({ cabecalhos }) =>
        new RegExp(`^Seu anúncio termina em .*\\(código ${id}\\)$`).test(
          cabecalhos.get('subject') ?? '',
        ),
      );
    const [daPrimeira, daOutra] = [doFim(perto), doFim(aRenovar)];
    expect([daPrimeira.length, daOutra.length]).toEqual([1, 1]);
    expect(daPrimeira[0]?.texto).toContain(`/usuario/perfil?renovar=${perto.id}#meusAnuncios`);
    expect(daOutra[0]?.texto).toContain(`(código ${pedida.id}) está em análise`);
    expect(daOutra[0]?.texto).toContain(`/usuario/perfil?anuncio=${pedida.id}#meusAnuncios`);
  });

  it('na hora de sair, o que tem outro fim, não está no ar ou já continua não se avisa', async () => {
    const [daConta] = await sql<{ dono: number }>(
      antes,
      database,
      'select user_id as dono from anuncios_usuario_lnk where anuncio_id = ?',
      longe.id,
    );
    const aindaEra = somarDias(HOJE, 8);
    const esperas: [Anuncio, dia: string][] = [
      [longe, aindaEra],
      [longe, HOJE],
      [pedida, aindaEra],
      [renovado, HOJE],
    ];
    for (const [{ id }, data_vencimento] of esperas) {
      const dados = {
        titulo: 'Fim',
        aviso: 'perto',
        id_anuncio: id,
        id_usuario: daConta?.dono,
        data_vencimento,
      };
      await sql(
        antes,
        database,
        "insert into correios (modelo, dados, tentativas, proxima_tentativa) values ('anuncio-fim', ?, 0, ?)",
        JSON.stringify(dados),
        Date.now(),
      );
    }
    await eventually(async () => {
      const ultimos = (await mailsDoFim()).slice(-esperas.length);
      expect(ultimos.map(({ resultado }) => resultado)).toEqual([
        'enviado',
        ...['descartado', 'descartado', 'descartado'],
      ]);
    }, 20_000);
  });

  it('os arquivos que ninguém nomeia somem, e os dos anúncios ficam', () => {
    const arquivos = arquivosGuardados(depois);
    expect(arquivos.filter((nome) => nome.includes('abcdef0123'))).toEqual([]);
    expect(provas).toHaveLength(2);
    const imagens = [perto, longe].map(({ imagem_banner }) => path.basename(imagem_banner ?? ''));
    for (const nome of [...imagens, ...provas]) {
      expect(arquivos.some((arquivo) => arquivo.endsWith(nome))).toBe(true);
    }
  });
});
