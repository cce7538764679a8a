import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { dev } = await import('./lib/dev-servers.mjs');

await main(dev);
