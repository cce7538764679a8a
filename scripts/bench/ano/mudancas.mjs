// What changes on a large portal, written beside it: how long a visitor who reads waits at most until it shows.
import { setTimeout as wait } from 'node:timers/promises';

const BETWEEN_MS = 20;
const WATCHED_MS = 5000;
const TIMES = 3;

const PAGES = [
  '/api/radios/all?pagina=1&limite=24',
  '/api/cantores?pagina=1&limite=24',
  '/api/musicas/all?pagina=1&limite=24',
];

/** The longest wait of who asks for a page again and again, ms. */
const longestOf = async (url, page) => {
  const end = performance.now() + WATCHED_MS;
  let longest = 0;
  while (performance.now() < end) {
    const since = performance.now();
    await (await fetch(url + page)).arrayBuffer();
    longest = Math.max(longest, performance.now() - since);
    await wait(BETWEEN_MS);
  }
  return longest;
};

/** Prints a line each. Answers the longest wait of all. */
export const mudancas = async ({ url }, banco) => {
  const first = (table) => `(select min(id) from ${table} where published_at is not null)`;
  let turn = 0;
  const changes = {
    'um anúncio muda': () =>
      `update anuncios set titulo = 'mudado ${turn}' where id = (select min(id) from anuncios)`,
    'um arquivo muda': () =>
      `update files set caption = 'mudado ${turn}' where id = (select min(id) from files)`,
    'uma rádio muda': () =>
      `update radios set slogan = 'mudada ${turn}' where id = ${first('radios')}`,
    'uma música muda': () =>
      `update musicas set nome = 'mudada ${turn}' where id = ${first('musicas')}`,
  };
  await Promise.all(PAGES.map((page) => longestOf(url, page)));
  let most = 0;
  for (const [name, statement] of Object.entries(changes)) {
    let longest = 0;
    for (turn = 0; turn < TIMES; turn += 1) {
      await banco.run(statement());
      longest = Math.max(
        longest,
        ...(await Promise.all(PAGES.map((page) => longestOf(url, page)))),
      );
    }
    most = Math.max(most, longest);
    console.log(`  ${name.padEnd(26)} um visitante espera no máximo ${longest.toFixed(0)} ms`);
  }
  return most;
};
