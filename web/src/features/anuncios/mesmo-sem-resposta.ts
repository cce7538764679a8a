import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
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

interface Duvida<T> {
  anuncio: Anuncio;
  /** What would have been answered, when the ad as it now is tells that it was done; null otherwise. */
  achar: (agora: Anuncio | null) => T | null;
  /** Failures that do not tell whether it was done. */
  emDuvida?: (erro: unknown) => boolean;
}

/** What got no answer may have been done all the same: the ad itself tells, before anybody is told that it failed. */
export const mesmoSemResposta = async <T>(
  pedir: () => Promise<T>,
  { anuncio, achar, emDuvida = isRespostaPerdida }: Duvida<T>,
): Promise<T> => {
  try {
    return await pedir();
  } catch (erro) {
    if (!emDuvida(erro)) throw erro;
    const agora = await comoEsta(anuncio);
    const feito = agora === undefined ? null : achar(agora);
    if (feito === null) throw erro;
    return feito;
  }
};
