import type { Anuncio, Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { expect } from 'vitest';
import type { Pessoa } from './pessoas';
import { lerZip } from './zip';

/** The copy of everything the portal keeps about somebody. */
export const copiaDe = async ({ visitante }: Pick<Pessoa, 'visitante'>) => {
  const answer = await visitante.pedir(CAMINHOS.baixarMeusDados);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="meus-dados.zip"');
  expect(answer.headers['cache-control']).toContain('no-store');
  const zip = lerZip(answer.bytes);
  const dados = JSON.parse(zip.get('dados.json')?.toString() ?? '') as {
    conta: Record<string, unknown>;
    anuncios: { anuncio: Anuncio; historico: Passo[]; comprovantes: unknown[] }[];
    anuncios_excluidos: unknown[];
    recebimentos: unknown[];
    votos: { nome: string }[];
  };
  return { zip, dados };
};
