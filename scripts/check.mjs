import './lib/node-version.mjs';

const { main } = await import('./lib/failure.mjs');
const { check } = await import('./lib/check-steps.mjs');

await main(check);
