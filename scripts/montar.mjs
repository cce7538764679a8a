// Puts together the folder a container holds (config/docker/portal.dockerfile): `node scripts/montar.mjs PASTA`.
import './lib/node-version.mjs';
import { resolve } from 'node:path';

const { main } = await import('./lib/main.mjs');
const { Failure } = await import('./lib/failure.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { assemble } = await import('./lib/assemble.mjs');

await main(async () => {
  const [target, ...more] = process.argv.slice(2);
  if (target === undefined || target.startsWith('-') || more.length > 0)
    throw new Failure('Uso: node scripts/montar.mjs PASTA');
  await prepare(undefined, { portalOnly: true });
  assemble(resolve(target));
});
