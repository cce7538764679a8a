import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { test } = await import('./lib/test-suites.mjs');

await main(() => test(process.argv.slice(2)));
