import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../../lib/paths.mjs';
import { start } from '../../lib/run.mjs';
import { launch } from '../instance.mjs';
import { outcome } from '../outcome.mjs';

/** Moments of a run at which it is killed, as parts of what a whole one takes. */
const MOMENTS = [0.3, 0.5, 0.7, 0.9];
const BALLAST_MB = 60;

const run = async (script, args, env, killAfterMs = null) => {
  const child = start(process.execPath, [at('scripts', `${script}.mjs`), ...args], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  if (killAfterMs !== null) {
    await Promise.race([ended, sleep(killAfterMs)]);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  return code;
};

const litter = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => /^\.copia-|\.parcial-|^\.restauro|\.volta-/.test(name))
    : [];

/** Something to copy that takes its time: bytes no packing shrinks. */
const weigh = (data) => {
  mkdirSync(join(data, 'uploads', 'banner'), { recursive: true });
  const name = `${randomBytes(16).toString('hex')}-600x250.webp`;
  writeFileSync(join(data, 'uploads', 'banner', name), randomBytes(BALLAST_MB * 1024 * 1024));
};

/** Kills a backup and a restore half-way, several times: what lies there then, and after the next whole one. */
const killed = async (bench, short) => {
  const place = await bench.place();
  weigh(place.data);
  const out = join(bench.folder, `copias-${place.name}`);
  mkdirSync(out);
  const whole = join(out, 'inteira.tar.gz');
  const since = performance.now();
  const deviations = [];
  if ((await run('backup', [whole], place.env)) !== 0)
    deviations.push('a cópia inteira não se fez');
  const takes = performance.now() - since;
  const moments = short ? MOMENTS.slice(1, 2) : MOMENTS;
  for (const part of moments) {
    const half = join(out, `meia-${part}.tar.gz`);
    const code = await run('backup', [half], place.env, takes * part);
    if (code !== 0 && existsSync(half))
      deviations.push('uma cópia morta deixou um arquivo com o nome pedido');
  }
  const again = await run('backup', [join(out, 'outra.tar.gz')], place.env);
  if (again !== 0) deviations.push('depois de uma morta, a cópia seguinte não se fez');
  const left = [...litter(place.data), ...litter(out)];
  if (left.length > 0) deviations.push(`ficou para trás: ${left.join(', ')}`);
  const lost = [];
  for (const part of moments) lost.push(...(await killRestore(bench, whole, takes * part)));
  return outcome('copia-morta', bench.kind, {
    requests: 2 + 2 * moments.length,
    failed: 2 * moments.length,
    lost,
    deviations,
    notes: [`morta em ${moments.length} momentos da cópia e da volta`],
  });
};

/** After a killed restore a repeated one must bring everything back, and the portal on it must start. */
const killRestore = async (bench, archive, afterMs) => {
  const place = await bench.place({ empty: true });
  await run('restore', [archive], place.env, afterMs);
  const code = await run('restore', [archive, '--substituir'], place.env);
  if (code !== 0) return ['a volta morta não se pôde repetir'];
  const portal = await launch(place.env);
  const started = portal.code === null;
  if (started) await portal.stop();
  const [{ total }] = await place
    .query('select count(*) as total from anuncios')
    .catch(() => [{ total: 0 }]);
  return started && Number(total) > 0 ? [] : ['a volta repetida não trouxe o portal inteiro'];
};

export const COPIA = { 'copia-morta': killed };
