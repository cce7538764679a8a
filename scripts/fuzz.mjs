// Asks the portal, over every route it has, what nobody well-meaning would; the same calls for the same seed.
import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { LIBRARIES } = await import('./lib/build.mjs');
const { runFuzz } = await import('./fuzz/main.mjs');

await main(async () => {
  await prepare([...LIBRARIES, 'servidor']);
  await runFuzz(process.argv.slice(2));
});
