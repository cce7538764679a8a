import { useEffect, useState } from 'react';

/** Quiet time after a key before what was typed counts, in ms. */
export const ESPERA_DA_BUSCA_MS = 250;

/** What was typed, after a short quiet: the server is asked once for a word, not once for each letter. */
export const useQuieto = (digitado: string): string => {
  const [quieto, setQuieto] = useState(digitado);
  useEffect(() => {
    const espera = setTimeout(() => setQuieto(digitado), ESPERA_DA_BUSCA_MS);
    return () => clearTimeout(espera);
  }, [digitado]);
  return quieto;
};
