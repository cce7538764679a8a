import { createInterface } from 'node:readline';
import { LIBRARIES } from './build.mjs';
import { inspectArgs } from './inspect.mjs';
import { at, tool } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { restartable } from './restartable.mjs';
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

/** `onBegin`: something is compiled anew; `onGood`: all outputs are what their sources say. */
const watchCompilers = ({ onBegin, onGood }) => {
  const good = new Set();
  for (const [name, project] of COMPILERS) {
    const child = pipe([tool.tsc, '-p', at(project), '--watch', '--preserveWatchOutput']);
    relay(name, child, (line) => {
      // What it has begun anew is not good until it says so: nobody starts on half of an output.
      if (/File change detected/.test(line)) {
        good.delete(name);
        onBegin();
      }
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
  const args = [...inspectArgs(), at('cms/dist/src/runtime/cli.js')];
  const env = { ...process.env, NODE_ENV: 'development' };
  // SQLite takes one process at a time.
  const portal = restartable(() => relay('portal', pipe(args, { env })), SETTLE_MS);
  onSignal(() => {
    portal.end();
    stopChildren('SIGTERM');
    process.exitCode = 0;
  });
  watchCompilers({ onBegin: portal.hold, onGood: portal.restartSoon });
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
