import path from 'node:path';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { somarDias } from '@portal/contracts/tempo/datas';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  arquivosGuardados,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  type Partes,
  venderMusica,
} from './harness/anuncios';
import { eventually } from './harness/http';
import { hoje, umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';
import { sql } from './harness/sql';
import type { Visitante } from './harness/visitante';

const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';

const aqui = umPortalEditado();
let admin: Visitante;
/** The ad that brought the singer, and another that only added a song. */
let a: Anuncio;
let b: Anuncio;
let cantora: string;

beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
});

const vender = (nome: string, cantor: Partes) => venderMusica(admin, nome, cantor);
const decidir = async ({ id }: Anuncio, status: number): Promise<void> => {
  const answer = await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
  expect(answer.status, answer.text).toBe(200);
};
const comecar = async ({ id }: Anuncio, data_inicio: string): Promise<void> => {
  const answer = await enviarPartes(admin, CAMINHOS.editarMusica, {
    ...{ id_anuncio: String(id), data_inicio },
  });
  expect(answer.status, answer.text).toBe(200);
};
const vencer = (anuncio: Anuncio): Promise<void> => comecar(anuncio, '2020-01-31');
const excluir = async ({ id }: Anuncio): Promise<void> => {
  const answer = await excluirAnuncio(admin, id);
  expect(answer.status, answer.text).toBe(200);
};

/** The singer's songs that everybody hears; null when nobody reads the singer. */
const noAr = async (): Promise<string[] | null> => {
  const lista = await aqui.read<Cantor[]>(CAMINHOS.cantores);
  const nomes = await aqui.read<{ id: string }[]>(CAMINHOS.cantoresNomes);
  const answer = await admin.pedir(`${CAMINHOS.cantores}/${cantora}`);
  const uma = answer.status === 404 ? null : answer.json<Cantor>();
  expect(lista.find(({ id }) => id === cantora) ?? null).toEqual(uma);
  expect(nomes.some(({ id }) => id === cantora)).toBe(uma !== null);
  return uma && uma.musicas.map(({ nome }) => nome).sort();
};
const tocar = async ({ musica }: Anuncio): Promise<number> =>
  (await admin.enviar('/api/monitoramentoMusica', { musica: musica?.id })).status;
const publicados = async (tabela: 'cantores' | 'musicas'): Promise<number> => {
  const contar = `select count(*) as n from ${tabela} where published_at is not null`;
  const [linha] = await sql<{ n: number | string }>(aqui.portal, aqui.database, contar);
  return Number(linha?.n);
};
const publicarDaEquipe = (nome: string) =>
  aqui.editor.createPublished(MUSICA, { nome, cantor: { connect: [{ documentId: cantora }] } });

beforeEach(async () => {
  a = await vender('Primeira', {
    ...{ nome_cantor: 'Cantora', slogan_cantor: 'Um slogan', segmento_cantor: 'Louvor' },
    foto_cantor: await imagem('#778899'),
  });
  cantora = a.musica?.id_cantor ?? '';
  await decidir(a, 1);
  b = await vender('Segunda', { id_cantor_musica: cantora });
  await decidir(b, 1);
  expect(await noAr()).toEqual(['Primeira', 'Segunda']);
});

afterEach(async () => {
  // Whatever the way, nothing of the ads is left on the air.
  expect(await noAr()).toBeNull();
  expect([await publicados('cantores'), await publicados('musicas')]).toEqual([0, 0]);
});

describe('o cantor que veio com um anúncio fica enquanto outra música dele estiver no ar', () => {
  it('o anúncio dele inativo: fica com a do outro, e sai com ela', async () => {
    await decidir(a, 0);
    expect(await noAr()).toEqual(['Segunda']);
    expect(await tocar(b)).toBe(204);
    expect(await tocar(a)).toBe(404);
    await decidir(a, 1);
    expect(await noAr()).toEqual(['Primeira', 'Segunda']);
    await decidir(a, 0);
    await decidir(b, 0);
    expect(await noAr()).toBeNull();
    expect(await publicados('cantores')).toBe(0);
    await decidir(b, 1);
    expect(await noAr()).toEqual(['Segunda']);
    await decidir(b, 0);
  });

  it('o anúncio dele vencido: fica com a do outro, mesmo a que ainda vai começar', async () => {
    await vencer(a);
    expect(await noAr()).toEqual(['Segunda']);
    await comecar(b, somarDias(hoje(), 3));
    await decidir(a, 0);
    expect(await noAr()).toBeNull();
    expect(await publicados('cantores')).toBe(1);
    await comecar(b, hoje());
    expect(await noAr()).toEqual(['Segunda']);
    await vencer(b);
    expect(await noAr()).toBeNull();
    await decidir(b, 0);
  });

  it('o anúncio dele excluído no ar: passa ao outro, e sai com ele', async () => {
    await excluir(a);
    expect(await noAr()).toEqual(['Segunda']);
    expect(await tocar(b)).toBe(204);
    await decidir(b, 0);
    expect(await noAr()).toBeNull();
    await decidir(b, 1);
    expect(await noAr()).toEqual(['Segunda']);
    await excluir(b);
  });

  it('o anúncio dele excluído fora do ar leva a sua música, e só ela; o último leva o cantor', async () => {
    const som = path.basename(a.musica?.url ?? '');
    const guardados = () => arquivosGuardados(aqui.portal).map((nome) => path.basename(nome));
    expect(guardados()).toContain(som);
    await decidir(a, 0);
    await excluir(a);
    expect(await noAr()).toEqual(['Segunda']);
    await eventually(() => expect(guardados()).not.toContain(som));
    await decidir(b, 0);
    await excluir(b);
    const guardado = 'select id from cantores where document_id = ?';
    expect(await sql(aqui.portal, aqui.database, guardado, cantora)).toEqual([]);
  });

  it('excluído antes de o outro ser aprovado: o cantor entra no ar com o outro', async () => {
    await decidir(b, 0);
    await excluir(a);
    expect(await noAr()).toBeNull();
    await decidir(b, 1);
    expect(await noAr()).toEqual(['Segunda']);
    await decidir(b, 0);
  });

  it('com uma música da equipe, fica enquanto ela estiver publicada', async () => {
    const { documentId } = await publicarDaEquipe('Da equipe');
    await decidir(a, 0);
    await vencer(b);
    expect(await noAr()).toEqual(['Da equipe']);
    await decidir(b, 0);
    expect(await noAr()).toEqual(['Da equipe']);
    const { id: foto } = await enviarRetrato(aqui.editor, 'A cantora');
    await aqui.editor.update(CANTOR, cantora, { foto });
    await aqui.editor.publish(CANTOR, cantora);
    expect(await noAr()).toEqual(['Da equipe']);
    await aqui.editor.unpublish(MUSICA, documentId);
    expect(await noAr()).toBeNull();
    await aqui.editor.publish(MUSICA, documentId);
    await excluir(a);
    await excluir(b);
    expect(await noAr()).toEqual(['Da equipe']);
    await aqui.editor.unpublish(MUSICA, documentId);
    await aqui.editor.unpublish(CANTOR, cantora);
  });
});
