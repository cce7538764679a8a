import type { Cantor } from '@portal/contracts/cantor/cantor';
import { useMemo } from 'react';
import { musicaDaPartilha } from '../../lib/dados-da-partilha';
import { useOferta } from '../../player/use-offer';
import { Titulo } from '../../ui/titulo';
import { fontesDasMusicas } from './fonte-da-musica';
import { ListaMusicas } from './lista-musicas';
import { TocarLista } from './tocar-lista';

/** The songs on a singer's page (especificação 2.4). The bar offers the first of them, or the one whose address was opened. */
export const MusicasDoCantor = ({ cantor }: { cantor: Cantor }) => {
  const lista = useMemo(() => fontesDasMusicas(cantor.musicas), [cantor.musicas]);
  const oferta = useMemo(() => {
    const pedida = musicaDaPartilha();
    const fonte = lista.find(({ id }) => id === pedida) ?? lista[0];
    return fonte ? { fonte, lista } : null;
  }, [lista]);
  useOferta(oferta);
  const musicas = useMemo(
    () => cantor.musicas.map((musica) => ({ ...musica, segmento: cantor.segmento })),
    [cantor],
  );
  return (
    <section aria-labelledby="musicas-do-cantor">
      <Titulo id="musicas-do-cantor" acao={<TocarLista lista={lista} />}>
        Músicas
      </Titulo>
      <ListaMusicas musicas={musicas} vazio="Este cantor ainda não adicionou nenhuma musica" />
    </section>
  );
};
