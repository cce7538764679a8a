import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import { beforeAll, expect } from 'vitest';
import { type Editor, type Entry, type Fields, loginEditor } from './editor';
import { umPortal, type UmPortal } from './um-portal';

export const HOJE = dataCivil(new Date());

export interface PortalEditado extends UmPortal {
  editor: Editor;
  /** Reads a public address that must answer 200 in JSON. */
  read<T>(path: string): Promise<T>;
}

/** A portal of the file's own with somebody at its panel. */
export const umPortalEditado = (env: Record<string, string> = {}): PortalEditado => {
  const aqui = Object.assign(umPortal(env), {
    read: async <T>(path: string): Promise<T> => {
      const answer = await aqui.portal.ask(path);
      expect(answer.status, `${path}: ${answer.text}`).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      return answer.json<T>();
    },
  }) as PortalEditado; // the hook below brings the editor before any test reads it
  beforeAll(async () => {
    aqui.editor = await loginEditor(aqui.portal);
  });
  return aqui;
};

/** An ad that runs today, unless the fields say otherwise. */
export const anuncioEmExibicao = (editor: Editor, fields: Fields = {}): Promise<Entry> =>
  editor.create('api::anuncio.anuncio', {
    titulo: 'Anúncio',
    tipo: 'banner',
    periodo: 3,
    situacao: 1,
    data_inicio: somarDias(HOJE, -10),
    data_vencimento: somarDias(HOJE, 10),
    ...fields,
  });
