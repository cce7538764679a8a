const IN_TERMINAL_MS = 1_000;
const IN_LOG_MS = 30_000;
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} s`;

/** Steps that run side by side take a line each; the one line a terminal rewrites belongs to the step that began last. */
let latest = null;

/** Runs one step in sight of the person: a line when it starts, signs of life while it runs, the time it took. */
export const step = async (name, run) => {
  const since = performance.now();
  const { isTTY } = process.stdout;
  const beat = () => {
    if (!isTTY) console.log(`  · ${name}… ${seconds(since)}`);
    else if (latest === name) process.stdout.write(`\r  · ${name}… ${seconds(since)} `);
  };
  const end = (mark) =>
    console.log(`${isTTY ? '\r\x1b[K' : ''}  ${mark} ${name} (${seconds(since)})`);
  latest = name;
  if (isTTY) beat();
  else console.log(`  · ${name}…`);
  const heartbeat = setInterval(beat, isTTY ? IN_TERMINAL_MS : IN_LOG_MS);
  try {
    const result = await run();
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
};
