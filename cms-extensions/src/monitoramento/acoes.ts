import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  impressoesSchema,
  rastrearAnuncioSchema,
  tocarMusicaSchema,
} from '@portal/contracts/monitoramento/rastreio';
import type { BodySchema } from '../http/validate-body';
import type { Rastreio } from './rastreio';
import type { Quem } from './visitante';

/** A tracking post: what it takes and what it counts, whichever way it comes in. */
export interface Acao {
  caminho: string;
  schema: BodySchema;
  /** `input`: what the schema made of the body. */
  contar: (rastreio: Rastreio, quem: Quem, input: unknown) => Promise<void>;
}

/** Ties a schema to what is done with its input. */
const acao = <const C extends string, Input>(
  caminho: C,
  schema: BodySchema & { _zod: { output: Input } },
  contar: (rastreio: Rastreio, quem: Quem, input: Input) => Promise<void>,
): Acao & { caminho: C } => ({
  caminho,
  schema,
  // The schema's own output.
  contar: (rastreio, quem, input) => contar(rastreio, quem, input as Input),
});

export const ACOES = {
  musica: acao(CAMINHOS.tocarMusica, tocarMusicaSchema, (rastreio, quem, { musica }) =>
    rastreio.musica(quem, musica),
  ),
  anuncio: acao(CAMINHOS.rastrearAnuncio, rastrearAnuncioSchema, (rastreio, quem, input) =>
    input.tipo === 'webradio'
      ? rastreio.radio(quem, input.anuncio)
      : rastreio.clique(quem, input.anuncio),
  ),
  impressoes: acao(CAMINHOS.impressoes, impressoesSchema, (rastreio, quem, { anuncios }) =>
    rastreio.visualizacoes(quem, anuncios),
  ),
} satisfies Record<string, Acao>;
