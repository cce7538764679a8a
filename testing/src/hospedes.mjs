import { fork } from 'node:child_process';
import { once } from 'node:events';
import { launchPortal } from './portal.mjs';
import { naRaiz } from './raiz.mjs';

/** A process keeps some 80 MB of each portal it was. */
const VIDAS = 8;

/** Who waits longest for an environment of its own goes. */
const MAIS_LIVRES = 3;

/** Longer than what is in flight may take: who has not ended by then is ended. */
const PRAZO_MS = 5000;

/** What Node itself reads of an environment, once. */
const DE_NODE = /^(?:NODE_|UV_|TZ$|OTEL_)/;

/** In what portals one after the other may differ: each keeps it with itself. What else is set is what a module may have kept. */
const DE_CADA_UM = [
  ...['PORT', 'PORTAL_DATA', 'TMPDIR', 'DATABASE_URL'],
  ...['PORTAL_LIMITS', 'PORTAL_SEGREDO', 'PORTAL_URL', 'SMTP_URL', 'CEP_URL', 'TRUSTED_PROXIES'],
];

/**
 * @typedef {object} Hospedeiro
 * @property {import('node:child_process').ChildProcess} processo
 * @property {number} vidas portals it was
 * @property {string} ambiente what they had in common
 */

/** @type {Hospedeiro[]} */
const livres = [];

/** @param {NodeJS.ProcessEnv} env */
const emComum = (env) =>
  JSON.stringify(Object.entries(env).filter(([nome]) => !DE_CADA_UM.includes(nome)));

const abrir = (/** @type {string} */ ambiente) => {
  const processo = fork(naRaiz('testing/src/hospedeiro.mjs'), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return { processo, vidas: 0, ambiente };
};

/** The one who was last left of an environment, if it still lives; else a new one. @param {string} ambiente */
const proximo = (ambiente) => {
  for (let i = livres.length - 1; i >= 0; i -= 1) {
    if (livres[i]?.ambiente !== ambiente) continue;
    const [livre] = livres.splice(i, 1);
    if (livre?.processo.connected) return livre;
  }
  return abrir(ambiente);
};

/**
 * While nobody is in it, it keeps nobody waiting: it goes with whoever opened it.
 * @param {Hospedeiro} hospedeiro @param {'ref' | 'unref'} como
 */
const prender = ({ processo }, como) => {
  processo[como]();
  // Pipes, of which the types say only that they are streams.
  for (const ponta of [processo.channel, processo.stdout, processo.stderr])
    /** @type {import('node:net').Socket | null} */ (ponta)?.[como]();
};

/** Whether a portal of this environment may be lent a process that was another portal. @param {NodeJS.ProcessEnv} env */
export const cabeNumHospedeiro = (env) => !Object.keys(env).some((nome) => DE_NODE.test(nome));

/**
 * The compiled portal in a process that may have been other portals before, one after the other: a start costs a quarter
 * of a new process's. For whoever tests what a portal answers; whoever tests how it starts or ends takes `launchPortal`. To who looks
 * from outside it is the same: a process, its output, signals. Resolves when it answers or has ended.
 * @param {NodeJS.ProcessEnv} env
 */
export const hospedarPortal = async (env) => {
  const hospedeiro = proximo(emComum(env));
  const { processo } = hospedeiro;
  prender(hospedeiro, 'ref');
  hospedeiro.vidas += 1;
  const portal = await launchPortal(env, {
    start: (_comando, _argumentos, { env: ambiente = {} }) => {
      processo.send(ambiente);
      return processo;
    },
  });
  let sinalizado = false;
  const soltar = async () => {
    if (!portal.isAlive() || sinalizado || hospedeiro.vidas >= VIDAS) {
      processo.kill('SIGCONT');
      processo.kill('SIGKILL');
      await portal.exited;
      return;
    }
    const livre = once(processo, 'message');
    processo.send('parar');
    const prazo = setTimeout(() => processo.kill('SIGKILL'), PRAZO_MS);
    await Promise.race([livre, portal.exited]);
    clearTimeout(prazo);
    if (!portal.isAlive()) return;
    for (const saida of [processo.stdout, processo.stderr]) saida?.removeAllListeners('data');
    prender(hospedeiro, 'unref');
    livres.push(hospedeiro);
    if (livres.length > MAIS_LIVRES) livres.shift()?.processo.disconnect();
  };
  /** @type {Promise<void> | null} */
  let solto = null;
  return {
    ...portal,
    signal: (/** @type {NodeJS.Signals} */ name) => {
      // Who left it may not disturb the next one in it.
      if (solto) return;
      sinalizado = true;
      processo.kill(name);
    },
    /** Ends the portal at once, as its end is nobody's subject; the process may be another one afterwards. Twice is once. */
    deixar: () => (solto ??= soltar()),
  };
};
