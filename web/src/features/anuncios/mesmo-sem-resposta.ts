import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { ApiError } from '../../lib/api-error';
import { isNaoEncontrado } from '../../lib/nao-encontrado';
import { lerPrivado } from '../../lib/http';
import { isRespostaPerdida } from '../../lib/resposta-perdida';

/** The ad as its owner's list has it now: null when it is gone, undefined where nobody tells. */
const comoEsta = async ({
  id,
  usuario: { id_usuario: dono },
}: Anuncio): Promise<Anuncio | null | undefined> => {
  if (dono === null) return undefined;
  const caminho = CAMINHOS.anunciosDoUsuario(dono);
  const lista = await lerPrivado<Anuncio[]>(caminho).catch(() => undefined);
  return lista && (lista.find((um) => um.id === id) ?? null);
};

/** What is told of an ad that somebody else deleted. */
export const JA_NAO_EXISTE = 'Este anúncio não existe mais.';

interface Duvida<T> {
  anuncio: Anuncio;
  /** What would have been answered, when the ad as it now is tells that it was done; null otherwise. */
  achar: (agora: Anuncio | null) => T | null;
  /** Failures that do not tell whether it was done. */
  emDuvida?: (erro: unknown) => boolean;
}

/**
 * What got no answer may have been done all the same: the ad itself tells, before anybody is told that it failed. So it
 * does of what was not found: another account's ad is told so, too.
 */
export const mesmoSemResposta = async <T>(
  pedir: () => Promise<T>,
  { anuncio, achar, emDuvida = isRespostaPerdida }: Duvida<T>,
): Promise<T> => {
  try {
    return await pedir();
  } catch (erro) {
    const duvidoso = emDuvida(erro);
    if (!duvidoso && !isNaoEncontrado(erro)) throw erro;
    const agora = await comoEsta(anuncio);
    const feito = duvidoso && agora !== undefined ? achar(agora) : null;
    if (feito !== null) return feito;
    if (agora === null && isNaoEncontrado(erro)) throw new ApiError(JA_NAO_EXISTE, 404);
    throw erro;
  }
};

/** The same request, which says of an ad that is gone that it is. */
export const enquantoExiste = <T>(anuncio: Anuncio, pedir: () => Promise<T>): Promise<T> =>
  mesmoSemResposta(pedir, { anuncio, achar: () => null, emDuvida: () => false });
