import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type {
  PesquisaResumida,
  Resultados,
  VotoRecebido,
} from '@portal/contracts/pesquisa/resultados';
import type { Sorteio } from '@portal/contracts/pesquisa/sorteio';
import type { Portal } from '@portal/contracts/portal/portal';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Entry, linkTo } from './harness/editor';
import { daquiA, umPortalComPesquisas } from './harness/pesquisas';
import { novaAdministradora, type Pessoa } from './harness/pessoas';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';
import { linhasDoCookie } from './harness/visitante';

const PESQUISA = 'api::pesquisa.pesquisa';
const OPCAO = 'api::opcao.opcao';

const aqui = umPortalComPesquisas({ PORTAL_LIMITS: '100' });
const redacao = comRedacao(aqui);

let administradora: Pessoa;
beforeAll(async () => {
  administradora = await novaAdministradora(aqui);
});

const ler = async <T>(path: string): Promise<T> => {
  const answer = await administradora.visitante.pedir(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<T>();
};
const edicoes = async (numero: number): Promise<PesquisaResumida[]> =>
  (await ler<PesquisaResumida[]>(CAMINHOS.pesquisas)).filter((uma) => uma.numero === numero);
const abertas = async (): Promise<Portal['pesquisas']> =>
  (await aqui.read<Portal>(CAMINHOS.portal)).pesquisas;
const nomesDaSegunda = async () => (await abertas())[1]?.opcoes?.map(({ nome }) => nome);

interface Guardada extends Entry {
  numero: number;
  edicao: number;
}
const guardadas = async (): Promise<Guardada[]> =>
  (
    await redacao.editor.pedir(`/content-manager/collection-types/${PESQUISA}?sort=edicao:DESC`)
  ).json<{ results: Guardada[] }>().results;
const aGuardada = async (numero: number, edicao: number): Promise<Guardada> => {
  const achada = (await guardadas()).find((um) => um.numero === numero && um.edicao === edicao);
  if (!achada) throw new Error('no such edition');
  return achada;
};
const abrirNova = (documentId: string, corpo: object = {}) =>
  redacao.editor.pedir(`/painel/pesquisas/${documentId}/nova-edicao`, 'POST', corpo);

const recusa = async (feito: Promise<unknown>): Promise<string> => {
  const erro: unknown = await feito.then(
    () => null,
    (motivo: unknown) => motivo,
  );
  if (!(erro instanceof Error)) throw new Error('not refused');
  return erro.message;
};
const musica = (id_musica: string) => aqui.pessoa({ id_webradio: undefined, id_musica });

describe('uma pesquisa de cada número por vez', () => {
  it.each([
    [{ numero: 1, titulo: 'Outra' }, /400 .*Só uma pesquisa de cada número.*edição 1/],
    [{ numero: 3, titulo: 'Outra' }, /400 .*O número é 1 \(web rádio do ano\) ou 2/],
    [
      { numero: 1, titulo: 'Outra', abre_em: daquiA(60), fecha_em: daquiA(50) },
      /400 .*precisa vir depois/,
    ],
  ])('%j se recusa com palavras', async (campos, palavras) => {
    expect(await recusa(redacao.editor.create(PESQUISA, campos))).toMatch(palavras);
    expect(await guardadas()).toHaveLength(2);
  });

  it('o número de uma pesquisa não muda, nem a edição; o painel sabe a próxima', async () => {
    const { documentId } = await aGuardada(1, 1);
    expect(await recusa(redacao.editor.update(PESQUISA, documentId, { numero: 2 }))).toContain(
      'O número de uma pesquisa não muda',
    );
    await redacao.editor.update(PESQUISA, documentId, { numero: 1, edicao: 7 });
    expect((await aGuardada(1, 1)).documentId).toBe(documentId);
    const proximas = await redacao.editor.pedir('/painel/pesquisas/proximas');
    expect(proximas.json<object>(), proximas.text).toEqual({ 1: 2, 2: 2 });
  });

  it('dez ao mesmo tempo: uma, e nenhuma falha sem palavras', async () => {
    await aqui.prazo(1, null, daquiA(-1));
    const dez = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        redacao.editor.pedir(`/content-manager/collection-types/${PESQUISA}`, 'POST', {
          ...{ numero: 1, titulo: `De uma vez ${i}` },
        }),
      ),
    );
    const feitas = dez.filter(({ status }) => status < 300);
    expect(feitas).toHaveLength(1);
    expect(dez.filter(({ status }) => status === 400)).toHaveLength(9);
    const [nova] = feitas.map((answer) => answer.json<{ data: Guardada }>().data);
    expect(nova?.edicao).toBe(2);
    // One that nobody answered may go, and the old one takes its place again.
    await redacao.editor.remove(PESQUISA, nova?.documentId ?? '');
    await aqui.prazo(1, null, null);
  });
});

describe('o que tem votos fica', () => {
  it('uma opção não se apaga, nem sai da pesquisa, nem com ela', async () => {
    const [primeira, segunda] = (await abertas())[1]?.opcoes ?? [];
    expect((await aqui.votar(musica(primeira?.id ?? ''))).status).toBe(201);
    const palavras = 'A opção “Primeira” tem 1 voto e não sai da pesquisa';
    const pesquisa = await aGuardada(2, 1);
    const [row] = await sql<{ id: number }>(
      aqui.portal,
      aqui.database,
      'select id from opcoes where document_id = ?',
      primeira?.id ?? '',
    );
    const opcao = { id: row?.id ?? 0, documentId: primeira?.id ?? '' };
    expect(await recusa(redacao.editor.remove(OPCAO, opcao.documentId))).toContain(palavras);
    for (const [uid, documentId, campos] of [
      [PESQUISA, pesquisa.documentId, { opcoes: { connect: [], disconnect: [opcao] } }],
      [OPCAO, opcao.documentId, { pesquisa: { connect: [], disconnect: [pesquisa] } }],
    ] as const)
      expect(await recusa(redacao.editor.update(uid, documentId, campos))).toContain(palavras);
    const todas = await redacao.editor.pedir(
      `/content-manager/collection-types/${OPCAO}/actions/bulkDelete`,
      'POST',
      { documentIds: [segunda?.id, opcao.documentId] },
    );
    expect(todas.status).toBe(400);
    expect(await recusa(redacao.editor.remove(PESQUISA, pesquisa.documentId))).toContain(
      'Esta pesquisa tem 1 voto e não se apaga: encerre-a',
    );
    const { opcoes } = await ler<Resultados>(CAMINHOS.pesquisaResultados(2));
    expect(opcoes.map(({ nome, total }) => [nome, total])).toEqual([
      ['Primeira', 1],
      ['Segunda', 0],
    ]);
  });

  it('a que ninguém escolheu se apaga', async () => {
    const sobra = { nome: 'Sobra', pesquisa: linkTo(await aGuardada(2, 1)) };
    const { documentId } = await redacao.editor.create(OPCAO, sobra);
    expect(await nomesDaSegunda()).toContain('Sobra');
    await redacao.editor.remove(OPCAO, documentId);
    expect(await nomesDaSegunda()).not.toContain('Sobra');
  });
});

it('a ordem em que se arrastam as opções é a do portal', async () => {
  const pesquisa = await aGuardada(2, 1);
  const terceira = await redacao.editor.create(OPCAO, {
    ...{ nome: 'Terceira', pesquisa: linkTo(pesquisa) },
  });
  expect(await nomesDaSegunda()).toEqual(['Primeira', 'Segunda', 'Terceira']);
  await redacao.editor.update(PESQUISA, pesquisa.documentId, {
    opcoes: { connect: [{ ...terceira, position: { start: true } }], disconnect: [] },
  });
  expect(await nomesDaSegunda()).toEqual(['Terceira', 'Primeira', 'Segunda']);
  const nova = await redacao.editor.create(OPCAO, { nome: 'Meio', ordem: 2 });
  await redacao.editor.update(OPCAO, nova.documentId, { pesquisa: linkTo(pesquisa) });
  expect(await nomesDaSegunda()).toEqual(['Terceira', 'Primeira', 'Meio', 'Segunda']);
  await redacao.editor.remove(OPCAO, nova.documentId);
});

describe('encerrar e abrir nova edição', () => {
  let quem: ReturnType<typeof musica>;
  let sorteio: Sorteio;

  it('copia textos e opções com outras datas, e nunca a autorização', async () => {
    const velha = await aGuardada(2, 1);
    await redacao.editor.update(PESQUISA, velha.documentId, {
      ...{ texto: 'Vote', numero_autorizacao: '00.1/2026' },
    });
    quem = musica((await abertas())[1]?.opcoes?.[0]?.id ?? '');
    const votou = await aqui.votar(quem);
    expect(linhasDoCookie(votou, 'portal_pesquisa_2')[0]).toMatch(/^portal_pesquisa_2=1;/);
    const antes = (await abertas())[1];
    const feita = await abrirNova(velha.documentId, { titulo: 'Música de 2027' });
    expect(feita.status, feita.text).toBe(200);
    const [, depois] = await abertas();
    expect(depois).toEqual({
      ...{ numero: 2, edicao: 2, titulo: 'Música de 2027', texto: 'Vote' },
      opcoes: antes?.opcoes?.map((opcao) => ({ ...opcao, id: expect.any(String) as string })),
    });
    expect(depois?.opcoes?.map(({ id }) => id)).not.toContain(antes?.opcoes?.[0]?.id);
    expect((await edicoes(2)).map((uma) => [uma.edicao, uma.situacao, uma.atual])).toEqual([
      [2, 'aberta', true],
      [1, 'encerrada', false],
    ]);
  });

  it('com dois cliques, e com dez, a resposta é a mesma', async () => {
    const velha = await aGuardada(1, 1);
    const cliques = await Promise.all(
      Array.from({ length: 10 }, () => abrirNova(velha.documentId, { titulo: 'Rádio de 2027' })),
    );
    expect(cliques.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(new Set(cliques.map(({ text }) => text)).size).toBe(1);
    expect(await edicoes(1)).toHaveLength(2);
    expect((await abrirNova(velha.documentId)).text).toBe(cliques[0]?.text);
  });

  it('quem votou na de antes vota na nova, com outro cookie, e uma vez', async () => {
    expect((await aqui.votar(quem)).status).toBe(422);
    quem = { ...quem, id_musica: (await abertas())[1]?.opcoes?.[0]?.id ?? '' };
    const votou = await aqui.votar(quem);
    expect(votou.status, votou.text).toBe(201);
    expect(linhasDoCookie(votou, 'portal_pesquisa_2')[0]).toMatch(/^portal_pesquisa_2=2;/);
    expect((await aqui.votar(quem)).json()).toMatchObject({ codigo: 'ja_votou' });
  });

  it('uma página aberta desde a edição de antes não conta na nova', async () => {
    const tarde = await aqui.votar(aqui.pessoa({ edicao: 1 }));
    expect([tarde.status, tarde.json<{ codigo: string }>().codigo]).toEqual([409, 'encerrada']);
    expect((await aqui.votar(aqui.pessoa({ edicao: '2' }))).status).toBe(201);
    expect((await aqui.votar(aqui.pessoa({ edicao: 'x' }))).status).toBe(422);
  });

  it('a de antes continua a ser lida, e sorteada', async () => {
    const resultados = await ler<Resultados>(CAMINHOS.pesquisaResultados(2, 1));
    expect(resultados).toMatchObject({ numero: 2, edicao: 1, total: 2 });
    expect(await ler(CAMINHOS.pesquisaResultados(2))).toMatchObject({ edicao: 2, total: 1 });
    const votos = await ler<VotoRecebido[]>(`${CAMINHOS.pesquisaVotos(2)}?edicao=1`);
    expect(votos).toHaveLength(2);
    const pedido = { semente: 'Loteria 1', suplentes: 1 };
    const cedo = await administradora.visitante.enviar(CAMINHOS.pesquisaSorteios(2), pedido);
    expect(cedo.json()).toMatchObject({ codigo: 'ainda_aberta' });
    const feito = await administradora.visitante.enviar(CAMINHOS.pesquisaSorteios(2, 1), pedido);
    expect(feito.status, feito.text).toBe(201);
    ({ sorteio } = feito.json<{ sorteio: Sorteio }>());
    expect(sorteio).toMatchObject({ pesquisa: 2, edicao: 1, participantes: 2 });
    expect(await ler(CAMINHOS.pesquisaSorteios(2, 1))).toEqual([sorteio]);
    expect(await ler(CAMINHOS.pesquisaSorteios(2))).toEqual([]);
    const csv = await administradora.visitante.pedir(
      `${CAMINHOS.pesquisaVotos(2)}?edicao=2&formato=csv`,
    );
    expect(csv.headers['content-disposition']).toContain('"pesquisa-2-edicao-2.csv"');
  });

  it.each(['0', '3', 'x', '99999999999'])('a edição %s não existe', async (edicao) => {
    const path = `${CAMINHOS.pesquisaResultados(2)}?edicao=${edicao}`;
    expect((await administradora.visitante.pedir(path)).status).toBe(404);
  });

  it('a de antes não volta a abrir ao lado da nova', async () => {
    const velha = await aGuardada(2, 1);
    expect(
      await recusa(redacao.editor.update(PESQUISA, velha.documentId, { fecha_em: null })),
    ).toContain('a edição 2, “Música de 2027”');
    await redacao.editor.update(PESQUISA, velha.documentId, { titulo: 'Música de 2026' });
  });

  it('a que espera a sua vez não se encerra, e ninguém a repete', async () => {
    const nova = await aGuardada(2, 2);
    await redacao.editor.update(PESQUISA, nova.documentId, { fecha_em: daquiA(3600) });
    await redacao.editor.create(PESQUISA, {
      ...{ numero: 2, titulo: 'Música de 2028', abre_em: daquiA(7200) },
    });
    const espera = await aGuardada(2, 3);
    expect((await abrirNova(espera.documentId)).text).toContain('ainda não começou');
    const junta = await abrirNova(nova.documentId);
    expect(junta.status).toBe(400);
    expect(junta.text).toContain('a edição 3');
    // Nothing of a refused opening stays.
    expect((await edicoes(2)).map(({ edicao, situacao }) => [edicao, situacao])).toEqual([
      [3, 'antes'],
      [2, 'aberta'],
      [1, 'encerrada'],
    ]);
    expect(await ler(CAMINHOS.pesquisaResultados(2))).toMatchObject({ edicao: 2 });
  });

  it('só quem escreve pesquisas o faz, e com datas', async () => {
    const { documentId } = await aGuardada(1, 2);
    const path = `/painel/pesquisas/${documentId}/nova-edicao`;
    expect((await aqui.portal.ask(path, { method: 'POST' })).status).toBe(401);
    expect((await abrirNova('x')).status).toBe(404);
    expect((await abrirNova(documentId, { fecha_em: 'amanhã' })).status).toBe(422);
    expect((await abrirNova(documentId, { fecha_em: daquiA(-5) })).status).toBe(400);
    expect(await edicoes(1)).toHaveLength(2);
  });

  it('enquanto se vota: cada voto conta na de antes ou é recusado com palavras', async () => {
    const { documentId, edicao } = await aGuardada(1, 2);
    const votos = Array.from({ length: 40 }, () => aqui.votar(aqui.pessoa({ edicao })));
    const nova = await abrirNova(documentId);
    expect(nova.status, nova.text).toBe(200);
    const status = (await Promise.all(votos)).map((answer) =>
      answer.status === 409 ? answer.json<{ codigo: string }>().codigo : answer.status,
    );
    expect(new Set([...status, 201, 'encerrada'])).toEqual(new Set([201, 'encerrada']));
    const contados = status.filter((um) => um === 201).length;
    const [terceira, segunda] = await edicoes(1);
    expect([segunda?.total_votos, terceira?.total_votos]).toEqual([1 + contados, 0]);
  });
});
