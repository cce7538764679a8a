import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../lib/paths.mjs';
import { freePort } from '../lib/portal-process.mjs';

const { SMTPServer } = createRequire(at('cms/package.json'))('smtp-server');

const messageIdOf = (text) => /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? null;

const readAll = async (stream) => {
  const parts = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
};

const refusal = (code) => Object.assign(new Error('refused on purpose'), { responseCode: code });

/**
 * A real SMTP server. `behave(recipient)` says what becomes of a mail once its end has come: answered after `afterMs`,
 * refused with `refuse`, and `then` is called before the answer. Copies are kept when their end has come: the sender
 * can't know better whether they will be delivered.
 */
export const startMailServer = async (behave) => {
  const copies = [];
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    socketTimeout: 20 * 60_000,
    onData: async (stream, session, done) => {
      const text = await readAll(stream);
      const to = session.envelope.rcptTo[0].address;
      const { afterMs = 0, refuse = null, then = () => undefined } = behave(to);
      copies.push({ to, id: messageIdOf(text), refused: refuse !== null });
      then();
      await sleep(afterMs);
      done(refuse === null ? null : refusal(refuse));
    },
  });
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `smtp://127.0.0.1:${port}`,
    copiesTo: (address) => copies.filter(({ to }) => to === address),
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
};
