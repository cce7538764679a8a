import * as z from 'zod/mini';
import {
  camposDaMusica,
  camposDaRadio,
  camposDoAnuncio,
  camposDoBanner,
  camposDoCantor,
  camposLivresDaRadio,
  idSchema,
} from './campos';
import { MOTIVO_MAXIMO } from './limites';
import { linhaLivre } from './linha';
import type { AnuncioStatus } from './status';

/** Which ad, alone (POST /api/usuarios/administracao/usuario). */
export const qualAnuncioSchema = z.object({ id_anuncio: idSchema });
export type QualAnuncio = z.output<typeof qualAnuncioSchema>;

const comum = { id_anuncio: idSchema, ...z.partial(z.object(camposDoAnuncio)).shape };

/** POST /api/anuncios/administracao/anuncio/update: a field that is not sent stays as it is (contract 5). */
export const editarRadioSchema = z.object({
  ...comum,
  ...z.partial(z.object({ ...camposDaRadio, ...camposLivresDaRadio })).shape,
});
export type EditarRadio = z.output<typeof editarRadioSchema>;

/** POST /api/anuncios/administracao/musica/update. */
export const editarMusicaSchema = z.object({
  ...comum,
  ...z.partial(z.object({ ...camposDaMusica, id_cantor_musica: camposDoCantor.id_cantor_musica }))
    .shape,
});
export type EditarMusica = z.output<typeof editarMusicaSchema>;

/** POST /api/usuarios/anuncios/banner/update, and the owner's own /api/usuarios/public/anuncios/banner/update. */
export const editarBannerSchema = z.object({
  ...comum,
  ...z.partial(z.object(camposDoBanner)).shape,
});
export type EditarBanner = z.output<typeof editarBannerSchema>;

const statusEscolhido = z.pipe(
  z.enum(['0', '1', '3', '8', '9'], { error: 'Escolha um status válido.' }),
  // The five of the enum are the five states.
  z.transform((valor) => Number(valor) as AnuncioStatus),
);

/**
 * POST /api/anuncios/administracao/atualizarStatus (contract 5). `motivo` goes to the history and to the owner.
 * `status_atual`: the status the decision was taken on; sent, the ad has to be there still.
 */
export const atualizarStatusSchema = z.object({
  id_anuncio: idSchema,
  status: statusEscolhido,
  status_atual: z.optional(statusEscolhido),
  motivo: linhaLivre(MOTIVO_MAXIMO, 'Confira o motivo.'),
});
export type AtualizarStatus = z.output<typeof atualizarStatusSchema>;
