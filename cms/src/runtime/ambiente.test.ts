import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lerAmbiente, RAIZ } from './ambiente';

describe('o ambiente do portal', () => {
  it('tem padrões para tudo', () => {
    expect(lerAmbiente({})).toMatchObject({
      host: '127.0.0.1',
      porta: 1337,
      url: 'http://localhost:1337',
      dados: path.join(RAIZ, '.data'),
      bancoUrl: null,
      demonstracao: true,
      cepUrl: 'https://viacep.com.br',
      fatorLimites: 1,
      proxiesConfiaveis: [],
    });
  });

  it('só se enche de demonstração em PostgreSQL quando pedido', () => {
    const DATABASE_URL = 'postgres://a@b/c';
    expect(lerAmbiente({ DATABASE_URL }).demonstracao).toBe(false);
    expect(lerAmbiente({ DATABASE_URL, PORTAL_DEMO: '1' }).demonstracao).toBe(true);
    expect(lerAmbiente({ PORTAL_DEMO: '0' }).demonstracao).toBe(false);
  });

  it('o endereço público acompanha a porta e perde a barra do fim', () => {
    expect(lerAmbiente({ PORT: '8080' }).url).toBe('http://localhost:8080');
    expect(lerAmbiente({ PORTAL_URL: 'https://radio.exemplo/' }).url).toBe('https://radio.exemplo');
  });

  it('separa os proxies de confiança', () => {
    expect(lerAmbiente({ TRUSTED_PROXIES: '10.0.0.1, ::1' }).proxiesConfiaveis).toEqual([
      '10.0.0.1',
      '::1',
    ]);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL'],
    [{ PORTAL_URL: 'radio.exemplo' }, 'PORTAL_URL'],
    [{ PORTAL_DEMO: 'sim' }, 'PORTAL_DEMO'],
    [{ PORTAL_LIMITS: '0' }, 'PORTAL_LIMITS'],
  ])('diz em uma linha o que está errado: %j', (env, nome) => {
    expect(() => lerAmbiente(env)).toThrow(expect.objectContaining({ name: 'ErroDeInicio' }));
    expect(() => lerAmbiente(env)).toThrow(new RegExp(`^${nome} [^\\n]+\\.$`));
  });
});
