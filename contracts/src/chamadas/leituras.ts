import * as z from 'zod/mini';
import { anuncioPublicoSchema } from '../anuncio/banner';
import { ALEATORIOS_MAXIMO } from '../anuncio/limites';
import { POR_GRUPO, POR_GRUPO_MAXIMO, resultadoDaBuscaSchema } from '../busca/busca';
import {
  CANTORES_POR_PAGINA,
  CANTORES_POR_PAGINA_MAXIMO,
  cantorNomeSchema,
  cantorSchema,
} from '../cantor/cantor';
import { ESTADOS } from '../usuario/limites';
import { MUSICAS_POR_PAGINA, MUSICAS_POR_PAGINA_MAXIMO } from '../musica/listagem';
import { musicaTocadaSchema } from '../musica/musica';
import { noArDaRadioSchema, noArDeTodasSchema } from '../no-ar/no-ar';
import { portalSchema } from '../portal/portal';
import { precoSchema } from '../preco/preco';
import { filtrosDeRadioSchema } from '../radio/filtros';
import {
  BUSCA_MAXIMA,
  ORDENS_DE_RADIOS,
  RADIOS_POR_PAGINA,
  RADIOS_POR_PAGINA_MAXIMO,
} from '../radio/listagem';
import { radioNomeSchema, radioSchema } from '../radio/radio';
import { type Chamadas, ler, listar, paginas, parametro } from './chamada';

const busca = {
  descricao: `Palavras procuradas, até ${BUSCA_MAXIMA} letras; acentos e maiúsculas não contam.`,
  forma: z.string().check(z.maxLength(BUSCA_MAXIMA)),
};

/** Reads for everybody that are answered from memory, and to other sites too (contrato 3, contrato 9, contrato 11). */
export const LEITURAS = {
  'GET /api/portal': {
    resumo:
      'O que a redação edita: carrossel, parceiros, sobre, redes sociais, rádio padrão, termos e pesquisas abertas',
    respostas: ler(portalSchema),
  },
  'GET /api/precos': {
    resumo: 'Tabela de preços dos anúncios',
    respostas: listar(precoSchema),
  },
  'GET /api/radios/all': {
    resumo: 'Web rádios, por nome: todas, ou uma página',
    consulta: {
      ...paginas(RADIOS_POR_PAGINA, RADIOS_POR_PAGINA_MAXIMO),
      busca,
      tag: parametro.texto('Só as que têm esta tag, inteira.'),
      estado: { descricao: 'Só as deste estado.', forma: z.enum(ESTADOS) },
      no_ar: parametro.escolha('1: só as que se sabe que estão no ar.', '0', '1'),
      ordem: parametro.escolha('Por nome, ou as mais ouvidas primeiro.', ...ORDENS_DE_RADIOS),
    },
    respostas: listar(radioSchema),
  },
  'GET /api/radios/all/id|nome_radio': {
    resumo: 'Nomes das web rádios; a barra vertical pode vir como %7C',
    respostas: listar(radioNomeSchema),
  },
  'GET /api/radios/all/filtros': {
    resumo: 'Tags e estados das web rádios, com quantas cada um tem',
    respostas: ler(filtrosDeRadioSchema),
  },
  'GET /api/radios/:id': {
    resumo: 'Uma web rádio',
    respostas: ler(radioSchema),
  },
  'GET /api/no-ar': {
    resumo: 'De cada web rádio: se está no ar, o que toca e quantos ouvem por aqui',
    respostas: ler(noArDeTodasSchema, 'Por código da rádio.'),
  },
  'GET /api/radios/:id/no-ar': {
    resumo: 'De uma web rádio: se está no ar, o que toca e o que tocou',
    respostas: ler(noArDaRadioSchema),
  },
  'GET /api/cantores': {
    resumo: 'Cantores com suas músicas, os mais tocados primeiro: todos, ou uma página',
    consulta: { ...paginas(CANTORES_POR_PAGINA, CANTORES_POR_PAGINA_MAXIMO), busca },
    respostas: listar(cantorSchema),
  },
  'GET /api/cantores/obterTodos': {
    resumo: 'Nomes dos cantores',
    respostas: listar(cantorNomeSchema),
  },
  'GET /api/cantores/:id': {
    resumo: 'Um cantor com suas músicas',
    respostas: ler(cantorSchema),
  },
  'GET /api/musicas/all': {
    resumo: 'Músicas, as mais tocadas primeiro: todas, ou uma página',
    consulta: { ...paginas(MUSICAS_POR_PAGINA, MUSICAS_POR_PAGINA_MAXIMO), busca },
    respostas: listar(musicaTocadaSchema),
  },
  'GET /api/busca': {
    resumo: 'Procura rádios, cantores, músicas, tags e estados, os melhores primeiro',
    consulta: {
      q: busca,
      limite: {
        descricao: `Itens de cada grupo: ${POR_GRUPO} se não for dito.`,
        forma: z.int().check(z.minimum(1), z.maximum(POR_GRUPO_MAXIMO)),
      },
    },
    respostas: ler(resultadoDaBuscaSchema),
  },
  'GET /api/anuncios/aleatorios': {
    resumo: `Até ${ALEATORIOS_MAXIMO} banners em exibição, em ordem nova a cada pedido`,
    respostas: ler(z.array(anuncioPublicoSchema)),
  },
  'GET /api/anuncio/publicidade': {
    resumo: 'Banners em exibição, os mais novos primeiro',
    respostas: listar(anuncioPublicoSchema),
  },
} as const satisfies Chamadas;

type CaminhoDe<Nome> = Nome extends `GET ${infer Caminho}` ? Caminho : never;

/** An address that is read from memory: one that is not told of here is none. */
export type CaminhoDeLeitura = CaminhoDe<keyof typeof LEITURAS>;
