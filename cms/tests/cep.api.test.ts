import { enderecoDoCepSchema } from '@portal/contracts/cep/cep';
import { iniciarServidorCep, type ServidorCep } from '@portal/testing/servidor-cep';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { eventually } from './harness/http';
import { startTestPortal, type TestPortal } from './harness/portal';

let database: TestDatabase;
let servico: ServidorCep;
let portal: TestPortal;

beforeAll(async () => {
  database = await newDatabase();
  servico = await iniciarServidorCep();
  portal = await startTestPortal({ database: database.url, env: { CEP_URL: `${servico.url}/` } });
});
afterAll(async () => {
  await portal.stop();
  await servico.parar();
  await database.drop();
});

describe('a busca de CEP', () => {
  it('traz rua, cidade, bairro e estado, e mais nada', async () => {
    const answer = await portal.ask('/api/cep/01001000');
    expect(answer.status, answer.text).toBe(200);
    const esperado = {
      logradouro: 'Praça da Sé',
      localidade: 'São Paulo',
      bairro: 'Sé',
      uf: 'SP',
    };
    expect(answer.json()).toEqual(esperado);
    expect(enderecoDoCepSchema.parse(answer.json())).toEqual(esperado);
  });

  it('de cidade de um CEP só, rua e bairro vêm vazios', async () => {
    expect((await portal.ask('/api/cep/77999000')).json()).toEqual({
      logradouro: '',
      localidade: 'Cidade',
      bairro: '',
      uf: 'TO',
    });
  });

  it.each(['99999998', '99999999'])(
    '%s, desconhecido, é 404 (erro "true" ou true)',
    async (cep) => {
      const answer = await portal.ask(`/api/cep/${cep}`);
      expect(answer.status).toBe(404);
      expect(answer.json()).toEqual({
        status: '0',
        msg: 'Ops... CEP Inválido',
        codigo: 'nao_encontrado',
      });
    },
  );

  it.each(['1', '0100100', '010010000', '01001-000', 'abcdefgh', '%00', '..%2f..%2fx', '0100100a'])(
    '%s, malformado, é 422 e não sai do portal',
    async (cep) => {
      const antes = servico.pedidos.length;
      const answer = await portal.ask(`/api/cep/${cep}`);
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({ status: '0', erros: { cep: ['Ops... CEP Inválido'] } });
      expect(servico.pedidos).toHaveLength(antes);
    },
  );

  it('pergunta uma vez só, mesmo a vinte ao mesmo tempo e ao que não existe', async () => {
    await Promise.all(Array.from({ length: 20 }, () => portal.ask('/api/cep/88888888')));
    await portal.ask('/api/cep/88888888');
    await portal.ask('/api/cep/01001000');
    expect(servico.pedidos.filter((cep) => cep === '88888888')).toHaveLength(1);
    expect(servico.pedidos.filter((cep) => cep === '01001000')).toHaveLength(1);
  });

  it('trinta CEPs ao mesmo tempo esperam a vez: dez de cada vez saem do portal', async () => {
    servico.comportar('lento');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => portal.ask(`/api/cep/${40000000 + i}`)),
    );
    servico.comportar('normal');
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(30).fill(404));
    expect(servico.pedidos.filter((cep) => cep.startsWith('400000'))).toHaveLength(30);
    expect(servico.simultaneos).toBe(10);
  });

  it.each([
    ['fora', '20000001', 'respondeu 502'],
    ['lixo', '20000002', 'não respondeu como um serviço de CEP'],
    ['enorme', '20000003', 'não respondeu como um serviço de CEP'],
  ] as const)('serviço %s é 503 com Retry-After', async (como, cep, motivo) => {
    servico.comportar(como);
    const answer = await portal.ask(`/api/cep/${cep}`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({
      status: '0',
      msg: 'A busca de CEP está fora do ar. Preencha o endereço à mão.',
      codigo: 'cep_indisponivel',
    });
    // Who runs the portal reads why.
    await eventually(() => expect(portal.output()).toContain(`O serviço de CEP ${motivo}: `));
    // What was found before is remembered meanwhile; the failure is not.
    expect((await portal.ask('/api/cep/01001000')).status).toBe(200);
    servico.comportar('normal');
    expect((await portal.ask(`/api/cep/${cep}`)).status).toBe(404);
  });

  it('serviço mudo é 503 em quatro segundos', async () => {
    servico.comportar('mudo');
    const inicio = performance.now();
    const answer = await portal.ask('/api/cep/30000000');
    expect(answer.status).toBe(503);
    expect(performance.now() - inicio).toBeGreaterThan(3500);
    expect(performance.now() - inicio).toBeLessThan(6000);
    servico.comportar('normal');
  });
});
