import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useEffect, useRef, useState } from 'react';
import { avisar } from '../../ui/avisar';
import { palavrasDoMotivo } from './conflito';
import { guardarMotivo } from './motivos-guardados';
import { nomeDoAnuncio } from './textos';

/**
 * The reason of a decision while it is written. Should its window go away under it, because a colleague decided on the ad
 * or the page changed, the words are told and kept, as those of a decision that came second are.
 */
export const useMotivo = (anuncio: Anuncio) => {
  const [motivo, setMotivo] = useState('');
  const porEnviar = useRef('');
  const doAnuncio = useRef(anuncio);
  useEffect(
    () => () => {
      const palavras = porEnviar.current.trim();
      if (palavras === '') return;
      const { current: deQual } = doAnuncio;
      guardarMotivo(deQual.id, palavras);
      avisar({ tipo: 'erro', msg: `${nomeDoAnuncio(deQual)}: ${palavrasDoMotivo(palavras)}` });
    },
    [],
  );
  return {
    motivo,
    escrever: (texto: string) => {
      porEnviar.current = texto;
      setMotivo(texto);
    },
    /** It was sent, or given up: what is left goes without a word. */
    encerrar: () => {
      porEnviar.current = '';
    },
  };
};
