/** Days before the reading that a date may lie, and hours after it, for clocks that run ahead. */
export interface DateRange {
  /** The moment of reading. */
  readonly now: Date;
  readonly earliest: string;
  readonly hoursAhead: number;
}

/** Nothing published on paper before the web, and a day for zones left out or wrong. */
export function dateRange(now: Date): DateRange {
  return { now, earliest: '1990-01-01', hoursAhead: 26 };
}

/** A date within reason as it is, one slightly ahead as now; year 0 and the far future are refused. */
export function acceptDate(
  date: string | null,
  { now, earliest, hoursAhead }: DateRange,
): { date: string | null; isRefused: boolean } {
  if (date === null) return { date: null, isRefused: false };
  const time = Date.parse(date);
  const isRefused = !(time >= Date.parse(earliest)) || time > now.getTime() + hoursAhead * 3_600_000;
  if (isRefused) return { date: null, isRefused };
  return { date: time > now.getTime() ? now.toISOString() : date, isRefused };
}
