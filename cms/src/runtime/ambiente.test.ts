import { readFileSync } from 'node:fs';
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
      portaDasMetricas: null,
      nivelDoRegistro: 'http',
      pedidoLentoMs: 1000,
      consultaLentaMs: 500,
      pausaAoEncerrar: 0,
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

  it('o endereço público é o que os navegadores dizem ser a origem', () => {
    const origem = (PORTAL_URL: string) => lerAmbiente({ PORTAL_URL }).url;
    expect(origem('https://Radio.Exemplo:443')).toBe('https://radio.exemplo');
    expect(origem('https://rádio.exemplo')).toBe('https://xn--rdio-5na.exemplo');
    expect(origem('http://10.0.0.1:8080/')).toBe('http://10.0.0.1:8080');
  });

  it('o que não serve é dito numa linha, com o nome da variável, também se o valor tem várias', () => {
    for (const nome of ['PORT', 'PORTAL_LOG', 'PORTAL_LIMITS', 'METRICS_PORT'])
      expect(() => lerAmbiente({ [nome]: 'a\n\u001b[31mb' })).toThrow(
        new RegExp(`^${nome} .*"a \\[31mb"\\.$`),
      );
  });

  it('separa os proxies de confiança', () => {
    expect(lerAmbiente({ TRUSTED_PROXIES: '10.0.0.1, ::1' }).proxiesConfiaveis).toEqual([
      '10.0.0.1',
      '::1',
    ]);
  });

  it('lê as redes de onde se alcança o painel', () => {
    expect(lerAmbiente({}).redesDoPainel).toEqual([]);
    expect(lerAmbiente({ PORTAL_PANEL_NETWORKS: ' ' }).redesDoPainel).toEqual([]);
    const PORTAL_PANEL_NETWORKS = '10.0.0.0/8, 2001:db8::/32 192.0.2.7';
    expect(lerAmbiente({ PORTAL_PANEL_NETWORKS }).redesDoPainel).toEqual([
      ...['10.0.0.0/8', '2001:db8::/32', '192.0.2.7'],
    ]);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL'],
    [{ PORT: '8080', METRICS_PORT: '8080' }, 'METRICS_PORT'],
    [{ METRICS_PORT: 'sim' }, 'METRICS_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'coletor:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ PORTAL_LOG: 'tudo' }, 'PORTAL_LOG'],
    [{ PORTAL_DRAIN_SECONDS: '-1' }, 'PORTAL_DRAIN_SECONDS'],
    [{ PORTAL_SLOW_QUERY_MS: '0' }, 'PORTAL_SLOW_QUERY_MS'],
    [{ PORTAL_URL: 'radio.exemplo' }, 'PORTAL_URL'],
    [{ PORTAL_URL: 'https://radio.exemplo/portal' }, 'PORTAL_URL'],
    [{ PORTAL_URL: 'https://radio.exemplo?de=email' }, 'PORTAL_URL'],
    [{ PORTAL_URL: 'https://ana:senha@radio.exemplo' }, 'PORTAL_URL'],
    [{ PORTAL_DEMO: 'sim' }, 'PORTAL_DEMO'],
    [{ PORTAL_LIMITS: '0' }, 'PORTAL_LIMITS'],
    [{ PORTAL_SEGREDO: 'curto' }, 'PORTAL_SEGREDO'],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/99' }, 'TRUSTED_PROXIES'],
    [{ PORTAL_PANEL_NETWORKS: '10.0.0.0/33' }, 'PORTAL_PANEL_NETWORKS'],
    [{ PORTAL_PANEL_NETWORKS: '10.0.0.0/8, escritorio' }, 'PORTAL_PANEL_NETWORKS'],
    [{ PORTAL_PANEL_NETWORKS: '2001:db8::/129' }, 'PORTAL_PANEL_NETWORKS'],
    [{ PORTAL_PANEL_NETWORKS: '10.0.0.0/8/8' }, 'PORTAL_PANEL_NETWORKS'],
    [{ PORTAL_PANEL_NETWORKS: ',' }, 'PORTAL_PANEL_NETWORKS'],
  ])('diz em uma linha o que está errado: %j', (env, nome) => {
    expect(() => lerAmbiente(env)).toThrow(expect.objectContaining({ name: 'ErroDeInicio' }));
    expect(() => lerAmbiente(env)).toThrow(new RegExp(`^${nome} [^\\n]+\\.$`));
  });
});

it('de um número grande demais diz até onde vai', () => {
  expect(() => lerAmbiente({ PORTAL_DB_IDLE_TIMEOUT: '3600000' })).toThrow(
    'PORTAL_DB_IDLE_TIMEOUT deve ser um número inteiro de 1 a 1000000, e é "3600000".',
  );
  expect(lerAmbiente({ PORTAL_DB_IDLE_TIMEOUT: '1000000' }).banco.paradaMs).toBe(1_000_000);
});

describe('a ligação cifrada com o PostgreSQL', () => {
  const lida = (opcoes: string): string | null =>
    lerAmbiente({ DATABASE_URL: `postgres://a@b/c?${opcoes}` }).bancoUrl;

  it.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
    '%s confere o certificado, sem as linhas que o driver escreveria no console',
    (modo) => {
      expect(lida(`x=1&sslmode=${modo}&sslrootcert=/ca.pem`)).toBe(
        'postgres://a@b/c?x=1&sslmode=verify-full&sslrootcert=/ca.pem',
      );
      expect(lida(`sslmode=${modo}`)).toBe('postgres://a@b/c?sslmode=verify-full');
    },
  );

  it.each(['sslmode=no-verify', 'sslmode=disable', 'uselibpqcompat=true&sslmode=require'])(
    '%s fica como está',
    (opcoes) => expect(lida(opcoes)).toBe(`postgres://a@b/c?${opcoes}`),
  );
});

describe('um endereço que não se lê', () => {
  it.each([
    { DATABASE_URL: 'postgres://' },
    { DATABASE_URL: 'postgres://portal:se#gredo@banco/portal' },
    { DATABASE_URL: 'postgres://portal:se/gredo@banco/portal' },
    { DATABASE_URL: 'postgres://portal:se?gredo@banco/portal' },
    { DATABASE_URL: 'postgres://portal:se%gredo@banco/portal' },
    { DATABASE_URL: 'postgres://portal:gredo@banco:99999/portal' },
    { PORTAL_URL: 'https://radio.exemplo:99999' },
  ])('diz que é isso, e não como começa, sem a senha: %j', (env) => {
    expect(() => lerAmbiente(env)).toThrow(
      /^(DATABASE|PORTAL)_URL não é um endereço válido: (?!.*gredo)[^\n]+\.$/,
    );
  });

  it('os sinais de uma senha se escrevem com %', () => {
    const DATABASE_URL = 'postgres://portal:se%23gre%2Fdo%25@banco/portal';
    expect(lerAmbiente({ DATABASE_URL }).bancoUrl).toBe(DATABASE_URL);
    const DA_MAQUINA = 'postgres:///portal?host=/var/run/postgresql';
    expect(lerAmbiente({ DATABASE_URL: DA_MAQUINA }).bancoUrl).toBe(DA_MAQUINA);
  });
});

describe('o serviço de CEP', () => {
  it.each(['https://cep.exemplo', 'http://127.0.0.1:8080/base/'])('%s serve', (CEP_URL) => {
    expect(lerAmbiente({ CEP_URL }).cepUrl).toBe(CEP_URL.replace(/\/$/, ''));
  });

  // No request is made to an address with a password; what follows a `?` would be the question's end.
  it.each([
    'https://ana:segredo@cep.exemplo',
    'https://ana@cep.exemplo',
    'https://cep.exemplo?chave=segredo',
    'https://cep.exemplo/?',
  ])('%s é recusado numa linha, sem a senha', (CEP_URL) => {
    expect(() => lerAmbiente({ CEP_URL })).toThrow(/^CEP_URL (?!.*segredo)[^\n]+\.$/);
  });
});

describe('a tabela do README e o que o portal lê', () => {
  const ler = (arquivo: string): string => readFileSync(path.join(RAIZ, arquivo), 'utf8');
  const achar = (texto: string, padrao: RegExp): string[] =>
    [...texto.matchAll(padrao)].map(([, nome = '']) => nome).sort();
  const tabela = ler('README.md')
    .split('\n')
    .filter((linha) => linha.startsWith('| `'))
    .map((linha) => linha.split('|')[1] ?? '')
    .join('\n');
  const descritas = new Set(achar(tabela, /`([A-Z][A-Z0-9_]+)`/g));
  const codigo = ['ambiente', 's3', '../../config/logger']
    .map((nome) => ler(`cms/src/runtime/${nome}.ts`))
    .join('\n');
  const lidas = new Set([
    ...achar(codigo, /\benv(?:\.|\[')([A-Z][A-Z0-9_]+)/g),
    ...achar(codigo, /\b(?:env, )'([A-Z][A-Z0-9_]+)'/g),
    ...achar(codigo, /'((?:(?:BACKUP_)?S3|OTEL)_[A-Z_]+)'/g),
  ]);

  it('toda variável que se lê está na tabela', () => {
    // NODE_ENV is Node's own.
    expect([...lidas].filter((nome) => nome !== 'NODE_ENV' && !descritas.has(nome))).toEqual([]);
    expect(lidas).toContain('PORTAL_DB_POOL');
  });

  it('o compose e o seu exemplo não falam de variável que não há', () => {
    const compose = ler('docker-compose.yml');
    const doPortal = /^x-portal:[^\n]*\n([\s\S]*?)^services:/m.exec(compose)?.[1] ?? '';
    const passadas = achar(doPortal, /^ {4}([A-Z][A-Z0-9_]+):/gm);
    expect(passadas.filter((nome) => !lidas.has(nome))).toEqual([]);
    expect(passadas).toContain('S3_PUBLIC_URL');
    const exemplo = achar(ler('config/docker/exemplo.env'), /^#? ?([A-Z][A-Z0-9_]+)=/gm);
    expect(exemplo.filter((nome) => !compose.includes('${' + nome))).toEqual([]);
  });

  it('toda variável da tabela se lê', () => {
    expect([...descritas].filter((nome) => !lidas.has(nome))).toEqual([]);
    expect(descritas.size).toBeGreaterThan(10);
  });
});
