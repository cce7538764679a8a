import * as z from 'zod/mini';
import { dataLivre } from '../tempo/campos';
import { livre, texto } from '../texto/campos';
import { link, linkLivre } from '../texto/campos-de-link';
import { emailLivreSchema } from '../texto/email';
import { cabe, regras } from '../texto/regras';
import { telefoneLivreSchema, whatsappSchema } from '../texto/telefone';
import { TEXTO_MAXIMO, TITULO_MAXIMO } from './limites';
import { MENSAGENS_DO_ANUNCIO } from './mensagens';
import { MEIOS_PAGAMENTO, RESUMO_MAXIMO, type Periodo } from './status';

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

/** What every ad has (specification 5). */
export const camposDoAnuncio = {
  titulo: texto('o título', TITULO_MAXIMO),
  periodo: z.pipe(
    z.enum(['1', '3', '6', '12'], { error: 'Escolha o período.' }),
    // The four of the enum are the four periods.
    z.transform((valor) => Number(valor) as Periodo),
  ),
  meio_pagamento: z.enum(MEIOS_PAGAMENTO, { error: 'Escolha o meio de pagamento.' }),
  data_inicio: dataLivre,
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
  email_webradio: emailLivreSchema,
  telefone_webradio: telefoneLivreSchema,
  endereco_webradio: livre(TEXTO_MAXIMO),
  tags_webradio: livre(TEXTO_MAXIMO),
  instagram_webradio: linkLivre,
  facebook_webradio: linkLivre,
  youtube_webradio: linkLivre,
  whatsapp_webradio: whatsappSchema,
};

export const camposDaMusica = { nome_musica: texto('o nome da música', 160, cabe(160)) };

/** The singer of a song: an existing one's id, or a new one's fields (specification 5). */
export const camposDoCantor = {
  id_cantor_musica: livre(64),
  nome_cantor: livre(TITULO_MAXIMO),
  slogan_cantor: livre(160),
  segmento_cantor: livre(80),
};
