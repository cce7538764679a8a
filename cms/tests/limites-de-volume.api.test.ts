import { setTimeout } from 'node:timers/promises';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { cadastroNovo } from '@portal/testing/pessoas';
import { formularioDeBanner } from '@portal/testing/formularios';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { onPostgres } from './harness/database';
import { type Answer, eventually } from './harness/http';
import { novaPessoa } from './harness/pessoas';
import { sql } from './harness/sql';
import { esperamPorTrava } from './harness/travas';
import { umPortal } from './harness/um-portal';
import { novoVisitante, type Visitante } from './harness/visitante';

// Twelve sales at once take turns: on a busy machine the last waits longer than people are made to.
const aqui = umPortal({
  TRUSTED_PROXIES: '127.0.0.1',
  PORTAL_DB_LOCK_TIMEOUT: '20000',
  PORTAL_DB_STATEMENT_TIMEOUT: '20000',
});

const contar = (answers: readonly Answer[]): Record<number, number> => {
  const total: Record<number, number> = {};
  for (const { status } of answers) total[status] = (total[status] ?? 0) + 1;
  return total;
};

const espera = (answers: readonly Answer[]): number =>
  Number(answers.find(({ status }) => status === 429)?.headers['retry-after']);

describe('cadastros recusados', () => {
  const cadastrar = (endereco: string, campos: unknown) =>
    novoVisitante(aqui.portal, endereco).enviar('/usuario/save', campos);

  it('sessenta na hora por endereço, com ou sem porta: ninguém pergunta para sempre quem tem conta', async () => {
    const conhecido = cadastroNovo();
    expect((await cadastrar('198.18.9.1', conhecido)).status).toBe(201);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, i) =>
        cadastrar(
          `198.18.9.2:${5000 + i}`,
          i % 4 === 0 ? {} : { ...cadastroNovo(), email: conhecido.email },
        ),
      ),
    );
    expect(contar(answers)).toEqual({ 422: 60, 429: 4 });
    expect(espera(answers)).toBeGreaterThan(3000);
    expect((await cadastrar('198.18.9.2', cadastroNovo())).status).toBe(429);
    expect((await cadastrar('198.18.9.3', cadastroNovo())).status).toBe(201);
  }, 120_000);

  it('os aceitos não gastam a conta dos recusados', async () => {
    for (const _ of Array(3))
      expect((await cadastrar('198.18.9.4', cadastroNovo())).status).toBe(201);
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => cadastrar('198.18.9.4', {})),
    );
    expect(contar(answers)).toEqual({ 422: 60 });
  }, 120_000);
});

describe('presença', () => {
  const chegar = async (endereco: string): Promise<() => Promise<Answer>> => {
    const visitante = novoVisitante(aqui.portal, endereco);
    await visitante.quem();
    const cookie = decodeURIComponent(visitante.cookies.get('monitoramento') ?? '');
    const { id_usuario } = JSON.parse(cookie) as { id_usuario: string };
    return () => visitante.pedir(`/monitoramento/${id_usuario}`);
  };

  it('sessenta sinais por minuto de um endereço; dentro deles cada visitante conta por si', async () => {
    const casa = await Promise.all(Array.from({ length: 20 }, () => chegar('198.18.8.1')));
    const answers = await Promise.all([...casa, ...casa, ...casa, ...casa].map((sinal) => sinal()));
    expect(contar(answers)).toEqual({ 204: 60, 429: 20 });
    expect(espera(answers)).toBeLessThanOrEqual(60);
    const presentes = await sql(aqui.portal, aqui.database, 'select id from presencas');
    expect(presentes).toHaveLength(20);
    const vizinho = await chegar('198.18.8.2');
    expect((await vizinho()).status).toBe(204);
  });
});

describe('anúncios de uma conta', () => {
  const comprar = async (visitante: Visitante, comprovante = false): Promise<Answer> =>
    enviarPartes(visitante, SALVAR, {
      ...formularioDeBanner(),
      arquivo_banner: await imagem('#884422'),
      ...(comprovante ? { arquivo_comprovante: await imagem('#ffffff') } : {}),
    });

  it('dez sem comprovante de cada vez, também quando doze chegam juntos', async () => {
    const { visitante } = await novaPessoa(aqui.portal, {}, '198.18.7.1');
    const answers = await Promise.all(Array.from({ length: 12 }, () => comprar(visitante)));
    expect(contar(answers)).toEqual({ 201: 10, 409: 2 });
    const recusa = answers.find(({ status }) => status === 409);
    expect(recusa?.json()).toMatchObject({
      codigo: 'muitos_sem_comprovante',
      msg: MSG.muitosSemComprovante,
    });
    const comprado = answers.find(({ status }) => status === 201);
    const { anuncio } = comprado?.json<{ anuncio: { id: number } }>() ?? {};
    const prova = { id_anuncio: String(anuncio?.id), arquivo_comprovante: await imagem('#ffffff') };
    const provado = await enviarPartes(visitante, CAMINHOS.editarMeuBanner, prova);
    expect(provado.status, provado.text).toBe(200);
    await comprarBanner(visitante);
    expect((await comprar(visitante)).status).toBe(409);
    expect((await comprar(visitante, true)).status).toBe(201);
    expect((await comprar(visitante)).status).toBe(409);
  }, 120_000);

  it('uma renovação, que cobra do que já se aprovou, não tira o lugar de nenhum dos dez', async () => {
    const admin = await entrarComoAdministrador(aqui.portal);
    const { visitante } = await novaPessoa(aqui.portal, {}, '198.18.7.7');
    const { id } = await comprarBanner(visitante);
    await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: 1 });
    expect((await visitante.enviar(CAMINHOS.renovarAnuncio(id))).status).toBe(200);
    for (let i = 0; i < 10; i += 1) await comprarBanner(visitante);
    expect((await comprar(visitante)).status).toBe(409);
  }, 120_000);

  it('o último lugar, pedido duas vezes pelo mesmo formulário, é de um anúncio que responde às duas', async () => {
    const { visitante } = await novaPessoa(aqui.portal, {}, '198.18.7.6');
    for (let i = 0; i < 9; i += 1) await comprarBanner(visitante);
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#884422') };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        enviarPartes(visitante, SALVAR, partes, { 'Idempotency-Key': 'ultimo-lugar' }),
      ),
    );
    expect(contar(answers)).toEqual({ 201: 4 });
    const codigos = answers.map((um) => um.json<{ anuncio: { id: number } }>().anuncio.id);
    expect(new Set(codigos).size).toBe(1);
  }, 120_000);

  it.runIf(onPostgres)(
    'quem espera a vez espera o que a trava pode demorar',
    async () => {
      const { visitante } = await novaPessoa(aqui.portal, {}, '198.18.7.3');
      await comprarBanner(visitante);
      const outra = new Client({ connectionString: aqui.database.url ?? '' });
      await outra.connect();
      try {
        await outra.query('begin');
        await outra.query('select id from limites for update');
        const compra = comprar(visitante);
        await eventually(async () => expect(await esperamPorTrava(aqui)).toBe(1));
        // Longer than the first question of a request may take.
        await setTimeout(4000);
        await outra.query('rollback');
        expect((await compra).status).toBe(201);
      } finally {
        await outra.end();
      }
    },
    60_000,
  );

  it('vinte na hora', async () => {
    const { visitante } = await novaPessoa(aqui.portal, {}, '198.18.7.2');
    const answers: Answer[] = [];
    for (let i = 0; i < 21; i += 1) answers.push(await comprar(visitante, true));
    expect(contar(answers)).toEqual({ 201: 20, 429: 1 });
    expect(espera(answers)).toBeGreaterThan(3000);
    const outra = await novaPessoa(aqui.portal, {}, '198.18.7.3');
    expect((await comprar(outra.visitante)).status).toBe(201);
  }, 120_000);

  it('uma renovação conta, a que se repete não', async () => {
    const { visitante } = await novaPessoa(aqui.portal, {}, '198.18.7.4');
    const { id } = await comprarBanner(visitante);
    const admin = await entrarComoAdministrador(aqui.portal);
    await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: 1 });
    const renovar = () => visitante.enviar(CAMINHOS.renovarAnuncio(id));
    const answers: Answer[] = [];
    for (let i = 0; i < 20; i += 1) {
      const answer = await renovar();
      answers.push(answer, await renovar());
      if (answer.status !== 200) break;
      const { anuncio } = answer.json<{ anuncio: { id: number } }>();
      expect((await excluirAnuncio(visitante, anuncio.id)).status).toBe(200);
    }
    expect(contar(answers)).toEqual({ 200: 38, 429: 2 });
    expect(espera(answers)).toBeGreaterThan(3000);
  }, 120_000);
});
