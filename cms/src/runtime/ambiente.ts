import path from 'node:path';
import type { LugarS3 } from '@portal/cms-extensions/armazenamento/lugar';
import { ErroDeInicio } from './erro-de-inicio';
import { redesDe } from './redes';
import { enderecoPublicoDe, s3De } from './s3';
import { segredoDe } from './segredos';
import { transporteDe, type Transporte } from './smtp';

/** The project's folder, whether this file runs compiled (cms/dist/src/runtime) or as source. */
export const RAIZ = __dirname.slice(0, __dirname.lastIndexOf(`${path.sep}cms${path.sep}`));
export const RAIZ_CMS = path.join(RAIZ, 'cms');

/** Everything the portal reads from its environment (contrato 7), already with defaults. */
export interface Ambiente {
  producao: boolean;
  host: string;
  porta: number;
  /** Where Prometheus asks, on `host`; null: nowhere. */
  portaDasMetricas: number | null;
  /** Public address, without a trailing slash. */
  url: string;
  /** Folder of everything written at run time. */
  dados: string;
  /** `postgres://…`, or null for SQLite in `dados`. */
  bancoUrl: string | null;
  /** Connections an instance keeps to PostgreSQL at most, and how long they wait, in ms. */
  banco: { ligacoes: number; comandoMs: number; travaMs: number; paradaMs: number };
  demonstracao: boolean;
  adminEmail: string | null;
  adminSenha: string | null;
  /** Secret every other one is derived from; null: the one kept in `dados`. */
  segredo: string | null;
  /** How mails go out, read from SMTP_URL; null: they are kept in `dados`. */
  smtp: Transporte | null;
  cepUrl: string;
  /** The bucket that keeps the files; null: folders of `dados`. */
  s3: LugarS3 | null;
  /** Where everybody reads public files, without a trailing slash; null: from the portal. */
  arquivosPublicos: string | null;
  fatorLimites: number;
  proxiesConfiaveis: string[];
  /** Networks from where the panel is reached; none: from everywhere. */
  redesDoPainel: string[];
  /** Seconds between two checks of one radio's stream; 0: never. */
  verificacaoSegundos: number;
  /** Networks beyond the public Internet where streams may be. */
  redesDasRadios: string[];
  /** A session nobody uses for so long ends, in minutes. */
  sessaoOciosaMinutos: number;
  /** No session lives longer, in days. */
  sessaoMaximaDias: number;
  /** What a person answers for at this start: that many files may leave, that folder and database are one portal's. */
  confirmo: Confirmacao[];
  /** How much the log tells. */
  nivelDoRegistro: Nivel;
  /** From how many ms on a request, and a statement, is told as slow. */
  pedidoLentoMs: number;
  consultaLentaMs: number;
  /** Seconds between the signal to end and the closing of the door: a balancer sees meanwhile that the portal is not ready. */
  pausaAoEncerrar: number;
}

const NIVEIS = ['error', 'warn', 'info', 'http', 'debug'] as const;
type Nivel = (typeof NIVEIS)[number];

const CONFIRMACOES = ['orfaos', 'pasta'] as const;
type Confirmacao = (typeof CONFIRMACOES)[number];

type Variaveis = Record<string, string | undefined>;

const texto = (valor: string | undefined): string | null => valor?.trim() || null;

const porta = (nome: string, valor: string): number => {
  const numero = Number(valor);
  if (Number.isInteger(numero) && numero >= 1 && numero <= 65_535) return numero;
  throw new ErroDeInicio(`${nome} deve ser um número de 1 a 65535, e é "${valor}".`);
};

/** The metrics are for the machine's keeper only: never on the public door. */
const portaDasMetricas = (valor: string | null, publica: number): number | null => {
  if (valor === null) return null;
  const numero = porta('METRICS_PORT', valor);
  if (numero !== publica) return numero;
  throw new ErroDeInicio(`METRICS_PORT não pode ser a porta do portal, ${publica}.`);
};

const lido = (valor: string): URL | null => {
  try {
    const url = new URL(valor);
    decodeURIComponent(url.username + url.password + url.pathname);
    return url;
  } catch {
    return null;
  }
};

/** Throws ErroDeInicio, without the value: a password may be in it. */
const endereco = (nome: string, valor: string, protocolos: string[]): string => {
  if (!protocolos.some((protocolo) => valor.toLowerCase().startsWith(`${protocolo}//`)))
    throw new ErroDeInicio(
      `${nome} deve começar com ${protocolos.map((p) => `${p}//`).join(' ou ')}.`,
    );
  const url = lido(valor);
  if (url !== null && (url.host !== '' || valor.includes(':///')) && url.hash === '')
    return valor.replace(/\/+$/, '');
  throw new ErroDeInicio(
    `${nome} não é um endereço válido: confira o servidor e a porta; num usuário e numa senha, os sinais /, ?, # e % se escrevem %2F, %3F, %23 e %25.`,
  );
};

/** What the portal's links and cookies are of, as browsers write it: it stands at the root of its address. */
const origemPublica = (valor: string): string => {
  const { origin, href } = new URL(endereco('PORTAL_URL', valor, ['http:', 'https:']));
  if (href === `${origin}/`) return origin;
  throw new ErroDeInicio(
    'PORTAL_URL deve ser só o endereço do portal, como https://radio.exemplo, sem caminho nem usuário.',
  );
};

/** Asked at a path below it, and without a login: no request is made to an address that has one. */
const servicoDeCep = (valor: string): string => {
  const base = endereco('CEP_URL', valor, ['http:', 'https:']);
  const { username, password } = new URL(base);
  if (username + password === '' && !base.includes('?')) return base;
  throw new ErroDeInicio(
    'CEP_URL deve ser só o endereço do serviço, como https://viacep.com.br, sem usuário nem "?".',
  );
};

/** What the driver takes for `verify-full`, with several lines of warning on the console each time it reads the address. */
const COMO_VERIFY_FULL = /([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/;

const banco = (valor: string | null): string | null => {
  const url = valor && endereco('DATABASE_URL', valor, ['postgres:', 'postgresql:']);
  const comoALibpq = url?.includes('uselibpqcompat=true');
  return url && !comoALibpq ? url.replace(COMO_VERIFY_FULL, '$1verify-full') : url;
};

const fator = (valor: string | null): number => {
  const numero = Number(valor ?? '1');
  if (Number.isFinite(numero) && numero > 0) return numero;
  throw new ErroDeInicio(`PORTAL_LIMITS deve ser um número maior que zero, e é "${valor}".`);
};

const MAIOR_INTEIRO = 1_000_000;

/** A whole number above zero, which the variable `nome` may set. */
const inteiro = (env: Variaveis, nome: string, padrao: number): number => {
  const valor = texto(env[nome]);
  const numero = Number(valor ?? padrao);
  if (Number.isInteger(numero) && numero > 0 && numero <= MAIOR_INTEIRO) return numero;
  throw new ErroDeInicio(
    `${nome} deve ser um número inteiro de 1 a ${MAIOR_INTEIRO}, e é "${valor}".`,
  );
};

const pausa = (valor: string | null): number => {
  const numero = Number(valor ?? '0');
  if (Number.isInteger(numero) && numero >= 0 && numero <= 600) return numero;
  throw new ErroDeInicio(
    `PORTAL_DRAIN_SECONDS deve ser um número inteiro de 0 a 600, e é "${valor}".`,
  );
};

const nivel = (valor: string): Nivel => {
  const achado = NIVEIS.find((conhecido) => conhecido === valor);
  if (achado) return achado;
  throw new ErroDeInicio(`PORTAL_LOG aceita ${NIVEIS.join(', ')}, e é "${valor}".`);
};

/** Between two checks of a stream, in seconds: how often others are asked has a bottom, and 0 asks nobody. */
const verificacao = (valor: string | null): number => {
  const numero = Number(valor ?? '300');
  if (numero === 0 || (Number.isInteger(numero) && numero >= 2 && numero <= 86_400)) return numero;
  throw new ErroDeInicio(
    `PORTAL_STREAM_CHECK deve ser 0 ou um número inteiro de 2 a 86400, e é "${valor}".`,
  );
};

const ligado = (nome: string, valor: string | null, padrao: boolean): boolean => {
  if (valor === null) return padrao;
  if (valor === '1' || valor === '0') return valor === '1';
  throw new ErroDeInicio(`${nome} deve ser 1 ou 0, e é "${valor}".`);
};

const confirmacao = (palavra: string): Confirmacao => {
  const achada = CONFIRMACOES.find((conhecida) => conhecida === palavra);
  if (achada) return achada;
  throw new ErroDeInicio(`PORTAL_CONFIRMO aceita ${CONFIRMACOES.join(' e ')}, e é "${palavra}".`);
};

/** Reads the environment. Throws ErroDeInicio, one Portuguese line, on a value that cannot be used. */
export const lerAmbiente = (env: Variaveis): Ambiente => {
  const numeroDaPorta = porta('PORT', texto(env['PORT']) ?? '1337');
  const bancoUrl = banco(texto(env['DATABASE_URL']));
  const ler = (nome: string): string | null => texto(env[nome]);
  const s3 = s3De(ler);
  const coletor = ler('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (coletor) endereco('OTEL_EXPORTER_OTLP_ENDPOINT', coletor, ['http:', 'https:']);
  return {
    producao: env['NODE_ENV'] === 'production',
    host: texto(env['HOST']) ?? '127.0.0.1',
    porta: numeroDaPorta,
    portaDasMetricas: portaDasMetricas(texto(env['METRICS_PORT']), numeroDaPorta),
    url: origemPublica(texto(env['PORTAL_URL']) ?? `http://localhost:${numeroDaPorta}`),
    dados: path.resolve(RAIZ, texto(env['PORTAL_DATA']) ?? '.data'),
    bancoUrl,
    banco: {
      ligacoes: inteiro(env, 'PORTAL_DB_POOL', 20),
      comandoMs: inteiro(env, 'PORTAL_DB_STATEMENT_TIMEOUT', 5_000),
      travaMs: inteiro(env, 'PORTAL_DB_LOCK_TIMEOUT', 3_000),
      paradaMs: inteiro(env, 'PORTAL_DB_IDLE_TIMEOUT', 10_000),
    },
    demonstracao: ligado('PORTAL_DEMO', texto(env['PORTAL_DEMO']), bancoUrl === null),
    adminEmail: texto(env['PORTAL_ADMIN_EMAIL'])?.toLowerCase() ?? null,
    adminSenha: texto(env['PORTAL_ADMIN_PASSWORD']),
    segredo: segredoDe(texto(env['PORTAL_SEGREDO'])),
    smtp: transporteDe(texto(env['SMTP_URL'])),
    cepUrl: servicoDeCep(texto(env['CEP_URL']) ?? 'https://viacep.com.br'),
    s3,
    arquivosPublicos: enderecoPublicoDe(ler, s3),
    fatorLimites: fator(texto(env['PORTAL_LIMITS'])),
    proxiesConfiaveis: redesDe('TRUSTED_PROXIES', texto(env['TRUSTED_PROXIES'])),
    redesDoPainel: redesDe('PORTAL_PANEL_NETWORKS', texto(env['PORTAL_PANEL_NETWORKS'])),
    verificacaoSegundos: verificacao(texto(env['PORTAL_STREAM_CHECK'])),
    redesDasRadios: redesDe('PORTAL_STREAM_NETWORKS', texto(env['PORTAL_STREAM_NETWORKS'])),
    sessaoOciosaMinutos: inteiro(env, 'PORTAL_SESSAO_OCIOSA_MINUTOS', 7 * 24 * 60),
    sessaoMaximaDias: inteiro(env, 'PORTAL_SESSAO_MAXIMA_DIAS', 30),
    confirmo: (env['PORTAL_CONFIRMO'] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(confirmacao),
    nivelDoRegistro: nivel(texto(env['PORTAL_LOG']) ?? 'http'),
    pedidoLentoMs: inteiro(env, 'PORTAL_SLOW_REQUEST_MS', 1_000),
    consultaLentaMs: inteiro(env, 'PORTAL_SLOW_QUERY_MS', 500),
    pausaAoEncerrar: pausa(texto(env['PORTAL_DRAIN_SECONDS'])),
  };
};
