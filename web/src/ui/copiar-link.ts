import { avisar } from './avisar';

/** Copies an address to send, and says so. */
export const copiarLink = async (endereco: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(endereco);
    avisar({ tipo: 'sucesso', msg: 'Link copiado. Agora é só colar e enviar.' });
  } catch {
    // Plain http or a refused permission: the address itself still helps.
    avisar({ tipo: 'neutro', msg: `Copie o link: ${endereco}`, duracao: 15_000 });
  }
};
