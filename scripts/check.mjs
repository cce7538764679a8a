import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { check } = await import('./lib/check-steps.mjs');

await main(check);
