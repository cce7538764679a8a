import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { bench } = await import('./lib/bench-all.mjs');

await main(() => bench(process.argv.slice(2)));
