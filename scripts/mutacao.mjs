import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { mutation } = await import('./lib/mutation.mjs');

await main(() => mutation(process.argv.slice(2)));
