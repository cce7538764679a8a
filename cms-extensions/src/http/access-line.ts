let waiting = '';

const flush = (): void => {
  const lines = waiting;
  waiting = '';
  process.stdout.write(lines);
};

// What waits for its turn when the process ends has none.
process.once('exit', () => {
  if (waiting !== '') flush();
});

let told = { at: 0, hora: '' };

/** The instant as ISO text, made once a millisecond. */
const now = (): string => {
  const at = Date.now();
  if (at !== told.at) told = { at, hora: new Date(at).toISOString() };
  return told.hora;
};

/** A request that went well; nothing of it is what somebody wrote. */
interface Access {
  id: string;
  metodo: string;
  rota: string;
  status: number;
  ms: number;
}

/**
 * Writes the line of a request, together with all others of this turn of the event loop: one write for many requests.
 * Spelled out, because every cached read pays for it.
 */
export const writeAccess = ({ id, metodo, rota, status, ms }: Access): void => {
  if (waiting === '') setImmediate(flush);
  const msg = JSON.stringify(`${metodo} ${rota} ${status} ${ms} ms`);
  waiting += `{"hora":"${now()}","nivel":"http","msg":${msg},"id":"${id}","metodo":"${metodo}","rota":${JSON.stringify(rota)},"status":${status},"ms":${ms}}\n`;
};
