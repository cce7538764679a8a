import { inspectArgs } from './inspect.mjs';
import { at } from './paths.mjs';
import { start } from './run.mjs';

const CLI = at('cms/dist/src/runtime/cli.js');
const WINDOW_MS = 60_000;
/** Before each start again within the window: at once, then ever longer, for what needs a while to come back. */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000];
/** What the portal ends with when it could not start. */
const COULD_NOT_START = 1;

/** A line as the portal's own log writes them. */
const log = (nivel, msg) =>
  console.log(JSON.stringify({ hora: new Date().toISOString(), nivel, msg }));

/**
 * Supervisor: runs the portal as a process of its own and starts it again when it falls, a few times a minute. What
 * keeps it from starting the first time is the settings' fault and is not tried again. The IPC channel is the lifeline:
 * the portal ends when it closes, however its supervisor died. A signal to end comes from `stopChildren`.
 */
export const supervise = () => {
  const args = [...inspectArgs(), CLI];
  const falls = [];
  let ending = false;
  let onTheAir = false;
  let pause = null;
  let answer;
  let finish;
  const ended = new Promise((resolve) => (finish = resolve));
  const answers = new Promise((resolve, reject) => {
    answer = resolve;
    ended.then(() => reject(new Error('the portal ended before it answered')));
  });

  const run = () => {
    // Ctrl-C in a terminal reaches a whole process group: a child of its own group hears it once, from us.
    const child = start(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    child.once('message', (ready) => {
      onTheAir = true;
      log('info', `O portal responde (processo ${child.pid}).`);
      answer(ready);
    });
    child.once('close', (code, signal) => {
      if (ending || code === 0) finish(code ?? 1);
      else if (code === COULD_NOT_START && !onTheAir) finish(code);
      else fell(signal ?? `código ${code}`);
    });
    return child.pid;
  };

  const fell = (how) => {
    const now = performance.now();
    const recent = falls.filter((fall) => now - fall < WINDOW_MS);
    falls.splice(0, Infinity, ...recent, now);
    const wait = PAUSES_MS[recent.length];
    if (wait === undefined) {
      log('error', `O portal caiu ${falls.length} vezes em um minuto (${how}) e fica desligado.`);
      finish(1);
      return;
    }
    pause = setTimeout(() => {
      pause = null;
      const pid = run();
      const times = `${falls.length} de ${PAUSES_MS.length} em um minuto`;
      log('warn', `O portal caiu (${how}) e foi ligado de novo (processo ${pid}; ${times}).`);
    }, wait);
  };

  run();
  return {
    /** What the portal says when it first begins to answer; rejects when it ends before that. */
    answers,
    /** The exit code, once the portal has ended for good. */
    ended,
    /** From now on an end is meant. */
    end: () => {
      ending = true;
      if (pause === null) return;
      clearTimeout(pause);
      finish(0);
    },
  };
};
