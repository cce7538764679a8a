import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { backup } = await import('./lib/backup.mjs');

await main(() => backup(process.argv.slice(2)));
