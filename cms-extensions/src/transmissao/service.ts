import type { Laudo } from '@portal/contracts/painel/respostas';
import { isDaDemonstracao } from '@portal/contracts/radio/transmissao';
import type { Core } from '@strapi/strapi';
import { isWithin, networkList } from '../http/client-address';
import {
  DESVIOS_DEMAIS,
  NAO_E_TRANSMISSAO,
  perguntar,
  SemResposta,
  type Permitido,
} from './conexao';
import { urlDe } from './endereco-escrito';
import { isEnderecoPublico } from './enderecos';
import { estadoDasTransmissoes, type Transmissao } from './no-ar/estado';
import { desvioDe, foraDoAr, formatoDe, laudoDe, lerCabecalho, semPedacos } from './rules';
import { trazer } from './trazer';

/** Longest a stream may take to answer, in ms: a person waits for it. */
const PACIENCIA_MS = 10_000;
const MAIS_DESVIOS = 5;

/** Where streams may be: on the public Internet, and in the networks PORTAL_STREAM_NETWORKS names (contrato 7). */
export const enderecosPermitidos = (strapi: Core.Strapi): Permitido => {
  const redes = networkList(strapi.config.get<string[]>('portal.redesDasRadios'));
  return (endereco) => isEnderecoPublico(endereco) || isWithin(redes, endereco);
};

/** How many streams sound, do not, and nobody knows of yet. */
export const contarTransmissoes = (
  strapi: Core.Strapi,
): Promise<{ noAr: number; fora: number; semResposta: number }> =>
  estadoDasTransmissoes(strapi).contar();

const seguir = async (
  url: URL,
  permitido: Permitido,
  sinal: AbortSignal,
  desvios = 0,
): Promise<Laudo> => {
  const { cabecalho: texto, comeco } = await perguntar(url, permitido, sinal);
  const cabecalho = lerCabecalho(texto);
  if (!cabecalho) throw new SemResposta(NAO_E_TRANSMISSAO);
  const desvio = desvioDe(cabecalho);
  if (desvio) {
    if (desvios >= MAIS_DESVIOS) throw new SemResposta(DESVIOS_DEMAIS);
    return seguir(urlDe(desvio, url), permitido, sinal, desvios + 1);
  }
  return laudoDe(
    cabecalho,
    formatoDe(cabecalho.campos['content-type'], semPedacos(cabecalho, comeco)),
    url.protocol === 'https:',
  );
};

/** What is said of the demonstration's own streams, which nobody has to be asked about. */
const LAUDO_DA_DEMONSTRACAO: Laudo = {
  situacao: 'no-ar',
  titulo: 'É uma transmissão de demonstração',
  detalhes: ['Quem a toca é o próprio portal. Troque pelo endereço da rádio antes de publicar.'],
};

/** What is known of every radio's stream, by the radio's id. */
export const transmissoesPorRadio = async (
  strapi: Core.Strapi,
): Promise<ReadonlyMap<string, Transmissao>> => {
  const linhas = await estadoDasTransmissoes(strapi).todas();
  return new Map(linhas.map((linha) => [linha.radio, linha]));
};

/** Tests a stream address as a listener's player would meet it. Never rejects for what the other side does. */
export const testarTransmissao = async (
  endereco: string,
  permitido: Permitido = isEnderecoPublico,
): Promise<Laudo> => {
  if (isDaDemonstracao(endereco)) return LAUDO_DA_DEMONSTRACAO;
  try {
    return await seguir(urlDe(endereco), permitido, AbortSignal.timeout(PACIENCIA_MS));
  } catch (erro) {
    if (erro instanceof SemResposta) return foraDoAr(erro.message);
    throw erro;
  }
};

/**
 * Brings a picture from an address somebody wrote, within the networks streams may be in. Answers why there is none, in
 * words for a person, as `recusa`.
 */
export const trazerImagem = async (
  strapi: Core.Strapi,
  endereco: string,
): Promise<{ bytes: Buffer } | { recusa: string }> => {
  try {
    return { bytes: await trazer(endereco, enderecosPermitidos(strapi)) };
  } catch (erro) {
    if (erro instanceof SemResposta) return { recusa: erro.message };
    throw erro;
  }
};
