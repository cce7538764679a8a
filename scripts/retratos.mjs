import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { screenshots } = await import('./lib/screenshots.mjs');

// node scripts/retratos.mjs [nome…]: the pictures of the guides, docs/imagens/*.webp, from a portal of their own.
await main(() => screenshots(process.argv.slice(2)));
