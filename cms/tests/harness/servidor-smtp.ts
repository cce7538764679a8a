import { SMTPServer } from 'smtp-server';
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

const lerTudo = async (fluxo: NodeJS.ReadableStream): Promise<string> => {
  const partes: Buffer[] = [];
  for await (const parte of fluxo) partes.push(Buffer.from(parte));
  return Buffer.concat(partes).toString('utf8');
};

/** A real SMTP server that keeps what it is given. `porta` 0: any free one. */
export const iniciarServidorSmtp = async (porta = 0): Promise<ServidorSmtp> => {
  const recebidos: MailRecebido[] = [];
  const pedidos: string[] = [];
  const banidos = new Map<string, string>();
  const demoras = new Map<string, number>();
  let recusas = 0;
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _sessao, pronto) {
      pedidos.push(address);
      const palavras = banidos.get(address);
      pronto(palavras ? Object.assign(new Error(palavras), { responseCode: 550 }) : null);
    },
    onData(fluxo, sessao, pronto) {
      void lerTudo(fluxo).then((bruto) => {
        if (recusas > 0) {
          recusas -= 1;
          pronto(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = sessao.envelope;
        const de = mailFrom ? mailFrom.address : '';
        const para = rcptTo.map(({ address }) => address);
        // Every sign-up brings one: tests of other mails do not count it.
        if (!isDoCadastro(bruto)) recebidos.push({ de, para, bruto });
        const demora = Math.max(0, ...para.map((email) => demoras.get(email) ?? 0));
        setTimeout(() => pronto(), demora).unref();
      });
    },
  });
  await new Promise<void>((resolve) => servidor.listen(porta, '127.0.0.1', resolve));
  const endereco = servidor.server.address();
  const aberta = typeof endereco === 'object' && endereco ? endereco.port : porta;
  return {
    porta: aberta,
    url: `smtp://127.0.0.1:${aberta}`,
    recebidos,
    pedidos,
    recusar: (vezes) => void (recusas = vezes),
    banir: (email, palavras) => void banidos.set(email, palavras),
    demorar: (email, ms) => void demoras.set(email, ms),
    parar: () => new Promise((resolve) => servidor.close(() => resolve())),
  };
};
