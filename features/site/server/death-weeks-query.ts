import { z } from 'zod';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays, listDays } from '#platform/shared/calendar-days.ts';

const DayRow = z.object({ day: z.iso.date(), value: z.number() });

/** Published deaths in the country on the fourteen days that end at `last`, oldest first; null = not published. */
export async function readDeathWeeks(
  { db, clock }: RequestContext,
  last: string,
): Promise<(number | null)[]> {
  const from = addDays(last, -13);
  const rows = await db.rows(
    DayRow,
    `select to_char(day, 'YYYY-MM-DD') as day, value from place_values('covid_deaths_new', '', $1::int, $2::date) where day between $3::date and $4::date`,
    [federalYugoId, clock.day, from, last],
  );
  const byDay = new Map(rows.map(({ day, value }) => [day, value]));
  return listDays(from, last).map((day) => byDay.get(day) ?? null);
}
