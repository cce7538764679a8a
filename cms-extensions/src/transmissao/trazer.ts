import { IMAGEM_GRANDE, IMAGEM_MAXIMA_BYTES } from '@portal/contracts/arquivo/limites';
import {
  DEMOROU,
  DESVIOS_DEMAIS,
  perguntar,
  SemResposta,
  type Permitido,
  type Resposta,
} from './conexao';
import { juntarPedacos } from './no-ar/corpo-rules';
import { desvioDe, isEmPedacos, lerCabecalho } from './rules';
import { urlDe } from './endereco-escrito';

const PRAZO_MS = 15_000;
const MAIS_DESVIOS = 5;
/** Sizes of chunks come along with what is in them. */
const FOLGA = 256 * 1024;

const tamanhoDito = (cabecalho: string): number =>
  Number(/^content-length:[ \t]*(\d+)/im.exec(cabecalho)?.[1] ?? 0);

/** As much of a picture as is worth waiting for. */
const quanto = (cabecalho: string): number =>
  tamanhoDito(cabecalho) > IMAGEM_MAXIMA_BYTES ? 0 : IMAGEM_MAXIMA_BYTES + FOLGA;

const corpoDe = ({ cabecalho, comeco }: Resposta, emPedacos: boolean): Buffer => {
  if (tamanhoDito(cabecalho) > IMAGEM_MAXIMA_BYTES) throw new SemResposta(IMAGEM_GRANDE);
  const corpo = emPedacos ? juntarPedacos(comeco) : comeco;
  if (corpo.length > IMAGEM_MAXIMA_BYTES) throw new SemResposta(IMAGEM_GRANDE);
  if (corpo.length < tamanhoDito(cabecalho)) throw new SemResposta(DEMOROU);
  return corpo;
};

const seguir = async (
  url: URL,
  permitido: Permitido,
  sinal: AbortSignal,
  desvios: number,
): Promise<Buffer> => {
  const resposta = await perguntar(url, permitido, sinal, { quanto });
  const lido = lerCabecalho(resposta.cabecalho);
  const desvio = lido && desvioDe(lido);
  if (desvio) {
    if (desvios >= MAIS_DESVIOS) throw new SemResposta(DESVIOS_DEMAIS);
    return seguir(urlDe(desvio, url), permitido, sinal, desvios + 1);
  }
  if (lido?.codigo !== 200)
    throw new SemResposta(
      lido ? `O servidor respondeu com o código ${lido.codigo}.` : 'O servidor não respondeu.',
    );
  return corpoDe(resposta, isEmPedacos(lido));
};

/**
 * Brings a picture from an address somebody wrote, under the guard of streams at every step: public networks only, five
 * redirects, 15 s and 5 MB at most. What it is, is judged by whoever stores it. Throws SemResposta.
 */
export const trazer = (endereco: string, permitido: Permitido): Promise<Buffer> =>
  seguir(urlDe(endereco), permitido, AbortSignal.timeout(PRAZO_MS), 0);
