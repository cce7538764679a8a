import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { arquivos } = await import('./lib/arquivos.mjs');

await main(() => arquivos(process.argv.slice(2)));
