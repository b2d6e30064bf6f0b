import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { step, stepColumns, stepsWindow } from '../releases/steps.ts';
import { knownOn } from '../vintages.ts';

const ReleaseRow = z.object({
  knownAt: z.iso.date(),
  added: z.int(),
  changed: z.int(),
  differing: z.int(),
  first: z.iso.date(),
  last: z.iso.date(),
});

/** A day on which values of an indicator became known: how many are new, how many changed an older one, how many differ between sources known that day. With the days they are of. */
export type Release = z.output<typeof ReleaseRow>;

/** Facts of one part of an indicator ($1, $2) known on a day ($3), as `s` and `f`, with its source as `o`: one range of the index a series. */
export const factsOf = `series s join source o on o.code = s.source
         cross join lateral (
           select f.day, f.value, f.known_at from fact f
            where f.series_id = s.series_id and ${knownOn('$3')} offset 0) f
        where s.indicator = $1 and s.dims = $2`;

/** Releases of one part of an indicator known on a day, the newest first. One range of the index a series; kept as long as the data stays the same. */
export function listReleases(
  db: Db,
  { indicator, dims, asOf, most }: { indicator: string; dims: string; asOf: string; most: number },
): Promise<readonly Release[]> {
  return readHandbook(db, `releases ${indicator} ${dims} ${asOf} ${most}`, () =>
    db.rows(
      ReleaseRow,
      `with known as (
         select f.known_at, f.day, f.value, ${stepColumns}
           from ${factsOf}
         window ${stepsWindow})
       select known_at as "knownAt", count(*) filter (where ${step.added})::int as added,
              count(*) filter (where ${step.changed})::int as changed,
              count(*) filter (where ${step.differing})::int as differing,
              min(day) as first, max(day) as last
         from known group by known_at order by known_at desc limit $4`,
      [indicator, dims, asOf, most],
    ),
  );
}

const CoverageRow = z.object({ yugoId: z.int(), years: z.string() });

/** Years for which every place has a value of one part of an indicator, as known on a day. */
export async function listYearsOf(
  db: Db,
  { indicator, dims, asOf }: { indicator: string; dims: string; asOf: string },
): Promise<Map<number, number[]>> {
  const rows = await readHandbook(db, `years ${indicator} ${dims} ${asOf}`, () =>
    db.rows(
      CoverageRow,
      `select s.place_id as "yugoId",
              string_agg(distinct extract(year from f.day)::int::text, ',') as years
         from ${factsOf}
        group by s.place_id order by s.place_id`,
      [indicator, dims, asOf],
    ),
  );
  return new Map(
    rows.map(({ yugoId, years }) => [
      yugoId,
      years
        .split(',')
        .map(Number)
        .sort((one, other) => one - other),
    ]),
  );
}

const OriginRow = z.object({ source: z.string(), sample: z.boolean(), knownAt: z.iso.date().nullable() });

/** Every source of one part of an indicator with the newest day on which a value of it became known. */
export function listOriginsOf(
  db: Db,
  { indicator, dims, asOf }: { indicator: string; dims: string; asOf: string },
): Promise<readonly z.output<typeof OriginRow>[]> {
  return readHandbook(db, `origins ${indicator} ${dims} ${asOf}`, () =>
    db.rows(
      OriginRow,
      `select s.source, s.sample, max(f.known_at) as "knownAt"
         from ${factsOf}
        group by s.source, s.sample order by max(f.known_at) desc, s.source`,
      [indicator, dims, asOf],
    ),
  );
}
