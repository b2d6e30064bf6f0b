import type { DayOrder, OwnPeriod } from '../choices.ts';
import { endOf, type ReadTime } from './read-time.ts';

/** What the times of a whole file tell of the order of day and month; `isTold` = some day can be read in no other way. */
export function tellDayOrder(cells: readonly string[]): { order: DayOrder; isTold: boolean } {
  let [first, second] = [0, 0];
  let hasYearFirst = false;
  for (const cell of cells) {
    const found = /^\s*(\d{1,2})[./-](\d{1,2})[./-]\d{4}/.exec(cell);
    if (found) [first, second] = [Math.max(first, Number(found[1])), Math.max(second, Number(found[2]))];
    else hasYearFirst ||= /^\s*\d{4}[./-]\d{1,2}[./-]\d{1,2}/.test(cell);
  }
  if (first === 0) return { order: hasYearFirst ? 'ymd' : 'dmy', isTold: true };
  if (second > 12 && first <= 12) return { order: 'mdy', isTold: true };
  return { order: 'dmy', isTold: first > 12 };
}

/** How long the periods of a file are: days that all end a year, a quarter or a month stand for it. */
export function tellPeriod(times: readonly ReadTime[]): OwnPeriod {
  const named = times.find(({ period }) => period !== 'day');
  if (named) return named.period;
  const days = times.map(({ day }) => day);
  if (days.length === 0) return 'year';
  const wholes = ['year', 'quarter', 'month'] as const;
  return wholes.find((period) => days.every((day) => endOf(period, day) === day)) ?? 'day';
}
