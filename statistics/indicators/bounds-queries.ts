import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { knownOn, trusted } from '../vintages.ts';

const BoundsRow = z.object({ yugoId: z.int(), first: z.iso.date(), last: z.iso.date() });

/** First and last day with a value of a series in each place as known on a day; a place without values has none. Two index probes a place; kept as long as the data stays the same. */
export function listBounds(
  db: Db,
  { id, dims }: { id: string; dims: string },
  asOf: string,
): Promise<readonly z.output<typeof BoundsRow>[]> {
  return readHandbook(db, `bounds ${id} ${dims} ${asOf}`, () =>
    db.rows(
      BoundsRow,
      `select s.place_id as "yugoId", min(a.day) as first, max(z.day) as last
         from series s
        cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$3')} and ${trusted} order by f.day limit 1) a
        cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$3')} and ${trusted} order by f.day desc limit 1) z
        where s.indicator = $1 and s.dims = $2
        group by s.place_id`,
      [id, dims, asOf],
    ),
  );
}
