import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../scripts/lib/paths.mjs';

const read = (path) => readFileSync(at(path), 'utf8');
const CONF = read('config/pgbouncer/portal.ini');

it.each([
  ['PORTAL_DB_STATEMENT_TIMEOUT', 'statement_timeout'],
  ['PORTAL_DB_LOCK_TIMEOUT', 'lock_timeout'],
  ['PORTAL_DB_IDLE_TIMEOUT', 'idle_in_transaction_session_timeout'],
])('%s sem valor e o pgbouncer põem o mesmo limite', (variable, setting) => {
  const [, usual] =
    new RegExp(`'${variable}', ([\\d_]+)`).exec(read('cms/src/runtime/ambiente.ts')) ?? [];
  expect(CONF).toContain(`set ${setting} = ${Number(usual?.replaceAll('_', ''))}`);
});
