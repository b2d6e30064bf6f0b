import type { Match } from '../words/match-words.ts';
import { cuesOf, isCue, isYear, numberOf } from './cues.ts';

/** When a question is about: one time, a span, or the newest. Times are `2020`, `2020-07` or `2020-07-01`. */
export interface Period {
  at?: string;
  from?: string;
  to?: string;
}

/** A period as it was said, before the data are known. */
export interface SaidPeriod {
  period: Period;
  /** Two times were joined by «and»: they are compared, not spanned. */
  isPair: boolean;
  /** Periods back from the newest one, where the last so many are asked for. */
  lastYears: number | null;
  /** Places of the matches that were read. */
  used: ReadonlySet<number>;
}

interface Time {
  text: string;
  start: number;
  end: number;
}

/** Reads when a question is about. `today` is the clock's day. */
export function readPeriod(matches: readonly Match[], today: string): SaidPeriod {
  const times = findTimes(matches, today);
  const used = new Set(times.flatMap(({ start, end }) => range(start, end)));
  const last = findLast(matches);
  if (times.length === 0 && last !== null)
    return { period: { to: 'latest' }, isPair: false, lastYears: last.years, used: new Set(last.used) };
  const [first, second] = [times[0], times.at(-1)];
  if (first === undefined || second === undefined)
    return { period: { at: 'latest' }, isPair: false, lastYears: null, used };
  if (first !== second) {
    const [from = '', to = ''] = [first.text, second.text].sort();
    const isPair = isCue(after(matches, first.end), 'and') && !isCue(matches[first.start - 1], 'between');
    return { period: { from, to }, isPair, lastYears: null, used };
  }
  const isSince = isCue(matches[first.start - 1], 'since') || isCue(after(matches, first.end), 'since');
  const period = isSince ? { from: first.text, to: 'latest' } : { at: first.text };
  return { period, isPair: false, lastYears: null, used };
}

/** What follows a time and the word «year» behind it. */
function after(matches: readonly Match[], end: number): Match | undefined {
  return isCue(matches[end], 'years') ? matches[end + 1] : matches[end];
}

const range = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, at) => start + at);

function findTimes(matches: readonly Match[], today: string): Time[] {
  const times: Time[] = [];
  for (let at = 0; at < matches.length;) {
    const time = readTime(matches, at, today);
    if (time) times.push(time);
    at = time?.end ?? at + 1;
  }
  return times;
}

function readTime(matches: readonly Match[], at: number, today: string): Time | null {
  const match = matches[at]!;
  const year = Number(today.slice(0, 4));
  if (match.day !== null)
    return match.day.length === 7 || isRealDay(match.day)
      ? { text: match.day, start: at, end: at + 1 }
      : null;
  if (isCue(match, 'this_year')) return { text: String(year), start: at, end: at + 1 };
  if (isCue(match, 'last_year')) return { text: String(year - 1), start: at, end: at + 1 };
  return (
    readDate(matches, at) ?? (isYear(match) ? { text: String(match.number), start: at, end: at + 1 } : null)
  );
}

/** `1 July 2021`, `July 1, 2021`, `1 de julio de 2021`, `July 2021`. */
function readDate(matches: readonly Match[], start: number): Time | null {
  const read = { day: 0, month: 0 };
  for (let at = start; at < Math.min(matches.length, start + 6); at += 1) {
    const match = matches[at]!;
    const month = monthOf(match);
    if (isYear(match)) return read.month === 0 ? null : dateOf(String(match.number), read, start, at + 1);
    if (month !== null && read.month === 0) read.month = month;
    else if (match.number !== null && match.number <= 31 && read.day === 0) read.day = match.number;
    else if (at === start || !isCue(match, 'glue', 'years')) return null;
  }
  return null;
}

function dateOf(
  year: string,
  { day, month }: { day: number; month: number },
  start: number,
  end: number,
): Time | null {
  const text = `${year}-${String(month).padStart(2, '0')}`;
  const whole = `${text}-${String(day).padStart(2, '0')}`;
  if (day !== 0 && !isRealDay(whole)) return null;
  return { text: day === 0 ? text : whole, start, end };
}

function monthOf(match: Match): number | null {
  const cue = cuesOf(match).find((each) => each.startsWith('month_'));
  return cue === undefined ? null : Number(cue.slice('month_'.length));
}

/** «the last five years», in whatever order the words stand. */
function findLast(matches: readonly Match[]): { years: number; used: number[] } | null {
  const at = matches.findIndex((match, index) => {
    const near = [matches[index - 1], matches[index + 1]];
    return (
      numberOf(match) !== null &&
      near.some((each) => isCue(each, 'last')) &&
      near.some((each) => isCue(each, 'years'))
    );
  });
  if (at !== -1) return { years: numberOf(matches[at])!, used: [at - 1, at, at + 1] };
  const word = matches.findIndex(
    (match, index) =>
      numberOf(match) !== null && isCue(matches[index + 1], 'years') && isCue(matches[index + 2], 'last'),
  );
  return word === -1 ? null : { years: numberOf(matches[word])!, used: [word, word + 1, word + 2] };
}

/** Whether a text `YYYY-MM-DD` is a day of the calendar: 30 February is none. */
function isRealDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
