import { CANTORES, type CantorDeDemonstracao, type MusicaDeDemonstracao } from './dados/cantores';
import type { Encomenda } from './som/oficina';
import { sementeDe } from './sorteio';

export interface Peca extends MusicaDeDemonstracao {
  cantor: CantorDeDemonstracao;
  encomenda: Encomenda;
}

/** Every so many songs one is Ogg Vorbis, so that both formats are at home in the portal. */
const UMA_EM_OGG = 7;

/** The thirty songs in order, each with what it takes to play it. */
export const PECAS: readonly Peca[] = CANTORES.flatMap((cantor) =>
  cantor.musicas.map((musica) => ({ ...musica, cantor })),
).map(({ cantor, ...musica }, ordem) => {
  const { estilo, tonica, modo, andamento } = musica;
  const receita = { semente: sementeDe(musica.nome), estilo, tonica, modo, andamento };
  const formato = ordem % UMA_EM_OGG === UMA_EM_OGG - 1 ? 'ogg' : 'mp3';
  return { ...musica, cantor, encomenda: { receita, formato } };
});
