import { startSmtp } from '@portal/testing/smtp';
import { isDoCadastro } from './caixa-postal';

export interface MailRecebido {
  de: string;
  para: string[];
  /** The message as it came, RFC 822. */
  bruto: string;
}

export interface ServidorSmtp {
  porta: number;
  url: string;
  /** What it took, but for the mails that confirm a sign-up. */
  recebidos: MailRecebido[];
  /** Recipients it was asked to take something for, in this order, refused ones too. */
  pedidos: string[];
  /** Answers so many messages with a temporary refusal before taking any. */
  recusar(vezes: number): void;
  /** Refuses a recipient for good, in these words. */
  banir(email: string, palavras: string): void;
  /** Takes a recipient's messages, and answers the end of their data only after so long. */
  demorar(email: string, ms: number): void;
  parar(): Promise<void>;
}

/** A real SMTP server that keeps what it is given. `porta` 0: any free one. */
export const iniciarServidorSmtp = async (porta = 0): Promise<ServidorSmtp> => {
  const recebidos: MailRecebido[] = [];
  const pedidos: string[] = [];
  const banidos = new Map<string, string>();
  const demoras = new Map<string, number>();
  let recusas = 0;
  const { port, url, stop } = await startSmtp({
    port: porta,
    to: (email) => {
      pedidos.push(email);
      const words = banidos.get(email);
      return words ? { code: 550, words } : null;
    },
    take: ({ from: de, to: para, raw: bruto }) => {
      if (recusas > 0) {
        recusas -= 1;
        return { refuse: { code: 451, words: 'try later' } };
      }
      // Every sign-up brings one: tests of other mails do not count it.
      if (!isDoCadastro(bruto)) recebidos.push({ de, para, bruto });
      return { afterMs: Math.max(0, ...para.map((email) => demoras.get(email) ?? 0)) };
    },
  });
  return {
    ...{ porta: port, url, recebidos, pedidos },
    recusar: (vezes) => void (recusas = vezes),
    banir: (email, palavras) => void banidos.set(email, palavras),
    demorar: (email, ms) => void demoras.set(email, ms),
    parar: stop,
  };
};
