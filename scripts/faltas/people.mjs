import { novaMarca } from '@portal/testing/pessoas';
import { visitors } from '../bench/rastreio/visitors.mjs';
import { administratorOf, portalClient } from '../lib/portal-client.mjs';

const BATCH = 500;

let count = 0;

/** A vote nobody gave before. */
export const voteForm = (radio) => {
  const own = novaMarca();
  count += 1;
  return {
    nome: `Votante ${own}`,
    telefone: `(11) 9${String(10_000_000 + count)}`,
    email: `voto-${own}@faltas.test`,
    id_webradio: radio,
  };
};

let fresh = [];
/** A browser nobody has used: its visitor's cookies and token. */
export const guest = () => {
  if (fresh.length === 0) fresh = visitors(BATCH);
  return fresh.pop();
};

/** Posts as the page of somebody who has no account does. */
export const asGuest = (send, path, fields, { headers } = guest()) =>
  send(path, {
    method: 'POST',
    headers: { ...headers, 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(fields),
  });

const loggedIn = async (url, credentials) => {
  const client = portalClient(url);
  const answer = await client.postJson('/usuario/login', credentials);
  if (answer.status !== 200) throw new Error(`login: ${answer.status}`);
  return client;
};

/** Logs everybody in before the fault; from then on they ask through `send`. */
export const enter = async (url, buyers, send) => {
  const clients = [];
  for (const buyer of buyers) clients.push((await loggedIn(url, buyer)).through(send));
  return { buyers: clients, administrator: (await administratorOf(url)).through(send) };
};
