import { createHash } from 'node:crypto';
import { pesquisaResumidaSchema, resultadosSchema } from '@portal/contracts/pesquisa/resultados';
import { sorteioSchema, type Sorteio } from '@portal/contracts/pesquisa/sorteio';
import { beforeAll, describe, expect, it } from 'vitest';
import { conferirSorteio } from './harness/conferir-sorteio';
import { daquiA, umPortalComPesquisas } from './harness/pesquisas';
import { novaAdministradora, type Pessoa } from './harness/pessoas';

const aqui = umPortalComPesquisas({ PORTAL_LIMITS: '50' });

let administradora: Pessoa;

beforeAll(async () => {
  administradora = await novaAdministradora(aqui);
  for (let i = 0; i < 7; i += 1) await aqui.votar(aqui.pessoa());
  await aqui.votar(aqui.pessoa({ id_webradio: undefined, id_musica: aqui.musica }));
});

describe('administração das pesquisas', () => {
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
    expect(um.opcoes).toEqual([{ id: aqui.radio, nome: 'Rádio Votada', total: um.total }]);
    const dois = resultadosSchema.parse(await ler('/api/pesquisas/2/resultados'));
    expect(dois.opcoes.map(({ nome }) => nome)).toEqual(['Segunda', 'Primeira']);
    expect(dois.opcoes[1]?.total).toBe(0);
  });

  it('a lista de votantes tem busca e páginas', async () => {
    const email = 'erica2@exemplo.test';
    await aqui.votar(aqui.pessoa({ nome: 'Érica Ação 100%', email, telefone: '(21) 98888-7777' }));
    for (const busca of [
      ...['erica acao', '100%', email, 'ERICA2'],
      ...['98888-7777', '2198888', '+55 (21) 98888-7777', '021 8888-7777'],
    ]) {
      const achados = await ler<{ nome: string; telefone: string; opcao: string }[]>(
        `/api/pesquisas/1/votos?busca=${encodeURIComponent(busca)}`,
      );
      expect(
        achados.map(({ nome }) => nome),
        busca,
      ).toEqual(['Érica Ação 100%']);
      expect(achados[0]).toMatchObject({ telefone: '21988887777', opcao: 'Rádio Votada' });
    }
    for (const busca of ['_', '+', 'ninguem2@exemplo.test'])
      expect(await ler(`/api/pesquisas/1/votos?busca=${encodeURIComponent(busca)}`), busca).toEqual(
        [],
      );
    const primeira = await administradora.visitante.pedir('/api/pesquisas/1/votos?limite=2');
    const segunda = await ler<{ id: number }[]>('/api/pesquisas/1/votos?limite=2&pagina=2');
    const ids = [...primeira.json<{ id: number }[]>(), ...segunda].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(Number(primeira.headers['x-total-count'])).toBeGreaterThan(4);
    const torta = await administradora.visitante.pedir('/api/pesquisas/1/votos?pagina=x');
    expect(torta.status).toBe(400);
  });

  it('o CSV abre no Excel brasileiro e não leva fórmula', async () => {
    await aqui.votar(
      aqui.pessoa({ nome: '=HYPERLINK("http://x";"y")', email: 'formula@exemplo.test' }),
    );
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
      await aqui.prazo(1, null, daquiA(-1));
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
