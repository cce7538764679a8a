// Does the portal every harm a server can meet, under load, and proves what the database then still knows.
import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { LIBRARIES } = await import('./lib/build.mjs');
const { runFaults } = await import('./faltas/run-all.mjs');

await main(async () => {
  await prepare([...LIBRARIES, 'servidor', 'site']);
  await runFaults(process.argv.slice(2));
});
