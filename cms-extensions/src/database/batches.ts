/** Values one statement asks for: SQLite bounds its parameters. */
const BATCH = 500;

/** The values in batches of what one statement may ask for, in their order. */
export const inBatches = <T>(values: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(values.length / BATCH) }, (_, i) =>
    values.slice(i * BATCH, (i + 1) * BATCH),
  );
