import { randomBytes } from 'node:crypto';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { startPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';

// A database whose owner gave the portal a schema and nothing else: no extension can be added.
describe.runIf(onPostgres)('um banco sem pg_trgm, que o portal não pode acrescentar', () => {
  const papel = `restrito_${randomBytes(6).toString('hex')}`;
  let database: TestDatabase;
  let portal: TestPortal;
  const executar = (comando: string) => sql({ dataDir: '' }, database, comando);

  beforeAll(async () => {
    database = await newDatabase('vazio');
    await executar(`create role ${papel} login password 'restrito'`);
    await executar(`grant usage, create on schema public to ${papel}`);
    const url = new URL(database.url ?? '');
    url.username = papel;
    url.password = 'restrito';
    // Nothing of the model's: its folder belongs to its database.
    portal = await startPortal({ database: url.href });
  });
  afterAll(async () => {
    await portal.stop();
    await executar(`drop owned by ${papel}`);
    await executar(`drop role ${papel}`);
    await database.drop();
  });

  it('diz uma vez por lista o que falta, e acha o que se procura', async () => {
    const avisos = portal.output().match(/A busca em \w+ fica mais lenta[^\n]*/g) ?? [];
    expect(avisos.map((aviso) => /em (\w+)/.exec(aviso)?.[1]).sort()).toEqual([
      'anuncios_na_lista',
      'registros',
    ]);
    expect(avisos.join()).toContain('permission denied to create extension');
    const admin = await entrarComoAdministrador(portal);
    await comprarBanner(admin);
    const achados = await admin.pedir(`${CAMINHOS.anunciosDeBanner}?busca=padaria+ana&pagina=1`);
    expect(achados.json<Anuncio[]>().map(({ titulo }) => titulo)).toEqual(['Padaria da Ana']);
  });
});
