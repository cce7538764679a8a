import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { debianProgram } from '@portal/testing/debian';

const TIMEOUT_MS = 180_000;

const run = (binary, ...args) =>
  execFileSync(binary, args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' });

it(
  'as regras são válidas para o próprio Prometheus, disparam quando devem e calam quando não',
  async (context) => {
    const binary = await debianProgram('promtool');
    if (!binary && !process.env.CI) context.skip('sem promtool: no Debian, apt install prometheus');
    expect(run(binary, 'check', 'rules', 'alarmes.yml')).toContain('SUCCESS');
    expect(run(binary, 'test', 'rules', 'alarmes.test.yml')).toContain('SUCCESS');
    expect(run(binary, 'check', 'config', 'prometheus.yml')).toContain('SUCCESS');
  },
  TIMEOUT_MS,
);
