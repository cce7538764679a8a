import './lib/node-version.mjs';

const { main } = await import('./lib/failure.mjs');
const { prepare } = await import('./lib/prepare.mjs');

await main(() => prepare());
