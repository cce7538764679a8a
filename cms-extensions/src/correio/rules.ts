const SEGUNDO = 1000;
/** Longest wait between two tries. */
export const MAIOR_ESPERA_MS = 15 * 60 * SEGUNDO;
/** Tries before giving up, some three days: a mail server that is down longer will not take this mail. */
export const MAIS_TENTATIVAS = 300;

/** Exponential backoff: wait after the nth failed try, in ms: 2 s, 4 s, 8 s … up to a quarter of an hour. */
export const esperaDepoisDe = (tentativas: number): number =>
  Math.min(2 ** Math.min(tentativas, 20) * SEGUNDO, MAIOR_ESPERA_MS);

/** Why a mail was not sent, in a message for staff, and whether trying again can help (`permanente`). */
export interface Falha {
  motivo: string;
  permanente: boolean;
}

const MAIOR_MOTIVO = 500;

/** What the server was told when it refused. A refusal anywhere else (greeting, login) is about the settings, not the mail. */
const RECUSAS = new Map([
  ['MAIL FROM', 'O servidor de e-mail recusou o remetente'],
  ['RCPT TO', 'O servidor de e-mail recusou o destinatário'],
  ['DATA', 'O servidor de e-mail recusou a mensagem'],
]);
/** "Authentication required": about the settings, though told to a mail. */
const FALTA_ENTRAR = 530;

const campo = (erro: Error, nome: string): unknown =>
  // Whatever a library hung on its error.
  (erro as unknown as Record<string, unknown>)[nome];

/**
 * Classifies an error of sending. A 5xx reply to the mail itself is permanent (RFC 5321, 4.2.1); everything else may
 * pass.
 */
export const falhaDe = (erro: unknown): Falha => {
  if (!(erro instanceof Error)) return { motivo: 'Falha desconhecida', permanente: false };
  const codigo = Number(campo(erro, 'responseCode') ?? 0);
  const recusa = RECUSAS.get(String(campo(erro, 'command')));
  const palavras = codigo > 0 ? String(campo(erro, 'response')) : erro.message;
  const motivo = codigo > 0 && recusa ? recusa : 'O e-mail não pôde ser entregue ao servidor';
  return {
    motivo: `${motivo}: ${palavras}`.slice(0, MAIOR_MOTIVO),
    permanente: recusa !== undefined && codigo >= 500 && codigo !== FALTA_ENTRAR,
  };
};

/**
 * Deterministic Message-ID: a mail keeps it however often it is sent, so that the receiver recognises a second copy
 * (RFC 5322, 3.6.4).
 */
export const messageIdDe = (documentId: string, remetente: string): string =>
  `<${documentId}@${remetente.slice(remetente.lastIndexOf('@') + 1)}>`;

/** Accounts whose data a mail's row carries: who gets it, and whom it tells others about. */
export const contasDe = ({
  id_usuario,
  id_anunciante,
}: Readonly<Record<string, string | number | null>>): number[] =>
  [id_usuario, id_anunciante].flatMap((id) => (Number(id) > 0 ? [Number(id)] : []));
