import type { Anuncio, Comprovante, Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { expect } from 'vitest';
import { enviarPartes, imagem, type Partes } from './anuncios';
import { type Answer } from './http';
import { type Pessoa } from './pessoas';
import { type Visitante } from './visitante';

/** What somebody reads at an address that must answer 200. */
export const ler = async <T>(visitante: Visitante, caminho: string): Promise<T> => {
  const answer = await visitante.pedir(caminho);
  expect(answer.status, `${caminho}: ${answer.text}`).toBe(200);
  return answer.json<T>();
};

/** One of somebody's own ads, as they read it. */
export const meuAnuncio = async ({ visitante, id: dona }: Pessoa, id: number): Promise<Anuncio> => {
  const lista = await ler<Anuncio[]>(visitante, CAMINHOS.anunciosDoUsuario(dona));
  const anuncio = lista.find((um) => um.id === id);
  if (!anuncio) throw new Error(`ad ${id} is not there`);
  return anuncio;
};

export const decidir = (admin: Visitante, id: number, status: number, motivo = '') =>
  admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status, motivo });

/** Edits a banner ad as its owner's page does. */
export const editarMeu = (visitante: Visitante, id: number, partes: Partes): Promise<Answer> =>
  enviarPartes(visitante, CAMINHOS.editarMeuBanner, { id_anuncio: String(id), ...partes });

/** Sends a proof of one colour. */
export const provar = async (visitante: Visitante, id: number, cor = '#00ff00'): Promise<void> => {
  const answer = await editarMeu(visitante, id, { arquivo_comprovante: await imagem(cor, 'jpeg') });
  expect(answer.status, answer.text).toBe(200);
};

export const comprovantesDe = (visitante: Visitante, id: number): Promise<Comprovante[]> =>
  ler(visitante, CAMINHOS.comprovantes(id));

export const passosDe = (visitante: Visitante, id: number): Promise<Passo[]> =>
  ler(visitante, CAMINHOS.historico(id));

/** Each step as `de>para evento`. */
export const resumoDos = (passos: readonly Passo[]): string[] =>
  passos.map(({ de, para, evento }) => `${de ?? ''}>${para ?? ''} ${evento}`);
