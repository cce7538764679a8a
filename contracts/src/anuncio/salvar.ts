import * as z from 'zod/mini';
import {
  camposDaMusica,
  camposDaRadio,
  camposDoAnuncio,
  camposDoBanner,
  camposDoCantor,
  camposLivresDaRadio,
} from './campos';
import { contaDoAnuncio } from './conta';
import { MENSAGENS_DO_ANUNCIO } from './mensagens';

const ACEITO: readonly unknown[] = [true, 'true', 'on', '1', 'sim'];

// Without `abort: false` its fault would keep a song's singer from being asked for.
const termos = z
  .custom<true, boolean | string>((valor) => ACEITO.includes(valor), {
    error: MENSAGENS_DO_ANUNCIO.termosNaoAceitos,
    abort: false,
  })
  .check(z.overwrite(() => true));

const comum = {
  ...camposDoAnuncio,
  data_inicio: z.prefault(camposDoAnuncio.data_inicio, ''),
  termos,
  id_usuario: contaDoAnuncio,
};

/** A banner ad's form (contract 5, salvar). Its image comes as a file. */
export const salvarBannerSchema = z.object({
  ...comum,
  tipo_anuncio: z.literal('banner'),
  ...camposDoBanner,
});

const livres = camposLivresDaRadio;

/** A web radio ad's form. */
export const salvarRadioSchema = z.object({
  ...comum,
  tipo_anuncio: z.literal('radio'),
  ...camposDaRadio,
  slogan_webradio: z.prefault(livres.slogan_webradio, ''),
  email_webradio: z.prefault(livres.email_webradio, ''),
  telefone_webradio: z.prefault(livres.telefone_webradio, ''),
  endereco_webradio: z.prefault(livres.endereco_webradio, ''),
  tags_webradio: z.prefault(livres.tags_webradio, ''),
  instagram_webradio: z.prefault(livres.instagram_webradio, ''),
  facebook_webradio: z.prefault(livres.facebook_webradio, ''),
  youtube_webradio: z.prefault(livres.youtube_webradio, ''),
  whatsapp_webradio: z.prefault(livres.whatsapp_webradio, ''),
});

/** What a new singer must have, and what to tell when it is missing (specification 5). */
export const FALTA_DO_CANTOR_NOVO = {
  nome_cantor: 'Informe o nome do cantor.',
  slogan_cantor: 'Informe o slogan do cantor.',
  segmento_cantor: 'Informe o segmento do cantor.',
} as const;
type CampoDoCantorNovo = keyof typeof FALTA_DO_CANTOR_NOVO;

/** A song needs a singer: one of the list, or a new one with every field (specification 5). */
const comCantor = z.check<{ id_cantor_musica: string } & Record<CampoDoCantorNovo, string>>(
  ({ value, issues }) => {
    if (value.id_cantor_musica !== '') return;
    const campos = Object.keys(FALTA_DO_CANTOR_NOVO) as CampoDoCantorNovo[]; // its only keys
    const vazios = campos.filter((campo) => value[campo] === '');
    const nenhum = vazios.length === campos.length;
    const faltam: [string, string][] = nenhum
      ? [['id_cantor_musica', 'Escolha o cantor.']]
      : vazios.map((campo) => [campo, FALTA_DO_CANTOR_NOVO[campo]]);
    for (const [campo, message] of faltam)
      issues.push({ code: 'custom', path: [campo], message, input: value });
  },
  // Told with all other faults, not after them.
  { when: () => true },
);

/** A song ad's form. Its sound and pictures come as files. */
export const salvarMusicaSchema = z
  .object({
    ...comum,
    tipo_anuncio: z.literal('musica'),
    ...camposDaMusica,
    id_cantor_musica: z.prefault(camposDoCantor.id_cantor_musica, ''),
    nome_cantor: z.prefault(camposDoCantor.nome_cantor, ''),
    slogan_cantor: z.prefault(camposDoCantor.slogan_cantor, ''),
    segmento_cantor: z.prefault(camposDoCantor.segmento_cantor, ''),
  })
  .check(comCantor);

/** POST /usuario/anuncio/salvar (contract 5). */
export const salvarSchema = z.discriminatedUnion(
  'tipo_anuncio',
  [salvarBannerSchema, salvarRadioSchema, salvarMusicaSchema],
  { error: 'Escolha o tipo de anúncio.' },
);
export type Salvar = z.output<typeof salvarSchema>;
export type SalvarBanner = z.output<typeof salvarBannerSchema>;
export type SalvarRadio = z.output<typeof salvarRadioSchema>;
export type SalvarMusica = z.output<typeof salvarMusicaSchema>;
