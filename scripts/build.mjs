import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { prepare } = await import('./lib/prepare.mjs');

await main(() => prepare());
