import { createIsbotFromList, list } from 'isbot';

/**
 * User agents of libraries and of steered browsers, which hide who is behind them. They are no robots here: whoever
 * counts through them needs a token and a visitor's id of ours, and a robot is what calls itself one.
 */
const FERRAMENTAS = [
  ...['node', 'undici', 'axios/1.7', 'node-fetch/1.0', 'got (https://github.com/sindresorhus/got)'],
  ...['curl/8.5.0', 'Wget/1.21', 'python-requests/2.31', 'python-httpx/0.27', 'aiohttp/3.9'],
  ...['Go-http-client/1.1', 'okhttp/4.9', 'Java/17', 'Apache-HttpClient/4.5 (Java/17)', 'ruby'],
  ...['k6/0.50 (https://k6.io/)', 'autocannon', 'PostmanRuntime/7.36', 'insomnia/8.0'],
  'Playwright/1.65 (x64; ubuntu 22.04) node/20.11',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0 Safari/537.36',
];

const isRoboPeloNome = createIsbotFromList(
  list.filter((padrao) => {
    const regra = new RegExp(padrao, 'i');
    return !FERRAMENTAS.some((ferramenta) => regra.test(ferramenta));
  }),
);

const MAIS_LEMBRADOS = 1000;
const lembrados = new Map<string, boolean>();

/** Whether a user agent names itself a robot: crawlers, previews, monitors. */
export const isRobo = (agente: string | undefined): boolean => {
  if (!agente) return false;
  const sabido = lembrados.get(agente);
  if (sabido !== undefined) return sabido;
  // Bounded memo: browsers send some hundred different agents; whoever invents more only empties it.
  if (lembrados.size >= MAIS_LEMBRADOS) lembrados.clear();
  const robo = isRoboPeloNome(agente.slice(0, 1000));
  lembrados.set(agente, robo);
  return robo;
};
