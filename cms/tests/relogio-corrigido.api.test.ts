import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Radio } from '@portal/contracts/radio/radio';
import { describe, expect, it } from 'vitest';
import { comContaveis } from './harness/contagens';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { novaPessoa } from './harness/pessoas';
import { umRelogio } from './harness/relogio';
import { sql } from './harness/sql';
import { novoVisitante } from './harness/visitante';

const HORA = 60 * 60;
const DIA = 24 * HORA;

const relogio = umRelogio();
const aqui = umPortalEditado({ ...relogio.env, PORTAL_LIMITS: '1' });
const cont = comContaveis(aqui);

describe('um relógio que estava um mês adiantado e foi acertado', () => {
  it('não deixa ninguém esperando um mês, nem repetição nem presença que dure tanto', async () => {
    const { cadastro } = await novaPessoa(aqui.portal);
    const entrar = (senha: string) =>
      novoVisitante(aqui.portal).enviar('/usuario/login', { email: cadastro.email, senha });
    const visto = await cont.visitante();
    const antes = await cont.totalDoMes('musica', cont.musica);

    relogio.adiantar(30 * DIA);
    for (const _ of Array(10)) expect((await entrar('errada-1')).status).toBe(401);
    expect((await entrar('errada-1')).status).toBe(429);
    await cont.tocar(visto);
    await cont.presenca(visto);
    await sql(
      aqui.portal,
      aqui.database,
      'update limites set total = 100000 where janela_inicio > ?',
      Date.now() + 20 * DIA * 1000,
    );

    relogio.adiantar(-30 * DIA);
    expect((await entrar('errada-1')).status).toBe(401);
    expect((await entrar(cadastro.senha)).status).toBe(200);
    expect((await cont.tocar(visto)).status).toBe(204);
    expect((await cont.tocar(visto)).status).toBe(204);
    expect(await cont.totalDoMes('musica', cont.musica)).toBe(antes + 2);
    // Seen a month from now is not online today; seen now is.
    await cont.presenca(visto);
    relogio.adiantar(60);
    expect((await cont.indicadores()).usuariosOnline).toBe(1);
    relogio.adiantar(120);
    expect((await cont.indicadores()).usuariosOnline).toBe(0);
  });

  it('nem sessão que não envelhece nem link de recuperação que dure um mês', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const tocada = async (): Promise<number> => {
      const [linha] = await sql<{ updated_at: number | string }>(
        aqui.portal,
        aqui.database,
        'select max(updated_at) as updated_at from strapi_sessions where user_id = ?',
        String(pessoa.id),
      );
      return new Date(linha?.updated_at ?? 0).getTime();
    };
    relogio.adiantar(2 * DIA);
    await pessoa.visitante.quem();
    expect(await tocada()).toBeGreaterThan(Date.now() + DIA * 1000);
    relogio.adiantar(-2 * DIA);
    expect((await pessoa.visitante.quem()).user.id_usuario).toBe(pessoa.id);
    expect(await tocada()).toBeLessThan(Date.now() + DIA * 1000);
  });
});

describe('um relógio adiantado em relação ao do banco', () => {
  it('não faz esquecer o que mudou há pouco, que outra instância ainda vai ler', async () => {
    const escrever = <Row>(comando: string, ...valores: (string | number)[]): Promise<Row[]> =>
      sql<Row>(aqui.portal, aqui.database, comando, ...valores);
    const canaa = { nome_radio: 'Rádio Canaã', url: 'https://x.test/' };
    const { documentId } = await aqui.editor.createPublished('api::radio.radio', canaa);
    const chamar = async (nome: string): Promise<void> => {
      await escrever('update radios set nome_radio = ? where document_id = ?', nome, documentId);
      await eventually(async () =>
        expect((await aqui.read<Radio[]>(CAMINHOS.radios)).map((um) => um.nome_radio)).toContain(
          nome,
        ),
      );
    };
    relogio.adiantar(2 * HORA);
    await chamar('Rádio Sião');
    // What is old is forgotten when somebody reads again, ten minutes later.
    relogio.adiantar(HORA / 6);
    await chamar('Rádio Vale');
    const notadas = await escrever("select * from linhas_mudadas where tabela = 'radios'");
    expect(notadas.length).toBeGreaterThan(0);
    relogio.adiantar(-2 * HORA - HORA / 6);
  });
});
