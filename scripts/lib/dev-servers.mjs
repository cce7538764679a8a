import { createInterface } from 'node:readline';
import { LIBRARIES } from './build.mjs';
import { inspectArgs } from './inspect.mjs';
import { at, tool } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { start, stopChildren } from './run.mjs';
import { onSignal } from './signals.mjs';

const COMPILERS = [
  ['contratos', 'contracts/tsconfig.build.json'],
  ['extensões', 'cms-extensions/tsconfig.build.json'],
  ['demonstração', 'demonstracao/tsconfig.build.json'],
  ['servidor', 'cms/tsconfig.build.json'],
];
// A change in contracts recompiles what reads it too: the portal restarts once, after the last of them.
const SETTLE_MS = 800;

const port = () => process.env.PORT ?? '1337';

/**
 * Prints what a child says, each line after its name, and hands each line on.
 * @param {(line: string) => void} [onLine]
 */
const relay = (name, child, onLine = () => {}) => {
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim()) console.log(`[${name}] ${line}`);
      onLine(line);
    });
  }
  return child;
};

/** Ctrl-C in a terminal reaches a whole process group: children of their own group hear it once, from us. */
const pipe = (args, options = {}) =>
  start(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options,
  });

/** The portal as a child that can be restarted: one process at a time, because SQLite takes one. */
const restartable = () => {
  const args = [...inspectArgs(), at('cms/dist/src/runtime/cli.js')];
  let child = null;
  let timer;
  let ended = false;
  const run = () => {
    if (ended) return;
    child = relay(
      'portal',
      pipe(args, {
        env: { ...process.env, NODE_ENV: 'development' },
      }),
    );
    child.once('close', () => (child = null));
  };
  const restart = () => {
    if (!child) return run();
    child.once('close', run);
    child.kill('SIGTERM');
  };
  return {
    restartSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(restart, SETTLE_MS);
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
};

const watchCompilers = (onGood) => {
  const good = new Set();
  for (const [name, project] of COMPILERS) {
    const child = pipe([tool.tsc, '-p', at(project), '--watch', '--preserveWatchOutput']);
    relay(name, child, (line) => {
      // What it has begun anew is not good until it says so: nobody starts on half of an output.
      if (/File change detected/.test(line)) good.delete(name);
      if (!/Found \d+ errors?/.test(line)) return;
      if (/Found 0 errors/.test(line)) good.add(name);
      else good.delete(name);
      if (good.size === COMPILERS.length) onGood();
    });
  }
};

/** `npm run dev`: the site with reload on Vite's own port; contracts, plugin and server recompiled and restarted as they change. */
export const dev = async () => {
  await prepare([...LIBRARIES, 'servidor', 'painel']);
  const portal = restartable();
  onSignal(() => {
    portal.end();
    stopChildren('SIGTERM');
    process.exitCode = 0;
  });
  watchCompilers(portal.restartSoon);
  relay(
    'site',
    pipe([tool.vite], {
      cwd: at('web'),
      env: { ...process.env, PORTAL_API: `http://127.0.0.1:${port()}` },
    }),
  );
  console.log(
    '  Site com recarga no endereço que o Vite mostrar; painel na porta do portal. Ctrl-C encerra tudo.',
  );
};
