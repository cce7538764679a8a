// node:http and one bare upsert for each request, durable: what a post costs at the very least when nothing is gathered.
// Started as a program: PORT, and BANCO, a SQLite file or a postgres:// address.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { at } from '../../lib/paths.mjs';

const require = createRequire(at('cms/package.json'));
const TABLE = 'create table contas (alvo text primary key, total integer not null)';
const UPSERT = (mark) =>
  `insert into contas (alvo, total) values (${mark}, 1) on conflict (alvo) do update set total = contas.total + 1`;

const onPostgres = async (connectionString) => {
  const { Pool } = require('pg');
  const pool = new Pool({ connectionString, max: 10 });
  await pool.query(TABLE);
  return (alvo) => pool.query({ name: 'contar', text: UPSERT('$1'), values: [alvo] });
};

const onSqlite = async (file) => {
  const { Conexao } = require(at('cms/dist/src/sqlite/conexao.js'));
  const database = new Conexao(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(TABLE);
  const upsert = database.prepare(UPSERT('?'));
  return async (alvo) => upsert.run(alvo);
};

const { BANCO = '', PORT } = process.env;
const count = await (BANCO.startsWith('postgres') ? onPostgres : onSqlite)(BANCO);

createServer((req, res) => {
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', async () => {
    const { musica } = JSON.parse(Buffer.concat(chunks).toString());
    await count(musica);
    res.writeHead(204).end();
  });
}).listen(Number(PORT), '127.0.0.1', () => console.log('PRONTO'));
