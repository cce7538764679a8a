import type { AnuncioRow } from './linhas';
import type { BannerDoAnuncio, MusicaDoAnuncio, RadioDoAnuncio } from './presenter-do-anuncio';

type Valor = string | number | null | undefined;
/** Values by the names of the form's fields. */
type Campos = Readonly<Record<string, Valor>>;

/** Whether a field was sent and says something else than is stored, as the form would send that. */
const muda = (enviado: Valor, atual: Valor): boolean =>
  enviado !== undefined &&
  String(enviado ?? '') !==
    String(atual ?? '')
      .trim()
      .normalize('NFC');

/** The fields of a form that change what is stored. A field that was not sent changes nothing. */
export const camposMudados = (enviados: Campos, atuais: Campos): string[] =>
  Object.keys(atuais).filter((campo) => muda(enviados[campo], atuais[campo]));

/** Fields that were sent, without those that were not. */
export const enviadosDe = (campos: object): object =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined));

export const doAnuncio = ({
  titulo,
  meio_pagamento,
  periodo,
  data_inicio,
}: AnuncioRow): Campos => ({ titulo, meio_pagamento, periodo, data_inicio });

export const doBanner = ({ titulo, resumo, url }: BannerDoAnuncio): Campos => ({
  titulo_banner: titulo,
  resumo_banner: resumo,
  url,
});

export const daRadio = (radio: RadioDoAnuncio): Campos => ({
  nome_webradio: radio.nome_radio,
  slogan_webradio: radio.slogan,
  email_webradio: radio.email,
  telefone_webradio: radio.telefone,
  endereco_webradio: radio.endereco,
  tags_webradio: radio.tags,
  instagram_webradio: radio.rede_social_1,
  facebook_webradio: radio.rede_social_2,
  youtube_webradio: radio.rede_social_3,
  whatsapp_webradio: radio.rede_social_4,
  url_webradio: radio.url,
});

/** A song's singer is left as it is by an empty choice. */
export const daMusica = ({ nome, cantor }: MusicaDoAnuncio): Campos => ({
  nome_musica: nome,
  id_cantor_musica: cantor?.documentId,
});
