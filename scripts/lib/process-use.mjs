import { existsSync, readFileSync } from 'node:fs';

/** Clock ticks a second of Linux. */
const TICKS = 100;

/** Whether this system tells of each process: only Linux does. */
export const isUseTold = () => existsSync('/proc/self/stat');

/** Seconds of processor a process has used, with its threads. */
export const cpuSeconds = (pid) => {
  const [, after = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** Memory a process holds now, in MB. */
export const memoryMb = (pid) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};
