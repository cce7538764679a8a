import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { startPortal } = await import('./lib/start-portal.mjs');

await main(startPortal);
