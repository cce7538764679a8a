import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { versaoNova } from '@portal/testing/versao-nova';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { loginEditor } from './harness/editor';
import { startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';
import { novoVisitante } from './harness/visitante';

const base = mkdtempSync(path.join(os.tmpdir(), 'portal-versoes-'));
const dataDir = path.join(base, 'dados');
const MAIS_NOVO = /Este é um banco de uma versão mais nova do portal/;
let database: TestDatabase;
let nova: string;

const ligar = (cli?: string): Promise<TestPortal> =>
  startTestPortal({ dataDir, database: database.url, env: { PORTAL_LIMITS: '1000' }, cli });

const consultar = <T>(comando: string): Promise<T[]> => sql<T>({ dataDir }, database, comando);
const observados = async (): Promise<number> =>
  Number(
    (await consultar<{ n: number }>("select count(*) n from votos where observacao = 'nova'"))[0]
      ?.n,
  );

/** What people vote on; answers its address. */
const pesquisa = async (portal: TestPortal): Promise<string> => {
  const editor = await loginEditor(portal);
  await editor.create('api::pesquisa.pesquisa', { numero: 1, titulo: 'Rádio do ano' });
  const radio = { nome_radio: 'Votada', url: 'https://v.test/' };
  return (await editor.createPublished('api::radio.radio', radio)).documentId;
};

let pessoa = 0;
const votar = async (portal: TestPortal, id_webradio: string): Promise<string | null> => {
  pessoa += 1;
  const email = `eleitor${pessoa}@exemplo.test`;
  const voto = { nome: 'Eleitor', email, telefone: `(11) 9${70_000_000 + pessoa}`, id_webradio };
  // A portal that is being killed answers nobody.
  const answer = await novoVisitante(portal)
    .enviar(CAMINHOS.votar, voto)
    .catch(() => null);
  return answer?.status === 201 ? email : null;
};

/** People who vote at every portal of the list until told to stop; answers who was told that the vote counts. */
const votacao = (portais: TestPortal[], radio: string) => {
  const estado = { parar: false, confirmados: [] as string[] };
  const feito = (async () => {
    while (!estado.parar) {
      const emails = await Promise.all([...portais].map((portal) => votar(portal, radio)));
      estado.confirmados.push(...emails.filter((email) => email !== null));
      await esperar(50);
    }
  })();
  return {
    confirmados: estado.confirmados,
    parar: async (): Promise<string[]> => {
      estado.parar = true;
      await feito;
      return estado.confirmados;
    },
  };
};

beforeAll(async () => {
  nova = versaoNova(path.join(base, 'nova'));
  database = await newDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(base, { recursive: true, force: true });
});

describe.skipIf(onPostgres)('a versão seguinte e esta, num SQLite', { timeout: 240_000 }, () => {
  it('a coluna nova e os seus valores ficam: a de antes não liga, e a nova liga outra vez', async () => {
    const antes = await ligar();
    const radio = await pesquisa(antes);
    await votar(antes, radio);
    await antes.stop();
    const depois = await ligar(nova);
    await consultar("update votos set observacao = 'nova'");
    expect(await observados()).toBe(1);
    await depois.stop();
    await expect(ligar()).rejects.toThrow(MAIS_NOVO);
    expect(await observados()).toBe(1);
  });
});

describe.runIf(onPostgres)('troca de versão com três instâncias', { timeout: 400_000 }, () => {
  it('morta no meio, a de antes não volta; nada confirmado se perde, nem a coluna nova', async () => {
    // At once, on an empty folder: they agree on whose it is.
    const portais = await Promise.all([ligar(), ligar(), ligar()]);
    const [primeira, segunda, terceira] = portais;
    const radio = await pesquisa(primeira);
    const emAndamento = readdirSync(path.join(dataDir, 'tmp')).map((nome) => {
      const envio = path.join(dataDir, 'tmp', nome, 'envio');
      writeFileSync(envio, 'x');
      return { nome, envio };
    });
    expect(emAndamento).toHaveLength(3);
    const { confirmados, parar } = votacao(portais, radio);

    portais.pop();
    terceira.signal('SIGTERM');
    await terceira.exited;
    await terceira.stop();
    const atualizada = await ligar(nova);
    portais.push(atualizada);
    await consultar("update votos set observacao = 'nova'");
    const guardados = await observados();
    expect(guardados).toBeGreaterThan(0);
    // What living neighbours have under way stays; what the one that ended had is gone.
    expect(emAndamento.filter(({ envio }) => existsSync(envio))).toHaveLength(2);

    portais.splice(portais.indexOf(segunda), 1);
    await segunda.stop();
    await expect(ligar()).rejects.toThrow(MAIS_NOVO);
    const depois = confirmados.length;
    expect(await votar(primeira, radio)).not.toBeNull();
    expect(await votar(atualizada, radio)).not.toBeNull();

    const emails = await parar();
    expect(emails.length).toBeGreaterThan(depois - 1);
    const gravados = new Set(
      (await consultar<{ email: string }>('select email from votos')).map((voto) => voto.email),
    );
    expect(emails.filter((email) => !gravados.has(email))).toEqual([]);
    expect(await observados()).toBe(guardados);
    for (const portal of [primeira, atualizada]) await portal.stop();
  });
});
