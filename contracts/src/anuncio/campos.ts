import * as z from 'zod/mini';
import { somarDias } from '../tempo/datas';
import { camposDeContato, emailSchema, texto } from '../usuario/campos';
import { recusaDoLink } from '../texto/link';
import { MENSAGENS_DO_LINK } from '../texto/mensagens';
import { ate, preenchido, regras, semProibidos, type Regra } from '../usuario/regras';
import { LINK_MAXIMO, TEXTO_MAXIMO, TITULO_MAXIMO } from './limites';
import { MENSAGENS_DO_ANUNCIO } from './mensagens';
import { MEIOS_PAGAMENTO, RESUMO_MAXIMO, type Periodo } from './status';

/** What is kept as content fits as Strapi counts it, which takes many an emoji for two characters. */
const cabe = (maximo: number): Regra => [
  (valor) => valor.length <= maximo,
  `Use no máximo ${maximo} caracteres. Alguns símbolos contam como dois.`,
];

/** A line of text that may be left empty. */
const livre = (maximo: number) =>
  z
    .string({ error: 'Confira este campo.' })
    .check(z.trim(), z.normalize('NFC'), regras(ate(maximo), cabe(maximo), semProibidos));

const comLink = z.overwrite<string>((valor) =>
  valor.trim().replace(/^https?:/i, (esquema) => esquema.toLowerCase()),
);

/** Rules of an address, each with its own words. */
const deLink: readonly Regra[] = Object.values(MENSAGENS_DO_LINK).map((mensagem) => [
  (valor) => recusaDoLink(valor) !== mensagem,
  mensagem,
]);
const seHouver = ([vale, mensagem]: Regra): Regra => [
  (valor) => valor === '' || vale(valor),
  mensagem,
];

/** An http(s) address, as links are (contrato 5). */
const link = (rotulo: string) =>
  z
    .string({ error: `Informe ${rotulo}.` })
    .check(
      comLink,
      regras(preenchido(`Informe ${rotulo}.`), ate(LINK_MAXIMO), semProibidos, ...deLink),
    );
const linkLivre = z
  .string({ error: MENSAGENS_DO_LINK.linkInvalido })
  .check(comLink, regras(ate(LINK_MAXIMO), semProibidos, ...deLink.map(seHouver)));

/** A WhatsApp number with the country code, or nothing: `rede_social_4` (especificação 3). */
const whatsapp = z.string({ error: 'Informe um número com DDD.' }).check(
  z.overwrite((valor) =>
    // Only what people write between digits goes: other text is no number, and is told so.
    valor.replace(/[\s+\-().]/g, '').replace(/^\d{10,11}$/, '55$&'),
  ),
  regras([
    (valor) => valor === '' || /^55\d{10,11}$/.test(valor),
    'Informe um número com DDD, de 10 ou 11 números.',
  ]),
);

const isDataCivil = (valor: string): boolean => {
  if (!/^2\d{3}-(0[1-9]|1[0-2])-\d{2}$/.test(valor)) return false;
  return somarDias(valor, 0) === valor;
};

/** A day, or nothing: an empty field leaves the start to the first activation. */
const data = z.pipe(
  z
    .string({ error: 'Informe uma data válida.' })
    .check(
      z.trim(),
      regras([(valor) => valor === '' || isDataCivil(valor), 'Informe uma data válida.']),
    ),
  z.transform((valor: string) => (valor === '' ? null : valor)),
);

const MAIOR_ID = 2_147_483_647;

/** An ad's code, as a form sends it. */
export const idSchema = z.pipe(
  z
    .string({ error: 'Informe o anúncio.' })
    .check(
      regras([
        (valor) => /^[1-9]\d{0,9}$/.test(valor) && Number(valor) <= MAIOR_ID,
        'Informe o anúncio.',
      ]),
    ),
  z.transform(Number),
);

/** What every ad has (especificação 5). */
export const camposDoAnuncio = {
  titulo: texto('o título', TITULO_MAXIMO),
  periodo: z.pipe(
    z.enum(['1', '3', '6', '12'], { error: 'Escolha o período.' }),
    // The four of the enum are the four periods.
    z.transform((valor) => Number(valor) as Periodo),
  ),
  meio_pagamento: z.enum(MEIOS_PAGAMENTO, { error: 'Escolha o meio de pagamento.' }),
  data_inicio: data,
};

export const camposDoBanner = {
  titulo_banner: texto('o título do banner', TITULO_MAXIMO, cabe(TITULO_MAXIMO)),
  resumo_banner: texto('o resumo', TEXTO_MAXIMO, [
    (valor) => Array.from(valor).length <= RESUMO_MAXIMO,
    MENSAGENS_DO_ANUNCIO.resumoLongo,
  ]),
  url: link('o link'),
};

export const camposDaRadio = {
  nome_webradio: texto('o nome da rádio', TITULO_MAXIMO, cabe(TITULO_MAXIMO)),
  url_webradio: link('o endereço da transmissão'),
};

/** What a web radio may also have; a form may leave each out. */
export const camposLivresDaRadio = {
  slogan_webradio: livre(160),
  email_webradio: z.union([z.literal(''), emailSchema], { error: 'Informe um e-mail válido.' }),
  telefone_webradio: z.union([z.literal(''), camposDeContato.telefone], {
    error: 'Informe um telefone com DDD, de 10 ou 11 números.',
  }),
  endereco_webradio: livre(TEXTO_MAXIMO),
  tags_webradio: livre(TEXTO_MAXIMO),
  instagram_webradio: linkLivre,
  facebook_webradio: linkLivre,
  youtube_webradio: linkLivre,
  whatsapp_webradio: whatsapp,
};

export const camposDaMusica = { nome_musica: texto('o nome da música', 160, cabe(160)) };

/** The singer of a song: an existing one's id, or a new one's fields (especificação 5). */
export const camposDoCantor = {
  id_cantor_musica: livre(64),
  nome_cantor: livre(TITULO_MAXIMO),
  slogan_cantor: livre(160),
  segmento_cantor: livre(80),
};
