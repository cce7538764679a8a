import { launchPortal } from '@portal/testing/portal';
import { Failure } from '../lib/failure.mjs';
import { start } from '../lib/run.mjs';

/** A portal in these surroundings and these of its own. Resolves when it answers or has ended. */
export const launch = (env, options = {}) =>
  launchPortal({ ...process.env, ...env }, { ...options, start });

/** A busy machine may keep a database from answering in time; what is really wrong stays wrong. */
const TRIES = 3;

/** The same, before any harm is done: a portal that does not start then is a fault of the experiment. */
export const startInstance = async (env, options) => {
  let instance = await launch(env, options);
  for (let tries = 1; instance.code !== null && tries < TRIES; tries += 1)
    instance = await launch(env, options);
  if (instance.code === null) return instance;
  throw new Failure('O portal não começou.', instance.output().slice(-2000));
};
