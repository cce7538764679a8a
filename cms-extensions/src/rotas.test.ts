import { CHAMADAS } from '@portal/contracts/chamadas/todas';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { expect, it } from 'vitest';
import { madeWith } from './http/routes';
import { documento } from './openapi/documento';
import { registradas } from './rotas';

const { rotas } = registradas;
const nomes = new Set(CHAMADAS.map(({ nome }) => nome));
const feito = documento('https://portal.exemplo.com.br', registradas);
const caminhos = feito['paths'] as Record<string, Record<string, { operationId: string }>>;

it('toda rota está descrita, e uma vez', () => {
  expect([...rotas.keys()].filter((nome) => !nomes.has(nome))).toEqual([]);
  expect(nomes.size).toBe(CHAMADAS.length);
});

it('o que não é rota do roteador é leitura de memória ou do próprio portal', () => {
  const outras = CHAMADAS.filter(({ nome }) => !rotas.has(nome));
  const secoes = new Set(outras.map(({ secao }) => secao));
  expect([...secoes]).toEqual(['Leituras para todos', 'Endereços para compartilhar', 'O portal']);
});

it('cada operação tem um nome só seu', () => {
  const ids = Object.values(caminhos).flatMap((um) => Object.values(um).map((o) => o.operationId));
  expect(ids).toHaveLength(CHAMADAS.length);
  expect(new Set(ids).size).toBe(ids.length);
});

it('quem pode e o que se toma vêm da rota', () => {
  expect(caminhos[CAMINHOS.salvarAnuncio]?.['post']).toMatchObject({
    security: [{ sessao: [], token: [] }],
    parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { allOf: [{}, { properties: { arquivo_banner: { format: 'binary' } } }] },
        },
      },
    },
  });
  expect(caminhos[CAMINHOS.radios]?.['get']).toMatchObject({ security: [] });
  expect(caminhos[CAMINHOS.radios]?.['get']).toHaveProperty('responses.304');
  expect(caminhos[CAMINHOS.verificaLogin]?.['get']).not.toHaveProperty('responses.304');
});

it('toda referência leva a um componente, e nada se refere a outro lugar', () => {
  const json = JSON.stringify(feito);
  const { schemas } = feito['components'] as { schemas: Record<string, unknown> };
  const referidos = [...json.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  expect(referidos.length).toBeGreaterThan(100);
  for (const ref of new Set(referidos))
    expect(Object.keys(schemas)).toContain(ref.replace('#/components/schemas/', ''));
});

it.each(CHAMADAS.filter(({ exemplo }) => exemplo !== undefined))(
  'o exemplo de $nome é tomado',
  ({ nome, exemplo }) => {
    const rota = rotas.get(nome);
    const lido = rota && madeWith(rota)?.body?.safeParse(exemplo);
    expect(lido?.success, JSON.stringify(lido)).toBe(true);
  },
);

it('toda rota com corpo mostra um que é tomado', () => {
  const semExemplo = [...rotas].filter(
    ([nome, rota]) =>
      madeWith(rota)?.body && CHAMADAS.find((uma) => uma.nome === nome)?.exemplo === undefined,
  );
  expect(semExemplo.map(([nome]) => nome)).toEqual([]);
});

it('o que mais se lê tem nome e exemplo', () => {
  const { schemas } = feito['components'] as { schemas: Record<string, { examples?: unknown[] }> };
  const comExemplo = Object.values(schemas).filter(({ examples }) => examples);
  expect(comExemplo.length).toBeGreaterThan(10);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Radio', 'Cantor', 'Recusa']));
});
