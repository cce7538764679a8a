import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** @typedef {{ from: string, to: string[], raw: string }} Letter */
/** @typedef {{ code: number, words: string }} Refusal */

/** @param {Refusal} refusal */
const errorOf = ({ code, words }) => Object.assign(new Error(words), { responseCode: code });

/** No experiment waits longer for the answer to a letter. */
const PATIENCE_MS = 20 * 60_000;

/**
 * A real SMTP server on this machine. `take` says what becomes of a letter once its end has come, and when it is answered;
 * `to` which recipients are refused before that.
 * @param {object} how
 * @param {number} [how.port] 0: any free one
 * @param {(letter: Letter) => { refuse?: Refusal | null, afterMs?: number }} how.take
 * @param {(recipient: string) => Refusal | null} [how.to]
 */
export const startSmtp = async ({ port = 0, take, to = () => null }) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    socketTimeout: PATIENCE_MS,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = to(address);
      done(refusal && errorOf(refusal));
    },
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = envelope;
        const { refuse = null, afterMs = 0 } = take({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        setTimeout(() => done(refuse && errorOf(refuse)), afterMs).unref();
      });
    },
  });
  // Who sends may be killed on purpose, in the middle of a letter.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const open = /** @type {import('node:net').AddressInfo} */ (server.server.address()).port;
  return {
    port: open,
    url: `smtp://127.0.0.1:${open}`,
    /** @returns {Promise<void>} */
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
