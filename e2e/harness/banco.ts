import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Client } from 'pg';
import type { PortalProprio } from './portal-proprio';

/** Lets 31 days pass for a file of the library, by its name: no screen can. */
export const envelhecerArquivo = async (
  { data, banco }: Pick<PortalProprio, 'data' | 'banco'>,
  nome: string,
): Promise<void> => {
  if (banco !== '') {
    const cliente = new Client({ connectionString: banco });
    await cliente.connect();
    try {
      await cliente.query(
        "update files set created_at = now() - interval '31 days' where name = $1",
        [nome],
      );
    } finally {
      await cliente.end();
    }
    return;
  }
  const sqlite = new DatabaseSync(join(data, 'portal.db'), { timeout: 5000 });
  const antes = Date.now() - 31 * 24 * 60 * 60 * 1000;
  sqlite.prepare('update files set created_at = ? where name = ?').run(antes, nome);
  sqlite.close();
};
