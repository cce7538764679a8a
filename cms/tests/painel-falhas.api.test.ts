import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { lerMail, type Mail } from './harness/mail';
import { ADMIN } from './harness/portal';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';
import { linhasDoCookie } from './harness/visitante';

const URL_DO_PORTAL = 'https://portal.exemplo.test';
const aqui = umPortalEditado({ PORTAL_URL: URL_DO_PORTAL });
const redacao = comRedacao(aqui);

const RADIOS = '/content-manager/collection-types/api::radio.radio';
const CANTORES = '/content-manager/collection-types/api::cantor.cantor';

const postar = (caminho: string, body: string) =>
  aqui.portal.ask(caminho, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });

describe('o que o painel responde a quem erra', () => {
  it.each([
    ['GET', '/content-manager/relations/api::anuncio.anuncio/usuario', undefined, 403],
    ['GET', '/content-manager/relations/api::radio.radio/anuncio', undefined, 403],
    ['GET', '/content-manager/relations/api::radio.radio/createdBy', undefined, 403],
    ['GET', '/upload/files?filters[related]=1', undefined, 403],
    ['GET', '/upload/files?filters[$and]=1', undefined, 400],
    ['GET', '/upload/folders?filters[$and]=1', undefined, 400],
    ['GET', '/upload/folders?fields[0]=password', undefined, 400],
    ['GET', `${RADIOS}?filters[$or]=x`, undefined, 400],
    ['GET', `${RADIOS}?_q=a&_q=b`, undefined, 400],
    ['GET', `${RADIOS}?_q[a]=b`, undefined, 400],
    ['GET', `${RADIOS}?filters[nome_radio][$between]=a`, undefined, 400],
    ['GET', '/upload/files?_q[a]=b', undefined, 400],
    [
      ...(['POST', '/content-manager/single-types/api::sobre.sobre/actions/publish'] as const),
      ...([{}, 404] as const),
    ],
    // What an old address of a list asks for.
    ['GET', `${RADIOS}?sort=nada:ASC`, undefined, 400],
    ['GET', `${RADIOS}?status=x`, undefined, 400],
    ['POST', RADIOS, [{ nome_radio: 'Em lista' }], 400],
    ['PUT', '/content-manager/single-types/api::sobre.sobre', [], 400],
    ['POST', '/admin/permissions/check', {}, 400],
    ['POST', '/admin/permissions/check', { permissions: 'x' }, 400],
    ['PUT', '/admin/homepage/layout', {}, 400],
    ['PUT', '/admin/homepage/layout', { widgets: 'x' }, 400],
    ['GET', '/admin/license-trial-time-left', undefined, 404],
    ['POST', '/email', { to: 'alguem@exemplo.test', subject: 'x', text: 'x' }, 404],
    ['POST', '/upload/actions/upload-from-urls', { urls: ['http://0.0.0.0:1/'] }, 404],
  ] as const)('%s %s %j', async (metodo, caminho, corpo, status) => {
    for (const quem of [redacao.editor, aqui.editor]) {
      const answer = await quem.pedir(caminho, metodo, corpo);
      // Who administers may read who bought what.
      if (quem === aqui.editor && caminho.startsWith('/content-manager/relations')) continue;
      expect(answer.status, answer.text).toBe(status);
      expect(answer.text).not.toMatch(/"message":"(?!Algo)[^"]*\b(is|must|not|the|Invalid)\b/);
    }
  });

  it('o que não existe nas chamadas do portal não é dito como erro a quem opera', async () => {
    const antes = aqui.portal.output().length;
    for (const [caminho, status] of [
      ['/painel/importacoes/999999999', 404],
      ['/painel/importacao/modelo/x', 404],
      ['/painel/exportacao/x', 404],
      ['/painel/execucoes/x?ids=a', 404],
      [`/painel/execucoes/radio?ids=${'a,'.repeat(101)}`, 400],
    ] as const) {
      const answer = await redacao.editor.pedir(caminho);
      expect(answer.status, answer.text).toBe(status);
    }
    // Each request's own line comes after what went wrong in it.
    await eventually(() => {
      expect(aqui.portal.output().slice(antes).split('"rota":"/painel/').length).toBeGreaterThan(5);
    });
    expect(aqui.portal.output().slice(antes)).not.toContain('"nivel":"error"');
  });

  // The second is a role nobody made, given to an account that is there.
  it.each([
    ['PUT', '/upload/folders/abc', { name: 'Pasta nova' }],
    ['PUT', '/upload/folders/99999999999', { name: 'Pasta nova' }],
    ['PUT', '/upload/folders/1', { name: 'Pasta nova', parent: 'abc' }],
    ['POST', '/upload/folders', { name: 'Pasta nova', parent: 'abc' }],
    ['POST', '/upload/actions/bulk-move', { destinationFolderId: 'abc', fileIds: [1] }],
  ] as const)(
    '%s %s %j é respondido, ainda que o banco o recuse',
    async (metodo, caminho, corpo) => {
      const answer = await aqui.editor.pedir(caminho, metodo, corpo);
      expect([400, 404], answer.text).toContain(answer.status);
    },
  );

  it('um formulário da biblioteca que não é JSON não é erro do portal', async () => {
    const arquivo = new Blob(['texto'], { type: 'text/plain' });
    const formulario = (...partes: [string, string | Blob][]): FormData => {
      const form = new FormData();
      for (const [nome, valor] of partes) form.append(nome, valor);
      return form;
    };
    for (const [caminho, corpo] of [
      ['/upload', formulario(['fileInfo', 'ã'.repeat(300)], ['files', arquivo])],
      ['/upload', formulario(['fileInfo', 'ã'.repeat(300)])],
      ['/upload', formulario(['fileInfo', '{'], ['fileInfo', '{'], ['files', arquivo])],
      ['/upload', formulario(['fileInfo', 'null'], ['files', arquivo])],
      ['/upload?id=1', formulario(['fileInfo', '"'], ['files', arquivo])],
      ['/upload?id=abc', formulario(['fileInfo', '{}'])],
    ] as const) {
      const answer = await fetch(`${aqui.portal.url}${caminho}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${aqui.editor.token}` },
        body: corpo,
      });
      expect([400, 404], `${caminho}: ${await answer.text()}`).toContain(answer.status);
    }
  });

  it.each([
    ['collection-types/api::cantor.cantor', `filters${'[musicas][cantor]'.repeat(8)}[nome][$ne]=a`],
    [
      'collection-types/api::cantor.cantor',
      Array.from({ length: 13 }, (_, vez) => `filters[$and][${vez}][musicas][nome][$ne]=a`).join(
        '&',
      ),
    ],
    ['collection-types/api::musica.musica', `sort=${Array(60).fill('cantor.nome').join()}`],
    ['relations/api::musica.musica/cantor', `filters${'[musicas][cantor]'.repeat(8)}[id][$gt]=0`],
  ])('%s recusa o que junta registros demais, sem que ninguém espere', async (lista, consulta) => {
    const answer = await aqui.editor.pedir(`/content-manager/${lista}?${consulta}`);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.text).toContain('Esta consulta junta registros demais.');
  });

  it.each(['files?populate=folder.files.folder.files', 'folders?populate=files.folder.files'])(
    '/upload/%s traz registros demais',
    async (consulta) => {
      const answer = await aqui.editor.pedir(`/upload/${consulta}`);
      expect(answer.status, answer.text).toBe(400);
    },
  );

  it.each([
    [`${RADIOS}/actions/bulkPublish`, 'POST', 'documentIds'],
    [`${RADIOS}/actions/bulkDelete`, 'POST', 'documentIds'],
    ['/upload/actions/bulk-move', 'POST', 'fileIds'],
    ['/content-manager/single-types/api::pagina-inicial.pagina-inicial', 'PUT', 'carrossel'],
  ])(
    '%s recusa 40.000 itens de uma vez, sem que ninguém espere',
    async (caminho, metodo, campo) => {
      const corpo = { [campo]: Array.from({ length: 40_000 }, (_, vez) => vez) };
      const answer = await redacao.editor.pedir(caminho, metodo, corpo);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).toContain('São itens demais de uma vez.');
    },
  );

  it('a ordem de mais de cem músicas vai e volta com o seu cantor', async () => {
    const ordem_musicas = Array.from({ length: 150 }, (_, vez) => `musica-${vez}`);
    const cantor = { nome: 'Coral das Cem Canções', ordem_musicas };
    const answer = await aqui.editor.pedir(CANTORES, 'POST', cantor);
    expect(answer.status, answer.text).toBe(201);
  });

  it('vinte mil permissões de uma vez não se conferem', async () => {
    const corpo = { permissions: Array(20_000).fill({ action: 'x' }) };
    const answer = await redacao.editor.pedir('/admin/permissions/check', 'POST', corpo);
    expect(answer.status, answer.text).toBe(400);
  });

  it('mudar uma conta que não existe mais não é erro do portal', async () => {
    const conta = { firstname: 'Ana', lastname: 'Souza', password: 'Senha-Segura-123' };
    const outra = await aqui.editor.pedir('/admin/users/99999', 'PUT', {
      ...conta,
      email: 'ninguem@exemplo.test',
      roles: [1],
    });
    expect(outra.status, outra.text).toBe(404);
    const criada = await aqui.editor.pedir('/admin/users', 'POST', {
      ...conta,
      email: 'papel@exemplo.test',
      roles: [99999],
    });
    expect(criada.status, criada.text).toBe(400);
  });

  it.each(['/admin/login', '/admin/forgot-password', '/admin/reset-password', '/admin/register'])(
    'um JSON de 60.000 níveis em %s não é erro do portal',
    async (caminho) => {
      const objetos = `${'{"email":'.repeat(60_000)}1${'}'.repeat(60_000)}`;
      for (const corpo of [objetos, `{"email":${'['.repeat(60_000)}${']'.repeat(60_000)}}`]) {
        const answer = await postar(caminho, corpo);
        expect(answer.status, answer.text.slice(0, 200)).toBe(400);
      }
    },
  );
});

describe('atrás de https', () => {
  it('o cookie de quem entra no painel é Secure, e só https se promete', async () => {
    const answer = await postar('/admin/login', JSON.stringify(ADMIN));
    expect(answer.status).toBe(200);
    expect(linhasDoCookie(answer, 'strapi_admin_refresh').join()).toMatch(/; secure/i);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a senha esquecida do painel', () => {
  const mails = (): Mail[] => {
    const pasta = path.join(aqui.portal.dataDir, 'outbox');
    try {
      return (
        readdirSync(pasta)
          .sort()
          .map((nome) => lerMail(readFileSync(path.join(pasta, nome), 'latin1')))
          // Not the one that tells of a sign-in from a new browser.
          .filter(({ cabecalhos }) => cabecalhos.get('subject') === 'Nova senha do painel')
      );
    } catch {
      return [];
    }
  };
  const pedir = (email: string) => postar('/admin/forgot-password', JSON.stringify({ email }));

  it('um e-mail de muitos pontos é recusado num instante, também por quem não entrou', async () => {
    const { status } = await pedir(`a@${'a.'.repeat(40)}`);
    expect(status).toBe(400);
  });
  let mail: Mail;
  let token: string;

  beforeAll(async () => {
    expect((await pedir('ninguem@portal.test')).status).toBe(204);
    expect((await pedir(ADMIN.email)).status).toBe(204);
    await eventually(() => {
      expect(mails()).toHaveLength(1);
    }, 15_000);
    [mail] = mails() as [Mail];
    token = /reset-password\?code=([\w-]+)/.exec(mail.texto)?.[1] ?? '';
  });

  it('chega em português, com o endereço do portal, e fica na caixa de saída sem SMTP_URL', () => {
    expect(mail.cabecalhos.get('to')).toBe(ADMIN.email);
    expect(mail.cabecalhos.get('subject')).toBe('Nova senha do painel');
    expect(mail.texto).toContain('Recebemos um pedido para criar uma nova senha');
    expect(mail.texto).toContain(`${URL_DO_PORTAL}/admin/auth/reset-password?code=${token}`);
  });

  it('o banco guarda só o resumo do token, que vale uma vez', async () => {
    const guardados = await sql<{ reset_password_token: string | null }>(
      aqui.portal,
      aqui.database,
      'select reset_password_token from admin_users where reset_password_token is not null',
    );
    expect(guardados).toHaveLength(1);
    const resumo = guardados[0]?.reset_password_token ?? '';
    expect(resumo).not.toContain(token);
    const trocar = (resetPasswordToken: string) =>
      postar(
        '/admin/reset-password',
        JSON.stringify({ resetPasswordToken, password: 'Outra-Senha-1' }),
      );
    for (const errado of [resumo, 'x']) {
      const answer = await trocar(errado);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Este endereço não vale mais. Peça outro.');
    }
    expect((await trocar(token)).status).toBe(200);
    expect((await trocar(token)).status).toBe(400);
    const entrada = { email: ADMIN.email, password: 'Outra-Senha-1' };
    expect((await postar('/admin/login', JSON.stringify(entrada))).status).toBe(200);
  });
});
