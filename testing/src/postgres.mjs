// A PostgreSQL for as long as this program runs, on the port it is given: who tests in another process connects to it.
import { startPostgres } from './postgres-server.mjs';

const server = await startPostgres(Number(process.argv[2]));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
