import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { MUSICAS_POR_PAGINA_MAXIMO } from '@portal/contracts/musica/listagem';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import { caminhoDasMusicas } from '../../lib/caminho-das-musicas';
import { lerJson } from '../../lib/ler-json';
import type { FonteMusica } from '../fonte';
import { fontesDasMusicas } from '../fonte-da-musica';

/** So many are lined up at a time. */
const QUANTAS = 10;
/** Pages looked through for them: who has heard all those has heard enough. */
const PAGINAS = 5;

/**
 * The most played songs of the segment of a song's singer that are not in line yet; none when the portal does not
 * answer.
 */
export const lerDoMesmoSegmento = async (
  { idCantor }: FonteMusica,
  naFila: readonly FonteMusica[],
): Promise<readonly FonteMusica[]> => {
  const fila = new Set(naFila.map(({ id }) => id));
  const achadas: FonteMusica[] = [];
  try {
    const { segmento } = await lerJson<Cantor>(CAMINHOS_DO_VISITANTE.cantor(idCantor));
    if (segmento.trim() === '') return [];
    for (let pagina = 1; pagina <= PAGINAS && achadas.length < QUANTAS; pagina += 1) {
      const musicas = await lerJson<MusicaTocada[]>(caminhoDasMusicas(pagina, segmento));
      const dele = musicas.filter((uma) => uma.segmento === segmento && !fila.has(uma.id));
      achadas.push(...fontesDasMusicas(dele));
      if (musicas.length < MUSICAS_POR_PAGINA_MAXIMO) break;
    }
  } catch {
    // What was found so far is lined up.
  }
  return achadas.slice(0, QUANTAS);
};
