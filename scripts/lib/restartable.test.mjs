import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { restartable } from './restartable.mjs';

/** Ends only once it is told to, as a portal that still answers somebody. */
const PROGRAM = `
  process.on('SIGTERM', () => process.send('asked'));
  process.on('message', () => process.exit());
  process.send('up');
`;

/** @type {import('node:child_process').ChildProcess[]} */
const started = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const begin = () => {
  const child = spawn(process.execPath, ['-e', PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.push(child);
  return child;
};

/** Past what was put off before this. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const newest = async () => {
  await settled();
  const child = started.at(-1);
  await once(child, 'message');
  return child;
};

/** The first process, which was asked to give way and has not yet. */
const askedToEnd = async (program) => {
  program.restartSoon();
  const first = await newest();
  const asked = once(first, 'message');
  program.restartSoon();
  await asked;
  return first;
};

it('quem ainda encerra, pedido outra vez, dá lugar a um só', async () => {
  const program = restartable(begin, 0);
  const first = await askedToEnd(program);
  program.restartSoon();
  await settled();
  const closed = once(first, 'close');
  first.send('end');
  await closed;
  expect(started).toHaveLength(2);
  program.end();
});

it('não liga o que recomeçou a compilar antes que se pedisse outra vez', async () => {
  const program = restartable(begin, 0);
  program.restartSoon();
  program.hold();
  await settled();
  expect(started).toHaveLength(0);
  program.restartSoon();
  await newest();
  expect(started).toHaveLength(1);
  program.end();
});

it('depois do fim ninguém é ligado', async () => {
  const program = restartable(begin, 0);
  const first = await askedToEnd(program);
  program.end();
  const closed = once(first, 'close');
  first.send('end');
  await closed;
  expect(started).toHaveLength(1);
});
