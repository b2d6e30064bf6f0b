/** A daily series without holes. */
export interface FilledSeries {
  /** daily[day]; entries after the origin must not be read. Unit: persons. */
  readonly daily: Float64Array;
  /** Persons assumed on the days up to the origin that nothing was published for: the next report will bring them. */
  readonly pending: number;
  /** How many such days there are. */
  readonly openDays: number;
}

/**
 * Fills days that weren't published, so that a missing report doesn't look like a day without cases.
 * A gap that was caught up for shares the later report evenly; one still open takes the mean of the seven days before it.
 *
 * @param daily       daily[day] — cleaned, carried forward. Not changed.
 * @param cumulative  the totals it came from (one more entry); null = not published. Nulls before the first total stay 0.
 * @param count       days known.
 *
 * Source: ours, for modelling.md 1.0 ("gap days") and 6 ("missing treated as zero").
 */
export function fillGaps(
  daily: Float64Array,
  cumulative: readonly (number | null)[],
  count: number,
): FilledSeries {
  const filled = daily.slice(0, count);
  let lastPublished = cumulative.findIndex((total) => total !== null);
  if (lastPublished < 0) return { daily: filled, pending: 0, openDays: 0 };
  for (let day = lastPublished + 1; day <= count; day++) {
    if (cumulative[day] === null) continue;
    // Day `i` of the totals closes entry `i − 1` of the daily series.
    if (day - lastPublished > 1)
      filled.fill((daily[day - 1] as number) / (day - lastPublished), lastPublished, day);
    lastPublished = day;
  }
  const openDays = Math.max(0, count - lastPublished);
  const before = filled.subarray(Math.max(0, lastPublished - 7), lastPublished);
  const mean = before.length === 0 ? 0 : before.reduce((sum, persons) => sum + persons, 0) / before.length;
  filled.fill(mean, lastPublished, count);
  return { daily: filled, pending: mean * openDays, openDays };
}
