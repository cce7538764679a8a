import * as z from 'zod/mini';
import { IMPRESSOES_MAXIMO } from './limites';

/** Longest id anybody may send to be counted. */
const ID_MAXIMO = 64;

const id = (erro: string) =>
  z
    .string({ error: erro })
    .check(z.trim(), z.minLength(1, { error: erro }), z.maxLength(ID_MAXIMO, { error: erro }));

/** POST /api/monitoramentoMusica (contrato 6): a song began to play. */
export const tocarMusicaSchema = z.object({ musica: id('Informe a música.') });

/**
 * POST /api/anuncios/monitoramento (contrato 6): a click on an ad, or with `tipo` 'webradio' a radio that began to
 * play.
 */
export const rastrearAnuncioSchema = z.object({
  anuncio: id('Informe o anúncio.'),
  tipo: z.optional(z.nullable(z.enum(['', 'webradio'], { error: 'Este tipo não existe.' }))),
});

/** POST /api/anuncios/impressoes: ads that were seen. A form sends them as `1,2,3`. */
export const impressoesSchema = z.object({
  anuncios: z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.union([z.string(), z.int()]))], {
        error: 'Informe os anúncios.',
      }),
      z.transform((valor) => (typeof valor === 'string' ? valor.split(',') : valor.map(String))),
    ),
    z.array(z.string().check(z.trim(), z.maxLength(ID_MAXIMO))).check(
      z.maxLength(IMPRESSOES_MAXIMO, {
        error: `Envie até ${IMPRESSOES_MAXIMO} anúncios por vez.`,
      }),
    ),
  ),
});
