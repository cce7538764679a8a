import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { DIA_MS } from '@portal/contracts/tempo/datas';
import { freePort } from '@portal/testing/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decidir } from './harness/andamento';
import { comprarBanner, entrarComoAdministrador, imagem } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { filaVazia } from './harness/caixa-postal';
import { newDatabase } from './harness/database';
import { criarEditor, loginEditor, type Editor } from './harness/editor';
import { eventually } from './harness/http';
import { lerMail } from './harness/mail';
import { novaPessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { iniciarServidorSmtp, type ServidorSmtp } from './harness/servidor-smtp';
import { sql } from './harness/sql';
import { novoVisitante } from './harness/visitante';

const ESPERA_MS = 60_000;

let banco: TestDatabase;
let portal: TestPortal;
let smtp: ServidorSmtp;

beforeAll(async () => {
  [banco, smtp] = [await newDatabase(), await iniciarServidorSmtp()];
  portal = await startTestPortal({ database: banco.url, env: { SMTP_URL: smtp.url } });
}, 240_000);
afterAll(async () => {
  await portal.stop();
  await smtp.parar();
  await banco.drop();
});

/** Somebody whose mail of the sign-up is out of the way. */
const pessoaNova = async (onde = portal): Promise<string> => {
  const { email } = (await novaPessoa(onde)).cadastro;
  if (onde === portal) await filaVazia(portal, banco);
  smtp.pedidos.length = 0;
  return email;
};

const pedir = (email: string, onde = portal) =>
  novoVisitante(onde).enviar('/usuario/recuperacao/mail', { email });

const chegou = (email: string): boolean => smtp.recebidos.some(({ para }) => para.includes(email));

const ultimo = async (onde = portal, noBanco = banco) => {
  const linhas = await sql<{ resultado: string | null; erro: string | null; tentativas: number }>(
    onde,
    noBanco,
    'select resultado, erro, tentativas from correios order by id desc',
  );
  return linhas[0];
};

describe('um destinatário que o servidor recusa', () => {
  const naoSairam = async (editor: Editor) => {
    const { pendencias } = (await editor.pedir('/painel/inicio')).json<{
      pendencias: { assunto: string }[];
    }>();
    return pendencias.filter(({ assunto }) => assunto === 'emails-que-nao-sairam');
  };

  it('para sempre: uma só tentativa, e quem administra vê de quem era e por quê', async () => {
    const email = await pessoaNova();
    smtp.banir(email, 'no such user here');
    await pedir(email);
    const motivo = 'O servidor de e-mail recusou o destinatário: 550 no such user here';
    await eventually(async () => {
      expect(await ultimo()).toEqual({ resultado: 'desistiu', erro: motivo, tentativas: 1 });
    }, ESPERA_MS);
    const admin = await loginEditor(portal);
    const emails = [{ destinatario: email, motivo }];
    expect(await naoSairam(admin)).toMatchObject([{ total: 1, emails }]);
    // A recipient's address is no editor's business.
    for (const papel of ['portal-editor', 'portal-conteudo'])
      expect(await naoSairam(await criarEditor(portal, admin, papel))).toEqual([]);
    // Longer than the wait before a second try.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    // The new editors' invitations go too.
    expect(smtp.pedidos.filter((um) => um === email)).toHaveLength(1);
    expect(portal.output()).not.toContain(email);
  }, 120_000);

  it('por enquanto: tenta de novo até que saia', async () => {
    const email = await pessoaNova();
    smtp.recusar(2);
    await pedir(email);
    await eventually(async () => {
      expect(await ultimo()).toEqual({ resultado: 'enviado', erro: null, tentativas: 3 });
    }, ESPERA_MS);
    expect(chegou(email)).toBe(true);
  }, 120_000);

  it('não espera o dia que um relógio adiantado marcou', async () => {
    const email = await pessoaNova();
    smtp.recusar(1);
    await pedir(email);
    await eventually(async () => expect((await ultimo())?.tentativas).toBe(1), ESPERA_MS);
    await sql(
      portal,
      banco,
      'update correios set proxima_tentativa = ? where encerrado_em is null',
      Date.now() + 30 * DIA_MS,
    );
    await eventually(async () => expect((await ultimo())?.resultado).toBe('enviado'), ESPERA_MS);
  }, 120_000);
});

it('o que acontece a um anúncio chega na ordem em que aconteceu, também a quem espera o servidor', async () => {
  const ana = await novaPessoa(portal);
  const admin = await entrarComoAdministrador(portal);
  // Only the owner's mails are refused below.
  await admin.enviar(CAMINHOS.avisos, { resumo_diario: 'true' });
  await filaVazia(portal, banco);
  smtp.recusar(4);
  const anuncio = await comprarBanner(ana.visitante, {
    arquivo_comprovante: await imagem('#112233'),
  });
  await eventually(async () => expect((await ultimo())?.tentativas).toBe(4), ESPERA_MS);
  expect((await decidir(admin, anuncio.id, 1)).status).toBe(200);
  const assuntos = () =>
    smtp.recebidos
      .filter(({ para }) => para.includes(ana.cadastro.email))
      .map(({ bruto }) => lerMail(bruto).cabecalhos.get('subject')?.split(':')[0]);
  await eventually(() => expect(assuntos()).toHaveLength(2), ESPERA_MS);
  expect(assuntos()).toEqual(['Recebemos o comprovante', 'Seu anúncio foi aprovado']);
}, 180_000);

it('um destinatário que demora não segura três outros', async () => {
  const lento = await pessoaNova();
  const outros = await Promise.all(Array.from({ length: 3 }, () => pessoaNova()));
  // Longer than the test: whoever waits for this one never arrives.
  smtp.demorar(lento, 600_000);
  await pedir(lento);
  await eventually(() => expect(chegou(lento)).toBe(true), ESPERA_MS);
  for (const email of outros) await pedir(email);
  await eventually(() => expect(outros.filter(chegou)).toEqual(outros), ESPERA_MS);
}, 120_000);

it('quem atende e não fala não segura o e-mail: vale a espera do endereço', async () => {
  const mudo = createServer().listen(0, '127.0.0.1');
  await once(mudo, 'listening');
  const { port } = mudo.address() as AddressInfo; // it listens on a port
  const outroBanco = await newDatabase();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=500` };
  const outro = await startTestPortal({ database: outroBanco.url, env });
  try {
    await pedir(await pessoaNova(outro), outro);
    await eventually(async () => {
      expect((await ultimo(outro, outroBanco))?.erro).toContain('Greeting never received');
    }, ESPERA_MS);
  } finally {
    await outro.stop();
    mudo.close();
    await outroBanco.drop();
  }
}, 240_000);

it('um servidor que segura todos os e-mails não faz parecer parado quem os leva', async () => {
  const mudo = createServer().listen(0, '127.0.0.1');
  await once(mudo, 'listening');
  const { port } = mudo.address() as AddressInfo; // it listens on a port
  const [outroBanco, metricas] = [await newDatabase(), await freePort()];
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, METRICS_PORT: String(metricas) };
  const outro = await startTestPortal({ database: outroBanco.url, processoNovo: true, env });
  const ultimoSucesso = async (): Promise<number> => {
    const texto = await (await fetch(`http://127.0.0.1:${metricas}/metrics`)).text();
    const serie = 'portal_job_last_success_timestamp_seconds{task="correio"} ';
    return Number(texto.split(serie)[1]?.split('\n')[0]);
  };
  try {
    // As many as are taken at a time: each sign-up brings one, and waits a minute for a greeting.
    const presos = once(mudo, 'connection').then(() =>
      eventually(async () => {
        const ligacoes = await new Promise((pronto) =>
          mudo.getConnections((_erro, n) => pronto(n)),
        );
        expect(ligacoes).toBe(3);
      }, ESPERA_MS),
    );
    for (let pessoa = 0; pessoa < 3; pessoa += 1) await novaPessoa(outro);
    await presos;
    const antes = await ultimoSucesso();
    // Twice, for one round may have ended as the third was taken.
    await eventually(
      async () => expect(await ultimoSucesso()).toBeGreaterThan(antes + 1.5),
      45_000,
    );
  } finally {
    await outro.stop();
    mudo.close();
    await outroBanco.drop();
  }
}, 240_000);
