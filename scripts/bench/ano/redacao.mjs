// What the newsroom opens on a large portal: how long each takes, and how long a visitor who asks meanwhile waits at most.
import { setTimeout as wait } from 'node:timers/promises';
import { panelClient } from '../../lib/portal-client.mjs';

const BETWEEN_MS = 5;
const ROWS = 20;
const LIST = '/content-manager/collection-types';

/** The longest a visitor waits for an answer from memory until the work is done, and how long the work takes; ms. */
const during = async (url, work) => {
  let longest = 0;
  let done = false;
  const visitor = async () => {
    while (!done) {
      const since = performance.now();
      await (await fetch(`${url}/api/vivo`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - since);
      await wait(BETWEEN_MS);
    }
  };
  const visiting = visitor();
  const since = performance.now();
  await work();
  const took = performance.now() - since;
  done = true;
  await visiting;
  return { took, longest };
};

/** Prints a line each. Answers the longest wait of all. */
export const redacao = async ({ url }) => {
  const { read } = await panelClient(url);
  const idsOf = async (uid) => {
    const { results } = await read(`${LIST}/${uid}?page=1&pageSize=${ROWS}`);
    return results.map(({ documentId }) => documentId).join(',');
  };
  const songs = await idsOf('api::musica.musica');
  const singers = await idsOf('api::cantor.cantor');
  const screens = {
    'início do painel': '/painel/inicio',
    'lista de músicas': `${LIST}/api::musica.musica?page=1&pageSize=${ROWS}`,
    'busca na lista de músicas': `${LIST}/api::musica.musica?page=1&pageSize=${ROWS}&_q=lou`,
    'execuções de músicas': `/painel/execucoes/musica?ids=${songs}`,
    'execuções de cantores': `/painel/execucoes/cantor?ids=${singers}`,
    transmissões: '/painel/transmissoes',
  };
  let most = 0;
  for (const [name, path] of Object.entries(screens)) {
    const { took, longest } = await during(url, () => read(path));
    most = Math.max(most, longest);
    console.log(
      `  ${name.padEnd(26)} ${took.toFixed(0).padStart(6)} ms · um visitante espera no máximo ${longest.toFixed(0)} ms`,
    );
  }
  return most;
};
