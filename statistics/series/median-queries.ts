import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { bestFirst, knownOn, trusted } from '../vintages.ts';

const MedianRow = z.object({ day: z.iso.date(), value: z.number() });

/** The value in the middle of all regions for each period of a series as known on a day, oldest first. At least `fewest` regions have a value there, and each counts alike. Kept, since every region is laid beside the same line. */
export function readMedians(
  db: Db,
  { indicator, dims }: { indicator: string; dims: string },
  asOf: string,
  fewest: number,
): Promise<readonly z.output<typeof MedianRow>[]> {
  return readHandbook(db, `medians ${indicator} ${dims} ${asOf} ${fewest}`, () =>
    db.rows(
      MedianRow,
      `select k.day, percentile_cont(0.5) within group (order by k.value)::float8 as value
         from (select distinct on (s.place_id, f.day) f.day, f.value
                 from series s
                 join place p on p.yugo_id = s.place_id and p.kind = 'region'
                 join source o on o.code = s.source
                cross join lateral (
                  select f.day, f.value, f.known_at from fact f
                   where f.series_id = s.series_id and ${knownOn('$3')} and ${trusted} offset 0) f
                where s.indicator = $1 and s.dims = $2
                order by s.place_id, f.day, ${bestFirst}) k
        group by k.day
       having count(*) >= $4::int
        order by k.day`,
      [indicator, dims, asOf, fewest],
    ),
  );
}
