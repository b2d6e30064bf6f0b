import { dayAt, endOfMoscowDay } from '#platform/shared/calendar-days.ts';
import { defaultSampleDay } from '#platform/shared/sample-scenes.ts';

const quarterMs = 15 * 60_000;
/** Years a reader may travel to: every span of days that a call looks back or ahead stays in the calendar. */
const firstYear = '1900';
const lastYear = '2150';

/** The time by which news and facts are seen and ranked (decision 26); nothing else may depend on it. */
export interface Clock {
  /** News published up to this moment are seen. */
  news: Date;
  /** Facts known up to this calendar day are seen, `YYYY-MM-DD`. */
  day: string;
  /** `sample` = the fixed day of the bundled data, `chosen` = an explicit asOf, `real` = now in steps of 15 minutes. */
  kind: 'sample' | 'chosen' | 'real';
}

/** What of the configuration decides where the product's clock stands. */
export interface ClockSettings {
  /** Pins the clock: a day, a moment, or `now`. */
  AS_OF?: string | undefined;
  /** The one day the sample opens on, to its end (decision 52). */
  SAMPLE_DAY?: string | undefined;
  sampleData: boolean;
}

/**
 * Chooses the clock of a request: an explicit `asOf` (a day, a moment, or `now`) wins, then the product's own.
 * Null for a malformed `asOf`.
 */
export function chooseClock(asOf: unknown, settings: ClockSettings, now: Date): Clock | null {
  if (asOf === undefined || asOf === null) return ownClock(settings, now);
  if (asOf === 'now') return realClock(now);
  return typeof asOf === 'string' ? readAsOf(asOf) : null;
}

/** The product's own clock, when nobody asks for another: pinned, else the sample's day, else real time. */
export function ownClock({ AS_OF, SAMPLE_DAY, sampleData }: ClockSettings, now: Date): Clock {
  if (AS_OF === 'now' || (AS_OF === undefined && !sampleData)) return realClock(now);
  const clock = readAsOf(AS_OF ?? SAMPLE_DAY ?? defaultSampleDay);
  if (clock === null) throw new RangeError(`No day of the calendar: ${AS_OF ?? SAMPLE_DAY}`);
  return AS_OF === undefined ? { ...clock, kind: 'sample' } : clock;
}

/** The clock's step as text: part of every cache key and ETag. */
export function clockStep({ news, day }: Clock): string {
  return `${news.toISOString()}/${day}`;
}

function realClock(now: Date): Clock {
  const step = startOfQuarter(now);
  return { news: step, day: dayAt(step), kind: 'real' };
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
  return { news: moment, day: text.length === 10 ? text : dayAt(moment), kind: 'chosen' };
}

/** Moments are told apart by quarter hours, as the real clock steps: an address may not make answers without end. */
function startOfQuarter(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / quarterMs) * quarterMs);
}
