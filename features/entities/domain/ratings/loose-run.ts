/** Places of a rating whose order is chance: the first and the last of them, by their rows from 1. */
export interface LooseRun {
  from: number;
  to: number;
}

/** The first rows in a run whose bands all have a place in common; null where no two neighbours do. */
export function looseRun(rows: readonly { low: number; high: number }[]): LooseRun | null {
  for (const from of rows.keys()) {
    let [low, high] = [0, Infinity];
    let to = from;
    for (; to < rows.length; to += 1) {
      low = Math.max(low, rows[to]!.low);
      high = Math.min(high, rows[to]!.high);
      if (low > high) break;
    }
    if (to - from > 1) return { from: from + 1, to };
  }
  return null;
}
