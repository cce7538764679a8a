import { caixaSchema } from '@portal/contracts/caixa/caixa';
import { MENSAGENS_DA_CAIXA as MSG } from '@portal/contracts/caixa/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, ler } from './harness/andamento';
import { comprarBanner, entrarComoAdministrador, excluirAnuncio } from './harness/anuncios';
import { caixaDe, passoEm, receber, tirarRecebimento } from './harness/caixa';
import { loginEditor } from './harness/editor';
import { novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import type { Visitante } from './harness/visitante';

const CONTAS = '/content-manager/collection-types/plugin::users-permissions.user';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let admin: Visitante;
let ana: Pessoa;

beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal, { nome: 'Ana da Caixa' });
});

const comprar = async (titulo: string, dona = ana): Promise<number> =>
  (await comprarBanner(dona.visitante, { titulo, periodo: '1' })).id;
/** An ad approved at an instant. */
const aprovado = async (titulo: string, instante: string, dona = ana): Promise<number> => {
  const id = await comprar(titulo, dona);
  expect((await decidir(admin, id, 1)).status).toBe(200);
  await passoEm(aqui, id, 1, instante);
  return id;
};
const resumo = async (mes: string): Promise<string[]> =>
  (await caixaDe(admin, mes)).linhas.map(
    ({ data, tipo, titulo, valor, divergencia }) =>
      `${data} ${tipo} ${titulo} ${valor}${divergencia ? ` ${divergencia}` : ''}`,
  );

describe('um mês da caixa', () => {
  it('começa e acaba à meia-noite de São Paulo', async () => {
    await aprovado('Último de abril', '2026-05-01T02:59:59.999Z');
    await aprovado('Primeiro de maio', '2026-05-01T03:00:00.000Z');
    await aprovado('Último de maio', '2026-06-01T02:59:59.999Z');
    expect(await resumo('2026-04')).toEqual([
      '2026-04-30 esperado Último de abril 50 sem_recebimento',
    ]);
    expect(await caixaDe(admin, '2026-05')).toMatchObject({
      ...{ esperado: 100, recebido: 0, devolvido: 0 },
      linhas: [
        { data: '2026-05-01', usuario: 'Ana da Caixa', transacao: null, valor_do_anuncio: 50 },
        { data: '2026-05-31', titulo: 'Último de maio' },
      ],
    });
    const vazio = { esperado: 0, recebido: 0, devolvido: 0, linhas: [] };
    expect(await caixaDe(admin, '2026-06')).toEqual(vazio);
  });

  it('conta o que entrou pela data do banco, e diz o que diverge', async () => {
    const certo = await aprovado('Certo', '2026-03-10T12:00:00Z');
    const errado = await aprovado('Errado', '2026-03-11T12:00:00Z');
    await aprovado('Sem dinheiro', '2026-03-12T12:00:00Z');
    await receber(admin, certo, { data: '2026-03-31', transacao: ' E2E  1 ', pagador: 'Ana' });
    await receber(admin, errado, { data: '2026-04-01', valor: 49.9 });
    expect(await resumo('2026-03')).toEqual([
      '2026-03-10 esperado Certo 50',
      '2026-03-11 esperado Errado 50',
      '2026-03-12 esperado Sem dinheiro 50 sem_recebimento',
      '2026-03-31 recebido Certo 50',
    ]);
    const marco = await caixaDe(admin, '2026-03');
    expect(marco).toMatchObject({ esperado: 150, recebido: 50, devolvido: 0 });
    expect(marco.linhas.at(-1)).toMatchObject({
      id_anuncio: certo,
      transacao: 'E2E 1',
      pagador: 'Ana',
    });
    expect(await resumo('2026-04')).toContain('2026-04-01 recebido Errado 49.9 valor_diferente');
    expect((await caixaDe(admin, '2026-04')).recebido).toBe(49.9);
  });

  it('conta uma vez quem foi aprovado de novo, e o que foi devolvido enquanto está', async () => {
    const id = await aprovado('Vai e volta', '2026-02-10T12:00:00Z');
    await decidir(admin, id, 0);
    await decidir(admin, id, 1);
    await decidir(admin, id, 9);
    await passoEm(aqui, id, 9, '2026-03-01T02:00:00Z');
    expect((await resumo('2026-02')).filter((linha) => linha.includes('Vai e volta'))).toEqual([
      '2026-02-10 esperado Vai e volta 50 sem_recebimento',
      '2026-02-28 devolvido Vai e volta 50',
    ]);
    expect((await caixaDe(admin, '2026-02')).devolvido).toBe(50);
    await decidir(admin, id, 8);
    expect((await caixaDe(admin, '2026-02')).devolvido).toBe(0);
  });

  it('fica com as linhas de um anúncio excluído, e sem o nome de quem se foi', async () => {
    const bia = await novaPessoa(aqui.portal, { nome: 'Bia que se vai' });
    const id = await aprovado('Some daqui', '2025-07-10T12:00:00Z', bia);
    await receber(admin, id, { data: '2025-07-11', pagador: 'Bia de Tal', transacao: 'SOME1' });
    const antes = await caixaDe(admin, '2025-07');
    expect(antes.linhas.map(({ usuario }) => usuario)).toEqual(Array(2).fill('Bia que se vai'));
    expect((await excluirAnuncio(admin, id)).status).toBe(200);
    expect(await caixaDe(admin, '2025-07')).toEqual(antes);
    expect((await receber(admin, id)).status).toBe(404);
    expect((await tirarRecebimento(admin, id)).status).toBe(200);
    expect(await resumo('2025-07')).toEqual(['2025-07-10 esperado Some daqui 50 sem_recebimento']);
  });

  it('em CSV abre numa planilha em português, sem fórmula', async () => {
    const id = await aprovado('=HYPERLINK("http://x")', '2025-05-10T12:00:00Z');
    await receber(admin, id, { data: '2025-05-11', valor: '1.050,5', transacao: '+55' });
    const answer = await admin.pedir(`${CAMINHOS.caixaCsv}?mes=2025-05`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="caixa-2025-05.csv"');
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.text.slice(1).split('\r\n')).toEqual([
      '"Data";"Tipo";"Código";"Título";"Anunciante";"Valor";"Transação";"Divergência"',
      `"10/05/2025";"Esperado";${id};"'=HYPERLINK(""http://x"")";"Ana da Caixa";50,00;"";""`,
      `"11/05/2025";"Recebido";${id};"'=HYPERLINK(""http://x"")";"Ana da Caixa";1050,50;"'+55";"Valor diferente do anúncio"`,
      '"";"Total esperado";"";"";"";50,00;"";""',
      '"";"Total recebido";"";"";"";1050,50;"";""',
      '"";"Total devolvido";"";"";"";0,00;"";""',
      '',
    ]);
  });

  it('o mês é este quando não se diz qual, e os doze últimos têm os mesmos totais', async () => {
    const id = await comprar('De agora');
    await decidir(admin, id, 1);
    const agora = caixaSchema.parse(await ler(admin, CAMINHOS.caixa));
    expect(agora.linhas.map(({ titulo }) => titulo)).toContain('De agora');
    const meses = await ler<{ mes: string; esperado: number }[]>(admin, CAMINHOS.caixaMeses);
    expect(meses).toHaveLength(12);
    expect(meses.at(-1)?.esperado).toBe(agora.esperado);
    const marco = meses.find(({ mes }) => mes.endsWith('-03'));
    expect(marco).toMatchObject({ mes: '2026-03', esperado: 150, recebido: 50, devolvido: 0 });
  });

  it.each(['2026-13', '2026', 'x', '2026-01&mes=2026-02'])('não há o mês %s', async (mes) => {
    for (const caminho of [CAMINHOS.caixa, CAMINHOS.caixaCsv])
      expect((await admin.pedir(`${caminho}?mes=${mes}`)).status).toBe(400);
  });
});

describe('um recebimento', () => {
  const guardados = (id: number) =>
    sql<{ centavos: number; vigente: number | null; retirado_em: number | null }>(
      aqui.portal,
      aqui.database,
      'select centavos, vigente, retirado_em from recebimentos where anuncio_id = ? order by id',
      id,
    );
  const linhas = async (id: number) =>
    (await caixaDe(admin, '2026-10')).linhas.filter(({ id_anuncio }) => id_anuncio === id);

  it('o segundo fica no lugar do primeiro, e os dois guardados; retirado, não conta', async () => {
    const id = await comprar('Substituído');
    const primeiro = await receber(admin, id, { pagador: 'Ana' });
    expect(primeiro.json()).toMatchObject({
      msg: MSG.recebimentoRegistrado,
      recebimento: { data: '2026-10-05', valor: 50, transacao: null, pagador: 'Ana' },
    });
    expect((await receber(admin, id, { valor: '60,00' })).status).toBe(200);
    expect((await linhas(id)).map(({ valor }) => valor)).toEqual([60]);
    expect(await guardados(id)).toMatchObject([
      { centavos: 5000, vigente: null, retirado_em: expect.anything() as unknown },
      { centavos: 6000, vigente: id, retirado_em: null },
    ]);
    for (let vez = 0; vez < 2; vez += 1)
      expect((await tirarRecebimento(admin, id)).json()).toMatchObject({
        msg: MSG.recebimentoRetirado,
      });
    expect(await linhas(id)).toEqual([]);
    expect(await guardados(id)).toHaveLength(2);
  });

  it('dois cliques registram uma vez', async () => {
    const id = await comprar('Dois cliques');
    const campos = { transacao: 'DUPLO' };
    const dois = await Promise.all([receber(admin, id, campos), receber(admin, id, campos)]);
    expect(dois.map(({ status }) => status)).toEqual([200, 200]);
    expect(await guardados(id)).toHaveLength(1);
  });

  it('trocado e retirado ao mesmo tempo, o registro diz uma vez o que deixou de contar', async () => {
    const id = await comprar('Ao mesmo tempo');
    for (let vez = 1; vez <= 12; vez += 1)
      await Promise.all([
        receber(admin, id, { valor: `${vez},00` }),
        receber(admin, id, { valor: `${vez},50` }),
        tirarRecebimento(admin, id),
      ]);
    const caminho = '/api/administracao/registro?busca=recebimento&limite=100';
    const registradas = await ler<{ alvo_id: string; antes: { valor: number } | null }[]>(
      admin,
      caminho,
    );
    const valores = registradas.flatMap(({ alvo_id, antes }) =>
      alvo_id === String(id) && antes ? [Math.round(antes.valor * 100)] : [],
    );
    const deixaram = (await guardados(id)).filter(({ retirado_em }) => retirado_em !== null);
    expect(valores.sort()).toEqual(deixaram.map(({ centavos }) => centavos).sort());
  });

  it('de dois administradores com o mesmo crédito, um registra e o outro fica sabendo', async () => {
    const outra = (await novaAdministradora(aqui)).visitante;
    const [a, b] = [await comprar('Disputado A'), await comprar('Disputado B')];
    const juntos = async (primeiro: number, segundo: number, transacao: string) => {
      const respostas = await Promise.all([
        receber(admin, primeiro, { transacao }),
        receber(outra, segundo, { transacao: transacao.toLowerCase() }),
      ]);
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(respostas.find(({ status }) => status === 409)?.json()).toMatchObject({
        ...{ status: '0', codigo: 'credito_ja_registrado', msg: MSG.creditoJaRegistrado },
      });
    };
    await juntos(a, b, 'FIT-1');
    expect((await guardados(a)).length + (await guardados(b)).length).toBe(1);
    const c = await comprar('Disputado C');
    const mesmo = await Promise.all([
      receber(admin, c, { transacao: 'FIT-2' }),
      receber(outra, c, { transacao: 'FIT-2' }),
    ]);
    expect(mesmo.map(({ status }) => status).sort()).toEqual([200, 409]);
    // Taken back, the credit is free again.
    await tirarRecebimento(admin, c);
    expect((await receber(outra, c, { transacao: 'FIT-2' })).status).toBe(200);
  });

  it('é de quem administra, e de um anúncio que há', async () => {
    const id = await comprar('Alheio');
    expect((await receber(ana.visitante, id)).status).toBe(403);
    expect((await tirarRecebimento(ana.visitante, id)).status).toBe(403);
    for (const caminho of [CAMINHOS.caixa, CAMINHOS.caixaCsv, CAMINHOS.caixaMeses]) {
      expect((await ana.visitante.pedir(caminho)).status).toBe(403);
      expect((await aqui.portal.ask(caminho)).status).toBe(401);
    }
    expect((await receber(admin, 999_999)).status).toBe(404);
    expect((await tirarRecebimento(admin, id)).status).toBe(404);
  });

  it.each([
    [{ valor: '0' }, 'valor'],
    [{ valor: '1.234' }, 'valor'],
    [{ valor: '-1' }, 'valor'],
    [{ data: '2026-02-30' }, 'data'],
    [{ data: '' }, 'data'],
    [{ transacao: 'x'.repeat(101) }, 'transacao'],
    [{ pagador: { a: 1 } }, 'pagador'],
  ])('%j é recusado no campo %s', async (campos, campo) => {
    const answer = await receber(admin, 1, campos);
    expect(answer.status).toBe(422);
    expect(answer.json<{ erros: object }>().erros).toHaveProperty(campo);
  });
});

it('com a conta vão o nome de quem anunciou e de quem pagou; o dinheiro fica', async () => {
  const caio = await novaPessoa(aqui.portal, { nome: 'Caio que se vai' });
  const id = await aprovado('Do Caio', '2025-03-10T12:00:00Z', caio);
  await receber(admin, id, { data: '2025-03-11', pagador: 'Caio de Tal' });
  const [conta] = await sql<{ document_id: string }>(
    aqui.portal,
    aqui.database,
    'select document_id from up_users where id = ?',
    caio.id,
  );
  const editor = await loginEditor(aqui.portal);
  const apagada = await editor.pedir(`${CONTAS}/${conta?.document_id ?? ''}`, 'DELETE');
  expect(apagada.status, apagada.text).toBe(200);
  const { linhas, recebido } = await caixaDe(admin, '2025-03');
  expect(linhas.map(({ usuario }) => usuario)).toEqual(['Conta excluída', 'Conta excluída']);
  expect(recebido).toBe(50);
  const [row] = await sql<{ pagador: string | null }>(
    aqui.portal,
    aqui.database,
    'select pagador from recebimentos where anuncio_id = ?',
    id,
  );
  expect(row?.pagador).toBeNull();
});

it('o registro guarda o que foi recebido, o que o trocou e quem o retirou', async () => {
  const id = await aprovado('No registro', '2026-01-10T12:00:00Z');
  await receber(admin, id, { data: '2026-01-11', valor: 40 });
  await receber(admin, id, { data: '2026-01-12', valor: 50 });
  expect((await tirarRecebimento(admin, id)).status).toBe(200);
  const linhas = await ler<{ acao: string; alvo_id: string; antes: unknown; depois: unknown }[]>(
    admin,
    '/api/administracao/registro?busca=recebimento&limite=100',
  );
  const deste = linhas.filter(({ alvo_id }) => alvo_id === String(id));
  expect(deste).toMatchObject([
    { acao: 'retirou o recebimento', antes: { data: '2026-01-12', valor: 50 }, depois: null },
    { acao: 'trocou o recebimento', antes: { valor: 40 }, depois: { valor: 50 } },
    { acao: 'registrou o recebimento', antes: null, depois: { data: '2026-01-11', valor: 40 } },
  ]);
});
