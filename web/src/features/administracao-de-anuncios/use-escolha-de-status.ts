import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { atualizarStatusMutation } from '../anuncios/mutations';

/**
 * Serialises the changes of one select: sends each chosen status at once; of those chosen while one is under way, only
 * the last follows.
 */
export const useEscolhaDeStatus = (anuncio: Anuncio) => {
  const { mutateAsync } = useMutation(atualizarStatusMutation);
  const [escolhido, setEscolhido] = useState<AnuncioStatus | null>(null);
  const proximo = useRef<AnuncioStatus | null>(null);
  const enviando = useRef(false);

  const escolher = async (status: AnuncioStatus) => {
    setEscolhido(status);
    proximo.current = status;
    if (enviando.current) return;
    enviando.current = true;
    let visto = anuncio;
    while (proximo.current !== null) {
      const para: AnuncioStatus = proximo.current;
      proximo.current = null;
      if (para === visto.status) continue;
      try {
        await mutateAsync({ anuncio: visto, para });
        visto = { ...visto, status: para };
      } catch {
        // The mutation has told it; what is chosen next is still measured against what was seen.
      }
    }
    enviando.current = false;
    setEscolhido(null);
  };
  return { escolhido, escolher };
};
