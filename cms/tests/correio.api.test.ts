import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cadastroNovo } from '@portal/testing/pessoas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { isDoCadastro } from './harness/caixa-postal';
import { newDatabase, onPostgres } from './harness/database';
import { loginEditor } from './harness/editor';
import { eventually } from './harness/http';
import { lerMail, tokenDoMail } from './harness/mail';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { iniciarServidorSmtp } from './harness/servidor-smtp';
import { sql } from './harness/sql';
import { novoVisitante } from './harness/visitante';

const ESPERA_MS = 30_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.drop());

const pedir = (portal: TestPortal, email: string) =>
  novoVisitante(portal).enviar('/usuario/recuperacao/mail', { email });

describe('sem SMTP_URL', () => {
  let portal: TestPortal;
  let pessoa: Pessoa;

  beforeAll(async () => {
    portal = await startTestPortal({ database: database.url });
    pessoa = await novaPessoa(portal);
  });
  afterAll(() => portal.stop());

  const outbox = (): string[] => {
    try {
      const pasta = path.join(portal.dataDir, 'outbox');
      return readdirSync(pasta)
        .filter((nome) => !isDoCadastro(readFileSync(path.join(pasta, nome), 'utf8')))
        .sort();
    } catch {
      return [];
    }
  };

  it('cada e-mail vira um arquivo .eml inteiro, que só o dono lê', async () => {
    await pedir(portal, pessoa.cadastro.email);
    await eventually(() => expect(outbox()).toHaveLength(1), ESPERA_MS);
    const [nome = ''] = outbox();
    expect(nome).toMatch(/^[\w-]+\.conta-\d+\.eml$/);
    const arquivo = path.join(portal.dataDir, 'outbox', nome);
    expect(statSync(arquivo).mode & 0o777).toBe(0o600);
    const mail = lerMail(readFileSync(arquivo, 'utf8'));
    expect(mail.cabecalhos.get('to')).toBe(pessoa.cadastro.email);
    expect(mail.cabecalhos.has('message-id')).toBe(true);
    expect(mail.cabecalhos.has('date')).toBe(true);
    const token = tokenDoMail(mail);
    const senha = 'Senha-Nova-456';
    const redefinida = await novoVisitante(portal).enviar('/usuario/recuperacao', {
      token_recuperacao: token,
      senha,
      senha_confirmation: senha,
    });
    expect(redefinida.status).toBe(200);
  });

  it('o remetente é o que a administração escreveu no CMS', async () => {
    const editor = await loginEditor(portal);
    await editor.save('api::configuracao.configuracao', {
      remetente_nome: 'Rádio Ação',
      remetente_email: 'contato@radio.test',
    });
    await pedir(portal, pessoa.cadastro.email);
    await eventually(() => expect(outbox()).toHaveLength(2), ESPERA_MS);
    const mail = lerMail(
      readFileSync(path.join(portal.dataDir, 'outbox', outbox()[1] ?? ''), 'utf8'),
    );
    expect(mail.cabecalhos.get('from')).toBe('Rádio Ação <contato@radio.test>');
    for (const remetente_nome of ['Oi\r\nBcc: x@y.test', 'Oi <a@b.test>'])
      await expect(
        editor.save('api::configuracao.configuracao', { remetente_nome }),
      ).rejects.toThrow();
  });
});

describe('com SMTP_URL', () => {
  it('fora do ar, cadastro e recuperação respondem o mesmo; o e-mail sai quando o servidor volta', async () => {
    const reserva = await iniciarServidorSmtp();
    const { porta, url } = reserva;
    await reserva.parar();
    const portal = await startTestPortal({ database: database.url, env: { SMTP_URL: url } });
    const visitante = novoVisitante(portal);
    const cadastro = cadastroNovo();
    try {
      expect((await visitante.enviar('/usuario/save', cadastro)).status).toBe(201);
      const inicio = performance.now();
      const answer = await pedir(portal, cadastro.email);
      expect(answer.status).toBe(200);
      expect(answer.json()).toMatchObject({ mensagem: { status: 'sucesso' } });
      expect(performance.now() - inicio).toBeLessThan(3000);
      await eventually(async () => {
        const [linha] = await sql<{ tentativas: number; erro: string }>(
          portal,
          database,
          'select tentativas, erro from correios where encerrado_em is null',
        );
        expect(linha?.tentativas).toBeGreaterThan(1);
        expect(linha?.erro).toContain('ECONNREFUSED');
      }, ESPERA_MS);
      const smtp = await iniciarServidorSmtp(porta);
      smtp.recusar(1);
      await eventually(() => expect(smtp.recebidos).toHaveLength(1), 60_000);
      expect(smtp.recebidos[0]?.para).toEqual([cadastro.email]);
      await eventually(async () => {
        const linhas = await sql<{ dados: string; resultado: string }>(
          portal,
          database,
          "select dados, resultado from correios where resultado = 'enviado' order by id desc",
        );
        expect(linhas[0]).toEqual({ dados: '{}', resultado: 'enviado' });
      }, ESPERA_MS);
      await smtp.parar();
    } finally {
      await portal.stop();
    }
  }, 180_000);

  it.runIf(onPostgres)(
    'duas instâncias não mandam o mesmo e-mail duas vezes',
    async () => {
      const [smtp, banco] = [await iniciarServidorSmtp(), await newDatabase()];
      const env = { SMTP_URL: smtp.url, PORTAL_LIMITS: '100', PORTAL_SEGREDO: 's'.repeat(40) };
      const uma = await startTestPortal({ database: banco.url, env });
      const outra = await startTestPortal({ database: banco.url, env });
      try {
        const pessoas = await Promise.all(
          Array.from({ length: 15 }, (_, i) => novaPessoa(i % 2 ? uma : outra)),
        );
        await Promise.all(
          pessoas.map(({ cadastro }, i) => pedir(i % 2 ? outra : uma, cadastro.email)),
        );
        await eventually(() => expect(smtp.recebidos.length).toBe(15), ESPERA_MS);
        await new Promise((resolve) => setTimeout(resolve, 3000));
        expect(smtp.recebidos.flatMap(({ para }) => para).sort()).toEqual(
          pessoas.map(({ cadastro }) => cadastro.email).sort(),
        );
      } finally {
        await Promise.all([uma.stop(), outra.stop()]);
        await smtp.parar();
        await banco.drop();
      }
    },
    240_000,
  );

  it('o que esperava quando o processo morreu sai no seguinte', async () => {
    const banco = await newDatabase();
    const fora = { SMTP_URL: 'smtp://127.0.0.1:1' };
    const primeiro = await startTestPortal({ database: banco.url, env: fora });
    const pessoa = await novaPessoa(primeiro);
    await pedir(primeiro, pessoa.cadastro.email);
    primeiro.signal('SIGKILL');
    await primeiro.exited;
    const smtp = await iniciarServidorSmtp();
    // A mail in a dead process's hands is held for a while; time passes here.
    await sql(primeiro, banco, 'update correios set reservado_ate = null, proxima_tentativa = 0');
    const segundo = await startTestPortal({
      database: banco.url,
      dataDir: primeiro.dataDir,
      env: { SMTP_URL: smtp.url },
    });
    try {
      await eventually(() => expect(smtp.recebidos).toHaveLength(1), ESPERA_MS);
      expect(smtp.recebidos[0]?.para).toEqual([pessoa.cadastro.email]);
    } finally {
      await segundo.stop();
      await primeiro.stop();
      await smtp.parar();
      await banco.drop();
    }
  }, 180_000);
});
