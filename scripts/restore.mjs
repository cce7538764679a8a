import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { restore } = await import('./lib/restore.mjs');

await main(() => restore(process.argv.slice(2)));
