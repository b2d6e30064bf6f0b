import { addDays } from '#platform/shared/calendar-days.ts';

interface Week {
  from: string;
  to: string;
  quantiles: readonly number[];
}

/** People a day as published from a first day on; null = not published. */
interface Counted {
  historyFrom: string | null;
  history: readonly (number | null)[];
}

/** The days of a week that are published already, and the people they make. */
interface Begun {
  days: number;
  people: number;
}

/**
 * The week a forecast speaks of on a day: the first that has not begun. Where the release holds none the last one that runs, with
 * what is counted of it: no end of a band lies below that. Null where every week is over. Every sentence that names a week ahead
 * takes it from here.
 */
export function weekAhead<Of extends Week>(
  weekly: readonly Of[],
  day: string,
  { historyFrom, history }: Counted,
): (Of & { begun: Begun | null }) | null {
  const next = weekly.find(({ from }) => from > day);
  if (next !== undefined) return { ...next, begun: null };
  const running = weekly.at(-1);
  if (running === undefined || running.to <= day) return null;
  const begun = { days: 0, people: 0 };
  for (const [at, value] of history.entries()) {
    const date = historyFrom === null ? '' : addDays(historyFrom, at);
    if (date < running.from || date > running.to || value === null) continue;
    begun.days += 1;
    begun.people += value;
  }
  return { ...running, quantiles: running.quantiles.map((end) => Math.max(end, begun.people)), begun };
}

/** The seven days that a horizon is about, counted from the origin: week 1 begins the day after it. */
export function targetWeek(originDay: string, horizonWeeks: number): { from: string; to: string } {
  return {
    from: addDays(originDay, 7 * horizonWeeks - 6),
    to: addDays(originDay, 7 * horizonWeeks),
  };
}

/** The middle of a target week, where a chart puts its figure. */
export function middleOf(from: string): string {
  return addDays(from, 3);
}
