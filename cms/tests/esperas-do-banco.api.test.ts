import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { SENHA } from '@portal/testing/senha';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import { onPostgres } from './harness/database';
import { type Answer, eventually } from './harness/http';
import { novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { errosEm } from './harness/registros';
import { sql } from './harness/sql';
import { esperamPorTrava } from './harness/travas';
import { umPortal } from './harness/um-portal';

describe.runIf(onPostgres)('ninguém espera para sempre pelo PostgreSQL', () => {
  // None may end what another one is asked to end.
  const aqui = umPortal({
    PORTAL_DB_LOCK_TIMEOUT: '2000',
    PORTAL_DB_STATEMENT_TIMEOUT: '6000',
    PORTAL_DB_IDLE_TIMEOUT: '4000',
  });
  let pessoa: Pessoa;
  let outro: Client;
  beforeAll(async () => {
    pessoa = await novaPessoa(aqui.portal);
    outro = new Client({ connectionString: aqui.database.url ?? '' });
    await outro.connect();
  });
  afterEach(() => outro.query('rollback'));
  afterAll(() => outro.end());

  const mudar = (cidade: string): Promise<Answer> =>
    pessoa.visitante.enviar(CAMINHOS.atualizarUsuario, { cidade });
  const cidade = async (): Promise<string | undefined> => {
    const comando = 'select cidade from up_users where id = ?';
    const [linha] = await sql<{ cidade: string }>(aqui.portal, aqui.database, comando, pessoa.id);
    return linha?.cidade;
  };

  /** Is told to come back, in one line of the log that names why. */
  const recusado = async (fazer: () => Promise<Answer>, porque: string): Promise<void> => {
    const calado = aqui.portal.output().length;
    const answer = await fazer();
    expect(answer.status, answer.text).toBe(503);
    expect(recusaSchema.parse(answer.json()).codigo).toBe('banco_indisponivel');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const erros = errosEm(aqui.portal.output().slice(calado));
    expect(erros, erros.join('\n')).toHaveLength(1);
    expect(erros[0]).toContain(porque);
  };

  it('o que segura as travas do portal não segura o vacuum', async () => {
    const { rows } = await outro.query<{ state: string; backend_xmin: string | null }>(
      `select state, backend_xmin from pg_stat_activity
       where datname = current_database() and application_name = 'portal-presenca'`,
    );
    expect(rows).toEqual([{ state: 'idle in transaction', backend_xmin: null }]);
  });

  it('um comando que demora é 503, e não fica', async () => {
    const antes = await cidade();
    await outro.query(`
      create function demorar() returns trigger language plpgsql as $$
        begin perform pg_sleep(60); return new; end $$;
      create trigger demora before update on up_users for each row execute function demorar()`);
    await recusado(() => mudar('Recife'), '57014');
    await outro.query('drop function demorar() cascade');
    expect(await cidade()).toBe(antes);
    expect((await mudar('Olinda')).status).toBe(200);
  }, 60_000);

  it('uma linha que outro segura é 503 antes que o comando demore', async () => {
    await outro.query('begin');
    await outro.query('select id from up_users where id = $1 for update', [pessoa.id]);
    await recusado(() => mudar('Natal'), '55P03');
    await outro.query('rollback');
    expect(await cidade()).toBe('Olinda');
  });

  it('quem anuncia exclui a conta sem esperar por quem muda uma de quem administra', async () => {
    await entrarComoAdministrador(aqui.portal);
    const { visitante } = await novaPessoa(aqui.portal);
    await outro.query('begin');
    await outro.query('select id from up_users where permissao > 1 for update');
    const answer = await visitante.enviar(CAMINHOS.excluirConta, { senha: SENHA });
    expect(answer.status, answer.text).toBe(200);
  });

  it('quem perde o nível enquanto o seu pedido espera não muda mais ninguém', async () => {
    const rival = await novaAdministradora(aqui);
    await outro.query('begin');
    await outro.query('select id from up_users where permissao > 1 for update');
    const pedido = rival.visitante.enviar(CAMINHOS.pessoa(pessoa.id), { permissao: 2 });
    await eventually(async () => expect(await esperamPorTrava(aqui)).toBe(1));
    await outro.query('update up_users set permissao = 1 where id = $1', [rival.id]);
    await outro.query('commit');
    expect((await pedido).status).toBe(403);
    const comando = 'select permissao from up_users where id = ?';
    expect(await sql(aqui.portal, aqui.database, comando, pessoa.id)).toEqual([{ permissao: 1 }]);
  });

  it('uma transação parada é fechada, e não segura mais ninguém', async () => {
    const admin = await entrarComoAdministrador(aqui.portal);
    const { id } = await comprarBanner(pessoa.visitante);
    const aprovar = () => admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: 1 });
    await outro.query('begin');
    await outro.query('lock table historicos in exclusive mode');
    const pedido = aprovar();
    await eventually(async () => expect(await esperamPorTrava(aqui)).toBe(1));
    // From here on the process says nothing more, and its transaction has what it waited for.
    aqui.portal.signal('SIGSTOP');
    await outro.query('rollback');
    await outro.query("begin; set local statement_timeout = '20s'");
    await outro.query('select id from anuncios where id = $1 for update', [id]);
    await outro.query('rollback');
    aqui.portal.signal('SIGCONT');
    expect((await pedido).status).toBe(503);
    expect((await aprovar()).status).toBe(200);
    const decisoes = await sql(
      aqui.portal,
      aqui.database,
      "select id from historicos where anuncio_id = ? and evento = 'decisao'",
      id,
    );
    expect(decisoes).toHaveLength(1);
  }, 60_000);
});
