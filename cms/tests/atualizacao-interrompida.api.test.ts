import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PERIODOS, TIPOS_ANUNCIO } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { comando } from './harness/comando';
import { newDatabase, onPostgres } from './harness/database';
import { startTestPortal } from './harness/portal';
import { sql } from './harness/sql';

/** Made by scripts/upgrade-fixture.mjs: since then what the newsroom may do to songs and surveys has changed. */
const AMOSTRA = path.join(
  import.meta.dirname,
  'fixtures',
  `versao-256f7a1-${onPostgres ? 'postgres' : 'sqlite'}.tar.gz`,
);

const bases: string[] = [];
const bancos: TestDatabase[] = [];
afterAll(async () => {
  for (const banco of bancos) await banco.drop();
  for (const base of bases) rmSync(base, { recursive: true, force: true });
});

/** A portal of then, not started yet. */
const deAntes = async () => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'portal-interrompida-'));
  bases.push(base);
  const database = await newDatabase('vazio');
  bancos.push(database);
  const dataDir = path.join(base, 'dados');
  const fim = await comando('restore', [AMOSTRA], { dataDir, database });
  if (fim.codigo !== 0) throw new Error(fim.erro);
  return {
    consultar: <T>(texto: string) => sql<T>({ dataDir }, database, texto),
    ligar: () => startTestPortal({ dataDir, database: database.url }),
  };
};

type DeAntes = Awaited<ReturnType<typeof deAntes>>;

/** What the newsroom's roles may do, in order. */
const direitos = async ({ consultar }: DeAntes): Promise<string[]> => {
  const linhas = await consultar<Record<string, string | null>>(`
    select r.code, p.action, p.subject, p.properties from admin_permissions p
    join admin_permissions_role_lnk l on l.permission_id = p.id
    join admin_roles r on r.id = l.role_id where r.code <> 'strapi-super-admin'`);
  return linhas.map((linha) => JSON.stringify(Object.values(linha))).sort();
};

/** A start that dies at the first row of `tabela` of which `quando` is true. */
const morrer = async (
  { consultar, ligar }: DeAntes,
  tabela: string,
  quando: string,
): Promise<void> => {
  await consultar(
    onPostgres
      ? `create function recusa() returns trigger language plpgsql as
           $$ begin if ${quando} then raise 'recusado'; end if; return new; end $$;
         create trigger recusa before insert on ${tabela}
           for each row execute function recusa()`
      : `create trigger recusa before insert on ${tabela} when ${quando}
           begin select raise(abort, 'recusado'); end`,
  );
  await expect(ligar()).rejects.toThrow();
  await consultar(`drop trigger recusa${onPostgres ? ` on ${tabela}` : ''}`);
};

describe('um início que morre no meio', { timeout: 240_000 }, () => {
  let inteiro: DeAntes;

  beforeAll(async () => {
    inteiro = await deAntes();
    await (await inteiro.ligar()).stop();
  }, 120_000);

  it('não deixa a redação com uma parte dos seus direitos: o seguinte os dá todos', async () => {
    const morto = await deAntes();
    const daRedacao =
      "new.role_id <> (select id from admin_roles where code = 'strapi-super-admin')";
    await morrer(morto, 'admin_permissions_role_lnk', daRedacao);
    await (await morto.ligar()).stop();
    expect(await direitos(morto)).toEqual(await direitos(inteiro));
  });

  it('não deixa um portal novo com uma parte dos preços: o seguinte os grava todos', async () => {
    await inteiro.consultar('delete from precos');
    await morrer(inteiro, 'precos', '(select count(*) from precos) = 5');
    const portal = await inteiro.ligar();
    const precos = (await portal.ask(CAMINHOS.precos)).json<unknown[]>();
    await portal.stop();
    expect(precos).toHaveLength(TIPOS_ANUNCIO.length * PERIODOS.length);
  });
});
