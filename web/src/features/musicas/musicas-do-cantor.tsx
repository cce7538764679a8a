import type { Cantor } from '@portal/contracts/cantor/cantor';
import { useMemo } from 'react';
import { useOferta } from '../../player/use-offer';
import { Titulo } from '../../ui/titulo';
import { ListaMusicas } from './lista-musicas';
import { useOfertaDoCantor } from './oferta-do-cantor';
import { TocarLista } from './tocar-lista';

/** The songs on a singer's page (especificação 2.4). The bar offers the first of them, or the one whose address was opened. */
export const MusicasDoCantor = ({ cantor }: { cantor: Cantor }) => {
  const oferta = useOfertaDoCantor(cantor);
  useOferta(oferta);
  const musicas = useMemo(
    () => cantor.musicas.map((musica) => ({ ...musica, segmento: cantor.segmento })),
    [cantor],
  );
  return (
    <section aria-labelledby="musicas-do-cantor">
      <Titulo id="musicas-do-cantor" acao={<TocarLista lista={oferta?.lista ?? []} />}>
        Músicas
      </Titulo>
      <ListaMusicas musicas={musicas} vazio="Este cantor ainda não adicionou nenhuma musica" />
    </section>
  );
};
