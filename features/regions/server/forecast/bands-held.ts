import type { Db } from '#platform/server/db/db.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { spanDays } from './read-quality.ts';
import { readHorizonScores } from './score-queries.ts';

/** How many of our forecasts of the country's new cases within a year up to a day were scored, by horizon. With how many bands of each width held. */
export async function readBandsHeld(db: Db, day: string) {
  const span = { measure: 'cases', from: addDays(day, -spanDays), to: day };
  const rows = await readHorizonScores(db, federalYugoId, span);
  return rows
    .filter(({ team }) => team === 'svodka')
    .map(({ horizonWeeks, count, held50, held80, held95 }) => ({
      horizonWeeks,
      count,
      bands: [
        { promised: 50, held: held50 },
        { promised: 80, held: held80 },
        { promised: 95, held: held95 },
      ],
    }));
}
