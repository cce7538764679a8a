import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { eventually } from './harness/http';
import { lerMail, type Mail, tokenDoMail } from './harness/mail';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { iniciarServidorSmtp, type ServidorSmtp } from './harness/servidor-smtp';
import { sql } from './harness/sql';
import { mediana } from './harness/mediana';
import { novoVisitante, type Visitante } from './harness/visitante';

const NOVA = 'Senha-Nova-456';
const ENVIADA = {
  status: 'sucesso',
  titulo: 'Verifique seu email!',
  texto:
    'Se este email estiver cadastrado, você receberá em instantes um link para criar uma nova senha.',
};
const ESPERA_MS = 15_000;

let database: TestDatabase;
let smtp: ServidorSmtp;
let portal: TestPortal;

beforeAll(async () => {
  database = await newDatabase();
  smtp = await iniciarServidorSmtp();
  portal = await startTestPortal({
    database: database.url,
    env: { PORTAL_LIMITS: '100', SMTP_URL: smtp.url, PORTAL_URL: 'http://portal.test:8080' },
  });
});
afterAll(async () => {
  await portal.stop();
  await smtp.parar();
  await database.drop();
});

const pedir = (email: unknown, visitante: Visitante = novoVisitante(portal), headers = {}) =>
  visitante.enviar('/usuario/recuperacao/mail', { email }, headers);

const mailsPara = (email: string): Mail[] =>
  smtp.recebidos.filter(({ para }) => para.includes(email)).map(({ bruto }) => lerMail(bruto));

/** The nth mail that came to somebody, once it has come. */
const mailDe = async ({ cadastro }: Pessoa, n = 1): Promise<Mail> => {
  await eventually(() => expect(mailsPara(cadastro.email).length).toBe(n), ESPERA_MS);
  const mail = mailsPara(cadastro.email)[n - 1];
  if (!mail) throw new Error('no mail');
  return mail;
};

const tokenPara = async (pessoa: Pessoa, n = 1): Promise<string> => {
  expect((await pedir(pessoa.cadastro.email)).status).toBe(200);
  return tokenDoMail(await mailDe(pessoa, n));
};

const redefinir = (token_recuperacao: unknown, senha: unknown = NOVA, senha_confirmation = senha) =>
  novoVisitante(portal).enviar('/usuario/recuperacao', {
    token_recuperacao,
    senha,
    senha_confirmation,
  });

const entrar = async ({ cadastro }: Pessoa, senha: string): Promise<number> => {
  const login = { email: cadastro.email, senha };
  return (await novoVisitante(portal).enviar('/usuario/login', login)).status;
};

describe('o pedido de recuperação', () => {
  it('responde o mesmo para e-mail conhecido e desconhecido, e só o conhecido recebe', async () => {
    const pessoa = await novaPessoa(portal);
    const conhecido = await pedir(` ${pessoa.cadastro.email.toUpperCase()} `);
    const desconhecido = await pedir('ninguem@exemplo.test');
    for (const answer of [conhecido, desconhecido]) {
      expect(answer.status).toBe(200);
      expect(answer.json()).toEqual({ status: '1', msg: ENVIADA.texto, mensagem: ENVIADA });
    }
    const mail = await mailDe(pessoa);
    const { cabecalhos, texto, html } = mail;
    expect(cabecalhos.get('to')).toBe(pessoa.cadastro.email);
    expect(cabecalhos.get('subject')).toBe('Recuperação de senha');
    expect(cabecalhos.get('from')).toBe('Portal das Web Rádios <nao-responda@portal.test>');
    const link = `http://portal.test:8080/usuario/recuperacao/${tokenDoMail(mail)}`;
    expect(texto).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(texto).toContain(`Olá, ${pessoa.cadastro.nome}!`);
    expect(mailsPara('ninguem@exemplo.test')).toEqual([]);
  });

  it('o link não vem do Host de quem pede', async () => {
    const pessoa = await novaPessoa(portal);
    await pedir(pessoa.cadastro.email, novoVisitante(portal), {
      Host: 'mau.test',
      'X-Forwarded-Host': 'mau.test',
      Origin: 'https://mau.test',
    });
    expect((await mailDe(pessoa)).texto).not.toContain('mau.test');
  });

  it.each([
    '',
    'x',
    'a@b',
    undefined,
    null,
    { $ne: '' },
    ['a@b.test'],
    'a@b.test\r\nBcc: c@d.test',
  ])('malformado é 422 com o diálogo da especificação: %j', async (email) => {
    const answer = await pedir(email);
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({
      status: '0',
      erros: { email: [expect.any(String)] },
      mensagem: {
        status: 'erro',
        titulo: 'Email inválido!',
        texto: 'Informe um email válido para recuperação de senha!',
      },
    });
  });

  it('conta bloqueada não recebe, e a resposta é a mesma', async () => {
    const pessoa = await novaPessoa(portal);
    await sql(portal, database, 'update up_users set blocked = true where id = ?', pessoa.id);
    expect((await pedir(pessoa.cadastro.email)).json()).toMatchObject({ mensagem: ENVIADA });
    const sentinela = await novaPessoa(portal);
    await tokenPara(sentinela);
    expect(mailsPara(pessoa.cadastro.email)).toEqual([]);
  });

  it('três mensagens por conta na hora; da quarta em diante, em silêncio', async () => {
    const pessoa = await novaPessoa(portal);
    for (const _ of Array(6)) {
      expect((await pedir(pessoa.cadastro.email)).json()).toMatchObject({ mensagem: ENVIADA });
    }
    await mailDe(pessoa, 3);
    await tokenPara(await novaPessoa(portal));
    expect(mailsPara(pessoa.cadastro.email)).toHaveLength(3);
  });

  it('o token não fica em claro em lugar nenhum do banco', async () => {
    const pessoa = await novaPessoa(portal);
    const token = await tokenPara(pessoa);
    for (const tabela of ['recuperacoes', 'correios']) {
      const linhas = await sql(portal, database, `select * from ${tabela}`);
      expect(linhas.length).toBeGreaterThan(0);
      expect(JSON.stringify(linhas)).not.toContain(token);
      expect(JSON.stringify(linhas)).not.toContain(pessoa.cadastro.email);
    }
  });

  it('o tempo da resposta não diz se o e-mail existe', async () => {
    const pessoas = await Promise.all(Array.from({ length: 5 }, () => novaPessoa(portal)));
    const [conhecidos, desconhecidos]: [number[], number[]] = [[], []];
    const medir = async (email: string, tempos: number[]): Promise<void> => {
      const visitante = novoVisitante(portal);
      await visitante.quem();
      const inicio = performance.now();
      await pedir(email, visitante);
      tempos.push(performance.now() - inicio);
    };
    for (let i = 0; i < 25; i += 1) {
      await medir(pessoas[i % 5]?.cadastro.email ?? '', conhecidos);
      await medir(`ninguem-${i % 5}@exemplo.test`, desconhecidos);
    }
    const [a, b] = [mediana(conhecidos), mediana(desconhecidos)];
    expect(Math.abs(a - b)).toBeLessThan(0.5 * Math.max(a, b));
  });
});

describe('a nova senha', () => {
  it('entra no lugar da antiga, encerra todas as sessões e não entra sozinha', async () => {
    const pessoa = await novaPessoa(portal);
    const outroAparelho = novoVisitante(portal);
    const { email, senha } = pessoa.cadastro;
    expect((await outroAparelho.enviar('/usuario/login', { email, senha })).status).toBe(200);
    const token = await tokenPara(pessoa);
    const quem = novoVisitante(portal);
    const answer = await quem.enviar('/usuario/recuperacao', {
      token_recuperacao: token,
      senha: NOVA,
      senha_confirmation: NOVA,
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toMatchObject({ status: '1' });
    for (const visitante of [quem, pessoa.visitante, outroAparelho])
      expect((await visitante.quem()).user.usuario).toBe('convidado');
    expect(await entrar(pessoa, senha)).toBe(401);
    expect(await entrar(pessoa, NOVA)).toBe(200);
  });

  it('o token vale uma vez, mesmo usado dez vezes ao mesmo tempo', async () => {
    const pessoa = await novaPessoa(portal);
    const token = await tokenPara(pessoa);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => redefinir(token, `Senha-Numero-${i}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(422),
    ]);
    const aceita = answers.findIndex(({ status }) => status === 200);
    expect(await entrar(pessoa, `Senha-Numero-${aceita}`)).toBe(200);
    const depois = await redefinir(token);
    expect(depois.status).toBe(422);
    expect(depois.json()).toMatchObject({
      erros: { senha: [expect.stringMatching(/não vale mais/)] },
    });
  });

  it('usar um token aposenta os outros da conta', async () => {
    const pessoa = await novaPessoa(portal);
    const [primeiro, segundo] = [await tokenPara(pessoa, 1), await tokenPara(pessoa, 2)];
    expect(primeiro).not.toBe(segundo);
    expect((await redefinir(segundo)).status).toBe(200);
    expect((await redefinir(primeiro)).status).toBe(422);
  });

  it('vale por 60 minutos', async () => {
    const pessoa = await novaPessoa(portal);
    const token = await tokenPara(pessoa);
    const passar = (minutos: number) =>
      sql(
        portal,
        database,
        'update recuperacoes set expira_em = expira_em - ? where id_usuario = ?',
        minutos * 60_000,
        pessoa.id,
      );
    await passar(60);
    expect((await redefinir(token)).status).toBe(422);
    await passar(-1);
    expect((await redefinir(token)).status).toBe(200);
  });

  it('de conta bloqueada não vale', async () => {
    const pessoa = await novaPessoa(portal);
    const token = await tokenPara(pessoa);
    await sql(portal, database, 'update up_users set blocked = true where id = ?', pessoa.id);
    expect((await redefinir(token)).status).toBe(422);
  });

  it.each([
    ['curta', 'curta', /pelo menos 8/],
    [NOVA, 'Outra-Senha-1', /não são iguais/],
    ['é'.repeat(37), 'é'.repeat(37), /no máximo 72/],
    ['x'.repeat(100_000), 'x'.repeat(100_000), /no máximo 72/],
    [{ $gt: '' }, '', /Informe a senha/],
  ])(
    'senha que não serve é 422 sob senha, e o token continua valendo (%#)',
    async (senha, outra, msg) => {
      const pessoa = await novaPessoa(portal);
      const token = await tokenPara(pessoa);
      const answer = await redefinir(token, senha, outra);
      expect(answer.status).toBe(422);
      const { erros } = answer.json<{ erros: Record<string, string[]> }>();
      expect(erros['senha']?.join()).toMatch(msg);
      expect((await redefinir(token)).status).toBe(200);
    },
  );

  it.each(['', 'x', "' or 1=1 --", 'x'.repeat(10_000), { $ne: null }, ['a'], null, '\u0000'])(
    'token que ninguém fez é 422 (%#)',
    async (token) => {
      expect((await redefinir(token)).status).toBe(422);
    },
  );

  const COMPLETO = { token_recuperacao: 'x', senha: NOVA, senha_confirmation: NOVA };
  it.each([
    [{ token_recuperacao: undefined }, /não vale mais/],
    [{ token_recuperacao: null }, /não vale mais/],
    [{ token_recuperacao: ['x'] }, /não vale mais/],
    [{ senha_confirmation: undefined }, /não são iguais/],
    [{ senha_confirmation: null }, /não são iguais/],
    [{ senha_confirmation: [NOVA] }, /não são iguais/],
    [{ senha: undefined, senha_confirmation: undefined }, /Informe a senha/],
  ])('o que falta ou não é texto também se diz sob senha: %j', async (mudanca, msg) => {
    const campos = { ...COMPLETO, ...mudanca };
    const answer = await novoVisitante(portal).enviar('/usuario/recuperacao', campos);
    expect(answer.status).toBe(422);
    const { erros } = answer.json<{ erros: Record<string, string[]> }>();
    expect(Object.keys(erros)).toEqual(['senha']);
    expect(erros['senha']?.join()).toMatch(msg);
  });

  it('quem se trancou tentando entrar entra logo depois de recuperar', async () => {
    const pessoa = await novaPessoa(portal);
    for (const _ of Array(10)) await entrar(pessoa, 'errada-errada');
    expect(await entrar(pessoa, 'errada-errada')).toBe(429);
    await redefinir(await tokenPara(pessoa));
    expect(await entrar(pessoa, NOVA)).toBe(200);
  });
});
