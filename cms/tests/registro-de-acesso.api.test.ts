import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { cadastroNovo } from '@portal/testing/pessoas';
import { describe, expect, it } from 'vitest';
import { semCommit } from './harness/commit-recusado';
import { onPostgres } from './harness/database';
import type { Answer } from './harness/http';
import { novaPessoa } from './harness/pessoas';
import { errosEm, linhasDe } from './harness/registros';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import { novoVisitante } from './harness/visitante';

const aqui = umPortal({
  TRUSTED_PROXIES: '127.0.0.1',
  PORTAL_SLOW_REQUEST_MS: '30',
  PORTAL_SLOW_QUERY_MS: '1',
});

const linhas = (id: string | undefined) =>
  linhasDe(aqui.portal.output()).filter((linha) => linha['id'] === id);
const nomeDe = ({ headers }: Answer): string => String(headers['x-request-id']);
/** A busy machine takes its time. */
const ESPERA = { timeout: 10_000 };
const isDeAcesso = ({ metodo, ms }: Record<string, unknown>): boolean =>
  metodo !== undefined && ms !== undefined;
/** The lines of a request, once its own is written. */
const linhasDoPedido = async (answer: Answer) => {
  await expect.poll(() => linhas(nomeDe(answer)).some(isDeAcesso), ESPERA).toBe(true);
  return linhas(nomeDe(answer));
};
const deAcesso = async (answer: Answer) => (await linhasDoPedido(answer)).filter(isDeAcesso);

describe('cada pedido é uma linha, quem quer que o responda', () => {
  it.each([
    ['leitura pública', CAMINHOS.radios, CAMINHOS.radios, 200],
    ['leitura de um, que não há', '/api/radios/nada', '/api/radios/:id', 404],
    ['página inicial', '/', '/', 200],
    ['página', '/usuario/login', '/:pagina', 200],
    [
      'link de recuperação',
      `/usuario/recuperacao/${'Ab3_'.repeat(9)}`,
      '/usuario/recuperacao/:token',
      200,
    ],
    ['arquivo do site', '/favicon.ico', '/favicon.ico', 200],
    ['arquivo guardado', '/storage/musicas/AbCdEf0123456789.mp3', '/storage/*', 404],
    ['sinal de presença', CAMINHOS.presenca('abc.def'), '/monitoramento/:id_usuario', 204],
    ['endereço de compartilhar', '/radio/nenhuma', '/:tipo/:slug', 404],
    ['saúde', CAMINHOS.saude, CAMINHOS.saude, 200],
    ['rota do portal', CAMINHOS.verificaLogin, CAMINHOS.verificaLogin, 200],
    ['rota com parte variável', '/api/cep/1', '/api/cep/:cep', 422],
    ['painel', '/admin/init', '/admin/init', 200],
    ['descrição', CAMINHOS.openapi, CAMINHOS.openapi, 200],
    ['endereço de ninguém', '/nada/disto', '(desconhecido)', 404],
    ['endereço com sinais de formato', '/nada/r%c3%a1dio%s', '(desconhecido)', 404],
  ])('%s', async (_, path, rota, status) => {
    const answer = await aqui.portal.ask(path);
    expect(nomeDe(answer)).toMatch(/^[0-9a-f-]{36}$/);
    const [linha, ...outras] = await deAcesso(answer);
    expect(outras).toEqual([]);
    expect(linha).toMatchObject({
      metodo: 'GET',
      rota,
      status,
      ms: expect.any(Number) as number,
    });
  });

  it('rastreio, mesmo recusado', async () => {
    const answer = await aqui.portal.ask(CAMINHOS.tocarMusica, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"id_musica":1}',
    });
    const [linha] = await deAcesso(answer);
    expect(linha).toMatchObject({ metodo: 'POST', rota: CAMINHOS.tocarMusica, status: 403 });
  });

  it('uma resposta que foi guardada por quem pergunta, um 304, também', async () => {
    const { headers } = await aqui.portal.ask(CAMINHOS.precos);
    const answer = await aqui.portal.ask(CAMINHOS.precos, {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(answer.status).toBe(304);
    expect((await deAcesso(answer))[0]).toMatchObject({ status: 304 });
  });

  it('o que é longo demais para ser lido recebe palavras, e é uma linha', async () => {
    const q = encodeURIComponent('é'.repeat(5000));
    const answer = await aqui.portal.ask(`/api/busca?q=${q}`);
    expect(answer.status).toBe(431);
    expect(recusaSchema.parse(answer.json()).codigo).toBe('grande_demais');
    expect(await deAcesso(answer)).toMatchObject([{ status: 431, rota: '(desconhecido)' }]);
  });

  const mandar = (bytes: string): Promise<string> => {
    const { hostname, port } = new URL(aqui.portal.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    return text(socket);
  };

  it.each([
    ['o que não é pedido nenhum', 'nada disto\r\n\r\n', '?'],
    [
      'um corpo que se parte no meio',
      `POST /usuario/save HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      'POST',
    ],
  ])('%s também', async (_, bytes, metodo) => {
    const answer = await mandar(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*"codigo":"pedido_invalido"/s);
    const [, id] = /^X-Request-Id: (.+)$/m.exec(answer) ?? [];
    await expect.poll(() => linhas(id), ESPERA).toMatchObject([{ metodo }]);
  });

  it.each([
    ['sem Host', `GET ${CAMINHOS.precos} HTTP/1.1\r\n\r\n`, 400],
    ['com dois Host', `GET ${CAMINHOS.precos} HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n`, 400],
    [
      'que espera o que ninguém faz',
      `GET ${CAMINHOS.precos} HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n`,
      417,
    ],
  ])('um pedido %s, que o Node recusaria calado', async (_, bytes, status) => {
    const answer = await mandar(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*"codigo":"pedido_invalido"`, 's'));
    const [, id] = /^X-Request-Id: (.+)$/m.exec(answer) ?? [];
    await expect.poll(() => linhas(id), ESPERA).toMatchObject([{ metodo: 'GET', status }]);
  });

  it('quem toma o portal por um proxy recebe palavras, e é uma linha', async () => {
    const answer = await mandar(
      'CONNECT outro.example:443 HTTP/1.1\r\nHost: outro.example:443\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 .*"codigo":"metodo_nao_permitido"/s);
    const [, id] = /^X-Request-Id: (.+)$/m.exec(answer) ?? [];
    await expect.poll(() => linhas(id), ESPERA).toMatchObject([{ metodo: 'CONNECT', status: 405 }]);
  });

  it('o que vem depois de um pedido inteiro não lhe tira a resposta', async () => {
    const answer = await mandar(`GET ${CAMINHOS.saude} HTTP/1.1\r\nHost: a\r\n\r\n{}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('cada linha é JSON', () => {
    for (const linha of aqui.portal.output().trim().split('\n'))
      expect(() => void JSON.parse(linha), linha).not.toThrow();
  });
});

describe('o nome de um pedido', () => {
  it('o de um proxy de confiança fica, também numa leitura da memória', async () => {
    for (const path of [CAMINHOS.radios, CAMINHOS.verificaLogin, '/']) {
      const answer = await aqui.portal.ask(path, { headers: { 'X-Request-Id': 'do-proxy-0001' } });
      expect(nomeDe(answer)).toBe('do-proxy-0001');
    }
  });

  it('o que não tem forma de nome é trocado', async () => {
    const answer = await aqui.portal.ask('/', { headers: { 'X-Request-Id': 'a"b<c> {}' } });
    expect(nomeDe(answer)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

/** Refuses each new row of a table, as the database itself would. */
const recusando = async (tabela: string, fazer: () => Promise<void>): Promise<void> => {
  const executar = async (comandos: string[]): Promise<void> => {
    for (const comando of comandos) await sql(aqui.portal, aqui.database, comando);
  };
  await executar(
    onPostgres
      ? [
          `create function recusa() returns trigger language plpgsql as
             $$ begin raise exception 'linha recusada'; end $$`,
          `create trigger recusa before insert on ${tabela} for each row execute function recusa()`,
        ]
      : [
          `create trigger recusa before insert on ${tabela}
             begin select raise(abort, 'linha recusada'); end`,
        ],
  );
  try {
    await fazer();
  } finally {
    await executar(
      onPostgres
        ? [`drop trigger recusa on ${tabela}`, 'drop function recusa']
        : ['drop trigger recusa'],
    );
  }
};

describe('o que falhou se acha pelo nome do pedido', () => {
  const NOME = 'Maria Aparecida da Silva';
  const RUA = 'Rua das Acácias Amarelas';

  it('uma inserção recusada: a linha do erro tem nome, rota e pilha, e nenhum valor', async () => {
    const visitante = novoVisitante(aqui.portal);
    const cadastro = cadastroNovo({ nome: NOME, endereco: RUA });
    await visitante.quem();
    const antes = aqui.portal.output().length;
    await recusando('up_users', async () => {
      const answer = await visitante.enviar(CAMINHOS.salvarUsuario, cadastro);
      expect(answer.status).toBe(500);
      const erro = (await linhasDoPedido(answer)).find(({ nivel }) => nivel === 'error');
      expect(erro).toMatchObject({
        rota: CAMINHOS.salvarUsuario,
        pilha: expect.stringContaining('\n    at ') as string,
      });
      expect(String(erro?.['msg'])).toContain('linha recusada');
    });
    const dito = aqui.portal.output().slice(antes).toLowerCase();
    for (const valor of [NOME, RUA, cadastro.bairro, cadastro.cidade, '01001', cadastro.email])
      expect(dito).not.toContain(valor.toLowerCase());
  });

  it('o banco que não guarda: tantas linhas de erro quantas respostas 503, cada uma com o seu nome', async () => {
    const pessoas = await Promise.all([novaPessoa(aqui.portal), novaPessoa(aqui.portal)]);
    const antes = aqui.portal.output().length;
    const nomes: string[] = [];
    await semCommit(aqui, 'correios', async () => {
      for (const { visitante, cadastro } of pessoas) {
        const answer = await visitante.enviar('/usuario/recuperacao/mail', {
          email: cadastro.email,
        });
        expect(answer.status, answer.text).toBe(503);
        nomes.push(nomeDe(answer));
        await linhasDoPedido(answer);
      }
    });
    const erros = errosEm(aqui.portal.output().slice(antes)).map(
      (linha) => JSON.parse(linha) as Record<string, unknown>,
    );
    // The mail worker meets the same database, for nobody's request.
    const dosPedidos = erros.filter(({ id }) => id !== undefined);
    expect(dosPedidos.map(({ id }) => id)).toEqual(nomes);
    for (const erro of dosPedidos) expect(String(erro['pilha'])).toContain('    at ');
  });
});

describe('o que demora', () => {
  it('um pedido e uma consulta lentos são ditos', async () => {
    // Passwords are hashed: that takes longer than a good request may here.
    await novaPessoa(aqui.portal);
    await expect
      .poll(() => linhasDe(aqui.portal.output()).filter(({ lento }) => lento === true), ESPERA)
      .toContainEqual(expect.objectContaining({ nivel: 'warn', rota: CAMINHOS.salvarUsuario }));
    const consultas = linhasDe(aqui.portal.output()).filter(({ consulta }) => consulta);
    expect(consultas).not.toEqual([]);
    for (const { consulta, ms } of consultas) {
      expect(consulta).toMatch(/^[a-z]/i);
      expect(ms).toBeGreaterThanOrEqual(1);
    }
  });
});
