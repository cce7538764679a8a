import type { Cantor } from '@portal/contracts/cantor/cantor';
import { Titulo } from '../../ui/titulo';
import { ListaMusicas } from './lista-musicas';

/** The songs on a singer's page (especificação 2.4). */
export const MusicasDoCantor = ({ cantor }: { cantor: Cantor }) => (
  <section aria-labelledby="musicas-do-cantor">
    <Titulo id="musicas-do-cantor">Músicas</Titulo>
    <ListaMusicas
      musicas={cantor.musicas.map((musica) => ({ ...musica, segmento: cantor.segmento }))}
      vazio="Este cantor ainda não adicionou nenhuma musica"
    />
  </section>
);
