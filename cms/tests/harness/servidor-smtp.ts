import { SMTPServer } from 'smtp-server';

export interface MailRecebido {
  de: string;
  para: string[];
  /** The message as it came, RFC 822. */
  bruto: string;
}

export interface ServidorSmtp {
  porta: number;
  url: string;
  recebidos: MailRecebido[];
  /** Answers so many messages with a temporary refusal before taking any. */
  recusar(vezes: number): void;
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
  let recusas = 0;
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(fluxo, sessao, pronto) {
      void lerTudo(fluxo).then((bruto) => {
        if (recusas > 0) {
          recusas -= 1;
          pronto(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = sessao.envelope;
        const de = mailFrom ? mailFrom.address : '';
        recebidos.push({ de, para: rcptTo.map(({ address }) => address), bruto });
        pronto();
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
    recusar: (vezes) => void (recusas = vezes),
    parar: () => new Promise((resolve) => servidor.close(() => resolve())),
  };
};
