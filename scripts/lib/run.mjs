import { spawn } from 'node:child_process';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';

const running = new Set();

/** Sends a signal to everything this script started that is still running. */
export const stopChildren = (signal = 'SIGTERM') => {
  for (const child of running) child.kill(signal);
};

/**
 * Starts a program and remembers it, so that `stopChildren` reaches it.
 * @returns {import('node:child_process').ChildProcess}
 */
export const start = (command, args, options = {}) => {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
};

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** Runs `node` with a tool's arguments in sight of the person. Answers the exit code. */
export const show = (args, options) => ended(start(process.execPath, args, options));

const LAST_LINES = 60;
const tail = (text) => text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

/** Runs a program in silence; throws a Failure with the end of what it said when it fails. */
export const quiet = async (command, args, message, options = {}) => {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  child.stderr?.on('data', (chunk) => (said += chunk));
  if ((await ended(child)) !== 0) throw new Failure(message, tail(said));
  return said;
};

/** `quiet` for a tool run by this same Node. */
export const quietNode = (args, message, options) =>
  quiet(process.execPath, args, message, options);
