import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comando } from './harness/comando';
import { eventually } from './harness/http';
import { novaPessoa } from './harness/pessoas';
import { umPortalEditado } from './harness/leitura';
import { comRedacao } from './harness/redacao';

interface Saude {
  versao: string;
  emails: { esperando: number; desde: string | null; desistidos: number } | null;
  atrasados: unknown[];
  disco: { livre: number; total: number };
  ultimaCopia: string | null;
}

describe('a saúde do portal, no painel', () => {
  const aqui = umPortalEditado({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const redacao = comRedacao(aqui);
  const pasta = mkdtempSync(path.join(os.tmpdir(), 'portal-saude-'));
  afterAll(() => rmSync(pasta, { recursive: true, force: true }));

  const ler = async (): Promise<Saude> => {
    const answer = await aqui.editor.pedir('/painel/saude');
    expect(answer.status, answer.text).toBe(200);
    return answer.json<Saude>();
  };

  beforeAll(async () => {
    const { visitante, cadastro } = await novaPessoa(aqui.portal);
    await visitante.enviar('/usuario/recuperacao/mail', { email: cadastro.email });
  });

  it('a quem cuida do portal: versão, e-mails à espera, trabalhos, disco e cópia', async () => {
    await eventually(
      async () => expect((await ler()).emails?.esperando).toBeGreaterThan(0),
      10_000,
    );
    const { versao, emails, atrasados, disco, ultimaCopia } = await ler();
    expect(versao).toMatch(/^\d+\.\d+\.\d+/);
    expect(Date.parse(emails?.desde ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(emails?.desistidos).toBe(0);
    expect(atrasados).toEqual([]);
    expect(disco.livre).toBeGreaterThan(0);
    expect(disco.total).toBeGreaterThanOrEqual(disco.livre);
    expect(ultimaCopia).toBeNull();
  });

  it('depois de uma cópia, diz de quando é', { timeout: 120_000 }, async () => {
    const { codigo, erro } = await comando('backup', [path.join(pasta, 'copia.tar.gz')], {
      dataDir: aqui.portal.dataDir,
      database: aqui.database,
    });
    expect(codigo, erro).toBe(0);
    expect(Date.parse((await ler()).ultimaCopia ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it.runIf(process.platform === 'linux')(
    'uma que não se pode escrever diz onde, numa linha, e nada deixa na pasta do portal',
    async () => {
      const { dataDir } = aqui.portal;
      const havia = readdirSync(dataDir);
      // Nobody makes a folder there, not even root.
      const { codigo, erro } = await comando('backup', ['/proc/copia.tar.gz'], {
        dataDir,
        database: aqui.database,
      });
      expect(codigo).toBe(1);
      expect(erro).toMatch(
        /^Não se pode escrever em \/proc\/\.copia-.*: a pasta é somente leitura\.$/,
      );
      expect(readdirSync(dataDir)).toEqual(havia);
    },
  );

  it('a ninguém mais', async () => {
    expect((await aqui.portal.ask('/painel/saude')).status).toBe(401);
    expect((await redacao.editor.pedir('/painel/saude')).status).toBe(403);
  });
});
