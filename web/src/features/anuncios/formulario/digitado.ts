import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import { completarLink } from '@portal/contracts/texto/link';
import { telefoneFormatado } from '@portal/contracts/usuario/mascaras';

// Widened: without it the field could never hold a file.
const SEM_ARQUIVO = null as File | null;

/** What the form holds while it is filled in, in the order of the fields on the page: faults are told in it. */
export const VAZIO = {
  titulo: '',
  periodo: '',
  tipo_anuncio: '',
  data_inicio: '',
  titulo_banner: '',
  resumo_banner: '',
  url: '',
  arquivo_banner: SEM_ARQUIVO,
  nome_webradio: '',
  slogan_webradio: '',
  url_webradio: '',
  tags_webradio: '',
  endereco_webradio: '',
  email_webradio: '',
  telefone_webradio: '',
  instagram_webradio: '',
  facebook_webradio: '',
  youtube_webradio: '',
  whatsapp_webradio: '',
  imagem_webradio: SEM_ARQUIVO,
  nome_musica: '',
  arquivo_musica: SEM_ARQUIVO,
  foto_musica: SEM_ARQUIVO,
  origem_cantor: 'lista',
  id_cantor_musica: '',
  nome_cantor: '',
  slogan_cantor: '',
  segmento_cantor: '',
  foto_cantor: SEM_ARQUIVO,
  meio_pagamento: 'pix',
  termos: false,
};
export type AnuncioDigitado = typeof VAZIO;
export type Campo = keyof AnuncioDigitado;

/** The fields that hold a file. */
export const ARQUIVOS = [
  'arquivo_banner',
  'imagem_webradio',
  'arquivo_musica',
  'foto_musica',
  'foto_cantor',
] as const satisfies readonly Campo[];
export type CampoDeArquivo = (typeof ARQUIVOS)[number];

/** The country's code in front of a stored chat number: `rede_social_4` (especificação 3). */
const semPais = (numero: string): string => telefoneFormatado(numero.replace(/^55/, ''));

const conteudoDe = ({ banner, webradio, musica }: Anuncio): Partial<AnuncioDigitado> => ({
  ...(banner && { titulo_banner: banner.titulo, resumo_banner: banner.resumo, url: banner.url }),
  ...(webradio && {
    nome_webradio: webradio.nome_radio,
    slogan_webradio: webradio.slogan,
    url_webradio: webradio.url,
    tags_webradio: webradio.tags.join(', '),
    endereco_webradio: webradio.endereco,
    email_webradio: webradio.email,
    telefone_webradio: telefoneFormatado(webradio.telefone),
    instagram_webradio: webradio.rede_social_1,
    facebook_webradio: webradio.rede_social_2,
    youtube_webradio: webradio.rede_social_3,
    whatsapp_webradio: semPais(webradio.rede_social_4),
  }),
  ...(musica && { nome_musica: musica.nome, id_cantor_musica: musica.id_cantor }),
});

/** A stored ad as the form shows it. */
export const digitadoDe = (anuncio: Anuncio): AnuncioDigitado => ({
  ...VAZIO,
  titulo: anuncio.titulo,
  periodo: String(anuncio.periodo),
  tipo_anuncio: anuncio.tipo,
  data_inicio: anuncio.data_inicio ?? '',
  meio_pagamento: anuncio.meio_pagamento,
  ...conteudoDe(anuncio),
});

const DO_BANNER = ['titulo_banner', 'resumo_banner', 'url', 'arquivo_banner'] as const;
const DA_RADIO = [
  'nome_webradio',
  'slogan_webradio',
  'url_webradio',
  'tags_webradio',
  'endereco_webradio',
  'email_webradio',
  'telefone_webradio',
  'instagram_webradio',
  'facebook_webradio',
  'youtube_webradio',
  'whatsapp_webradio',
  'imagem_webradio',
] as const;
const DA_MUSICA = ['nome_musica', 'arquivo_musica', 'foto_musica'] as const;
const DO_CANTOR_NOVO = ['nome_cantor', 'slogan_cantor', 'segmento_cantor', 'foto_cantor'] as const;
const COMUNS = ['titulo', 'periodo', 'meio_pagamento'] as const;

/** The fields of a type's own section that are sent. */
export const camposDoTipo = (
  tipo: TipoAnuncio,
  { origem_cantor }: Pick<AnuncioDigitado, 'origem_cantor'>,
): readonly Campo[] => {
  switch (tipo) {
    case 'banner':
      return DO_BANNER;
    case 'radio':
      return DA_RADIO;
    case 'musica':
      return origem_cantor === 'novo'
        ? [...DA_MUSICA, ...DO_CANTOR_NOVO]
        : [...DA_MUSICA, 'id_cantor_musica'];
  }
};

/** The fields that hold an address of the Internet. */
const LINKS: readonly Campo[] = [
  ...(['url', 'url_webradio'] as const),
  ...(['instagram_webradio', 'facebook_webradio', 'youtube_webradio'] as const),
];

export type Envio = Record<string, string | File>;

/** What goes to the server of these fields: those of the kind of ad, without files nobody chose. */
export const envioDe = (valores: AnuncioDigitado, campos: readonly Campo[]): Envio =>
  Object.fromEntries(
    campos.flatMap((campo): [string, string | File][] => {
      const valor = valores[campo];
      if (valor === null) return [];
      if (typeof valor === 'string' && LINKS.includes(campo))
        return [[campo, completarLink(valor)]];
      return [[campo, typeof valor === 'boolean' ? String(valor) : valor]];
    }),
  );

/** Every field of an ad's form that is sent; the start only by who may choose it (especificação 2.11). */
export const camposEnviados = (
  tipo: TipoAnuncio,
  valores: AnuncioDigitado,
  { novo, administrador }: { novo: boolean; administrador: boolean },
): readonly Campo[] => [
  ...COMUNS,
  'tipo_anuncio',
  ...(administrador ? (['data_inicio'] as const) : []),
  ...camposDoTipo(tipo, valores),
  ...(novo ? (['termos'] as const) : []),
];
