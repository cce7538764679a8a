import { stopChildren } from './run.mjs';

/** What a signal does unless a script knows better: nothing this script started outlives it. */
let act = (signal) => {
  stopChildren(signal);
  process.exit(130);
};

/** Replaces what SIGINT and SIGTERM do. */
export const onSignal = (handler) => {
  act = handler;
};

/** Starts answering SIGINT and SIGTERM. */
export const listenToSignals = () => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => act(signal));
};
