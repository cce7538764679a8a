import { useEffect, useState } from 'react';

/** Debounce: quiet time after a key before what was typed counts, in ms. */
export const ESPERA_DA_BUSCA_MS = 250;

/** Debounced text: the server is asked once a word, not once a letter. */
export const useQuieto = (digitado: string): string => {
  const [quieto, setQuieto] = useState(digitado);
  useEffect(() => {
    const espera = setTimeout(() => setQuieto(digitado), ESPERA_DA_BUSCA_MS);
    return () => clearTimeout(espera);
  }, [digitado]);
  return quieto;
};
