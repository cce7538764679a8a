import * as z from 'zod/mini';
import { CAMPOS, type CampoDe } from './campos';
import { contaDoAnuncio } from './id';
import { MENSAGENS_DO_ANUNCIO } from './mensagens';
import { isVazio } from '../texto/regras';
import { aoCriar, chaves } from './tabela';

const ACEITO: readonly unknown[] = [true, 'true', 'on', '1', 'sim'];

// Without `abort: false` its fault would keep a song's singer from being asked for.
const termos = z
  .custom<true, boolean | string>((valor) => ACEITO.includes(valor), {
    error: MENSAGENS_DO_ANUNCIO.termosNaoAceitos,
    abort: false,
  })
  .check(z.overwrite(() => true));

const comum = { ...aoCriar(CAMPOS.anuncio), termos, id_usuario: contaDoAnuncio };

/** A banner ad's form (contrato 5). Its image comes as a file. */
const salvarBannerSchema = z.object({
  ...comum,
  tipo_anuncio: z.literal('banner'),
  ...aoCriar(CAMPOS.banner),
});

/** A web radio ad's form. */
const salvarRadioSchema = z.object({
  ...comum,
  tipo_anuncio: z.literal('radio'),
  ...aoCriar(CAMPOS.radio),
});

/** A song needs a singer: one of the list, or a new one with every field (especificação 5). */
const comCantor = z.check<Record<'id_cantor_musica' | CampoDe<'cantor'>, string>>(
  ({ value, issues }) => {
    if (value.id_cantor_musica !== '') return;
    const campos = chaves(CAMPOS.cantor);
    const vazios = campos.filter((campo) => {
      // It runs on what was sent, whatever was said of it.
      const enviado: unknown = value[campo];
      return typeof enviado === 'string' && isVazio(enviado);
    });
    const nenhum = vazios.length === campos.length;
    const faltam: [string, string][] = nenhum
      ? [['id_cantor_musica', 'Escolha o cantor.']]
      : vazios.map((campo) => [campo, CAMPOS.cantor[campo].falta]);
    for (const [campo, message] of faltam)
      issues.push({ code: 'custom', path: [campo], message, input: value });
  },
  // Told with all other faults, not after them.
  { when: () => true },
);

/** A song ad's form. Its sound and pictures come as files. */
const salvarMusicaSchema = z
  .object({
    ...comum,
    tipo_anuncio: z.literal('musica'),
    ...aoCriar(CAMPOS.musica),
    ...aoCriar(CAMPOS.cantor),
  })
  .check(comCantor);

/** POST /usuario/anuncio/salvar (contrato 5). */
export const salvarSchema = z.discriminatedUnion(
  'tipo_anuncio',
  [salvarBannerSchema, salvarRadioSchema, salvarMusicaSchema],
  { error: MENSAGENS_DO_ANUNCIO.semTipo },
);
export type Salvar = z.output<typeof salvarSchema>;
export type SalvarBanner = z.output<typeof salvarBannerSchema>;
export type SalvarRadio = z.output<typeof salvarRadioSchema>;
export type SalvarMusica = z.output<typeof salvarMusicaSchema>;
