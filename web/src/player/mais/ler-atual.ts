import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { Radio } from '@portal/contracts/radio/radio';
import { isNaoEncontrado } from '../../lib/nao-encontrado';
import { lerJson } from '../../lib/ler-json';
import type { Fonte, FonteMusica } from '../fonte';
import { fonteDaMusica } from '../fonte-da-musica';
import { fonteDaRadio } from '../fonte-da-radio';

const lerRadio = async (id: string, signal?: AbortSignal): Promise<Fonte> =>
  fonteDaRadio(await lerJson<Radio>(CAMINHOS_DO_VISITANTE.radio(id), signal));

const lerMusica = async (
  { id, idCantor }: FonteMusica,
  signal?: AbortSignal,
): Promise<Fonte | null> => {
  const { musicas } = await lerJson<Cantor>(CAMINHOS_DO_VISITANTE.cantor(idCantor), signal);
  const musica = musicas.find((uma) => uma.id === id);
  return musica ? fonteDaMusica(musica) : null;
};

/** The same radio or song as the portal has it today; null when it is there no more. Rejects when nobody could say. */
export const lerAtual = async (fonte: Fonte, signal?: AbortSignal): Promise<Fonte | null> => {
  try {
    return await (fonte.tipo === 'radio' ? lerRadio(fonte.id, signal) : lerMusica(fonte, signal));
  } catch (erro) {
    if (isNaoEncontrado(erro)) return null;
    throw erro;
  }
};
