import { describe, expect, it } from 'vitest';
import { callOf, groupOf, isPanel, routesToAsk } from './call.mjs';
import { judge } from './judge.mjs';

const REGISTERED = [
  { method: 'GET', path: '/api/anuncios/:id/historico' },
  { method: 'POST', path: '/usuario/save' },
  { method: 'POST', path: '/admin/users' },
  { method: 'PURGE', path: '/_health' },
];
const KNOWN = {
  anuncios: [1],
  radios: ['r'],
  documentos: ['d'],
  ids: [3],
  entrada: { tipo: 'api::radio.radio', documento: 'r' },
  tipos: ['api::radio.radio'],
};
const routes = routesToAsk(REGISTERED);

const answer = (status, text, type = 'application/json') => ({
  status,
  text,
  ms: 5,
  headers: new Map([
    ['content-type', type],
    ['x-content-type-options', 'nosniff'],
  ]),
});
const call = (more = {}) => ({
  method: 'POST',
  path: '/usuario/save',
  role: 'convidado',
  lengthOff: 0,
  ...more,
});
const kindsOf = (...given) => judge(...given).map(({ kind }) => kind);

describe('as chamadas', () => {
  it('são as mesmas para a mesma semente, venha antes o que vier', () => {
    expect(callOf(7, 31, routes, KNOWN)).toEqual(callOf(7, 31, routes, KNOWN));
    expect(callOf(7, 32, routes, KNOWN)).not.toEqual(callOf(7, 31, routes, KNOWN));
    expect(callOf(8, 31, routes, KNOWN)).not.toEqual(callOf(7, 31, routes, KNOWN));
  });

  it('alcançam todas as rotas que um programa pede, e todos os tipos de corpo', () => {
    const calls = Array.from({ length: 2_000 }, (_, n) => callOf(1, n, routes, KNOWN));
    expect(new Set(calls.map(({ route }) => route))).toEqual(
      new Set(routes.map(({ method, path }) => `${method} ${path}`)),
    );
    expect(new Set(calls.map(({ body }) => body?.kind ?? null))).toEqual(
      new Set(['json', 'urlencoded', 'multipart', 'bytes', null]),
    );
  });

  it('o painel e o portal são distinguidos pelo caminho', () => {
    expect(isPanel('/content-manager/init')).toBe(true);
    expect(isPanel('/api/portal')).toBe(false);
    expect(groupOf('/admin/users/1?x=1')).toBe('admin/users');
  });
});

describe('o juízo', () => {
  const refused = '{"status":"0","msg":"Não entendemos.","codigo":"pedido_invalido"}';

  it('nada diz de uma recusa como o contrato a quer', () => {
    expect(judge(call(), answer(400, refused))).toEqual([]);
    expect(judge(call({ method: 'GET' }), answer(404, '<html>', 'text/html'))).toEqual([]);
  });

  it.each([
    [answer(500, refused), '500'],
    [answer(503, refused), '503'],
    [answer(0, ''), 'sem resposta'],
    [{ ...answer(200, '{}'), ms: 6_000 }, 'mais de 5 s'],
    [answer(400, '{"error":{"message":"Bad"}}'), 'forma fora do contrato'],
    [answer(400, '{"status":"0","msg":"Não entendemos."}'), 'forma fora do contrato'],
    [answer(200, `{"x":"a\\n"}\n    at f (/a/b.js:1:2)`), 'vaza pilha'],
    [answer(200, '{"x":"insert into votos values"}'), 'vaza SQL'],
    [answer(200, '{"x":"Cannot read properties of null"}'), 'vaza biblioteca'],
    [answer(200, '{"documento":"529.982.247-25"}'), 'vaza dados pessoais'],
  ])('acha: %#', (given, kind) => expect(kindsOf(call(), given)).toEqual([kind]));

  it('quem administra pode ler os dados; um 503 que diz quando voltar é esperado', () => {
    expect(judge(call({ role: 'super' }), answer(200, '{"documento":"52998224725"}'))).toEqual([]);
    const away = answer(503, refused);
    away.headers.set('retry-after', '5');
    expect(judge(call(), away)).toEqual([]);
  });
});
