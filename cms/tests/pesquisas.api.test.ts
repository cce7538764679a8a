import { createHash } from 'node:crypto';
import { pesquisaResumidaSchema, resultadosSchema } from '@portal/contracts/pesquisa/resultados';
import { sorteioSchema, type Sorteio } from '@portal/contracts/pesquisa/sorteio';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Entry } from './harness/editor';
import { umPortalEditado } from './harness/leitura';
import { novaAdministradora, type Pessoa } from './harness/pessoas';
import { sql } from './harness/sql';
import { novoVisitante, linhasDoCookie } from './harness/visitante';
import { conferirSorteio } from './harness/conferir-sorteio';

const aqui = umPortalEditado({ PORTAL_LIMITS: '50' });

const VOTOU = { status: '1', msg: 'Voto registrado com sucesso. Obrigado!' };
const JA_VOTOU = {
  status: '0',
  msg: 'Você já respondeu a esta pesquisa. Obrigado pela colaboração!',
};

let radio: string;
let rascunho: string;
let musica: string;
let pesquisas: [Entry, Entry];
let administradora: Pessoa;

let n = 0;
const pessoa = (mudancas: Record<string, unknown> = {}) => {
  n += 1;
  return {
    nome: `Votante ${n}`,
    telefone: `(11) 9${String(70000000 + n)}`,
    email: `votante-${n}@exemplo.test`,
    id_webradio: radio,
    ...mudancas,
  };
};

const votar = (campos: object) =>
  novoVisitante(aqui.portal).enviar('/anuncios/formularioPesquisa', campos);

beforeAll(async () => {
  const { editor } = aqui;
  const nova = { nome_radio: 'Rádio Votada', url: 'https://r.test/' };
  radio = (await editor.createPublished('api::radio.radio', nova)).documentId;
  rascunho = (await editor.create('api::radio.radio', { ...nova, nome_radio: 'Guardada' }))
    .documentId;
  pesquisas = [
    await editor.create('api::pesquisa.pesquisa', { numero: 1, titulo: 'Rádio do ano' }),
    await editor.create('api::pesquisa.pesquisa', { numero: 2, titulo: 'Música preferida' }),
  ];
  for (const nome of ['Primeira', 'Segunda']) {
    const opcao = await editor.create('api::opcao.opcao', {
      nome,
      pesquisa: { connect: [pesquisas[1]], disconnect: [] },
    });
    musica = opcao.documentId;
  }
  administradora = await novaAdministradora(aqui);
});

const prazo = (numero: 1 | 2, abre_em: string | null, fecha_em: string | null) =>
  aqui.editor.update('api::pesquisa.pesquisa', pesquisas[numero - 1].documentId, {
    numero,
    abre_em,
    fecha_em,
  });
const daquiA = (segundos: number): string => new Date(Date.now() + segundos * 1000).toISOString();

describe('votar', () => {
  it('conta um voto e deixa o cookie que esconde a pesquisa', async () => {
    const answer = await votar(pessoa());
    expect([answer.status, answer.json()]).toEqual([201, VOTOU]);
    expect(linhasDoCookie(answer, 'portal_pesquisa_1')[0]).toMatch(/Max-Age=31536000/);
    const musical = await votar(pessoa({ id_webradio: undefined, id_musica: musica }));
    expect(musical.status).toBe(201);
    expect(linhasDoCookie(musical, 'portal_pesquisa_2')).toHaveLength(1);
  });

  it('guarda o consentimento com a finalidade', async () => {
    const campos = pessoa();
    await votar(campos);
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
    [{ email: 'Maria@Exemplo.test' }, { email: 'maria@exemplo.test' }],
  ])('%j e %j são a mesma pessoa', async (uma, outra) => {
    expect((await votar(pessoa(uma))).status).toBe(201);
    const answer = await votar(pessoa(outra));
    expect([answer.status, answer.json()]).toEqual([409, JA_VOTOU]);
    expect(linhasDoCookie(answer, 'portal_pesquisa_1')).toEqual([]);
  });

  it('a mesma pessoa responde às duas pesquisas, uma vez cada', async () => {
    const campos = pessoa();
    const na2 = { ...campos, id_webradio: '', id_musica: musica };
    const respostas = [
      await votar(campos),
      await votar(na2),
      await votar(campos),
      await votar(na2),
    ];
    expect(respostas.map(({ status }) => status)).toEqual([201, 201, 409, 409]);
  });

  it('cinquenta ao mesmo tempo: um voto e quarenta e nove 409', async () => {
    const campos = pessoa();
    const iguais = Array.from({ length: 50 }, (_, i) =>
      // The same person each time: half by e-mail, half by telephone.
      votar(i % 2 ? campos : pessoa({ telefone: campos.telefone })),
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
    ['nome vazio', { nome: ' ' }, 'nome'],
    ['nome que não é texto', { nome: { $gt: '' } }, 'nome'],
  ])('%s: 422 em %s', async (_, campos, campo) => {
    const answer = await votar(pessoa(campos));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual([campo]);
  });

  it('não se vota em rádio que não está publicada', async () => {
    expect((await votar(pessoa({ id_webradio: rascunho }))).status).toBe(422);
  });

  it('fora do prazo: 409 com palavras, e o portal não mostra a pesquisa', async () => {
    const mostradas = async () =>
      (await aqui.read<{ pesquisas: { numero: number }[] }>('/api/portal')).pesquisas.map(
        ({ numero }) => numero,
      );
    await prazo(1, null, daquiA(-1));
    const encerrada = await votar(pessoa());
    expect([encerrada.status, encerrada.json<{ msg: string }>().msg]).toEqual([
      409,
      'Esta pesquisa já foi encerrada. Obrigado pelo interesse!',
    ]);
    expect(await mostradas()).toEqual([2]);
    await prazo(1, daquiA(60), null);
    const cedo = await votar(pessoa());
    expect([cedo.status, cedo.json<{ msg: string }>().msg]).toEqual([
      409,
      'Esta pesquisa ainda não começou. Volte em breve!',
    ]);
    await prazo(1, daquiA(-60), daquiA(2));
    expect((await votar(pessoa())).status).toBe(201);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect((await votar(pessoa())).status).toBe(409);
    expect(await mostradas()).toEqual([2]);
    await prazo(1, null, null);
    expect(await mostradas()).toEqual([1, 2]);
  });

  it('sem token: 403 e nenhum voto', async () => {
    const campos = pessoa();
    const answer = await aqui.portal.ask('/anuncios/formularioPesquisa', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(campos),
    });
    expect(answer.status).toBe(403);
    expect((await votar(campos)).status).toBe(201);
  });

  it('o formulário comum do navegador volta para a home com a mensagem', async () => {
    const campos = pessoa();
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

describe('administração', () => {
  const ler = async <T>(path: string): Promise<T> => {
    const answer = await administradora.visitante.pedir(path);
    expect(answer.status, answer.text).toBe(200);
    return answer.json<T>();
  };

  it('os totais por opção fecham com os votos', async () => {
    const resumo = await ler<unknown[]>('/api/pesquisas');
    const [primeira] = resumo.map((uma) => pesquisaResumidaSchema.parse(uma));
    const um = resultadosSchema.parse(await ler('/api/pesquisas/1/resultados'));
    expect(um).toMatchObject({ titulo: 'Rádio do ano', total: primeira?.total_votos });
    expect(um.opcoes).toEqual([{ id: radio, nome: 'Rádio Votada', total: um.total }]);
    const dois = resultadosSchema.parse(await ler('/api/pesquisas/2/resultados'));
    expect(dois.opcoes.map(({ nome }) => nome)).toEqual(['Segunda', 'Primeira']);
    expect(dois.opcoes[1]?.total).toBe(0);
  });

  it('a lista de votantes tem busca e páginas', async () => {
    await votar(pessoa({ nome: 'Érica Ação 100%', telefone: '(21) 98888-7777' }));
    for (const busca of ['erica acao', '100%', '98888-7777', '2198888']) {
      const achados = await ler<{ nome: string; telefone: string; opcao: string }[]>(
        `/api/pesquisas/1/votos?busca=${encodeURIComponent(busca)}`,
      );
      expect(
        achados.map(({ nome }) => nome),
        busca,
      ).toEqual(['Érica Ação 100%']);
      expect(achados[0]).toMatchObject({ telefone: '21988887777', opcao: 'Rádio Votada' });
    }
    expect(await ler('/api/pesquisas/1/votos?busca=_')).toEqual([]);
    const primeira = await administradora.visitante.pedir('/api/pesquisas/1/votos?limite=2');
    const segunda = await ler<{ id: number }[]>('/api/pesquisas/1/votos?limite=2&pagina=2');
    const ids = [...primeira.json<{ id: number }[]>(), ...segunda].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(Number(primeira.headers['x-total-count'])).toBeGreaterThan(4);
    const torta = await administradora.visitante.pedir('/api/pesquisas/1/votos?pagina=x');
    expect(torta.status).toBe(400);
  });

  it('o CSV abre no Excel brasileiro e não leva fórmula', async () => {
    await votar(pessoa({ nome: '=HYPERLINK("http://x";"y")', email: 'formula@exemplo.test' }));
    const answer = await administradora.visitante.pedir('/api/pesquisas/1/votos?formato=csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="pesquisa-1.csv"');
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const linhas = answer.text.slice(1).split('\r\n');
    expect(linhas[0]).toBe('"Código";"Nome";"E-mail";"Telefone";"Voto";"Data"');
    const formula = linhas.find((linha) => linha.includes('formula@'));
    expect(formula).toContain(`"'=HYPERLINK(""http://x"";""y"")"`);
    const { total } = await ler<{ total: number }>('/api/pesquisas/1/resultados');
    expect(linhas).toHaveLength(total + 2);
  });

  it.each([
    '/api/pesquisas/3/resultados',
    '/api/pesquisas/x/votos',
    '/api/pesquisas/sorteios/x/lista',
  ])('%s não existe', async (path) => {
    expect((await administradora.visitante.pedir(path)).status).toBe(404);
  });

  describe('sorteio', () => {
    const sortear = (semente: string, suplentes?: number) =>
      administradora.visitante.enviar('/api/pesquisas/1/sorteios', { semente, suplentes });

    it('só depois do encerramento, com semente', async () => {
      const cedo = await sortear('Loteria 1');
      expect([cedo.status, cedo.json<{ msg: string }>().msg]).toEqual([
        409,
        'O sorteio só pode ser feito depois do encerramento da pesquisa.',
      ]);
      expect((await sortear(' ')).status).toBe(422);
    });

    it('qualquer um o repete com a lista, e ele fica', async () => {
      await prazo(1, null, daquiA(-1));
      const feito = await sortear('Loteria 5890', 2);
      expect(feito.status, feito.text).toBe(201);
      const { sorteio } = feito.json<{ sorteio: Sorteio }>();
      sorteioSchema.parse(sorteio);
      expect(sorteio.sorteados).toHaveLength(3);

      const lista = await administradora.visitante.pedir(
        `/api/pesquisas/sorteios/${sorteio.id}/lista`,
      );
      expect(createHash('sha256').update(lista.bytes).digest('hex')).toBe(sorteio.hash_da_lista);
      expect(lista.text.split('\n')).toHaveLength(sorteio.participantes + 1);
      // The programme anybody can run, which shares no code with the portal.
      const conferido = await conferirSorteio(lista.text, 'Loteria 5890', 2);
      expect(conferido).toContain(sorteio.hash_da_lista);
      for (const { posicao, linha, resumo } of sorteio.sorteados)
        expect(conferido).toContain(`${posicao}º: linha ${linha} · ${resumo}`);

      const [ganhador] = sorteio.sorteados;
      const telefone = ganhador?.telefone ?? '';
      const emails = [ganhador?.email ?? ''];
      expect(emails.map((email) => resumoDe(`1;${email};${telefone}`))).toEqual([ganhador?.resumo]);

      expect(await ler('/api/pesquisas/1/sorteios')).toEqual([sorteio]);
      const agora = await administradora.visitante.pedir('/api/pesquisas/1/participantes');
      expect(agora.text).toBe(lista.text);
    });

    it('a mesma semente não sorteia de novo, nem com dez ao mesmo tempo', async () => {
      expect((await sortear('Loteria 5890')).status).toBe(409);
      const dez = await Promise.all(Array.from({ length: 10 }, () => sortear('Outra')));
      expect(dez.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
      expect(await ler('/api/pesquisas/1/sorteios')).toHaveLength(2);
    });
  });
});

const resumoDe = (texto: string): string => createHash('sha256').update(texto).digest('hex');
