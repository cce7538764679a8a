import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { read as asked } from '../../scripts/lib/backup.mjs';
import { at } from '../../scripts/lib/paths.mjs';

const read = (path) => readFileSync(at(path), 'utf8');
const MODELS = {
  Deployment,
  HorizontalPodAutoscaler,
  CronJob,
  Job,
  PodDisruptionBudget,
  ConfigMap,
  Secret,
  Service,
};
const documents = parseAllDocuments(read('config/kubernetes/portal.yml')).map((one) => one.toJS());
const of = Object.fromEntries(documents.map((one) => [one.kind, one]));
const DOCKERFILE = read('config/docker/portal.dockerfile');

/** Names between quotes in what reads the environment. */
const KNOWN = new Set(
  readdirSync(at('cms/src/runtime'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...read(`cms/src/runtime/${name}`).matchAll(/'([A-Z][A-Z0-9_]+)'/g)])
    .map(([, name]) => name),
);
const backup = of.CronJob.spec.jobTemplate;
const pods = [of.Job, backup, of.Deployment].map(({ spec }) => spec.template);
const [container] = of.Deployment.spec.template.spec.containers;

/** What TypeScript says of these objects, written as their kinds. */
const unknownNames = (objects) => {
  const file = at('config/kubernetes/objetos.ts');
  const source = objects
    .map(({ apiVersion, kind, ...rest }, n) => {
      const written = JSON.stringify({ apiVersion, kind, ...rest });
      return `import type { I${kind} as K${n} } from 'kubernetes-models/${apiVersion}/${kind}';
        export const o${n}: K${n} = ${written};`;
    })
    .join('\n');
  const options = {
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    lib: ['lib.es2022.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

describe('kubernetes', () => {
  it.each(documents.map((one) => [one.kind, one]))(
    '%s segue o esquema do Kubernetes',
    (kind, one) => {
      expect(() => new MODELS[kind](one).validate()).not.toThrow();
    },
  );

  it('o esquema recusa um valor que não serve', () => {
    const wrong = structuredClone(of.Deployment);
    wrong.spec.template.spec.containers[0].readinessProbe.httpGet.port = {};
    expect(() => new Deployment(wrong).validate()).toThrow();
  });

  // The cluster drops in silence a name it does not know: the compiler does not.
  it('nenhum nome é desconhecido do Kubernetes', () => {
    const wrong = structuredClone(of.Deployment);
    wrong.spec.template.spec.containers[0].readinesProbe = {};
    // Of all of them only the one that is wrong on purpose.
    expect(unknownNames([...documents, wrong])).toEqual([expect.stringContaining('readinesProbe')]);
  });

  it('diz ao portal só o que o portal lê', () => {
    const told = [...Object.keys(of.ConfigMap.data), ...Object.keys(of.Secret.stringData)];
    expect(told.filter((name) => !KNOWN.has(name))).toEqual([]);
    for (const { spec } of pods)
      expect(spec.containers[0].envFrom).toEqual([
        { configMapRef: { name: of.ConfigMap.metadata.name } },
        { secretRef: { name: of.Secret.metadata.name } },
      ]);
  });

  it('um nome só liga o serviço, o orçamento, a escala e os pods', () => {
    const labels = of.Deployment.spec.template.metadata.labels;
    expect(of.Deployment.spec.selector.matchLabels).toEqual(labels);
    expect(of.Service.spec.selector).toEqual(labels);
    expect(of.PodDisruptionBudget.spec.selector.matchLabels).toEqual(labels);
    expect(of.HorizontalPodAutoscaler.spec.scaleTargetRef.name).toBe(of.Deployment.metadata.name);
    expect(of.Job.spec.template.metadata.labels).not.toEqual(labels);
    expect(of.PodDisruptionBudget.spec.minAvailable).toBeLessThan(of.Deployment.spec.replicas);
  });

  it('as portas e as pastas são as da imagem', () => {
    expect(container.ports[0].containerPort).toBe(Number(/ PORT=(\d+)/.exec(DOCKERFILE)[1]));
    expect(container.ports[1].containerPort).toBe(Number(of.ConfigMap.data.METRICS_PORT));
    const data = / PORTAL_DATA=(\S+)/.exec(DOCKERFILE)[1];
    for (const { spec } of pods) {
      expect(spec.containers[0].volumeMounts.map((one) => one.mountPath)).toEqual([data, '/tmp']);
      expect(spec.containers[0].securityContext.readOnlyRootFilesystem).toBe(true);
      expect(spec.securityContext.runAsNonRoot).toBe(true);
    }
    expect(of.Job.spec.template.spec.containers[0].command.slice(0, 2)).toEqual(
      JSON.parse(/^CMD (.*)$/m.exec(DOCKERFILE)[1]),
    );
  });

  it('faz a cópia de cada noite com o comando da imagem, no bucket que é só das cópias', () => {
    const [node, script, ...args] = backup.spec.template.spec.containers[0].command;
    expect([node, existsSync(at(script))]).toEqual(['node', true]);
    expect(read('scripts/lib/assemble.mjs')).toContain(script);
    expect(asked('backup', args)).toMatchObject({
      name: null,
      values: { para: 's3', manter: '14' },
    });
    expect(of.ConfigMap.data.BACKUP_S3_BUCKET).not.toBe(of.ConfigMap.data.S3_BUCKET);
    expect(backup.spec.template.metadata.labels).not.toEqual(of.Service.spec.selector);
  });

  it('quem sai avisa antes, e tem tempo de terminar', () => {
    const { periodSeconds, failureThreshold, httpGet } = container.readinessProbe;
    const drain = Number(of.ConfigMap.data.PORTAL_DRAIN_SECONDS);
    expect(httpGet.path).toBe('/api/saude');
    expect(container.livenessProbe.httpGet.path).toBe('/api/vivo');
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(of.Deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      drain + 20,
    );
  });
});
