import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { Client } from 'pg';
import { cadastroNovo } from '@portal/testing/pessoas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from './harness/database';
import { type Answer, eventually } from './harness/http';
import { novaPessoa } from './harness/pessoas';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import { novoVisitante } from './harness/visitante';

describe.runIf(onPostgres)('uma tentativa devolvida depois da sua janela', () => {
  // Two wrong logins of an address in a quarter of an hour.
  const aqui = umPortal({
    PORTAL_LIMITS: '0.02',
    PORTAL_DB_LOCK_TIMEOUT: '60000',
    PORTAL_DB_STATEMENT_TIMEOUT: '60000',
  });
  let outro: Client;
  beforeAll(async () => {
    outro = new Client({ connectionString: aqui.database.url ?? '' });
    await outro.connect();
  });
  afterAll(() => outro.end());

  const contadas = async (): Promise<number> => {
    const comando =
      "select coalesce(sum(total), 0) as n from limites where chave like 'login-end:%'";
    const [linha] = await sql<{ n: string }>(aqui.portal, aqui.database, comando);
    return Number(linha?.n);
  };

  it('não é tirada das que a seguinte contou', async () => {
    const { email, senha } = (await novaPessoa(aqui.portal)).cadastro;
    const visitantes = Array.from({ length: 4 }, () => novoVisitante(aqui.portal));
    for (const visitante of visitantes) await visitante.quem();
    const entrar = (n: number, campos: object): Promise<Answer> =>
      (visitantes[n] ?? novoVisitante(aqui.portal)).enviar(CAMINHOS.login, campos);
    const errar = (n: number) => entrar(n, { email: cadastroNovo().email, senha: 'errada-1' });
    // Nobody's password is looked at until the table is free again.
    await outro.query('begin');
    await outro.query('lock table up_users in access exclusive mode');
    const certo = entrar(0, { email, senha });
    await eventually(async () => expect(await contadas()).toBe(1), 20_000);
    const passar = 'update limites set janela_inicio = janela_inicio - 900001';
    await sql(aqui.portal, aqui.database, passar);
    const errados = [errar(1), errar(2)];
    await eventually(async () => expect(await contadas()).toBe(2), 20_000);
    await outro.query('rollback');
    expect((await certo).status).toBe(200);
    expect((await Promise.all(errados)).map(({ status }) => status)).toEqual([401, 401]);
    expect((await errar(3)).status).toBe(429);
  }, 60_000);
});

describe('PORTAL_LIMITS maior do que qualquer contagem', () => {
  const aqui = umPortal({ PORTAL_LIMITS: '1e12' });

  it('não limita, e nada falha por isso', async () => {
    // Signs up, which is counted too.
    const pessoa = await novaPessoa(aqui.portal);
    const visitante = novoVisitante(aqui.portal);
    await visitante.quem();
    const { email } = pessoa.cadastro;
    const feitos = [
      await visitante.enviar(CAMINHOS.login, { email, senha: 'errada-1' }),
      await visitante.enviar(CAMINHOS.recuperacaoMail, { email }),
      await visitante.enviar('/api/monitoramentoMusica', { musica: 'nenhuma' }),
      await visitante.pedir('/monitoramento/quem-ninguem-conhece'),
    ];
    expect(feitos.map(({ status }) => status)).toEqual([401, 200, 404, 204]);
  });
});
