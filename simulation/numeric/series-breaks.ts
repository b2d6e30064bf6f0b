import { refuse, requireIncreasing, requireSeries, requireWhole } from './refusal.ts';

/**
 * Known breaks of a series: indices of the first values on a new level (a census, moved borders, a purged register, a new method).
 * Nothing is fitted across one without a level dummy; charts draw them.
 */
export type SeriesBreaks = readonly number[];

/** Refuses breaks that aren't whole, ascending and inside the series; the first value can't be one. */
export function requireBreaks(path: string, breaks: SeriesBreaks, length: number): void {
  breaks.forEach((at, i) => requireWhole(`${path}[${i}]`, at, 1, Math.max(1, length - 1)));
  requireIncreasing(path, breaks);
  if (breaks.length > 0 && length < 2) refuse({ path, code: 'too-long', max: 0, got: breaks.length });
}

/** Index from which the first `count` values are on one level: the last break among them, else 0. */
export function startOfLevel(breaks: SeriesBreaks, count: number): number {
  return breaks.findLast((at) => at < count) ?? 0;
}

/** True when a break lies between the last of `count` known values and the value at `target`: the two can't be compared. */
export function isBrokenUntil(breaks: SeriesBreaks, count: number, target: number): boolean {
  return breaks.some((at) => at >= count && at <= target);
}

/**
 * Changes from value to value without those over a break: what is left to a mean or a spread by one level dummy a break.
 *
 * @param values  on a scale where levels differ by a sum (logarithms of prices or counts).
 */
export function changesWithinLevels(values: readonly number[], breaks: SeriesBreaks): number[] {
  return values
    .slice(1)
    .map((value, i) => value - (values[i] as number))
    .filter((_, i) => !breaks.includes(i + 1));
}

/** A seasonal series on one level: its last values as they came, earlier ones moved by the level dummies. */
export interface BridgedSeries {
  /** Index in the original where the bridged series starts. */
  readonly from: number;
  /** Values from there on, on the scale of the input. */
  readonly values: readonly number[];
  /** One dummy a bridged break: how much higher the new level is, in logs. */
  readonly shifts: readonly { readonly at: number; readonly shift: number }[];
}

/**
 * Brings a seasonal series of positive values to its last level. The dummy of a break is the log change at the break less that of the
 * same season a cycle earlier. A break with less than a cycle and a step before it can't be bridged: the series then starts there.
 *
 * @param season  values a cycle, e.g. 12 months.
 * @throws InputRefusal for breaks out of order or outside the series.
 *
 * Source: ours, for modelling.md 6 ("models never fit across a break without a level dummy").
 */
export function bridgeBreaks(values: readonly number[], breaks: SeriesBreaks, season: number): BridgedSeries {
  requireSeries('values', values, { min: Number.MIN_VALUE });
  requireWhole('season', season, 1, 366);
  requireBreaks('breaks', breaks, values.length);
  const logs = values.map(Math.log);
  const change = (at: number) => (logs[at] as number) - (logs[at - 1] as number);
  const shifts: { at: number; shift: number }[] = [];
  let from = 0;
  for (const at of breaks) {
    if (at - from <= season) {
      from = at;
      shifts.length = 0;
      continue;
    }
    const shift = change(at) - change(at - season);
    for (let i = from; i < at; i++) logs[i] = (logs[i] as number) + shift;
    shifts.push({ at, shift });
  }
  const firstOfLevel = startOfLevel(breaks, values.length);
  // The last level is passed on as it came: no rounding by way of logarithms.
  const bridged = values.map((value, i) => (i >= firstOfLevel ? value : Math.exp(logs[i] as number)));
  return { from, values: bridged.slice(from), shifts };
}
