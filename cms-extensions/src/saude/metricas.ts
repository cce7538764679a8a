import type { Core } from '@strapi/strapi';
import type { Registry } from 'prom-client';
import { movimentoDaOficina } from '../arquivo/service';
import { jobsOf } from '../database/jobs';
import { poolOf } from '../database/pool';
import { slowQueries } from '../database/slow-queries';
import { readCounts } from '../http/cached-reads/listener';
import { isDraining } from '../http/draining';
import { isHealthy } from '../http/health';
import { onAnswered } from '../http/request-log';
import { disco, figurasDoBanco, type DoBanco } from './figuras';
import { ultimaCopia } from './ultima-copia';

/** Bounds of the latency's buckets, in seconds. */
const LATENCIAS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A value and its labels: names of routes, jobs and states only, never anybody's or anything's own. */
type Valor = readonly [valor: number, rotulos?: Readonly<Record<string, string>>];

/** What a metric says now. `conta`: it only grows while the process lives. */
interface Medida {
  nome: string;
  ajuda: string;
  conta?: boolean;
  /** Names of its labels, also while it has no value yet: they hold for as long as the process lives. */
  rotulos?: readonly string[];
  valores: readonly Valor[];
}

const segundos = (ms: number): number => ms / 1000;

const doBanco = (figuras: DoBanco | null): Medida[] => {
  const up: Medida = {
    nome: 'portal_database_up',
    ajuda: 'Whether the database answers',
    valores: [[figuras ? 1 : 0]],
  };
  if (!figuras) return [up];
  const { correio, desistidos, sessoes, anuncios, transmissoes } = figuras;
  const idade = correio.desde === null ? 0 : Math.max(0, Date.now() - correio.desde);
  return [
    up,
    { nome: 'portal_mails_waiting', ajuda: 'Mails that wait', valores: [[correio.total]] },
    {
      nome: 'portal_mails_oldest_seconds',
      ajuda: 'Age of the oldest mail that waits',
      valores: [[segundos(idade)]],
    },
    {
      nome: 'portal_mails_given_up',
      ajuda: 'Mails of the last 30 days that did not go and are not tried again',
      valores: [[desistidos]],
    },
    { nome: 'portal_sessions', ajuda: 'Open sessions of visitors', valores: [[sessoes]] },
    {
      nome: 'portal_ads_waiting',
      ajuda: 'Ads that wait for an administrator',
      rotulos: ['kind'],
      valores: [
        [anuncios.aprovacao, { kind: 'approval' }],
        [anuncios.reembolso, { kind: 'refund' }],
      ],
    },
    {
      nome: 'portal_streams',
      ajuda: 'Streams of radios by what their last checks found',
      rotulos: ['state'],
      valores: [
        [transmissoes.noAr, { state: 'on_air' }],
        [transmissoes.fora, { state: 'off_air' }],
        [transmissoes.semResposta, { state: 'unknown' }],
      ],
    },
  ];
};

const daGravacao = async (strapi: Core.Strapi): Promise<Medida[]> => [
  {
    nome: 'portal_writable',
    ajuda: 'Whether database, files and the folder of what is under way can be written to',
    valores: [[(await isHealthy(strapi)) ? 1 : 0]],
  },
];

const dosTrabalhos = (strapi: Core.Strapi): Medida[] => {
  const todos = jobsOf(strapi);
  const de = (valor: (job: (typeof todos)[number]) => number): Valor[] =>
    todos.map((job) => [valor(job), { task: job.name }]);
  return [
    {
      nome: 'portal_job_last_success_timestamp_seconds',
      ajuda: 'When the last round of a job succeeded, or the first was due',
      rotulos: ['task'],
      valores: de(({ lastSuccessAt, dueAt }) => segundos(lastSuccessAt ?? dueAt)),
    },
    {
      nome: 'portal_job_interval_seconds',
      ajuda: 'How often a job runs',
      rotulos: ['task'],
      valores: de(({ everyMs }) => segundos(everyMs)),
    },
    {
      nome: 'portal_job_duration_seconds',
      ajuda: 'How long the last round of a job took',
      rotulos: ['task'],
      valores: de(({ lastMs }) => segundos(lastMs)),
    },
    {
      nome: 'portal_job_failures_total',
      ajuda: 'Rounds of a job that failed',
      conta: true,
      rotulos: ['task'],
      valores: de(({ failures }) => failures),
    },
  ];
};

const daOficina = (): Medida[] => {
  const { dentro, esperam, contados } = movimentoDaOficina();
  return [
    {
      nome: 'portal_workshop_jobs_total',
      ajuda:
        'Pictures (imagem), sounds (som) and posters (cartaz) made, refused (recusado) and failed',
      conta: true,
      rotulos: ['kind', 'result'],
      valores: contados.map(({ tipo, resultado, total }) => [
        total,
        { kind: tipo, result: resultado },
      ]),
    },
    { nome: 'portal_workshop_running', ajuda: 'Files being worked on', valores: [[dentro]] },
    { nome: 'portal_workshop_waiting', ajuda: 'Files waiting for a place', valores: [[esperam]] },
  ];
};

const doProcesso = (strapi: Core.Strapi): Medida[] => {
  const { used, free, waiting } = poolOf(strapi);
  return [
    {
      nome: 'portal_info',
      ajuda: 'Version of the portal',
      rotulos: ['version'],
      valores: [[1, { version: strapi.config.get<string>('portal.versao') }]],
    },
    {
      nome: 'portal_draining',
      ajuda: 'Whether the process takes leave',
      valores: [[isDraining(strapi) ? 1 : 0]],
    },
    {
      nome: 'portal_public_reads_total',
      ajuda: 'Public reads answered from memory (hit), or after it was made anew (miss)',
      conta: true,
      rotulos: ['result'],
      valores: [
        [readCounts.hit, { result: 'hit' }],
        [readCounts.miss, { result: 'miss' }],
      ],
    },
    {
      nome: 'portal_database_connections',
      ajuda: 'Connections to the database in use and free, and requests that wait for one',
      rotulos: ['state'],
      valores: [
        [used, { state: 'used' }],
        [free, { state: 'free' }],
        [waiting, { state: 'waiting' }],
      ],
    },
    {
      nome: 'portal_database_slow_queries_total',
      ajuda: 'Statements that took longer than PORTAL_SLOW_QUERY_MS',
      conta: true,
      valores: [[slowQueries(strapi)]],
    },
  ];
};

const daPasta = async (strapi: Core.Strapi): Promise<Medida[]> => {
  const { livre, total } = await disco(strapi);
  const copia = await ultimaCopia(strapi.config.get<string>('portal.dados'));
  return [
    { nome: 'portal_disk_free_bytes', ajuda: 'Room left for the data', valores: [[livre]] },
    { nome: 'portal_disk_size_bytes', ajuda: 'Size of the disk of the data', valores: [[total]] },
    {
      nome: 'portal_last_backup_timestamp_seconds',
      ajuda: 'When the last backup was finished; 0 for never',
      valores: [[segundos(copia ?? 0)]],
    },
  ];
};

/** Everything Prometheus is told, as text. Loads its library: call where somebody will ask. */
export const metricas = async (strapi: Core.Strapi): Promise<() => Promise<[string, string]>> => {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client');
  const registro: Registry = new Registry();
  collectDefaultMetrics({ register: registro });
  const latencias = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time until the headers of an answer went, by pattern of the address',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCIAS,
    registers: [registro],
  });
  onAnswered(strapi, ({ metodo: method, rota: route, status, waitedMs }) =>
    latencias.observe({ method, route, status }, segundos(waitedMs)),
  );

  const medidos = new Map<string, InstanceType<typeof Counter> | InstanceType<typeof Gauge>>();
  const escrever = ({ nome: name, ajuda: help, conta, rotulos, valores }: Medida): void => {
    const opcoes = { name, help, labelNames: [...(rotulos ?? [])], registers: [registro] };
    const medido = medidos.get(name) ?? new (conta ? Counter : Gauge)(opcoes);
    medidos.set(name, medido);
    medido.reset();
    for (const [valor, ditos] of valores) medido.inc({ ...ditos }, valor);
  };

  const lerBanco = figurasDoBanco(strapi);
  return async () => {
    // Each waits for what may be away: one after the other they would outlast who asks.
    const [figuras, pasta, gravacao] = await Promise.all([
      lerBanco(),
      daPasta(strapi),
      daGravacao(strapi),
    ]);
    for (const medida of [
      ...doProcesso(strapi),
      ...dosTrabalhos(strapi),
      ...daOficina(),
      ...doBanco(figuras),
      ...gravacao,
      ...pasta,
    ])
      escrever(medida);
    return [registro.contentType, await registro.metrics()];
  };
};
