/**
 * A program that is started anew whenever asked: one process at a time. `start` answers the process, `settleMs` is how long
 * nobody asked again.
 */
export const restartable = (start, settleMs) => {
  let child = null;
  let timer;
  let again = false;
  let ended = false;
  const run = () => {
    again = false;
    child = start();
    child.once('close', () => {
      child = null;
      if (again && !ended) run();
    });
  };
  const restart = () => {
    if (!child) return run();
    // Who is ending already may be asked again meanwhile.
    if (!again) child.kill('SIGTERM');
    again = true;
  };
  /** What is not begun yet waits to be asked for anew. */
  const hold = () => clearTimeout(timer);
  return {
    restartSoon: () => {
      hold();
      timer = setTimeout(restart, settleMs);
    },
    hold,
    end: () => {
      ended = true;
      hold();
    },
  };
};
