import type { Cantor } from '@portal/contracts/cantor/cantor';
import { useMemo } from 'react';
import { musicaDaPartilha } from '../../lib/dados-da-partilha';
import type { FonteMusica } from '../../player/fonte';
import { fontesDasMusicas } from '../../player/fonte-da-musica';

interface OfertaDoCantor {
  fonte: FonteMusica;
  lista: readonly FonteMusica[];
}

/** What is heard first of a singer: the first song, or the one whose address was opened; null where there is none. */
export const useOfertaDoCantor = (cantor: Cantor): OfertaDoCantor | null =>
  useMemo(() => {
    const lista = fontesDasMusicas(cantor.musicas);
    const pedida = musicaDaPartilha();
    const fonte = lista.find(({ id }) => id === pedida) ?? lista[0];
    return fonte ? { fonte, lista } : null;
  }, [cantor.musicas]);
