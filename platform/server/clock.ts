import { endOfMoscowDay } from '#platform/shared/calendar-days.ts';

const quarterMs = 15 * 60_000;
/** Years a reader may travel to: every span of days that a call looks back or ahead stays in the calendar. */
const firstYear = '1900';
const lastYear = '2150';
const moscowOffsetMs = 3 * 3_600_000;

/** The time by which news and facts are seen and ranked (decision 26); nothing else may depend on it. */
export interface Clock {
  /** News published up to this moment are seen. */
  news: Date;
  /** Facts known up to this calendar day are seen, `YYYY-MM-DD`. */
  day: string;
  /** `sample` = the fixed days of the bundled data, `chosen` = an explicit asOf, `real` = now in steps of 15 minutes. */
  kind: 'sample' | 'chosen' | 'real';
}

/** Days on which the bundled halves stand: news at the end of the densest day, facts after nineteen months of series. */
const sampleClock: Clock = { news: endOfMoscowDay('2020-06-08'), day: '2021-10-20', kind: 'sample' };

/**
 * Chooses the clock of a request: an explicit `asOf` (a day, a moment, or `now`) wins, then the pinned
 * day of the configuration, then the sample days, then real time. Null for a malformed `asOf`.
 */
export function chooseClock(
  asOf: unknown,
  options: { pinned?: string; sampleData: boolean },
  now: Date,
): Clock | null {
  const wanted = asOf ?? options.pinned;
  if (wanted === 'now') return realClock(now);
  if (wanted !== undefined) return typeof wanted === 'string' ? readAsOf(wanted) : null;
  return options.sampleData ? sampleClock : realClock(now);
}

/** The clock's step as text: part of every cache key and ETag. */
export function clockStep({ news, day }: Clock): string {
  return `${news.toISOString()}/${day}`;
}

function realClock(now: Date): Clock {
  const step = startOfQuarter(now);
  return { news: step, day: moscowDay(step), kind: 'real' };
}

/** The clock by which a dossier sees everything: its news are of the day of its facts (decision 43). */
export function dossierClock(clock: Clock): Clock {
  return clock.kind === 'sample' ? { ...clock, news: endOfMoscowDay(clock.day) } : clock;
}

/** The clock by which the morning screen sees everything: its figures are those that were known on the day of its news. */
export function morningClock(clock: Clock): Clock {
  return clock.kind === 'sample' ? { ...clock, day: moscowDay(clock.news) } : clock;
}

/** The clock of a chosen day or moment, null for what is none. */
export function readAsOf(text: string): Clock | null {
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(text)) return null;
  const midnight = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  // Date.parse accepts 30 February and moves on to March: a day must be itself.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== text.slice(0, 10))
    return null;
  if (text.slice(0, 4) < firstYear || text.slice(0, 4) > lastYear) return null;
  const moment = text.length === 10 ? endOfMoscowDay(text) : startOfQuarter(new Date(text));
  if (Number.isNaN(moment.getTime())) return null;
  return { news: moment, day: text.length === 10 ? text : moscowDay(moment), kind: 'chosen' };
}

/** Moments are told apart by quarter hours, as the real clock steps: an address may not make answers without end. */
function startOfQuarter(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / quarterMs) * quarterMs);
}

function moscowDay(moment: Date): string {
  return new Date(moment.getTime() + moscowOffsetMs).toISOString().slice(0, 10);
}
