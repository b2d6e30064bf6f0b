import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { knownOn, trusted } from '../vintages.ts';

const BoundsRow = z.object({
  indicator: z.string(),
  dims: z.string(),
  yugoId: z.int(),
  first: z.iso.date(),
  last: z.iso.date(),
});

/** First and last day with a value of several series in several places as known on a day; a place without values has none. Two index probes a series. */
export function listBounds(
  db: Db,
  {
    series,
    places,
    asOf,
  }: {
    series: readonly { id: string; dims: string }[];
    places: readonly number[];
    asOf: string;
  },
): Promise<z.output<typeof BoundsRow>[]> {
  return db.rows(
    BoundsRow,
    `select s.indicator, s.dims, s.place_id as "yugoId", min(a.day) as first, max(z.day) as last
       from (select distinct x.indicator, x.dims from unnest($1::text[], $2::text[]) x(indicator, dims)) w
       join series s on s.indicator = w.indicator and s.dims = w.dims and s.place_id = any ($3::int[])
      cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$4')} and ${trusted} order by f.day limit 1) a
      cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$4')} and ${trusted} order by f.day desc limit 1) z
      group by s.indicator, s.dims, s.place_id`,
    [series.map(({ id }) => id), series.map(({ dims }) => dims), places, asOf],
  );
}
