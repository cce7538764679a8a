import type { IncomingMessage } from 'node:http';

/** Whether the sender went away, or was sent away, before the body was whole: nobody is left to answer. */
export const isAbandoned = (req: IncomingMessage): boolean => req.destroyed && !req.complete;
