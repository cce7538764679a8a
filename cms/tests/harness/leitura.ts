import { randomBytes } from 'node:crypto';
import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import { beforeAll, expect } from 'vitest';
import { type Editor, type Entry, loginEditor } from './editor';
import type { Portal, TestPortal } from './portal';
import { emBanco, sql } from './sql';
import { umPortal, type UmPortal } from './um-portal';

/** Today in São Paulo, asked anew each time: a worker keeps this file past midnight. */
export const hoje = (): string => dataCivil(new Date());

export interface PortalEditado<P extends Portal = Portal> extends UmPortal<P> {
  editor: Editor;
  /** Reads a public address that must answer 200 in JSON. */
  read<T>(path: string): Promise<T>;
}

/** A portal with somebody at its panel. */
export const comEditor = <P extends Portal>(portal: UmPortal<P>): PortalEditado<P> => {
  const aqui = Object.assign(portal, {
    read: async <T>(path: string): Promise<T> => {
      const answer = await aqui.portal.ask(path);
      expect(answer.status, `${path}: ${answer.text}`).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      return answer.json<T>();
    },
  }) as PortalEditado<P>; // the hook below brings the editor before any test reads it
  beforeAll(async () => {
    aqui.editor = await loginEditor(aqui.portal);
  });
  return aqui;
};

/** A portal of the file's own with somebody at its panel. */
export const umPortalEditado = (env: Record<string, string> = {}): PortalEditado<TestPortal> =>
  comEditor(umPortal(env));

type Colunas = Record<string, string | number | null>;

/** Changes an ad in the database, as another instance would: public reads see it within seconds. */
export const mudarAnuncio = async (
  { portal, database }: UmPortal<Portal>,
  { id }: Entry,
  colunas: Colunas,
): Promise<void> => {
  const novas = { ...colunas, updated_at: emBanco(database, new Date()) };
  const trocas = Object.keys(novas).map((coluna) => `${coluna} = ?`);
  const comando = `update anuncios set ${trocas.join(', ')} where id = ?`;
  await sql(portal, database, comando, ...Object.values(novas), id);
};

/** An ad that runs today, unless the columns say otherwise: written to the database, since the panel makes none. */
export const anuncioEmExibicao = async (
  { portal, database }: UmPortal<Portal>,
  colunas: Colunas = {},
): Promise<Entry> => {
  const agora = emBanco(database, new Date());
  const linha: Colunas = {
    document_id: randomBytes(12).toString('hex'),
    titulo: 'Anúncio',
    tipo: 'banner',
    periodo: 3,
    situacao: 1,
    data_inicio: somarDias(hoje(), -10),
    data_vencimento: somarDias(hoje(), 10),
    ...{ created_at: agora, updated_at: agora, published_at: agora },
    ...colunas,
  };
  const [escrita] = await sql<{ id: number }>(
    portal,
    database,
    `insert into anuncios (${Object.keys(linha).join(', ')})
     values (${Object.keys(linha)
       .map(() => '?')
       .join(', ')}) returning id`,
    ...Object.values(linha),
  );
  // An ad that is nobody's is not public.
  await sql(
    portal,
    database,
    'insert into anuncios_usuario_lnk (anuncio_id, user_id) select ?, min(id) from up_users',
    escrita?.id ?? 0,
  );
  return { id: escrita?.id ?? 0, documentId: String(linha['document_id']) };
};
