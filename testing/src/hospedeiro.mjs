// A process that is one portal after another (hospedes.mjs): what a start reads of Strapi, most of it, is read once. Speaks
// through the channel to whoever forked it: an environment comes, and it says what a portal says; 'parar' comes, 'livre' goes.
import { createRequire } from 'node:module';
import { naRaiz } from './raiz.mjs';

const require = createRequire(import.meta.url);
const PRODUCAO = naRaiz('cms/dist/src/runtime/producao.js');

/**
 * What is read anew for each portal: its settings, Strapi's plugins, whose services the portal changes where they stand, and who
 * counts log-ins at the panel.
 */
const LIDO_DE_NOVO = /\/node_modules\/(?:@strapi\/[^/]+\/dist\/server|koa2-ratelimit)\//;
const CONFIGURACAO = naRaiz('cms/dist/config/');

/** @param {string} arquivo */
const soDeUm = (arquivo) =>
  arquivo === PRODUCAO || arquivo.startsWith(CONFIGURACAO) || LIDO_DE_NOVO.test(arquivo);

/** @type {{ stop(): Promise<void>, url: string } | null} */
let portal = null;
let encerrando = false;

/** @param {Record<string, string>} ambiente */
const outroAmbiente = (ambiente) => {
  for (const nome of Object.keys(process.env)) delete process.env[nome];
  Object.assign(process.env, ambiente);
  for (const arquivo of Object.keys(require.cache))
    if (soDeUm(arquivo)) delete require.cache[arquivo];
  require(PRODUCAO);
};

const encerrar = async () => {
  if (encerrando) process.exit(1);
  encerrando = true;
  await portal?.stop();
  process.exit(0);
};

/** @param {Record<string, string>} ambiente */
const comecar = async (ambiente) => {
  outroAmbiente(ambiente);
  /** @type {{ startPortal(): Promise<{ stop(): Promise<void>, url: string }> }} */
  const { startPortal } = require(naRaiz('cms/dist/src/runtime/start.js'));
  portal = await startPortal();
  process.stdout.write(`${JSON.stringify({ pronto: true, ...portal })}\n`);
};

const parar = async () => {
  await portal?.stop();
  portal = null;
  escutar();
  process.send?.('livre');
};

/** @param {Record<string, string> | 'parar'} pedido */
const atender = (pedido) =>
  void (pedido === 'parar' ? parar() : comecar(pedido)).catch((/** @type {unknown} */ erro) => {
    console.error(erro instanceof Error && erro.name === 'ErroDeInicio' ? erro.message : erro);
    process.exit(1);
  });

/** With what Node itself begins and stops listening to a signal. */
const DO_NODE = /** @type {const} */ (['newListener', 'removeListener']).map((evento) => ({
  evento,
  ouvintes: process.rawListeners(evento),
}));

/**
 * Again after each portal: Strapi takes every listener of the process away as it ends, Node's own too, and with them what holds
 * the channel open.
 */
const escutar = () => {
  for (const { evento, ouvintes } of DO_NODE)
    if (process.listenerCount(evento) === 0)
      for (const ouvinte of ouvintes) process.on(evento, /** @type {() => void} */ (ouvinte));
  for (const sinal of ['SIGTERM', 'SIGINT']) process.on(sinal, () => void encerrar());
  process.once('disconnect', () => process.exit(0));
  process.on('message', atender);
  process.channel?.ref();
};

escutar();
