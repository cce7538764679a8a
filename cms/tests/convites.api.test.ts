import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailSobre, mailsPara } from './harness/caixa-postal';
import { novaSenhaNoComando } from './harness/comando';
import {
  aceitar,
  convidar,
  SENHA_DA_CONVIDADA as SENHA,
  semEntrar as publicar,
  type Convidada,
} from './harness/convites';
import { criarEditor, type Editor, loginEditor } from './harness/editor';
import { newDatabase } from './harness/database';
import type { TestDatabase } from './harness/bancos';
import { type Answer, eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { lerMail, type Mail } from './harness/mail';
import { startTestPortal, type TestPortal } from './harness/portal';
import { iniciarServidorSmtp, type ServidorSmtp } from './harness/servidor-smtp';
import { sql } from './harness/sql';

const CONVITE = 'Convite para o painel';

/** The token that the link of a mail carries. */
const tokenDo = ({ texto }: Mail, origem: string): string => {
  const link = `${origem}/admin/auth/register?registrationToken=`;
  expect(texto).toContain(link);
  return /registrationToken=(\w+)/.exec(texto)?.[1] ?? '';
};

const origemDe = async (portal: TestPortal): Promise<string> => {
  const answer = await portal.ask('/sitemap.xml');
  return /<loc>(https?:\/\/[^/<]+)/.exec(answer.text)?.[1] ?? '';
};

describe('sem SMTP, na pasta de saída', () => {
  const aqui = umPortalEditado();

  it('quem é convidado recebe o e-mail do portal, escolhe a senha e entra', async () => {
    const email = 'celia@portal.test';
    const conta = await convidar(aqui.editor, email);
    const mail = await mailSobre(aqui.portal, email, CONVITE);
    expect(mail.texto).toContain('Olá, Célia!');
    expect(mail.html).toContain('Aceitar o convite');
    const token = tokenDo(mail, await origemDe(aqui.portal));
    expect(token).toBe(conta.registrationToken);

    const answer = await aceitar(aqui.portal, token);
    expect(answer.status, answer.text).toBe(200);
    await loginEditor(aqui.portal, { email, password: SENHA });
    const outraVez = await aceitar(aqui.portal, token);
    expect(outraVez.status).toBe(400);
    expect(outraVez.text).toContain('Este convite não vale mais');
    expect(mailsPara(aqui.portal, email)).toHaveLength(1);
  });

  it('o link continua na ficha até a senha ser escolhida, e só para quem convida', async () => {
    const conta = await convidar(aqui.editor, 'dora@portal.test');
    const ficha = async (quem: Editor) => quem.pedir(`/admin/users/${conta.id}`);
    const lida = (await ficha(aqui.editor)).json<{ data: Convidada }>().data;
    expect(lida.registrationToken).toBe(conta.registrationToken);
    const editor = await criarEditor(aqui.portal, aqui.editor, 'portal-editor');
    expect((await ficha(editor)).status).toBe(403);
    const lista = await aqui.editor.pedir('/admin/users?pageSize=100');
    expect(lista.text).not.toContain(conta.registrationToken);
  });

  it('uma senha dada por quem administra acaba com o convite', async () => {
    const email = 'eva@portal.test';
    const { id, registrationToken } = await convidar(aqui.editor, email);
    await aqui.editor.pedir(`/admin/users/${id}`, 'PUT', { isActive: true, password: SENHA });
    expect((await aceitar(aqui.portal, registrationToken ?? '')).status).toBe(400);
    const { data } = (await aqui.editor.pedir(`/admin/users/${id}`)).json<{ data: Convidada }>();
    expect(data.registrationToken).toBeUndefined();
    await loginEditor(aqui.portal, { email, password: SENHA });
  });

  it('corrigido o e-mail, o convite vai para o certo e o do errado não vale mais', async () => {
    const [engano, certo] = ['jose@portal.test', 'josefa@portal.test'];
    const { id, registrationToken } = await convidar(aqui.editor, engano);
    await mailSobre(aqui.portal, engano, CONVITE);
    const salva = await aqui.editor.pedir(`/admin/users/${id}`, 'PUT', { email: certo });
    expect(salva.status, salva.text).toBe(200);
    expect((await aceitar(aqui.portal, registrationToken ?? '')).status).toBe(400);
    const token = tokenDo(
      await mailSobre(aqui.portal, certo, CONVITE),
      await origemDe(aqui.portal),
    );
    expect((await aceitar(aqui.portal, token)).status).toBe(200);
    await loginEditor(aqui.portal, { email: certo, password: SENHA });
  });

  it.each([
    ['uma senha nova', 'lia', { password: 'Outra-Senha-1' }],
    ['outro e-mail', 'leo', { email: 'leonor@portal.test' }],
  ])('%s acaba com o link de recuperação', async (_que, nome, campos) => {
    const email = `${nome}@portal.test`;
    const { id } = await convidar(aqui.editor, email);
    const mudar = (novos: object) => aqui.editor.pedir(`/admin/users/${id}`, 'PUT', novos);
    await mudar({ isActive: true, password: SENHA });
    await publicar(aqui.portal, '/admin/forgot-password', { email });
    const { texto } = await mailSobre(aqui.portal, email, 'Nova senha do painel');
    const resetPasswordToken = /reset-password\?code=([\w-]+)/.exec(texto)?.[1];
    expect((await mudar({ firstname: 'Lia', email })).status).toBe(200);
    expect((await mudar(campos)).status).toBe(200);
    const corpo = { resetPasswordToken, password: 'Senha-De-Outrem-1' };
    const answer = await publicar(aqui.portal, '/admin/reset-password', corpo);
    expect(answer.status, answer.text).toBe(400);
  });

  it('uma conta de e-mail com acentos é convidada, salva de novo e recuperada', async () => {
    const email = 'joão@rádio.test';
    const { id } = await convidar(aqui.editor, email);
    await mailSobre(aqui.portal, email, CONVITE);
    const ficha = { firstname: 'João', email, isActive: true, password: SENHA };
    const salva = await aqui.editor.pedir(`/admin/users/${id}`, 'PUT', ficha);
    expect(salva.status, salva.text).toBe(200);
    await loginEditor(aqui.portal, { email, password: SENHA });
    expect((await publicar(aqui.portal, '/admin/forgot-password', { email })).status).toBe(204);
    await mailSobre(aqui.portal, email, 'Nova senha do painel');
  });

  it('quem esqueceu a senha pode escrever o e-mail com maiúsculas, como para entrar', async () => {
    const email = 'leda@portal.test';
    const { id } = await convidar(aqui.editor, email);
    await mailSobre(aqui.portal, email, CONVITE);
    await aqui.editor.pedir(`/admin/users/${id}`, 'PUT', { isActive: true, password: SENHA });
    await loginEditor(aqui.portal, { email: 'Leda@Portal.test', password: SENHA });
    const pedido = await publicar(aqui.portal, '/admin/forgot-password/', {
      email: 'Leda@Portal.test',
    });
    expect(pedido.status, pedido.text).toBe(204);
    await mailSobre(aqui.portal, email, 'Nova senha do painel');
  });

  describe('o que acaba com as sessões da conta', () => {
    const cookieDe = ({ headers }: Answer): string =>
      (headers['set-cookie'] ?? []).map((um) => um.split(';')[0]).join('; ');
    /** Somebody of the panel's who is in; `valem`: how both of their tokens are answered. */
    const quemEntrou = async (email: string) => {
      const { id } = await convidar(aqui.editor, email);
      const mudar = (campos: object) => aqui.editor.pedir(`/admin/users/${id}`, 'PUT', campos);
      await mudar({ isActive: true, password: SENHA });
      const entrada = await publicar(aqui.portal, '/admin/login', { email, password: SENHA });
      const { token } = entrada.json<{ data: { token: string } }>().data;
      let Cookie = cookieDe(entrada);
      const valem = async (): Promise<number[]> => {
        const renovada = await aqui.portal.ask('/admin/access-token', {
          method: 'POST',
          headers: { Cookie },
        });
        // A cookie is good once: the answer brings the next one.
        if (renovada.status === 200) Cookie = cookieDe(renovada);
        const lida = await aqui.portal.ask('/admin/users/me', {
          headers: { Authorization: `Bearer ${token}` },
        });
        return [renovada.status, lida.status];
      };
      return { mudar, valem };
    };

    it.each([
      ['uma senha nova', 'gil', [{ password: 'Outra-Senha-1' }]],
      ['ser desligada, e religada,', 'hugo', [{ isActive: false }, { isActive: true }]],
    ])('%s na ficha', async (_que, nome, mudancas) => {
      const { mudar, valem } = await quemEntrou(`${nome}@portal.test`);
      expect(await valem()).toEqual([200, 200]);
      expect((await mudar({ firstname: 'Outra' })).status).toBe(200);
      expect(await valem()).toEqual([200, 200]);
      for (const campos of mudancas) expect((await mudar(campos)).status).toBe(200);
      expect(await valem()).toEqual([401, 401]);
    });

    it('uma senha nova pela linha de comando do Strapi', async () => {
      const email = 'iris@portal.test';
      const { valem } = await quemEntrou(email);
      expect(await valem()).toEqual([200, 200]);
      const feito = await novaSenhaNoComando(email, 'Outra-Senha-1', {
        dataDir: aqui.portal.dataDir,
        database: aqui.database,
      });
      expect(feito, feito.erro).toMatchObject({ codigo: 0 });
      expect(await valem()).toEqual([401, 401]);
      await loginEditor(aqui.portal, { email, password: 'Outra-Senha-1' });
    });
  });

  it('um convite que não há, e uma recuperação morta, dizem isso em português', async () => {
    const convite = await aqui.portal.ask('/admin/registration-info?registrationToken=nada');
    expect(convite.status).toBe(400);
    expect(convite.text).toContain('Este convite não vale mais. Peça outro.');
    const senha = await publicar(aqui.portal, '/admin/reset-password', {
      ...{ resetPasswordToken: 'nada', password: SENHA },
    });
    expect(senha.status).toBe(400);
    expect(senha.text).toContain('Este endereço não vale mais. Peça outro.');
  });

  it('a fila não guarda o token', async () => {
    const { registrationToken } = await convidar(aqui.editor, 'fabia@portal.test');
    const filas = await sql<{ dados: string }>(
      ...([aqui.portal, aqui.database] as const),
      'select dados from correios',
    );
    expect(JSON.stringify(filas)).not.toContain(registrationToken);
  });

  it.each([
    '/admin/settings/purchase-audit-logs',
    '/admin/Settings/purchase-single-sign-on/',
    '/admin/settings/purchase-content-history',
    '/admin/usecase',
  ])('a página de vendas %s não existe', async (path) => {
    expect((await aqui.portal.ask(path, { headers: { Accept: 'text/html' } })).status).toBe(404);
  });

  it('antes da primeira página o navegador lê no máximo 3,5 MB de scripts', async () => {
    const { text } = await aqui.portal.ask('/admin');
    const scripts = [...text.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
    expect(scripts).not.toEqual([]);
    const lidos = await Promise.all(scripts.map((path) => aqui.portal.ask(path)));
    expect(lidos.reduce((total, { bytes }) => total + bytes.length, 0)).toBeLessThan(3_500_000);
  });

  it('a política do painel não nomeia nenhum outro endereço', async () => {
    const { headers } = await aqui.portal.ask('/admin');
    const politica = String(headers['content-security-policy']);
    const fora = politica
      .split(';')
      .map((diretiva) => diretiva.trim())
      .filter((diretiva) => /https?:|\.\w/.test(diretiva));
    const portal = await origemDe(aqui.portal);
    // A stream is played from wherever it is; the preview is the portal's own page.
    expect(fora.sort()).toEqual([
      `frame-src ${portal}`,
      "media-src 'self' data: blob: http: https:",
    ]);
    expect(politica).toContain("connect-src 'self';");
  });
});

describe('com SMTP', () => {
  let database: TestDatabase;
  let smtp: ServidorSmtp;
  let portal: TestPortal;
  let admin: Editor;

  beforeAll(async () => {
    [database, smtp] = [await newDatabase(), await iniciarServidorSmtp()];
    portal = await startTestPortal({ database: database.url, env: { SMTP_URL: smtp.url } });
    admin = await loginEditor(portal);
  });
  afterAll(async () => {
    await portal.stop();
    await smtp.parar();
    await database.drop();
  });

  const chegada = async (email: string, assunto: string): Promise<Mail> => {
    const achada = () =>
      smtp.recebidos
        .filter(({ para }) => para.includes(email))
        .map(({ bruto }) => lerMail(bruto))
        .find(({ cabecalhos }) => cabecalhos.get('subject') === assunto);
    await eventually(() => expect(achada()).toBeDefined(), 20_000);
    const mail = achada();
    if (!mail) throw new Error('no mail');
    return mail;
  };

  it('convite e recuperação saem com o remetente da Configuração', async () => {
    await admin.save('api::configuracao.configuracao', {
      ...{ remetente_nome: 'Rádios da Vila', remetente_email: 'avisos@vila.test' },
    });
    const email = 'gil@portal.test';
    await convidar(admin, email);
    const convite = await chegada(email, CONVITE);
    expect(convite.cabecalhos.get('from')).toContain('avisos@vila.test');
    await aceitar(portal, tokenDo(convite, await origemDe(portal)));

    await publicar(portal, '/admin/forgot-password', { email });
    const recuperacao = await chegada(email, 'Nova senha do painel');
    expect(recuperacao.cabecalhos.get('from')).toContain('avisos@vila.test');
    const code = /reset-password\?code=([\w-]+)/.exec(recuperacao.texto)?.[1];
    const nova = 'Outra-Senha-2';
    const trocada = await publicar(portal, '/admin/reset-password', {
      ...{ resetPasswordToken: code, password: nova },
    });
    expect(trocada.status, trocada.text).toBe(200);
    await loginEditor(portal, { email, password: nova });
  });
});
