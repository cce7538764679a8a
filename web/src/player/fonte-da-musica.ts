import { capitalizar } from '@portal/contracts/texto/dobrar';
import type { Musica } from '@portal/contracts/musica/musica';
import type { FonteMusica } from './fonte';

/** A song as the player sounds it; null for one without a file. */
export const fonteDaMusica = ({
  id,
  slug,
  nome,
  url,
  url_foto,
  id_cantor,
  cantor,
}: Musica): FonteMusica | null =>
  url === null
    ? null
    : {
        tipo: 'musica',
        id,
        slug,
        nome: capitalizar(nome),
        url,
        imagem: url_foto ?? cantor.url_foto,
        cantor: cantor.nome,
        idCantor: id_cantor,
      };

/** The songs of a list that can be heard, in its order. */
export const fontesDasMusicas = (musicas: readonly Musica[]): readonly FonteMusica[] =>
  musicas.flatMap((musica) => fonteDaMusica(musica) ?? []);
