import type { IncomingMessage } from 'node:http';

/** Whether the connection is closed before the body was whole: nobody is left to answer. */
export const isAbandoned = (req: IncomingMessage): boolean => req.destroyed && !req.complete;
