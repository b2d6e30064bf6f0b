/** How often the 80 % bands of a horizon held at a place within a year. */
export interface BandRecord {
  held: number;
  count: number;
}

/** From so many forecasts on a record is long enough to stand for a probability. */
const leastCount = 10;
const promised = 0.8;

/**
 * How a band is named. By its probability where its record here is at least as good, by the record itself where it is
 * short of it or young, or as never tried. In an alarm no probability is named.
 */
export function nameBand(record: BandRecord | null, isFailing: boolean): 'sure' | 'record' | 'untried' {
  if (record === null || record.count === 0) return 'untried';
  const isSure = record.count >= leastCount && record.held >= promised * record.count;
  return isSure && !isFailing ? 'sure' : 'record';
}
