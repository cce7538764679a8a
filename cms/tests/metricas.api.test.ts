import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { freePort } from '@portal/testing/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';

const CONFIG = path.resolve(import.meta.dirname, '../../config/prometheus');
const ler = (nome: string): string => readFileSync(path.join(CONFIG, nome), 'utf8');

describe('as métricas', () => {
  let database: TestDatabase;
  let portal: TestPortal;
  let pessoa: Pessoa;
  let porta = 0;

  const metricas = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${porta}/metrics`)).text();
  /** The value of a series; NaN where there is none. */
  const valor = (texto: string, serie: string): number =>
    Number(
      texto
        .split('\n')
        .find((linha) => linha.startsWith(`${serie} `))
        ?.slice(serie.length) ?? NaN,
    );

  beforeAll(async () => {
    database = await newDatabase();
    porta = await freePort();
    portal = await startTestPortal({
      database: database.url,
      processoNovo: true,
      env: { METRICS_PORT: String(porta), SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    pessoa = await novaPessoa(portal);
  });
  afterAll(async () => {
    await portal.stop();
    await database.drop();
  });

  it('contam os pedidos pelo padrão do endereço, e o que a memória respondeu', async () => {
    const { documento } = pessoa.cadastro;
    for (const alvo of [CAMINHOS.precos, CAMINHOS.precos, `/api/radios/${documento}`])
      await portal.ask(alvo);
    let texto = await metricas();
    const contagem = 'portal_http_request_duration_seconds_count';
    expect(valor(texto, `${contagem}{method="GET",route="${CAMINHOS.precos}",status="200"}`)).toBe(
      2,
    );
    expect(valor(texto, `${contagem}{method="GET",route="/api/radios/:id",status="404"}`)).toBe(1);
    expect(valor(texto, 'portal_public_reads_total{result="hit"}')).toBeGreaterThan(0);
    // What is read was read when the portal began; of what changed the first who asks waits.
    expect(valor(texto, 'portal_public_reads_total{result="miss"}')).toBe(0);
    await sql(portal, database, 'update precos set updated_at = updated_at');
    await eventually(async () => {
      await portal.ask(CAMINHOS.precos);
      texto = await metricas();
      expect(valor(texto, 'portal_public_reads_total{result="miss"}')).toBeGreaterThan(0);
    });
  });

  it('dizem do processo, do banco, dos trabalhos, do disco e da cópia', async () => {
    const texto = await metricas();
    expect(valor(texto, 'portal_database_up')).toBe(1);
    expect(valor(texto, 'portal_draining')).toBe(0);
    for (const serie of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(valor(texto, serie)).toBeGreaterThan(0);
    expect(valor(texto, 'portal_database_connections{state="waiting"}')).toBe(0);
    expect(valor(texto, 'portal_disk_free_bytes')).toBeGreaterThan(0);
    expect(valor(texto, 'portal_last_backup_timestamp_seconds')).toBe(0);
    for (const task of ['correio', 'vencimentos', 'retencao', 'orfaos', 'contagens'])
      expect(
        valor(texto, `portal_job_last_success_timestamp_seconds{task="${task}"}`),
      ).toBeGreaterThan(1e9);
  });

  it('dizem dos e-mails que não saem, das sessões e dos anúncios que esperam', async () => {
    const { visitante, cadastro } = pessoa;
    await visitante.enviar('/usuario/recuperacao/mail', { email: cadastro.email });
    const ontem = Date.now() - 24 * 60 * 60_000;
    await sql(
      portal,
      database,
      `update correios set created_at = ${database.url === null ? ontem : `to_timestamp(${ontem} / 1000)`}`,
    );
    await expect
      .poll(async () => valor(await metricas(), 'portal_mails_oldest_seconds'), { timeout: 15_000 })
      .toBeGreaterThan(24 * 60 * 60 - 60);
    const texto = await metricas();
    expect(valor(texto, 'portal_mails_waiting')).toBeGreaterThan(0);
    expect(valor(texto, 'portal_sessions')).toBe(1);
    expect(valor(texto, 'portal_ads_waiting{kind="approval"}')).toBe(0);
    expect(valor(texto, 'portal_streams{state="on_air"}')).toBe(0);
  });

  it('continuam depois da primeira imagem que a oficina fez, que elas contam', async () => {
    expect((await metricas()).match(/^portal_workshop_jobs_total\{/m)).toBeNull();
    await comprarBanner(pessoa.visitante);
    expect(
      valor(await metricas(), 'portal_workshop_jobs_total{kind="imagem",result="feito"}'),
    ).toBeGreaterThan(0);
  });

  it('sem a pasta de dados dizem o resto, e que nela não há espaço', async () => {
    const fora = `${portal.dataDir}-fora`;
    renameSync(portal.dataDir, fora);
    try {
      const texto = await metricas();
      expect(valor(texto, 'portal_disk_free_bytes')).toBe(0);
      expect(valor(texto, 'portal_draining')).toBe(0);
    } finally {
      renameSync(fora, portal.dataDir);
    }
  });

  it('dizem que nada se grava nos arquivos, sem que ninguém pergunte em /api/saude, e que se grava outra vez', async () => {
    const pasta = path.join(portal.dataDir, 'uploads');
    expect(valor(await metricas(), 'portal_writable')).toBe(1);
    renameSync(pasta, `${pasta}-fora`);
    writeFileSync(pasta, '');
    try {
      await expect.poll(async () => valor(await metricas(), 'portal_writable')).toBe(0);
      expect(valor(await metricas(), 'portal_database_up')).toBe(1);
      expect(portal.output()).toContain('Não é possível gravar');
    } finally {
      rmSync(pasta);
      renameSync(`${pasta}-fora`, pasta);
    }
    await expect.poll(async () => valor(await metricas(), 'portal_writable')).toBe(1);
  });

  it('nada dizem de ninguém', async () => {
    const texto = await metricas();
    const { nome, email, documento } = pessoa.cadastro;
    for (const dado of [nome, email, documento]) expect(texto).not.toContain(dado);
    // Labels are patterns: no ids, no tokens.
    for (const [, rota = ''] of texto.matchAll(/route="([^"]*)"/g))
      expect(rota).not.toMatch(/\d{2,}|[\w-]{24,}/);
  });

  it('não são da porta pública', async () => {
    expect((await portal.ask('/metrics')).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${porta}/`)).status).toBe(404);
  });

  it('todas as que os alarmes e o quadro nomeiam existem', async () => {
    const texto = await metricas();
    const nomeadas = new Set(
      [ler('alarmes.yml'), ler('grafana.json')]
        .join('\n')
        .match(/\b(?:portal|nodejs|process)_[a-z0-9_]+/g),
    );
    expect(nomeadas.size).toBeGreaterThan(20);
    const ditas = new Set(
      [...texto.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, nome = '', tipo = '']) =>
        tipo === 'histogram' ? ['_bucket', '_sum', '_count'].map((fim) => nome + fim) : [nome],
      ),
    );
    expect([...nomeadas].filter((nome) => !ditas.has(nome))).toEqual([]);
  });
});

it('sem METRICS_PORT nada se carrega; com a porta do portal, ele não liga', async () => {
  const porta = String(await freePort());
  await expect(
    startTestPortal({ port: Number(porta), env: { METRICS_PORT: porta } }),
  ).rejects.toThrow('METRICS_PORT não pode ser a porta do portal');
});
