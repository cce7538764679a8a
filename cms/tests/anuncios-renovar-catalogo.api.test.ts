import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { somarDias } from '@portal/contracts/tempo/datas';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  type Partes,
  venderAnuncio,
} from './harness/anuncios';
import { eventually } from './harness/http';
import { comEditor, hoje, mudarAnuncio } from './harness/leitura';
import { som } from './harness/midias';
import { novaPessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { emBanco, sql } from './harness/sql';
import type { Visitante } from './harness/visitante';

const aqui = comEditor(umPortalComum());
let admin: Visitante;
beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
});

const decidir = async (id: number, status: number): Promise<void> => {
  const answer = await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
  expect(answer.status, answer.text).toBe(200);
};
const vender = (partes: Partes) => venderAnuncio(admin, partes);
const CONTEUDO: Record<string, () => Promise<Partes>> = {
  radio: () =>
    Promise.resolve({
      ...{ tipo_anuncio: 'radio', nome_webradio: 'Herdada', url_webradio: 'https://r.test/' },
    }),
  musica: async () => ({
    ...{ tipo_anuncio: 'musica', nome_musica: 'Herdada', arquivo_musica: som() },
    ...{ nome_cantor: 'Cantora', slogan_cantor: 'Voz', segmento_cantor: 'Louvor' },
    foto_cantor: await imagem('#445566'),
  }),
};
/** Whether everybody reads what the ad is about. */
const noAr: Record<string, (anuncio: Anuncio) => Promise<boolean>> = {
  radio: async ({ webradio }) =>
    (await aqui.read<{ id: string }[]>(CAMINHOS.radios)).some(({ id }) => id === webradio?.id),
  musica: async ({ musica }) =>
    (await aqui.read<{ musicas: { id: string }[] }[]>(CAMINHOS.cantores)).some(({ musicas }) =>
      musicas.some(({ id }) => id === musica?.id),
    ),
};

const COMECOU = { data_inicio: hoje(), data_vencimento: somarDias(hoje(), 30) };

/** An ad on the air and its renewal, on the air too. */
const renovado = async (tipo: string) => {
  const primeiro = await vender((await CONTEUDO[tipo]?.()) ?? {});
  await decidir(primeiro.id, 1);
  const renovada = await admin.enviar(CAMINHOS.renovarAnuncio(primeiro.id));
  const { id } = renovada.json<{ anuncio: Anuncio }>().anuncio;
  await decidir(id, 1);
  await mudarAnuncio(aqui, { id, documentId: '' }, COMECOU);
  return { primeiro, id, lido: async () => noAr[tipo]?.(primeiro) };
};

it.each(['radio', 'musica'])('%s: parado um dos dois que a pagam, fica no ar', async (tipo) => {
  const { primeiro, id, lido } = await renovado(tipo);
  await decidir(primeiro.id, 0);
  expect(await lido()).toBe(true);
  await decidir(id, 0);
  expect(await lido()).toBe(false);
});

describe('o que a renovação de um anúncio excluído herda', () => {
  it.each(['radio', 'musica'])('%s: continua no ar por ela, e sai com ela', async (tipo) => {
    const { primeiro, id, lido } = await renovado(tipo);
    expect((await excluirAnuncio(admin, primeiro.id)).status).toBe(200);
    expect(await lido()).toBe(true);
    // Its end is the heir's: nothing public is left tied to the ad that is gone.
    const terminou = { data_inicio: '2020-01-31', data_vencimento: '2020-02-29' };
    await mudarAnuncio(aqui, { id, documentId: '' }, terminou);
    await eventually(async () => expect(await lido()).toBe(false));
    await mudarAnuncio(aqui, { id, documentId: '' }, COMECOU);
    await eventually(async () => expect(await lido()).toBe(true));
    await decidir(id, 0);
    expect(await lido()).toBe(false);
  });

  it.each(['radio', 'musica'] as const)(
    '%s: o que a equipe tirou do ar não volta por ser herdado',
    async (tipo) => {
      const { primeiro, id, lido } = await renovado(tipo);
      const { id: documentId } = (tipo === 'radio' ? primeiro.webradio : primeiro.musica) ?? {};
      await aqui.editor.unpublish(`api::${tipo}.${tipo}`, documentId ?? '');
      expect(await lido()).toBe(false);
      expect((await excluirAnuncio(admin, primeiro.id)).status).toBe(200);
      expect(await lido()).toBe(false);
      await decidir(id, 0);
      await decidir(id, 1);
      expect(await lido()).toBe(true);
    },
  );
});

it('uma conta bloqueada não recebe os e-mails dos seus anúncios', async () => {
  const { portal, database } = aqui;
  const [bloqueada, livre] = [await novaPessoa(portal), await novaPessoa(portal)];
  const dela = await comprarBanner(bloqueada.visitante);
  const daOutra = await comprarBanner(livre.visitante);
  await sql(portal, database, 'update up_users set blocked = true where id = ?', bloqueada.id);
  await decidir(dela.id, 1);
  await decidir(daOutra.id, 1);
  await eventually(async () => {
    const mails = await sql<{ resultado: string | null }>(
      portal,
      database,
      "select resultado from correios where modelo = 'anuncio' order by id desc limit 2",
    );
    expect(mails.map(({ resultado }) => resultado)).toEqual(['enviado', 'descartado']);
  }, 15_000);
});

it('movido o fim pela administração, o dono volta a ser avisado dele', async () => {
  const pessoa = await novaPessoa(aqui.portal);
  const { id } = await comprarBanner(pessoa.visitante);
  await decidir(id, 1);
  const avisado = emBanco(aqui.database, new Date());
  const avisos = { avisado_7_dias_em: avisado, avisado_fim_em: avisado };
  const editar = (partes: Partes) =>
    enviarPartes(admin, CAMINHOS.editarBanner, { id_anuncio: String(id), ...partes });
  const lidos = async () => {
    const [linha] = await sql<{ perto: unknown; fim: unknown }>(
      aqui.portal,
      aqui.database,
      'select avisado_7_dias_em as perto, avisado_fim_em as fim from anuncios where id = ?',
      id,
    );
    return [linha?.perto === null, linha?.fim === null];
  };
  await mudarAnuncio(aqui, { id, documentId: '' }, avisos);
  expect((await editar({ titulo: 'O mesmo fim' })).status).toBe(200);
  expect(await lidos()).toEqual([false, false]);
  expect((await editar({ periodo: '12' })).status).toBe(200);
  expect(await lidos()).toEqual([true, true]);
});
