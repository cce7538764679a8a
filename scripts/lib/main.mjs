import { wordsFor } from './failure.mjs';
import { listenToSignals } from './signals.mjs';

/** Runs the main function of a script; tells a fault in one line and leaves with a non-zero exit. */
export const main = async (run) => {
  listenToSignals();
  try {
    await run();
  } catch (error) {
    if (error?.details) console.error(error.details.trimEnd());
    console.error(wordsFor(error) ?? error);
    process.exit(1);
  }
};
