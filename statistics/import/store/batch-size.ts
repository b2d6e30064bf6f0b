const minRows = 100;
const maxRows = 8_000;
const firstRows = 500;

/** Finds how many rows a statement may have to take about `batchMs`, from how long the last ones took. */
export function newBatchSize(batchMs: number): { rows(): number; report(rows: number, ms: number): void } {
  let size = firstRows;
  return {
    rows: () => size,
    report(rows, ms) {
      const fitting = rows * (batchMs / Math.max(ms, 0.1));
      // Half-way to what fits: one slow statement does not make a hundred small ones.
      size = Math.round(Math.min(maxRows, Math.max(minRows, (size + Math.min(fitting, size * 3)) / 2)));
    },
  };
}
