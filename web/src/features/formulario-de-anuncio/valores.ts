import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { ArquivoDe } from '@portal/contracts/anuncio/arquivos';
import {
  CAMPOS,
  isDoConteudo,
  linhaDe,
  secoesDe,
  type CampoDe,
  type Secao,
  type SecaoDeConteudo,
} from '@portal/contracts/anuncio/campos';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import {
  chaves,
  nomeLido,
  type Forma,
  type Lidos,
  type LinhasDeConteudo,
} from '@portal/contracts/anuncio/tabela';
import { completarLink } from '@portal/contracts/texto/link';
import { telefoneFormatado } from '@portal/contracts/usuario/mascaras';
import { ENTRADAS, enderecoDoCampo, textosDe } from '../anuncios/entradas';

/** The fields of an ad's form that hold a file. */
export type CampoDeArquivo = ArquivoDe<SecaoDeConteudo>;

/** What the form holds while it is filled in. */
export type AnuncioDigitado = Record<CampoDe<Secao> | 'tipo_anuncio' | 'origem_cantor', string> &
  Record<CampoDeArquivo, File | null> & { termos: boolean };
export type Campo = keyof AnuncioDigitado;

type Vazios<S extends SecaoDeConteudo> = Record<CampoDe<S>, string> &
  Record<ArquivoDe<S>, File | null>;

/** A part with nothing filled in: texts are empty, files not chosen. */
const vazios = <S extends SecaoDeConteudo>(secao: S): Vazios<S> => {
  const textos: readonly string[] = textosDe(secao);
  // Field by field as the type says.
  return Object.fromEntries(
    Object.keys(ENTRADAS[secao]).map((campo) => [campo, textos.includes(campo) ? '' : null]),
  ) as Vazios<S>;
};

/** The form with nothing filled in, its fields in the order of the page: faults are told in it. */
export const VAZIO: AnuncioDigitado = {
  titulo: '',
  periodo: '',
  tipo_anuncio: '',
  data_inicio: '',
  ...vazios('banner'),
  ...vazios('radio'),
  ...vazios('musica'),
  origem_cantor: 'lista',
  ...vazios('cantor'),
  meio_pagamento: 'pix',
  termos: false,
};

type Lido = string | readonly string[];

const comoTexto = (lido: Lido): string => (typeof lido === 'string' ? lido : lido.join(', '));

/** What a person types for each kind of text, from what was read. */
const DIGITAR: Readonly<Record<Forma, (lido: Lido) => string>> = {
  texto: comoTexto,
  lista: comoTexto,
  link: comoTexto,
  transmissao: comoTexto,
  email: comoTexto,
  uf: comoTexto,
  telefone: (lido) => telefoneFormatado(comoTexto(lido)),
  // Without the country's code (especificação 3, rede_social_4).
  whatsapp: (lido) => telefoneFormatado(comoTexto(lido).replace(/^55/, '')),
};

const digitados = <T extends LinhasDeConteudo>(
  linhas: T,
  conteudo: Lidos<T>,
): Partial<AnuncioDigitado> => {
  const lidos: Readonly<Record<string, Lido>> = conteudo;
  return Object.fromEntries(
    Object.entries(linhas).map(([campo, linha]) => [
      campo,
      DIGITAR[linha.forma](lidos[nomeLido(linha)] ?? ''),
    ]),
  );
};

const daCompra = (anuncio: Anuncio): Partial<AnuncioDigitado> =>
  Object.fromEntries(chaves(CAMPOS.anuncio).map((campo) => [campo, String(anuncio[campo] ?? '')]));

/** A stored ad as the form shows it. */
export const digitadoDe = (anuncio: Anuncio): AnuncioDigitado => {
  const { tipo, banner, webradio, musica } = anuncio;
  return {
    ...VAZIO,
    ...daCompra(anuncio),
    tipo_anuncio: tipo,
    ...(banner && digitados(CAMPOS.banner, banner)),
    ...(webradio && digitados(CAMPOS.radio, webradio)),
    ...(musica && digitados(CAMPOS.musica, musica)),
  };
};

/** What goes to the server of an ad's form. */
export type Envio = Record<string, string | File>;

/** What is sent of a text: of an address, the whole of it. */
const aoEnviar = (campo: CampoDe<SecaoDeConteudo>, digitado: string): string => {
  const { forma } = linhaDe(campo);
  if (forma === 'link') return enderecoDoCampo(campo, digitado);
  return forma === 'transmissao' ? completarLink(digitado) : digitado;
};

/** What is sent of these fields: no file that nobody chose. */
export const envioDe = (valores: AnuncioDigitado, campos: readonly Campo[]): Envio =>
  Object.fromEntries(
    campos.flatMap((campo): [string, string | File][] => {
      const valor = valores[campo];
      if (valor === null) return [];
      if (typeof valor === 'string' && isDoConteudo(campo))
        return [[campo, aoEnviar(campo, valor)]];
      return [[campo, typeof valor === 'boolean' ? String(valor) : valor]];
    }),
  );

/** The fields of a type's own parts that are sent: of a song's singer, the one chosen or the new one's. */
export const camposDoTipo = (
  tipo: TipoAnuncio,
  { origem_cantor }: Pick<AnuncioDigitado, 'origem_cantor'>,
): readonly Campo[] => {
  const cantorNovo = origem_cantor === 'novo';
  return secoesDe(tipo, cantorNovo)
    .flatMap((secao): Campo[] => chaves(ENTRADAS[secao]))
    .filter((campo) => !cantorNovo || campo !== 'id_cantor_musica');
};

/** Every field of an ad's form that is sent; the start only by who may choose it (especificação 2.11). */
export const camposEnviados = (
  tipo: TipoAnuncio,
  valores: AnuncioDigitado,
  { novo, administrador }: { novo: boolean; administrador: boolean },
): readonly Campo[] => [
  ...chaves(CAMPOS.anuncio).filter((campo) => administrador || campo !== 'data_inicio'),
  'tipo_anuncio',
  ...camposDoTipo(tipo, valores),
  ...(novo ? (['termos'] as const) : []),
];
