import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { knownOn } from '../vintages.ts';

const CoverageRow = z.object({
  indicator: z.string(),
  first: z.iso.date(),
  last: z.iso.date(),
  regions: z.int(),
  hasCountry: z.boolean(),
  sample: z.boolean(),
});

/** What the store has of an indicator: first and last day, regions with values, whether the country has its own. */
export type Coverage = z.output<typeof CoverageRow>;

/**
 * Coverage of every indicator that has values on a day. One series a place and source is looked at, whose parts share
 * their periods. Two index probes a series; kept as long as the data stays the same.
 */
export function listCoverage(db: Db, asOf: string): Promise<readonly Coverage[]> {
  return readHandbook(db, `coverage ${asOf}`, () =>
    db.rows(
      CoverageRow,
      `with one as (
         select s.indicator, s.place_id, s.sample, min(s.series_id) as series_id
           from series s group by s.indicator, s.place_id, s.source, s.sample)
       select o.indicator, min(a.day) as first, max(z.day) as last,
              count(distinct o.place_id) filter (where p.kind = 'region')::int as regions,
              bool_or(p.kind = 'country') as "hasCountry", bool_and(o.sample) as sample
         from one o
         join place p on p.yugo_id = o.place_id
        cross join lateral (select f.day from fact f where f.series_id = o.series_id and ${knownOn('$1')} order by f.day limit 1) a
        cross join lateral (select f.day from fact f where f.series_id = o.series_id and ${knownOn('$1')} order by f.day desc limit 1) z
        group by o.indicator
        order by o.indicator`,
      [asOf],
    ),
  );
}
