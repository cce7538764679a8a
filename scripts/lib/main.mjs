import { wordsFor } from './failure.mjs';
import { at } from './paths.mjs';
import { listenToSignals } from './signals.mjs';

/** Runs the main function of a script; tells a fault in one line and leaves with a non-zero exit. */
export const main = async (run) => {
  listenToSignals();
  // From Node 22 on, what was compiled once is kept: the tools and the portal start a sixth to a fifth cheaper.
  process.env.NODE_COMPILE_CACHE ??= at('.portal/v8');
  try {
    await run();
  } catch (error) {
    if (error?.details) console.error(error.details.trimEnd());
    console.error(wordsFor(error) ?? error);
    process.exit(1);
  }
};
