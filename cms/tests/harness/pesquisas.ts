import { beforeAll } from 'vitest';
import { type Entry } from './editor';
import { type Answer } from './http';
import { umPortalEditado, type PortalEditado } from './leitura';
import type { TestPortal } from './portal';
import { novoVisitante } from './visitante';

/** What the form of survey 1 sends. */
interface Votante extends Record<string, string> {
  nome: string;
  telefone: string;
  email: string;
  id_webradio: string;
}

/** A portal with both surveys open, a radio and songs to vote for. */
export interface PortalComPesquisas extends PortalEditado<TestPortal> {
  radio: string;
  /** A radio that was never published. */
  rascunho: string;
  musica: string;
  /** Somebody who has not voted yet, and votes for the radio. */
  pessoa(mudancas?: Record<string, unknown>): Votante;
  votar(campos: object): Promise<Answer>;
  prazo(numero: 1 | 2, abre_em: string | null, fecha_em: string | null): Promise<unknown>;
}

export const daquiA = (segundos: number): string =>
  new Date(Date.now() + segundos * 1000).toISOString();

export const umPortalComPesquisas = (env: Record<string, string>): PortalComPesquisas => {
  let pesquisas: Record<1 | 2, Entry>;
  let n = 0;
  const aqui: PortalComPesquisas = Object.assign(umPortalEditado(env), {
    radio: '',
    rascunho: '',
    musica: '',
    pessoa: (mudancas: Record<string, unknown> = {}): Votante => {
      n += 1;
      return {
        nome: `Votante ${n}`,
        telefone: `(11) 9${String(70000000 + n)}`,
        email: `votante-${n}@exemplo.test`,
        id_webradio: aqui.radio,
        ...mudancas,
      };
    },
    votar: (campos: object) =>
      novoVisitante(aqui.portal).enviar('/anuncios/formularioPesquisa', campos),
    prazo: (numero: 1 | 2, abre_em: string | null, fecha_em: string | null) =>
      aqui.editor.update('api::pesquisa.pesquisa', pesquisas[numero].documentId, {
        numero,
        abre_em,
        fecha_em,
      }),
  });
  beforeAll(async () => {
    const { editor } = aqui;
    const nova = { nome_radio: 'Rádio Votada', url: 'https://r.test/' };
    const guardada = { ...nova, nome_radio: 'Guardada' };
    aqui.radio = (await editor.createPublished('api::radio.radio', nova)).documentId;
    aqui.rascunho = (await editor.create('api::radio.radio', guardada)).documentId;
    pesquisas = {
      1: await editor.create('api::pesquisa.pesquisa', { numero: 1, titulo: 'Rádio do ano' }),
      2: await editor.create('api::pesquisa.pesquisa', { numero: 2, titulo: 'Música preferida' }),
    };
    for (const nome of ['Primeira', 'Segunda']) {
      const pesquisa = { connect: [pesquisas[2]], disconnect: [] };
      aqui.musica = (await editor.create('api::opcao.opcao', { nome, pesquisa })).documentId;
    }
  });
  return aqui;
};
