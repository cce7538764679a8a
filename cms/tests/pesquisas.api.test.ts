import { describe, expect, it } from 'vitest';
import { eventually } from './harness/http';
import { daquiA, umPortalComPesquisas } from './harness/pesquisas';
import { sql } from './harness/sql';
import { linhasDoCookie, novoVisitante } from './harness/visitante';

const aqui = umPortalComPesquisas({ PORTAL_LIMITS: '50' });

const VOTOU = { status: '1', msg: 'Voto registrado com sucesso. Obrigado!' };
const JA_VOTOU = {
  status: '0',
  msg: 'Você já respondeu a esta pesquisa. Obrigado pela colaboração!',
  codigo: 'ja_votou',
};

describe('votar', () => {
  it('conta um voto e deixa o cookie que esconde a pesquisa', async () => {
    const answer = await aqui.votar(aqui.pessoa());
    expect([answer.status, answer.json()]).toEqual([201, VOTOU]);
    expect(linhasDoCookie(answer, 'portal_pesquisa_1')[0]).toMatch(/Max-Age=31536000/);
    const musical = await aqui.votar(
      aqui.pessoa({ id_webradio: undefined, id_musica: aqui.musica }),
    );
    expect(musical.status).toBe(201);
    expect(linhasDoCookie(musical, 'portal_pesquisa_2')).toHaveLength(1);
  });

  it('guarda o consentimento com a finalidade', async () => {
    const campos = aqui.pessoa();
    await aqui.votar(campos);
    const [row] = await sql<{ consentimento_em: unknown; finalidade: string }>(
      aqui.portal,
      aqui.database,
      'select consentimento_em, finalidade from votos where email = ?',
      campos.email,
    );
    expect(row?.consentimento_em).toBeTruthy();
    expect(row?.finalidade).toContain('sorteio');
  });

  it.each([
    [{ email: ' Repetida@GMAIL.com ' }, { email: 'repe.tida+2@googlemail.com' }],
    [{ telefone: '+55 (011) 3333-4444' }, { telefone: '1133334444' }],
    [{ telefone: '(11) 6980-2131' }, { telefone: '11 96980-2131' }],
    [{ email: 'Maria@Exemplo.test' }, { email: 'maria@exemplo.test' }],
  ])('%j e %j são a mesma pessoa', async (uma, outra) => {
    expect((await aqui.votar(aqui.pessoa(uma))).status).toBe(201);
    const answer = await aqui.votar(aqui.pessoa(outra));
    expect([answer.status, answer.json()]).toEqual([409, JA_VOTOU]);
    expect(linhasDoCookie(answer, 'portal_pesquisa_1')).toEqual([]);
  });

  it('o celular de um voto guardado sem o nove é o mesmo', async () => {
    const [semNove, comNove] = ['2187654321', '21987654321'];
    expect((await aqui.votar(aqui.pessoa({ telefone: comNove }))).status).toBe(201);
    await sql(
      aqui.portal,
      aqui.database,
      'update votos set telefone_normalizado = ? where telefone_normalizado = ?',
      ...[semNove, comNove],
    );
    for (const telefone of [comNove, semNove])
      expect((await aqui.votar(aqui.pessoa({ telefone }))).status).toBe(409);
  });

  it('a mesma pessoa responde às duas pesquisas, uma vez cada', async () => {
    const campos = aqui.pessoa();
    const na2 = { ...campos, id_webradio: '', id_musica: aqui.musica };
    const respostas = [
      await aqui.votar(campos),
      await aqui.votar(na2),
      await aqui.votar(campos),
      await aqui.votar(na2),
    ];
    expect(respostas.map(({ status }) => status)).toEqual([201, 201, 409, 409]);
  });

  it('cinquenta ao mesmo tempo: um voto e quarenta e nove 409', async () => {
    const campos = aqui.pessoa();
    const iguais = Array.from({ length: 50 }, (_, i) =>
      // The same person each time: half by e-mail, half by telephone.
      aqui.votar(i % 2 ? campos : aqui.pessoa({ telefone: campos.telefone })),
    );
    const status = (await Promise.all(iguais)).map((answer) => answer.status);
    expect(status.filter((um) => um === 201)).toHaveLength(1);
    expect(status.filter((um) => um === 409)).toHaveLength(49);
    const rows = await sql(
      aqui.portal,
      aqui.database,
      'select id from votos where telefone = ?',
      campos.telefone,
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['sem opção', { id_webradio: undefined }, 'id_webradio'],
    ['com as duas', { id_musica: 'x' }, 'id_webradio'],
    ['rádio que não existe', { id_webradio: 'x' }, 'id_webradio'],
    ['música que não existe', { id_webradio: undefined, id_musica: 'x' }, 'id_musica'],
    ['id enorme', { id_webradio: 'x'.repeat(5000) }, 'id_webradio'],
    ['telefone curto', { telefone: '98765-4321' }, 'telefone'],
    ['e-mail torto', { email: 'x@' }, 'email'],
    ['id que é uma lista', { id_webradio: ['x'] }, 'id_webradio'],
    ['nome vazio', { nome: ' ' }, 'nome'],
    ['nome que ninguém vê', { nome: '\u200b' }, 'nome'],
    ['nome que não é texto', { nome: { $gt: '' } }, 'nome'],
  ])('%s: 422 em %s', async (_, campos, campo) => {
    const answer = await aqui.votar(aqui.pessoa(campos));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual([campo]);
  });

  it('não se vota em rádio que não está publicada', async () => {
    expect((await aqui.votar(aqui.pessoa({ id_webradio: aqui.rascunho }))).status).toBe(422);
  });

  it('fora do prazo: 409 com palavras, e o portal não mostra a pesquisa', async () => {
    const mostradas = async () =>
      (await aqui.read<{ pesquisas: { numero: number }[] }>('/api/portal')).pesquisas.map(
        ({ numero }) => numero,
      );
    await aqui.prazo(1, null, daquiA(-1));
    const encerrada = await aqui.votar(aqui.pessoa());
    expect([encerrada.status, encerrada.json<{ msg: string }>().msg]).toEqual([
      409,
      'Esta pesquisa já foi encerrada. Obrigado pelo interesse!',
    ]);
    expect(await mostradas()).toEqual([2]);
    await aqui.prazo(1, daquiA(60), null);
    const cedo = await aqui.votar(aqui.pessoa());
    expect([cedo.status, cedo.json<{ msg: string }>().msg]).toEqual([
      409,
      'Esta pesquisa ainda não começou. Volte em breve!',
    ]);
    await aqui.prazo(1, daquiA(-60), daquiA(2));
    expect((await aqui.votar(aqui.pessoa())).status).toBe(201);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect((await aqui.votar(aqui.pessoa())).status).toBe(409);
    expect(await mostradas()).toEqual([2]);
    await aqui.prazo(1, null, null);
    expect(await mostradas()).toEqual([1, 2]);
  });

  it('sem token: 403 e nenhum voto', async () => {
    const campos = aqui.pessoa();
    const answer = await aqui.portal.ask('/anuncios/formularioPesquisa', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(campos),
    });
    expect(answer.status).toBe(403);
    expect((await aqui.votar(campos)).status).toBe(201);
  });

  it('o formulário comum do navegador volta para a home com a mensagem', async () => {
    const campos = aqui.pessoa();
    for (const [msg, status] of [
      [VOTOU.msg, 1],
      [JA_VOTOU.msg, 0],
    ] as const) {
      const visitante = novoVisitante(aqui.portal);
      const answer = await visitante.enviarFormulario('/anuncios/formularioPesquisa', campos);
      expect([answer.status, answer.headers.location]).toEqual([303, '/#home']);
      expect((await visitante.quem()).mensagem).toEqual({ status, msg });
    }
  });
});

it('uma rádio em que se votou não se apaga, nem com outras: sai do ar', async () => {
  const RADIO = 'api::radio.radio';
  const { documentId } = await aqui.editor.createPublished(RADIO, { nome_radio: 'Votada' });
  await eventually(async () => {
    const votou = await aqui.votar(aqui.pessoa({ id_webradio: documentId }));
    expect(votou.status, votou.text).toBe(201);
  });
  const colecao = `/content-manager/collection-types/${RADIO}`;
  const outra = await aqui.editor.create(RADIO, { nome_radio: 'Sem votos' });
  const documentIds = [outra.documentId, documentId];
  for (const recusada of [
    await aqui.editor.pedir(`${colecao}/${documentId}`, 'DELETE'),
    await aqui.editor.pedir(`${colecao}/actions/bulkDelete`, 'POST', { documentIds }),
  ]) {
    expect(recusada.status).toBe(400);
    expect(recusada.text).toContain('Esta rádio tem 1 voto na pesquisa');
  }
  await aqui.editor.unpublish(RADIO, documentId);
  await aqui.editor.remove(RADIO, outra.documentId);
});
