import * as z from 'zod/mini';
import { dataLivre } from '../tempo/campos';
import { livre, numeroDe, texto, link, linkLivre } from '../texto/campos';
import { emailLivreSchema } from '../texto/email';
import { cabe } from '../texto/regras';
import { telefoneLivreSchema, whatsappSchema } from '../texto/telefone';
import { CIDADE_MAXIMO } from '../usuario/limites';
import { ufLivre } from '../lugar/uf';
import { TEXTO_MAXIMO, TITULO_MAXIMO } from './limites';
import { MENSAGENS_DO_ANUNCIO } from './mensagens';
import { MEIOS_PAGAMENTO, PERIODOS, RESUMO_MAXIMO, type TipoAnuncio } from './status';
import {
  exigido,
  opcional,
  type LinhaDeConteudo,
  type Linhas,
  type LinhasDeConteudo,
} from './tabela';

const nome = (rotulo: string, maximo: number) => texto(rotulo, maximo, cabe(maximo));

const resumo = texto('o resumo', TEXTO_MAXIMO, [
  (valor) => Array.from(valor).length <= RESUMO_MAXIMO,
  MENSAGENS_DO_ANUNCIO.resumoLongo,
]);

/** What every ad has (especificação 5). */
const anuncio = {
  titulo: { schema: texto('o título', TITULO_MAXIMO) },
  periodo: { schema: numeroDe(PERIODOS, 'Escolha o período.') },
  meio_pagamento: { schema: z.enum(MEIOS_PAGAMENTO, { error: 'Escolha o meio de pagamento.' }) },
  // Left empty, the first activation is the start.
  data_inicio: { schema: dataLivre, opcional: true },
} as const satisfies Linhas;

const banner = {
  titulo_banner: exigido('titulo', 'texto', 'todos', nome('o título do banner', TITULO_MAXIMO)),
  resumo_banner: exigido('resumo', 'texto', 'todos', resumo),
  url: exigido('url', 'link', 'todos', link('o link')),
} as const satisfies LinhasDeConteudo;

const radio = {
  nome_webradio: exigido('nome_radio', 'texto', 'todos', nome('o nome da rádio', TITULO_MAXIMO)),
  url_webradio: exigido('url', 'transmissao', 'todos', link('o endereço da transmissão')),
  slogan_webradio: opcional('slogan', 'texto', 'todos', livre(160)),
  email_webradio: opcional('email', 'email', 'dono', emailLivreSchema),
  telefone_webradio: opcional('telefone', 'telefone', 'dono', telefoneLivreSchema),
  endereco_webradio: opcional('endereco', 'texto', 'todos', livre(TEXTO_MAXIMO)),
  cidade_webradio: opcional('cidade', 'texto', 'todos', livre(CIDADE_MAXIMO)),
  estado_webradio: opcional('estado', 'uf', 'todos', ufLivre),
  tags_webradio: opcional('tags', 'lista', 'todos', livre(TEXTO_MAXIMO)),
  instagram_webradio: opcional('rede_social_1', 'link', 'todos', linkLivre),
  facebook_webradio: opcional('rede_social_2', 'link', 'todos', linkLivre),
  youtube_webradio: opcional('rede_social_3', 'link', 'todos', linkLivre),
  whatsapp_webradio: opcional('rede_social_4', 'whatsapp', 'todos', whatsappSchema),
} as const satisfies LinhasDeConteudo;

/** A song. Its singer is one of the portal's, or who comes with it. */
const musica = {
  nome_musica: exigido('nome', 'texto', 'todos', nome('o nome da música', 160)),
  id_cantor_musica: { ...opcional('cantor', 'texto', 'todos', livre(64)), lido: 'id_cantor' },
} as const satisfies LinhasDeConteudo;

/** A new singer, with a new song only: whoever brings one tells everything (especificação 5). */
const cantor = {
  nome_cantor: {
    ...opcional('nome', 'texto', 'todos', livre(TITULO_MAXIMO)),
    falta: 'Informe o nome do cantor.',
  },
  slogan_cantor: {
    ...opcional('slogan', 'texto', 'todos', livre(160)),
    falta: 'Informe o slogan do cantor.',
  },
  segmento_cantor: {
    ...opcional('segmento', 'texto', 'todos', livre(80)),
    falta: 'Informe o segmento do cantor.',
  },
} as const satisfies LinhasDeConteudo<{ falta: string }>;

/**
 * Every field of an ad's form but its files, by the part of the form it is in, in the order in which faults are told. How a
 * field is judged, kept, read and shown follows from its line: nobody else lists the fields of an ad.
 */
export const CAMPOS = { anuncio, banner, radio, musica, cantor } as const;

export type Secao = keyof typeof CAMPOS;
/** The parts that say what the ad is about. */
export type SecaoDeConteudo = Exclude<Secao, 'anuncio'>;
/** The fields of a part, as the form calls them. */
export type CampoDe<S extends Secao> = { [P in S]: keyof (typeof CAMPOS)[P] & string }[S];

const LINHAS: Readonly<Record<CampoDe<SecaoDeConteudo>, LinhaDeConteudo>> = {
  ...banner,
  ...radio,
  ...musica,
  ...cantor,
};

/** The table's row of a field of what the ad is about. */
export const linhaDe = (campo: CampoDe<SecaoDeConteudo>): LinhaDeConteudo => LINHAS[campo];

/** Whether a field is of what the ad is about, and no file. */
export const isDoConteudo = (campo: string): campo is CampoDe<SecaoDeConteudo> => campo in LINHAS;

/** The parts that say what an ad of a type is about: a singer's only when a new one comes along. */
export const secoesDe = (tipo: TipoAnuncio, cantorNovo: boolean): SecaoDeConteudo[] =>
  tipo === 'musica' && cantorNovo ? ['musica', 'cantor'] : [tipo];
