import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { knownOn } from '../vintages.ts';

const LateRow = z.object({ day: z.iso.date(), knownAt: z.iso.date() });

/**
 * Days whose figures became known later than on the day itself, or were corrected. From `day` until the day before
 * `knownAt` a series read as of then differs from the one known on `asOf` and cut.
 */
export function listLateFacts(
  db: Db,
  indicators: readonly string[],
  asOf: string,
): Promise<z.output<typeof LateRow>[]> {
  return db.rows(
    LateRow,
    `select f.day, max(f.known_at) as "knownAt"
       from series s
       cross join lateral (
         select f.day, f.known_at from fact f
          where f.series_id = s.series_id and f.known_at > f.day and ${knownOn('$2')} offset 0) f
      where s.indicator = any($1::text[]) and s.dims = ''
      group by f.day
      order by f.day`,
    [indicators, asOf],
  );
}
