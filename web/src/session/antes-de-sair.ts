/** How long the end of a session waits for it at most, in ms: it was sent by then. */
const ESPERA_MS = 3000;

const afazeres = new Set<() => Promise<void>>();

/** What is still to be sent in the name of who is here is sent before they log off. Answers how to stop. */
export const antesDeSair = (fazer: () => Promise<void>): (() => void) => {
  afazeres.add(fazer);
  return () => void afazeres.delete(fazer);
};

/** Goes on to log off once that is done; at once where there is nothing to do. */
export const acabarESair = (sair: () => void): void => {
  if (afazeres.size === 0) {
    sair();
    return;
  }
  const prazo = new Promise((resolve) => {
    setTimeout(resolve, ESPERA_MS);
  });
  void Promise.race([prazo, Promise.all([...afazeres].map((fazer) => fazer()))]).then(sair);
};
