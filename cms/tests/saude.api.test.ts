import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { Client } from 'pg';
import { formularioDeBanner } from '@portal/testing/formularios';
import { describe, expect, it } from 'vitest';
import { enviarPartes, imagem, SALVAR } from './harness/anuncios';
import { semCommit } from './harness/commit-recusado';
import { onPostgres } from './harness/database';
import { multipart } from './harness/editor';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { novaPessoa } from './harness/pessoas';
import { errosEm } from './harness/registros';
import { sql } from './harness/sql';

const aqui = umPortalEditado();

const saude = async (): Promise<number> => (await aqui.portal.ask(CAMINHOS.saude)).status;
const vezes = (palavras: string): number => aqui.portal.output().split(palavras).length - 1;
/** Longer than an outcome is shared. */
const passar = () => new Promise((resolve) => setTimeout(resolve, 1100));

/** Health turns bad while something cannot be written, liveness does not; the log says each change once, however many ask. */
const adoece = async (doente: () => Promise<void>): Promise<void> => {
  const [mal, bem] = ['Não é possível gravar', 'Voltou a ser possível gravar'].map(vezes);
  await passar();
  expect(await saude()).toBe(200);
  await passar();
  await doente();
  await passar();
  expect(await saude()).toBe(200);
  expect(vezes('Não é possível gravar')).toBe((mal ?? 0) + 1);
  expect(vezes('Voltou a ser possível gravar')).toBe((bem ?? 0) + 1);
};

const semSaude = async (): Promise<void> => {
  for (const _ of [1, 2]) {
    const doente = await aqui.portal.ask(CAMINHOS.saude);
    expect(doente.status).toBe(503);
    expect(Number(doente.headers['retry-after'])).toBeGreaterThan(0);
    expect((await aqui.portal.ask(CAMINHOS.vivo)).json()).toEqual({ status: 'ok' });
    await passar();
  }
};

/** Does something while a folder of the portal's is none, so that nothing can be written below it. */
const semPasta = async (nome: string, fazer: () => Promise<void>): Promise<void> => {
  const pasta = path.join(aqui.portal.dataDir, nome);
  renameSync(pasta, `${pasta}.guardada`);
  writeFileSync(pasta, '');
  try {
    await fazer();
  } finally {
    rmSync(pasta);
    renameSync(`${pasta}.guardada`, pasta);
  }
};

describe('a saúde do portal é poder gravar', () => {
  it('o banco que não guarda o que se grava: 503, e o processo continua vivo', () =>
    adoece(() => semCommit(aqui, 'limites', semSaude)));

  it.each(['uploads', 'tmp'])('a pasta %s em que não se grava: o mesmo', (pasta) =>
    adoece(() => semPasta(pasta, semSaude)),
  );

  it('cinquenta perguntas ao mesmo tempo são uma gravação', async () => {
    await passar();
    await Promise.all(Array.from({ length: 50 }, saude));
    const linhas = () =>
      sql<{ janela_inicio: string | number }>(
        aqui.portal,
        aqui.database,
        `select janela_inicio from limites where chave = 'saude'`,
      );
    const antes = await linhas();
    expect(antes).toHaveLength(1);
    await Promise.all(Array.from({ length: 50 }, saude));
    expect(await linhas()).toEqual(antes);
  });

  it.runIf(onPostgres)('o banco só de leitura: lê-se, não se grava, e volta sozinho', async () => {
    const nome = new URL(aqui.database.url ?? '').pathname.slice(1);
    const cliente = new Client({
      connectionString: aqui.database.url ?? '',
      // Stronger than what the database says of itself.
      options: '-c default_transaction_read_only=off',
    });
    await cliente.connect();
    const soDeLeitura = (sim: boolean) =>
      cliente.query(
        `alter database ${nome} set default_transaction_read_only = ${sim ? 'on' : 'off'}`,
      );
    try {
      await adoece(async () => {
        await soDeLeitura(true);
        await eventually(async () => {
          // Until none is left that began before, one that was just being opened among them.
          await cliente.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
              where application_name = 'portal' and datname = '${nome}'`,
          );
          await passar();
          expect(await saude()).toBe(503);
        }, 15_000);
        expect((await aqui.portal.ask(CAMINHOS.radios)).status).toBe(200);
        await passar();
        // Every round tries to write, and is refused: hours of that are no line each second.
        expect(aqui.portal.output()).not.toContain('Connection Error');
        // What the portal has open stays as it began: it must let go of it by itself.
        await soDeLeitura(false);
        await eventually(async () => expect(await saude()).toBe(200), 15_000);
      });
    } finally {
      await soDeLeitura(false);
      await cliente.end();
    }
  });
});

describe('arquivos que não se podem gravar: 503, uma linha de erro, e não culpa de quem os enviou', () => {
  it.each(['uploads/banner', 'tmp'])('%s', async (pasta) => {
    const { visitante } = await novaPessoa(aqui.portal);
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#123456') };
    await enviarPartes(visitante, SALVAR, partes);
    await semPasta(pasta, async () => {
      const calado = aqui.portal.output().length;
      const answer = await enviarPartes(visitante, SALVAR, partes);
      expect(answer.status, answer.text).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(errosEm(aqui.portal.output().slice(calado))).toHaveLength(1);
    });
    expect((await enviarPartes(visitante, SALVAR, partes)).status).toBe(201);
  });

  it('no painel', async () => {
    const { editor } = aqui;
    await editor.upload('antes.png', 'image/png', await imagem('#654321'));
    await semPasta('uploads', async () => {
      const calado = aqui.portal.output().length;
      const { headers, body } = multipart('files', 'x.png', 'image/png', await imagem('#111111'));
      const answer = await aqui.portal.ask('/upload', {
        method: 'POST',
        headers: { Authorization: `Bearer ${editor.token}`, ...headers },
        body,
      });
      expect(answer.status, answer.text).toBe(503);
      expect(answer.text).toContain('indisponível');
      expect(errosEm(aqui.portal.output().slice(calado))).toHaveLength(1);
    });
  });
});
