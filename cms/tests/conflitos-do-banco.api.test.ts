import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formularioDeBanner } from '@portal/testing/formularios';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { mailSobre } from './harness/caixa-postal';
import { onPostgres } from './harness/database';
import { loginEditor } from './harness/editor';
import { type Answer, eventually } from './harness/http';
import { esperamPorTrava } from './harness/travas';
import { tokenDoMail } from './harness/mail';
import { enviarRetrato } from './harness/midias';
import { novaPessoa } from './harness/pessoas';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import { novoVisitante, type Visitante } from './harness/visitante';

const RADIOS = '/content-manager/collection-types/api::radio.radio';

describe.runIf(onPostgres)('duas transações que se impedem', () => {
  // The portal looks for a deadlock late enough for the other one to have come into it, and before it stops waiting.
  const aqui = umPortal({
    PORTAL_DB_LOCK_TIMEOUT: '60000',
    PORTAL_DB_STATEMENT_TIMEOUT: '60000',
    PGOPTIONS: '-c deadlock_timeout=4s',
  });
  let admin: Visitante;
  let outro: Client;
  beforeAll(async () => {
    admin = await entrarComoAdministrador(aqui.portal);
    outro = new Client({ connectionString: aqui.database.url ?? '' });
    await outro.connect();
    // The portal is the one that finds it, and whose transaction ends.
    await outro.query("set deadlock_timeout = '1h'");
  });
  afterAll(() => outro.end());

  const novoAnuncio = async (): Promise<number> => {
    const { visitante } = await novaPessoa(aqui.portal);
    return (await comprarBanner(visitante)).id;
  };
  const aprovar = (id_anuncio: number): Promise<Answer> =>
    admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio, status: 1 });
  const contar = async (comando: string, ...valores: number[]): Promise<number> => {
    const [linha] = await sql<{ n: string }>(aqui.portal, aqui.database, comando, ...valores);
    return Number(linha?.n);
  };
  const decisoes = (id: number) =>
    contar("select count(*) as n from historicos where anuncio_id = ? and evento = 'decisao'", id);
  const impasses = () =>
    contar('select deadlocks as n from pg_stat_database where datname = current_database()');

  it('o portal perde, faz de novo, e quem pediu não percebe', async () => {
    const id = await novoAnuncio();
    const antes = await impasses();
    await outro.query('begin');
    await outro.query('lock table historicos in exclusive mode');
    const aprovado = aprovar(id);
    await eventually(async () => expect(await esperamPorTrava(aqui)).toBe(1), 20_000);
    // The portal holds this row, and waits for that table.
    await outro.query('select id from anuncios where id = $1 for update', [id]);
    await outro.query('rollback');
    const answer = await aprovado;
    expect(answer.status, answer.text).toBe(200);
    expect(await decisoes(id)).toBe(1);
    await eventually(async () => expect(await impasses()).toBe(antes + 1), 20_000);
  }, 60_000);

  it('um link de recuperação, usado por duas que se esperam, vale uma vez', async () => {
    const { cadastro } = await novaPessoa(aqui.portal);
    const { email } = cadastro;
    await novoVisitante(aqui.portal).enviar(CAMINHOS.recuperacaoMail, { email });
    const token_recuperacao = tokenDoMail(
      await mailSobre(aqui.portal, email, 'Recuperação de senha'),
    );
    await outro.query('begin');
    await outro.query('select id from recuperacoes for update');
    const usos = ['Senha-Nova-1', 'Senha-Nova-2'].map((senha) =>
      novoVisitante(aqui.portal).enviar(CAMINHOS.recuperacao, {
        ...{ token_recuperacao, senha, senha_confirmation: senha },
      }),
    );
    await eventually(async () => expect(await esperamPorTrava(aqui)).toBe(2), 20_000);
    await outro.query('rollback');
    const estados = (await Promise.all(usos)).map(({ status }) => status);
    expect(estados.sort()).toEqual([200, 422]);
  }, 60_000);

  it('um arquivo que se apaga espera por quem o está usando, e fica', async () => {
    const editor = await loginEditor(aqui.portal);
    const { id } = await enviarRetrato(editor, 'Disputada');
    await outro.query('begin');
    await outro.query('select id from files where id = $1 for update', [id]);
    const radio = { nome_radio: 'Rádio Disputada', imagem: id };
    const criada = editor.pedir(RADIOS, 'POST', radio);
    await eventually(async () => expect(await esperamPorTrava(aqui)).toBe(1), 20_000);
    const apagada = editor.pedir(`/upload/files/${id}`, 'DELETE');
    await eventually(async () => expect(await esperamPorTrava(aqui)).toBe(2), 20_000);
    await outro.query('rollback');
    expect([(await criada).status, (await apagada).status]).toEqual([201, 400]);
  }, 60_000);

  /** So many of the next rows of that table fail, as two serializable transactions make each other fail or with another code. */
  const tropecar = async (
    vezes: number,
    codigo = '40001',
    tabela = 'historicos',
  ): Promise<void> => {
    await outro.query(`
      drop sequence if exists tropecos cascade;
      create sequence tropecos;
      create or replace function tropecar() returns trigger language plpgsql as $$
        begin
          if nextval('tropecos') <= ${vezes} then
            raise exception 'the database cannot go on' using errcode = '${codigo}';
          end if;
          return new;
        end $$;
      create or replace trigger tropeca before insert on ${tabela}
        for each row execute function tropecar()`);
  };
  /** How often somebody tried to write the history. */
  const tentativas = () => contar('select last_value as n from tropecos');

  it('uma vez, e não mais: da segunda o pedido é 503 e nada fica', async () => {
    const id = await novoAnuncio();
    await tropecar(2);
    const recusado = await aprovar(id);
    expect(recusado.status, recusado.text).toBe(503);
    expect(recusaSchema.parse(recusado.json()).codigo).toBe('banco_indisponivel');
    expect(Number(recusado.headers['retry-after'])).toBeGreaterThan(0);
    expect([await tentativas(), await decisoes(id)]).toEqual([2, 0]);
    await tropecar(1);
    expect((await aprovar(id)).status).toBe(200);
    expect([await tentativas(), await decisoes(id)]).toEqual([2, 1]);
    await outro.query('drop trigger tropeca on historicos');
  });

  // Strapi clears away what it had begun, in a transaction the database has already ended.
  it.each([
    ['o disco cheio é 503', '53100', 503],
    ['o conflito é feito de novo', '40001', 201],
  ])('o que falha ao ligar um anúncio ao seu dono: %s', async (_caso, codigo, status) => {
    const { visitante } = await novaPessoa(aqui.portal);
    await tropecar(1, codigo, 'anuncios_usuario_lnk');
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#884422') };
    const answer = await enviarPartes(visitante, SALVAR, partes);
    expect(answer.status, answer.text).toBe(status);
    if (status === 503) expect(recusaSchema.parse(answer.json()).codigo).toBe('banco_indisponivel');
    await outro.query('drop trigger tropeca on anuncios_usuario_lnk');
  });
});
