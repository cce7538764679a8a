import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import { lerJson } from '../../lib/ler-json';
import type { FonteMusica } from '../fonte';

/** So many are lined up at a time. */
const QUANTAS = 10;

/** The most played songs of the segment of `depoisDe` that are not in line yet. `todas`: most played first. */
export const doMesmoSegmento = (
  todas: readonly MusicaTocada[],
  depoisDe: FonteMusica,
  naFila: readonly FonteMusica[],
): readonly FonteMusica[] => {
  const segmento = todas.find(({ id }) => id === depoisDe.id)?.segmento;
  if (!segmento) return [];
  const fila = new Set(naFila.map(({ id }) => id));
  return todas
    .flatMap(({ id, nome, url, url_foto, id_cantor, cantor, segmento: dela }) =>
      url !== null && dela === segmento && !fila.has(id)
        ? [
            {
              tipo: 'musica' as const,
              id,
              nome: capitalizar(nome),
              url,
              imagem: url_foto ?? cantor.url_foto,
              cantor: cantor.nome,
              idCantor: id_cantor,
            },
          ]
        : [],
    )
    .slice(0, QUANTAS);
};

/** Reads them; none when the portal does not answer. */
export const lerDoMesmoSegmento = async (
  depoisDe: FonteMusica,
  naFila: readonly FonteMusica[],
): Promise<readonly FonteMusica[]> => {
  try {
    return doMesmoSegmento(
      await lerJson<MusicaTocada[]>(CAMINHOS_DO_VISITANTE.musicas),
      depoisDe,
      naFila,
    );
  } catch {
    return [];
  }
};
