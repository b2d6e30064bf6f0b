import { addDays, listDays, mondayOf } from '#platform/shared/calendar-days.ts';
import { anyOf, line } from '#platform/shared/address-fields.ts';
import { addressView } from '#platform/shared/address-view.ts';

/**
 * What kinds of dated events there are, as a day lists them. First those by editors, then a turn of the cases, then a
 * restriction that began or was tightened. Then a measure that began, a security listed, what many outlets told, what
 * one or two told.
 */
export const eventKinds = ['exclusive', 'turn', 'limit', 'measure', 'listing', 'story', 'single'] as const;

export type EventKind = (typeof eventKinds)[number];

/** Outlets from which on a story was told by many. */
export const manyOutlets = 3;

/** First and last day of a month, `YYYY-MM`. */
export function monthSpan(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${shiftMonth(month, 1)}-01`, -1) };
}

/** The month so many months later; negative goes back. */
export function shiftMonth(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The weeks of a month from Monday to Sunday; null stands for the days of its neighbours. */
export function monthWeeks(month: string): (string | null)[][] {
  const { from, to } = monthSpan(month);
  const days = listDays(mondayOf(from), addDays(mondayOf(to), 6)).map((day) =>
    day.startsWith(month) ? day : null,
  );
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** What the address says of the tab of events: a month (empty = that of the dossier) and kinds (none = all). */
export const calendarView = addressView({ month: line('month', 7), kinds: anyOf('kind', eventKinds) });
