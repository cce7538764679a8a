// Kills the portal under load, again and again, and proves that nothing it acknowledged is lost and nothing is half-made.
import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { Failure } = await import('./lib/failure.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { kill } = await import('./lib/kill-test.mjs');

await main(async () => {
  const times = Number(process.argv[2] ?? 20);
  // Of no kill at all it would say that nothing was lost.
  if (!Number.isInteger(times) || times < 1)
    throw new Failure('Uso: node scripts/matar.mjs [VEZES]');
  await prepare();
  await kill(times);
});
