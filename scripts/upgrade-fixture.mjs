import './lib/node-version.mjs';

const { main } = await import('./lib/main.mjs');
const { upgradeFixture } = await import('./lib/upgrade-fixture.mjs');

// Kept for the record: the fixtures in cms/tests/fixtures are made once, by
//   node scripts/upgrade-fixture.mjs 4e810a8 primeira-versao                             (SQLite)
//   DATABASE_URL=postgres://… node scripts/upgrade-fixture.mjs 4e810a8 primeira-versao   (an empty PostgreSQL database)
// and the same of 256f7a1, named versao-256f7a1.
await main(() => upgradeFixture(process.argv[2], process.argv[3]));
