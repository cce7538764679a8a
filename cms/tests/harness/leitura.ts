import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import { expect } from 'vitest';
import type { Editor, Entry, Fields } from './editor';
import type { TestPortal } from './portal';

export const HOJE = dataCivil(new Date());

/** Reads a public address that must answer 200 in JSON. */
export const ler = async <T>({ portal }: { portal: TestPortal }, path: string): Promise<T> => {
  const answer = await portal.ask(path);
  expect(answer.status, `${path}: ${answer.text}`).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return answer.json<T>();
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
