import { diag, DiagLogLevel, type Attributes } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { KnexInstrumentation } from '@opentelemetry/instrumentation-knex';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';

/** How long an end waits for the last traces. */
const DESPEDIDA_MS = 2_000;
/** A collector that is away is told of once in so long. */
const AVISO_MS = 60_000;

/**
 * Allow-list: what of a span leaves the machine. Addresses with their tokens, people's addresses and browsers stay, and so do
 * values: the commands carry places for them.
 */
const SAEM = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'error.type',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'db.query.text',
  'server.address',
  'server.port',
  'portal.pedido',
]);

const limpos = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([nome]) => SAEM.has(nome)));

/** A query is named by what it does to which table: knex names it by the database's file too. */
const nomeDe = ({ name, attributes }: ReadableSpan): string => {
  const { 'db.operation.name': operacao, 'db.collection.name': tabela } = attributes;
  return operacao ? [operacao, tabela].join(' ').trim() : name;
};

/** A span as it may leave: the words of an error stay too, since a database repeats values in them. */
const semPessoas = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: nomeDe(span) },
    attributes: { value: limpos(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;

const exportador = (): SpanExporter => {
  const otlp = new OTLPTraceExporter();
  return {
    export: (spans, feito) => otlp.export(spans.map(semPessoas), feito),
    forceFlush: () => otlp.forceFlush(),
    shutdown: () => otlp.shutdown(),
  };
};

const avisarAsVezes = (): void => {
  let avisou = -Infinity;
  const nada = (): void => undefined;
  const avisar = (): void => {
    if (performance.now() - avisou < AVISO_MS) return;
    avisou = performance.now();
    const hora = new Date().toISOString();
    const msg = 'Os rastros não chegaram a OTEL_EXPORTER_OTLP_ENDPOINT.';
    process.stdout.write(`${JSON.stringify({ hora, nivel: 'warn', msg })}\n`);
  };
  const ouvinte = { error: avisar, warn: nada, info: nada, debug: nada, verbose: nada };
  diag.setLogger(ouvinte, DiagLogLevel.ERROR);
};

/** What the portal's own response knows of itself (cms-extensions/src/http/observed-response.ts). */
const doPortal = (resposta: object): { id: string; route: string } | null =>
  'route' in resposta && 'id' in resposta
    ? { id: String(resposta.id), route: String(resposta.route) }
    : null;

/**
 * Starts OpenTelemetry: a trace of every request, with its queries and what it asked of others, to the collector that the standard's
 * own variables name (`OTEL_…`). Call before anything else is loaded: what is loaded already is not seen. Gives back the end,
 * which sends what waits.
 */
export const ligarRastros = (): (() => Promise<void>) => {
  avisarAsVezes();
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'portal' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provedor = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(exportador())],
  });
  provedor.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        applyCustomAttributesOnSpan: (span, pedido, resposta) => {
          const nossa = doPortal(resposta);
          if (!nossa) return;
          span.updateName(`${pedido.method} ${nossa.route}`);
          span.setAttributes({ 'http.route': nossa.route, 'portal.pedido': nossa.id });
        },
      }),
      new KnexInstrumentation({ requireParentSpan: true, maxQueryLength: 500 }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  return async () => {
    const desistir = new Promise<void>((pronto) => setTimeout(pronto, DESPEDIDA_MS).unref());
    await Promise.race([provedor.shutdown().catch(() => undefined), desistir]);
  };
};
