const HEARTBEAT_MS = 10_000;
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} s`;

/** Runs one step in sight of the person: a line when it starts, signs of life while it runs, the time it took. */
export const step = async (name, run) => {
  const since = performance.now();
  console.log(`  · ${name}…`);
  const heartbeat = setInterval(() => {
    console.log(`  · ${name}… ${seconds(since)}`);
  }, HEARTBEAT_MS);
  try {
    const result = await run();
    console.log(`  ✓ ${name} (${seconds(since)})`);
    return result;
  } catch (error) {
    console.error(`  ✗ ${name} (${seconds(since)})`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
};
