import * as z from 'zod/mini';
import { numeroDe, linhaLivre } from '../texto/campos';
import { CAMPOS } from './campos';
import { idSchema } from './id';
import { MOTIVO_MAXIMO } from './limites';
import { MENSAGENS_DO_ANUNCIO } from './mensagens';
import { tipoDeMotivoSchema } from './motivos';
import { STATUS, TIPOS_ANUNCIO } from './status';
import { aoEditar } from './tabela';

/** Which ad, alone (POST /api/usuarios/administracao/usuario). */
export const qualAnuncioSchema = z.object({ id_anuncio: idSchema });
export type QualAnuncio = z.output<typeof qualAnuncioSchema>;

const comum = {
  id_anuncio: idSchema,
  // The form sends it along; an ad's type never changes.
  tipo_anuncio: z.optional(z.enum(['', ...TIPOS_ANUNCIO], { error: MENSAGENS_DO_ANUNCIO.semTipo })),
  ...aoEditar(CAMPOS.anuncio),
};

// The form may send along what the ad shows; that never changes.
const idDoConteudo = z.optional(z.string());

/** POST /api/anuncios/administracao/anuncio/update: a field that is not sent stays as it is (contrato 5). */
export const editarRadioSchema = z.object({
  ...comum,
  id_webradio: idDoConteudo,
  ...aoEditar(CAMPOS.radio),
});
export type EditarRadio = z.output<typeof editarRadioSchema>;

/** POST /api/anuncios/administracao/musica/update. */
export const editarMusicaSchema = z.object({
  ...comum,
  id_musica: idDoConteudo,
  ...aoEditar(CAMPOS.musica),
});
export type EditarMusica = z.output<typeof editarMusicaSchema>;

/** POST /api/usuarios/anuncios/banner/update, and the owner's own /api/usuarios/public/anuncios/banner/update. */
export const editarBannerSchema = z.object({
  ...comum,
  id_banner: idDoConteudo,
  ...aoEditar(CAMPOS.banner),
});
export type EditarBanner = z.output<typeof editarBannerSchema>;

const statusEscolhido = numeroDe(STATUS, 'Escolha um status válido.');

/**
 * POST /api/anuncios/administracao/atualizarStatus (contrato 5). `motivo` goes to the history and to the owner;
 * `tipo_motivo` says what of a refused ad it is about (`outro` when it did not come). `status_atual`: the status the decision was taken on; sent, the ad has to be there still.
 */
export const atualizarStatusSchema = z.object({
  id_anuncio: idSchema,
  status: statusEscolhido,
  status_atual: z.optional(statusEscolhido),
  motivo: linhaLivre(MOTIVO_MAXIMO, 'Confira o motivo.'),
  tipo_motivo: z.optional(tipoDeMotivoSchema),
});
export type AtualizarStatus = z.output<typeof atualizarStatusSchema>;
