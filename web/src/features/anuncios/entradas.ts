import type { ArquivoDe } from '@portal/contracts/anuncio/arquivos';
import { isDoConteudo, type CampoDe, type SecaoDeConteudo } from '@portal/contracts/anuncio/campos';
import { enderecoDigitado, type Sentido } from '../../lib/endereco-digitado';

/** How the form shows a field. */
interface Entrada {
  rotulo: string;
  dica?: string;
  placeholder?: string;
  /** Of an address: what a name or a number alone means. */
  sentido?: Sentido;
  /** Takes a whole line where fields stand side by side. */
  inteiro?: true;
}

const IMAGEM = 'JPEG, PNG ou WebP, de até 5 MB.';

/**
 * Every field of what an ad is about, part by part, in the order of the page: faults are told in it. A field that
 * nobody shows does not compile.
 */
export const ENTRADAS = {
  banner: {
    titulo_banner: { rotulo: 'Título do banner' },
    resumo_banner: { rotulo: 'Resumo' },
    url: {
      rotulo: 'Link',
      dica: 'Para onde vai quem tocar no anúncio: o seu site, o seu @perfil do Instagram ou o número do seu WhatsApp.',
      sentido: 'site',
    },
    arquivo_banner: {
      rotulo: 'Imagem do banner',
      dica: 'Uma imagem deitada, com mais que o dobro de largura que de altura: o ideal é 1200 × 500 pontos (pixels). De outro formato, você escolhe aqui mesmo a parte que aparece.',
    },
  },
  radio: {
    nome_webradio: { rotulo: 'Nome da rádio' },
    slogan_webradio: { rotulo: 'Slogan' },
    url_webradio: {
      rotulo: 'Endereço da transmissão',
      placeholder: 'https://',
      dica: 'O endereço que toca ao vivo, de preferência com https.',
      inteiro: true,
    },
    tags_webradio: {
      rotulo: 'Tags',
      dica: 'Separadas por vírgula: gospel, louvor, notícias.',
    },
    endereco_webradio: { rotulo: 'Cidade ou região' },
    cidade_webradio: { rotulo: 'Cidade', dica: 'É por ela que o ouvinte encontra a rádio.' },
    estado_webradio: { rotulo: 'Estado', dica: 'A sigla: PE, SP, MG.' },
    email_webradio: { rotulo: 'E-mail da rádio' },
    telefone_webradio: { rotulo: 'Telefone da rádio' },
    instagram_webradio: {
      rotulo: 'Instagram',
      placeholder: '@suaradio',
      sentido: 'instagram',
    },
    facebook_webradio: {
      rotulo: 'Facebook',
      placeholder: 'facebook.com/suaradio',
      sentido: 'facebook',
    },
    youtube_webradio: { rotulo: 'YouTube', placeholder: '@suaradio', sentido: 'youtube' },
    whatsapp_webradio: { rotulo: 'WhatsApp' },
    imagem_webradio: { rotulo: 'Logo da rádio', dica: `${IMAGEM} Melhor quadrado.` },
  },
  musica: {
    nome_musica: { rotulo: 'Nome da música' },
    arquivo_musica: { rotulo: 'Arquivo da música' },
    foto_musica: {
      rotulo: 'Capa da música',
      dica: 'Se não escolher, a foto do cantor fica no lugar.',
    },
    id_cantor_musica: { rotulo: 'Cantor' },
  },
  cantor: {
    nome_cantor: { rotulo: 'Nome do cantor' },
    slogan_cantor: { rotulo: 'Slogan do cantor' },
    segmento_cantor: {
      rotulo: 'Segmento',
      dica: 'Por exemplo: adoração, louvor, sertanejo gospel.',
    },
    foto_cantor: { rotulo: 'Foto do cantor', dica: `${IMAGEM} Melhor quadrada.` },
  },
} as const satisfies { [S in SecaoDeConteudo]: Record<CampoDe<S> | ArquivoDe<S>, Entrada> };

const { banner, radio, musica, cantor } = ENTRADAS;
const TODAS: Readonly<Record<CampoDe<SecaoDeConteudo> | ArquivoDe<SecaoDeConteudo>, Entrada>> = {
  ...banner,
  ...radio,
  ...musica,
  ...cantor,
};

/** What every ad has, as its form calls it. */
const DO_ANUNCIO: Readonly<Record<CampoDe<'anuncio'>, string>> = {
  titulo: 'Título do anúncio',
  periodo: 'Período',
  meio_pagamento: 'Meio de pagamento',
  data_inicio: 'Data de início',
};
const ROTULOS: Readonly<Partial<Record<string, string>>> = {
  ...DO_ANUNCIO,
  ...Object.fromEntries(Object.entries(TODAS).map(([campo, { rotulo }]) => [campo, rotulo])),
};

/** What the form calls a field, told by its name; a name it does not know stays as it is. */
export const rotuloDoCampo = (campo: string): string => ROTULOS[campo] ?? campo;

export const entradaDe = (campo: keyof typeof TODAS): Entrada => TODAS[campo];

/** The fields of a part as the page shows them, but for its files. */
export const textosDe = <S extends SecaoDeConteudo>(secao: S): CampoDe<S>[] =>
  Object.keys(ENTRADAS[secao]).filter((campo): campo is CampoDe<S> => isDoConteudo(campo));

/** What is typed into a field for an address, as the address it means. */
export const enderecoDoCampo = (campo: keyof typeof TODAS, digitado: string): string =>
  enderecoDigitado(digitado, TODAS[campo].sentido ?? 'site');
