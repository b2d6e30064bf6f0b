import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import type { ForecastPart } from '../forecast/forecast-task.ts';
import { readTotals } from '../forecast/read-totals.ts';
import type { Scoring } from '../forecast/issue/score-issued.ts';
import { findLastRtDay, writeRt } from './rt-queries.ts';

/** Computes how fast cases grow for every day that has no number yet; returns how many days. */
export async function computeRt({ db, thread, first, last, signal }: Scoring): Promise<number> {
  const newest = await findLastRtDay(db);
  const from = newest === null ? first : addDays(newest, 1);
  if (from > last) return 0;
  const totals = await readTotals(db, { from: first, to: last, asOf: last });
  let writing: Promise<void> = Promise.resolve();
  // Day 0 of the daily series is the day after the first total.
  const firstDaily = addDays(first, 1);
  const onPart = (part: ForecastPart): void => {
    if (!('rt' in part)) return;
    writing = writing.then(() => writeRt(db, part.yugoId, firstDaily, part.rt));
    writing.catch(() => {});
  };
  await thread.ask(
    { kind: 'rt', totals, from: Math.max(0, daysBetween(firstDaily, from)) },
    { onPart, signal },
  );
  await writing;
  return daysBetween(from, last) + 1;
}
