import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at } from './paths.mjs';
import { withBuildLock } from './lock.mjs';

let folder;
let lock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-trava-'));
  lock = join(folder, 'trava');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that writes a line when it enters, stays a moment, and writes another when it leaves. */
const enterAndLeave = (diary) => {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { withBuildLock } from ${JSON.stringify(at('scripts/lib/lock.mjs'))};
    await withBuildLock(async () => {
      appendFileSync(${JSON.stringify(diary)}, 'entra ');
      await wait(400);
      appendFileSync(${JSON.stringify(diary)}, 'sai ');
    }, ${JSON.stringify(lock)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('close', resolve));
};

describe('trava da construção', () => {
  it('deixa entrar um processo de cada vez', { timeout: 60_000 }, async () => {
    const diary = join(folder, 'diario');
    const codes = await Promise.all([1, 2, 3].map(() => enterAndLeave(diary)));
    expect(codes).toEqual([0, 0, 0]);
    expect(readFileSync(diary, 'utf8')).toBe('entra sai '.repeat(3));
  });

  it('toma o lugar de quem morreu com ela', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.once('close', resolve));
    writeFileSync(lock, String(dead.pid));
    expect(await withBuildLock(async () => 'entrou', lock)).toBe('entrou');
  });

  it('fica livre quando o trabalho falha', async () => {
    await expect(
      withBuildLock(async () => Promise.reject(new Error('não deu')), lock),
    ).rejects.toThrow('não deu');
    expect(existsSync(lock)).toBe(false);
  });
});
