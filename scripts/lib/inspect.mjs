import { Failure } from './failure.mjs';

/**
 * Node's arguments for the portal's own process: PORTAL_INSPECT, a port, lets a debugger in. Only from this machine:
 * whoever reaches an inspector runs code. Throws a Failure for what is no port.
 */
export const inspectArgs = (port = process.env.PORTAL_INSPECT) => {
  if (!port) return [];
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new Failure(`PORTAL_INSPECT deve ser uma porta de 1 a 65535, e é "${port}".`);
  return [`--inspect=127.0.0.1:${number}`];
};
