import { startSmtp } from '@portal/testing/smtp';

const messageIdOf = (text) => /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? null;

/**
 * A real SMTP server. `behave(recipient)` says what becomes of a mail once its end has come: answered after `afterMs`,
 * refused with `refuse`, and `then` is called before the answer. Copies are kept when their end has come: the sender
 * can't know better whether they will be delivered.
 */
export const startMailServer = async (behave) => {
  const copies = [];
  const { url, stop } = await startSmtp({
    take: ({ to: [to], raw }) => {
      const { afterMs = 0, refuse = null, then = () => undefined } = behave(to);
      copies.push({ to, id: messageIdOf(raw), refused: refuse !== null });
      then();
      return { afterMs, refuse: refuse && { code: refuse, words: 'refused on purpose' } };
    },
  });
  return { url, copiesTo: (address) => copies.filter(({ to }) => to === address), stop };
};
