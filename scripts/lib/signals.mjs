import { stopChildren } from './run.mjs';

/** Default handler: ends everything this script started. */
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
