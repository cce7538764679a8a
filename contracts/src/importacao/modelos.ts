import * as z from 'zod/mini';
import { CAMPOS } from '../anuncio/campos';
import { TITULO_MAXIMO } from '../anuncio/limites';
import { PASTAS, type Pasta } from '../arquivo/pastas';
import { isTransmissao } from '../radio/transmissao';
import { LINK_MAXIMO, linkLivre, livre, texto } from '../texto/campos';
import { completarLink } from '../texto/link';
import { MENSAGENS_DO_LINK } from '../texto/mensagens';
import { ate, cabe, regras, semProibidos } from '../texto/regras';

/** What can be brought in from a spreadsheet. */
export const TIPOS = ['radio', 'cantor', 'musica'] as const;
export type Tipo = (typeof TIPOS)[number];

/** A column of the spreadsheet: what heads it, the field it is, and what judges its cells. */
export interface Coluna {
  titulo: string;
  campo: string;
  exemplo: string;
  schema: z.ZodMiniType;
}

/** A type as a spreadsheet has it. */
export interface Modelo {
  tipo: Tipo;
  uid: 'api::radio.radio' | 'api::cantor.cantor' | 'api::musica.musica';
  /** The field an entry is known by. */
  nome: 'nome' | 'nome_radio';
  /** The field of its picture, and where that is stored. */
  imagem: 'imagem' | 'foto';
  pasta: Pasta;
  colunas: readonly Coluna[];
}

/** What describes a picture is no field of the entry: it is the file's. */
export const DESCRICAO = 'descricao';
/** The picture's name in the zip that came with the spreadsheet; once that was looked at, what it is kept under. */
export const DO_ZIP = 'arquivo_do_zip';
/** A song's singer stands in the file by name. */
export const CANTOR = 'cantor';

const SOBRE_MAXIMO = 10_000;
const DESCRICAO_MAXIMA = 250;

/** An address as people write it: `instagram.com/x` is one of https. */
const linkEscrito = z.pipe(z.pipe(z.string(), z.transform(completarLink)), linkLivre);

/** A stream's address, or nothing: a draft may wait for it. */
const transmissao = z
  .string()
  .check(
    z.trim(),
    regras(ate(LINK_MAXIMO), semProibidos, [
      (valor) => valor === '' || isTransmissao(valor),
      MENSAGENS_DO_LINK.linkInvalido,
    ]),
  );

/** Paragraphs. */
const [permitidos, proibidos] = semProibidos;
const paragrafos = z.string().check(
  z.overwrite((valor) => valor.replace(/\r\n?/g, '\n').trim()),
  z.normalize('NFC'),
  regras(ate(SOBRE_MAXIMO), [(valor) => permitidos(valor.replace(/[\n\t]/g, ' ')), proibidos]),
);

const coluna = (
  titulo: string,
  campo: string,
  schema: Coluna['schema'],
  exemplo: string,
): Coluna => ({ titulo, campo, schema, exemplo });

const daImagem = (titulo: string, campo: string): Coluna[] => [
  coluna(titulo, campo, linkEscrito, ''),
  coluna(`Descrição da ${titulo.toLowerCase()}`, DESCRICAO, livre(DESCRICAO_MAXIMA), ''),
];

const { radio } = CAMPOS;
const RADIO: Modelo = {
  ...{ tipo: 'radio', uid: 'api::radio.radio', nome: 'nome_radio', imagem: 'imagem' },
  pasta: PASTAS.radios,
  colunas: [
    coluna('Nome da rádio', 'nome_radio', radio.nome_webradio.schema, 'Rádio Exemplo FM'),
    coluna('Slogan', 'slogan', radio.slogan_webradio.schema, 'A sua melhor companhia'),
    coluna('Endereço da transmissão', 'url', transmissao, 'https://servidor.exemplo.com.br/aovivo'),
    coluna('Etiquetas', 'tags', radio.tags_webradio.schema, 'louvor, notícias'),
    coluna('Região', 'endereco', radio.endereco_webradio.schema, 'Campinas, SP'),
    coluna('Cidade', 'cidade', radio.cidade_webradio.schema, 'Campinas'),
    coluna('Estado', 'estado', radio.estado_webradio.schema, 'SP'),
    coluna('Instagram', 'rede_social_1', linkEscrito, 'https://instagram.com/radioexemplo'),
    coluna('Facebook', 'rede_social_2', linkEscrito, ''),
    coluna('YouTube', 'rede_social_3', linkEscrito, ''),
    coluna('WhatsApp', 'rede_social_4', radio.whatsapp_webradio.schema, '11900000000'),
    coluna('E-mail', 'email', radio.email_webradio.schema, 'contato@exemplo.com.br'),
    coluna('Telefone', 'telefone', radio.telefone_webradio.schema, '(11) 90000-0000'),
    ...daImagem('Imagem', 'imagem'),
  ],
};

const NOME_DO_CANTOR = texto('o nome do cantor', TITULO_MAXIMO, cabe(TITULO_MAXIMO));
const CANTORES: Modelo = {
  ...{ tipo: 'cantor', uid: 'api::cantor.cantor', nome: 'nome', imagem: 'foto' },
  pasta: PASTAS.cantores,
  colunas: [
    coluna('Nome', 'nome', NOME_DO_CANTOR, 'Cantora Exemplo'),
    coluna('Slogan', 'slogan', CAMPOS.cantor.slogan_cantor.schema, 'Louvor que abraça'),
    coluna('Segmento', 'segmento', CAMPOS.cantor.segmento_cantor.schema, 'Adoração'),
    coluna('Sobre', 'sobre', paragrafos, 'Quem é, de onde vem e o que canta'),
    ...daImagem('Foto', 'foto'),
  ],
};

const MUSICA: Modelo = {
  ...{ tipo: 'musica', uid: 'api::musica.musica', nome: 'nome', imagem: 'foto' },
  pasta: PASTAS.musicasImagens,
  colunas: [
    coluna('Nome', 'nome', CAMPOS.musica.nome_musica.schema, 'Título da música'),
    coluna('Cantor', CANTOR, livre(TITULO_MAXIMO), 'Cantora Exemplo'),
    ...daImagem('Capa', 'foto'),
  ],
};

export const MODELOS: Readonly<Record<Tipo, Modelo>> = {
  radio: RADIO,
  cantor: CANTORES,
  musica: MUSICA,
};
