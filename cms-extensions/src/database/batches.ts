/** Values one statement asks for: SQLite bounds its parameters. */
const OF_ONE_STATEMENT = 500;

/** The values in batches, in their order: of what one statement may ask for, or of `size`. */
export const inBatches = <T>(values: readonly T[], size = OF_ONE_STATEMENT): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, i) =>
    values.slice(i * size, (i + 1) * size),
  );
