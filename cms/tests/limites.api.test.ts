import { cadastroNovo } from '@portal/testing/pessoas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { type Answer } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { loginEditor } from './harness/editor';
import { startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';
import { mediana } from './harness/mediana';
import { novoVisitante } from './harness/visitante';

const SEGREDO = 'segredo-das-instancias-do-teste-de-limites';

let database: TestDatabase;
/** Trusts the test as a proxy: X-Forwarded-For says where a request comes from. */
let portal: TestPortal;
/** Trusts nobody; on PostgreSQL the same database, on SQLite one of its own. */
let desconfiado: TestPortal;

beforeAll(async () => {
  database = await newDatabase();
  const env = { PORTAL_SEGREDO: SEGREDO };
  portal = await startTestPortal({
    database: database.url,
    env: { ...env, TRUSTED_PROXIES: '127.0.0.1' },
  });
  desconfiado = await startTestPortal({ database: database.url, env });
}, 240_000);
afterAll(async () => {
  await Promise.all([portal.stop(), desconfiado.stop()]);
  await database.drop();
});

let proximo = 0;
const enderecoNovo = (): string => {
  proximo += 1;
  return `198.18.${Math.floor(proximo / 250)}.${(proximo % 250) + 1}`;
};

const entrar = (
  { cadastro: { email } }: Pick<Pessoa, 'cadastro'>,
  senha: string,
  endereco = enderecoNovo(),
  onde = portal,
): Promise<Answer> => novoVisitante(onde, endereco).enviar('/usuario/login', { email, senha });

const contar = (answers: Answer[], total: Record<number, number> = {}): typeof total => {
  for (const { status } of answers) total[status] = (total[status] ?? 0) + 1;
  return total;
};

const esperarRetryAfter = (answer: Answer | undefined, segundos: number): void => {
  expect(answer?.status).toBe(429);
  expect(answer?.json()).toMatchObject({
    status: '0',
    msg: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    codigo: 'muitas_tentativas',
  });
  const espera = Number(answer?.headers['retry-after']);
  expect(espera).toBeGreaterThan(segundos - 120);
  expect(espera).toBeLessThanOrEqual(segundos);
};

/** Lets a quarter of an hour, or whatever time, pass for every window. */
const passar = (minutos: number) =>
  sql(portal, database, 'update limites set janela_inicio = janela_inicio - ?', minutos * 60_000);

const pessoaNova = () => novaPessoa(portal, {}, enderecoNovo());

describe('logins errados por conta', () => {
  it('trinta ao mesmo tempo, de trinta endereços: dez 401 e vinte 429', async () => {
    const pessoa = await pessoaNova();
    const answers = await Promise.all(Array.from({ length: 30 }, () => entrar(pessoa, 'errada-1')));
    expect(contar(answers)).toEqual({ 401: 10, 429: 20 });
    esperarRetryAfter(
      answers.find(({ status }) => status === 429),
      900,
    );
    // Even the right password waits.
    expect((await entrar(pessoa, pessoa.cadastro.senha)).status).toBe(429);
    await passar(15);
    expect((await entrar(pessoa, pessoa.cadastro.senha)).status).toBe(200);
  });

  it('e-mail que não existe conta igual', async () => {
    const fantasma = { cadastro: cadastroNovo() };
    const answers = await Promise.all(Array.from({ length: 15 }, () => entrar(fantasma, 'errada')));
    expect(contar(answers)).toEqual({ 401: 10, 429: 5 });
  });

  it('login certo não gasta tentativa', async () => {
    const pessoa = await pessoaNova();
    for (const _ of Array(9)) expect((await entrar(pessoa, 'errada-1')).status).toBe(401);
    for (const _ of Array(5))
      expect((await entrar(pessoa, pessoa.cadastro.senha)).status).toBe(200);
    expect((await entrar(pessoa, 'errada-1')).status).toBe(401);
    expect((await entrar(pessoa, 'errada-1')).status).toBe(429);
  });

  // An account's tries take turns, and who waits 10 s for one is 503: no more of them than show it.
  it.each([
    [0, 11],
    [9, 2],
  ])('com %i errados antes, %i certos ao mesmo tempo entram todos', async (errados, certos) => {
    const pessoa = await pessoaNova();
    const juntos = (quantos: number, senha: string) =>
      Promise.all(Array.from({ length: quantos }, () => entrar(pessoa, senha)));
    await juntos(errados, 'errada-1');
    expect(contar(await juntos(certos, pessoa.cadastro.senha))).toEqual({ 200: certos });
    expect(contar(await juntos(11 - errados, 'errada-1'))).toEqual({ 401: 10 - errados, 429: 1 });
  });

  it('e-mail escrito de outro jeito é a mesma conta', async () => {
    const pessoa = await pessoaNova();
    const { email } = pessoa.cadastro;
    const escritas = [email, email.toUpperCase(), ` ${email} `];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        entrar({ cadastro: cadastroNovo({ email: escritas[i % 3] }) }, 'errada-1'),
      ),
    );
    expect(contar(answers)).toEqual({ 401: 10, 429: 2 });
  });

  it.runIf(onPostgres)('duas instâncias contam juntas', async () => {
    const pessoa = await pessoaNova();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        entrar(pessoa, 'errada-1', enderecoNovo(), i % 2 ? portal : desconfiado),
      ),
    );
    expect(contar(answers)).toEqual({ 401: 10, 429: 20 });
  });
});

describe('por endereço', () => {
  it('cem logins errados em quinze minutos', async () => {
    const endereco = enderecoNovo();
    const answers: Answer[] = [];
    for (let lote = 0; lote < 11; lote += 1) {
      const dez = Array.from({ length: 10 }, () =>
        entrar({ cadastro: cadastroNovo() }, 'errada', endereco),
      );
      answers.push(...(await Promise.all(dez)));
    }
    expect(contar(answers)).toEqual({ 401: 100, 429: 10 });
    esperarRetryAfter(answers.at(-1), 900);
    const pessoa = await pessoaNova();
    expect((await entrar(pessoa, pessoa.cadastro.senha, endereco)).status).toBe(429);
    expect((await entrar(pessoa, pessoa.cadastro.senha)).status).toBe(200);
  }, 120_000);

  it('vinte cadastros na hora; os recusados não contam', async () => {
    const endereco = enderecoNovo();
    const cadastrar = (campos: unknown) =>
      novoVisitante(portal, endereco).enviar('/usuario/save', campos);
    const repetido = cadastroNovo();
    expect((await cadastrar(repetido)).status).toBe(201);
    for (const _ of Array(3)) expect((await cadastrar(repetido)).status).toBe(422);
    for (const _ of Array(3)) expect((await cadastrar({})).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 25 }, () => cadastrar(cadastroNovo())));
    expect(contar(answers)).toEqual({ 201: 19, 429: 6 });
    esperarRetryAfter(
      answers.find(({ status }) => status === 429),
      3600,
    );
    await passar(60);
    expect((await cadastrar(cadastroNovo())).status).toBe(201);
  }, 120_000);

  it('dez pedidos de recuperação na hora, com o diálogo na recusa', async () => {
    const endereco = enderecoNovo();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, i) =>
        novoVisitante(portal, endereco).enviar('/usuario/recuperacao/mail', {
          email: `ninguem-${i}@exemplo.test`,
        }),
      ),
    );
    expect(contar(answers)).toEqual({ 200: 10, 429: 4 });
    const recusa = answers.find(({ status }) => status === 429);
    esperarRetryAfter(recusa, 3600);
    expect(recusa?.json()).toMatchObject({ mensagem: { status: 'erro' } });
  });

  it('vinte votos na hora; os repetidos não contam', async () => {
    const editor = await loginEditor(portal);
    await editor.create('api::pesquisa.pesquisa', { numero: 1, titulo: 'Rádio do ano' });
    const radio = { nome_radio: 'Votada', url: 'https://v.test/' };
    const { documentId } = await editor.createPublished('api::radio.radio', radio);
    const endereco = enderecoNovo();
    const votar = (i: number) =>
      novoVisitante(portal, endereco).enviar('/anuncios/formularioPesquisa', {
        nome: `Votante ${i}`,
        email: `limite-${i}@exemplo.test`,
        telefone: `119${70000000 + i}`,
        id_webradio: documentId,
      });
    expect((await votar(0)).status).toBe(201);
    for (const _ of Array(3)) expect((await votar(0)).status).toBe(409);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => votar(i + 1)));
    expect(contar(answers)).toEqual({ 201: 19, 429: 6 });
    esperarRetryAfter(
      answers.find(({ status }) => status === 429),
      3600,
    );
    const votos = await sql(portal, database, 'select id from votos');
    expect(votos).toHaveLength(20);
  });

  it('duzentos e quarenta rastreios no minuto', async () => {
    const endereco = enderecoNovo();
    const visitante = novoVisitante(portal, endereco);
    await visitante.quem();
    // Even about songs that do not exist: whoever tries them all must not go on for ever.
    const tocar = () => visitante.enviar('/api/monitoramentoMusica', { musica: 'nenhuma' });
    const answers = await Promise.all(Array.from({ length: 250 }, tocar));
    expect(contar(answers)).toEqual({ 404: 240, 429: 10 });
    const recusa = answers.find(({ status }) => status === 429);
    expect(Number(recusa?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(recusa?.headers['retry-after'])).toBeLessThanOrEqual(60);
    await passar(1);
    expect((await tocar()).status).toBe(404);
  }, 60_000);

  it('um /64 de IPv6 é um endereço só', async () => {
    const pedir = (ultimo: number, rede = '2001:db8:7:7') =>
      novoVisitante(portal, `${rede}::${ultimo.toString(16)}`).enviar('/usuario/recuperacao/mail', {
        email: `v6-${ultimo}@exemplo.test`,
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => pedir(i + 1)));
    expect(contar(answers)).toEqual({ 200: 10, 429: 2 });
    expect((await pedir(1, '2001:db8:7:8')).status).toBe(200);
  });

  it('X-Forwarded-For de quem não é de confiança não conta', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        novoVisitante(desconfiado, enderecoNovo()).enviar('/usuario/recuperacao/mail', {
          email: `forjado-${i}@exemplo.test`,
        }),
      ),
    );
    expect(contar(answers)).toEqual({ 200: 10, 429: 2 });
  });
});

it('endereços e e-mails não ficam na tabela', async () => {
  const linhas = await sql<{ chave: string }>(portal, database, 'select chave from limites');
  expect(linhas.length).toBeGreaterThan(10);
  for (const { chave } of linhas) expect(chave).toMatch(/^[a-z-]+:[\w-]{32}$/);
});

describe('PORTAL_LIMITS', () => {
  it('multiplica os limites por endereço e não os da conta', async () => {
    const folgado = await startTestPortal({ env: { PORTAL_LIMITS: '2' } });
    try {
      const pedidos = await Promise.all(
        Array.from({ length: 22 }, (_, i) =>
          novoVisitante(folgado).enviar('/usuario/recuperacao/mail', {
            email: `folga-${i}@exemplo.test`,
          }),
        ),
      );
      expect(contar(pedidos)).toEqual({ 200: 20, 429: 2 });
      const fantasma = { cadastro: cadastroNovo() };
      const logins = await Promise.all(
        Array.from({ length: 12 }, () => entrar(fantasma, 'errada', undefined, folgado)),
      );
      expect(contar(logins)).toEqual({ 401: 10, 429: 2 });
    } finally {
      await folgado.stop();
    }
  }, 120_000);
});

describe('o tempo do login', () => {
  const medir = async (email: string): Promise<number> => {
    const visitante = novoVisitante(portal, enderecoNovo());
    await visitante.quem();
    const inicio = performance.now();
    const answer = await visitante.enviar('/usuario/login', { email, senha: 'errada-errada' });
    expect(answer.status).toBe(401);
    return performance.now() - inicio;
  };

  it('não diz se o e-mail existe', async () => {
    const pessoas = await Promise.all(Array.from({ length: 4 }, pessoaNova));
    const [conhecidos, desconhecidos]: [number[], number[]] = [[], []];
    for (let i = 0; i < 32; i += 1) {
      conhecidos.push(await medir(pessoas[i % 4]?.cadastro.email ?? ''));
      desconhecidos.push(await medir(cadastroNovo().email));
    }
    const [a, b] = [mediana(conhecidos), mediana(desconhecidos)];
    console.warn(`login: conhecido ${a.toFixed(1)} ms, desconhecido ${b.toFixed(1)} ms`);
    // Without the decoy's comparison the unknown one takes a tenth of the time.
    expect(Math.abs(a - b)).toBeLessThan(0.4 * Math.max(a, b));
  }, 120_000);
});
