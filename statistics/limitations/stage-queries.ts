import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const StageRow = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  stage: z.int(),
  source: z.string(),
});

/** Stages of lifting restrictions as they were published for a place up to a day, oldest first. Runs are of whole weeks, the last one is cut where later weeks were not over. */
export function listPublishedStages(
  db: Db,
  yugoId: number,
  day: string,
): Promise<z.output<typeof StageRow>[]> {
  return db.rows(
    StageRow,
    // A week was collected some time within it: it is known from its Sunday on. Day 0 of PostgreSQL's weeks is a Sunday.
    `select first_day as "from", least(last_day, $2::date - extract(dow from $2::date)::int) as "to", stage, source
       from lifting_stage where place_id = $1::int and first_day + 6 <= $2::date order by first_day`,
    [yugoId, day],
  );
}
