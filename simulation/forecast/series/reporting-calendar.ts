import { refuse, requireFinite } from '#simulation/numeric/refusal.ts';

/** A running total by days, together with which days were reported at all. Every entry depends on totals published up to it alone. */
export interface ReportingCalendar {
  /** daily[day] as published: 0 where nothing was, all of it on the day that caught up; a day of a fall takes the mean of the 7 before it. Unit: persons. */
  readonly published: Float64Array;
  /** The same for fitting: a gap shares the report that caught up for it. Days after the last report must not be read. Unit: persons. */
  readonly filled: Float64Array;
  /** Days (indices of the daily series) on which the total fell: a correction, not a count. */
  readonly falls: readonly number[];
  /** reportedDays[count] — days up to the last report when `count` had passed; −1 before the first. */
  readonly reportedDays: Int32Array;
  /** Index of the first published total, −1 when nothing ever was: no day up to it is known. */
  readonly firstTotal: number;
}

// A total that stands still although this many were registered in the two weeks before wasn't published, it was repeated.
const minRecent = 50;
const recentDays = 14;

/**
 * Reads a published running total as reports: which days brought one, what they brought, what has to be filled.
 *
 * @param cumulative   cumulative[day] — running total, null = not published. Unit: persons, ≥ 0.
 * @param silentTotals totals (1 = yes) that count as not published when they stand still; left out: those after 50 in 14 days.
 * @throws InputRefusal for anything but a list of totals.
 *
 * Source: modelling.md 1.0 (reporting calendar).
 */
export function reportingCalendar(
  cumulative: readonly (number | null)[],
  silentTotals?: ArrayLike<number>,
): ReportingCalendar {
  requireTotals(cumulative);
  const firstTotal = cumulative.findIndex((total) => total !== null);
  const room = allocate(cumulative.length);
  const falls: number[] = [];
  let last = firstTotal;
  for (let i = Math.max(0, firstTotal); i < cumulative.length; i++) {
    room.reportedDays[i] = last;
    if (i === firstTotal || firstTotal < 0) continue;
    const before = cumulative[last] as number;
    const total = cumulative[i] as number | null;
    const standsStill = total === before && (silentTotals ? silentTotals[i] === 1 : isBusy(room.rises, i));
    if (total === null || standsStill) continue;
    if (total < before) falls.push(i - 1);
    room.rises[i - 1] = Math.max(0, total - before);
    enter(room, last, i, total - before);
    last = i;
    room.reportedDays[i] = i;
  }
  return {
    published: room.published,
    filled: room.filled,
    falls,
    reportedDays: room.reportedDays,
    firstTotal,
  };
}

/** silent[total] — 1 where nothing was published on that day: deaths that stand still with such cases weren't either. */
export function silentTotals({ reportedDays }: Pick<ReportingCalendar, 'reportedDays'>): Uint8Array {
  return Uint8Array.from(reportedDays, (reported, i) => Number(reported !== i));
}

interface Room {
  readonly published: Float64Array;
  readonly filled: Float64Array;
  /** Increments without the falls. */
  readonly rises: Float64Array;
  readonly reportedDays: Int32Array;
}

function allocate(totals: number): Room {
  const days = Math.max(0, totals - 1);
  const daily = () => new Float64Array(days);
  const reportedDays = new Int32Array(totals).fill(-1);
  return { published: daily(), filled: daily(), rises: daily(), reportedDays };
}

// A report on total `i` after one on total `last`.
function enter({ published, filled }: Room, last: number, i: number, increment: number): void {
  if (increment < 0) {
    published[i - 1] = meanBefore(published, i - 1);
    filled.fill(meanBefore(filled, last), last, i);
  } else {
    published[i - 1] = increment;
    filled.fill(increment / (i - last), last, i);
  }
}

function isBusy(rises: Float64Array, i: number): boolean {
  let sum = 0;
  for (let day = Math.max(0, i - 1 - recentDays); day < i - 1; day++) sum += rises[day] as number;
  return sum >= minRecent;
}

function meanBefore(daily: Float64Array, day: number): number {
  const from = Math.max(0, day - 7);
  let sum = 0;
  for (let i = from; i < day; i++) sum += daily[i] as number;
  return day === from ? 0 : sum / (day - from);
}

function requireTotals(cumulative: readonly (number | null)[]): void {
  if (!Array.isArray(cumulative)) refuse({ path: 'cumulative', code: 'missing', got: cumulative });
  cumulative.forEach((total, i) => {
    if (total !== null) requireFinite(`cumulative[${i}]`, total, 0);
  });
}
