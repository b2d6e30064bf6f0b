import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** A calendar day up to the clock, in one language or all. */
export interface DaySpan {
  from: Date;
  clock: Date;
  language: string | null;
}

const ofDay =
  'from seen_news where published_at >= $1 and published_at <= $2 and ($3::text is null or language = $3)';
const HourRow = z.object({
  hour: z.int().nullable(),
  headlines: z.int(),
  untimed: z.int(),
  outlets: z.int(),
});

/** Headlines by Moscow hour; the row without an hour is the whole day. */
export function listHours(db: Db, { from, clock, language }: DaySpan): Promise<z.output<typeof HourRow>[]> {
  return db.rows(
    HourRow,
    `select hour, count(*) as headlines, count(*) filter (where not has_time) as untimed, count(distinct source_id) as outlets
       from (select source_id, has_time, extract(hour from published_at at time zone 'Europe/Moscow')::int as hour ${ofDay}) as day
      group by grouping sets ((hour), ())`,
    [from, clock, language],
  );
}

const RubricRow = z.object({ rubricId: z.int().nullable(), headlines: z.int() });

/** Headlines by rubric; null = no rubric is known. */
export function listRubricCounts(
  db: Db,
  { from, clock, language }: DaySpan,
): Promise<z.output<typeof RubricRow>[]> {
  return db.rows(
    RubricRow,
    `select rubric_id::int as "rubricId", count(*) as headlines ${ofDay} group by rubric_id`,
    [from, clock, language],
  );
}

const NeighbourRow = z.object({
  before: z.date().nullable(),
  after: z.date().nullable(),
  isLoading: z.boolean(),
});

/** The last news before a day and the first after it, and whether bundled sets are still on their way. */
export async function findNeighbours(
  db: Db,
  { from, language }: DaySpan,
): Promise<z.output<typeof NeighbourRow>> {
  const beside = (where: string, order: 'asc' | 'desc'): string =>
    `(select published_at from seen_news where published_at ${where} and ($2::text is null or language = $2)
       order by published_at ${order} limit 1)`;
  const rows = await db.rows(
    NeighbourRow,
    `select ${beside('< $1', 'desc')} as before, ${beside(">= $1 + interval '1 day'", 'asc')} as after,
       exists (select from news_data_set where is_loading) as "isLoading"`,
    [from, language],
  );
  return rows[0]!;
}
