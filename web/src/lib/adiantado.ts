interface Adiantado {
  caminho: string;
  resposta: Promise<Response>;
}

declare global {
  interface Window {
    /** Prefetch: the answer index.html asked for while the scripts were on their way; gone when taken, or 10 s old. */
    adiantado?: Adiantado | undefined;
  }
}

/** Takes the prefetched answer, once, when it is the one of this address. */
export const pegarAdiantado = (caminho: string): Promise<Response> | undefined => {
  const { adiantado } = window;
  if (adiantado?.caminho !== caminho) return undefined;
  delete window.adiantado;
  return adiantado.resposta;
};
