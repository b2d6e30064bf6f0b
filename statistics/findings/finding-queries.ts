import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { Finding, type findingStates } from '../shapes/finding.ts';
import { knownOn } from '../vintages.ts';
import { markSeries } from './write-findings.ts';

const PlaceFinding = Finding.extend({
  id: z.int(),
  indicator: z.string(),
  dims: z.string(),
  yugoId: z.int(),
  source: z.string(),
});

/** A finding with the series it is of. */
export type PlaceFinding = z.output<typeof PlaceFinding>;

const columns = `d.finding_id as id, d.rule, d.state, d.day, d.value, d.judged_on as "judgedOn", d.note,
  s.indicator, s.dims, s.place_id as "yugoId", s.source`;

/** Every finding of some indicators in some places whose figure was known on a day, oldest first. One query; kept as long as the data stays the same. */
export function readFindings(
  db: Db,
  indicators: readonly string[],
  places: readonly number[],
  asOf: string,
): Promise<readonly PlaceFinding[]> {
  const wanted = [...new Set(indicators)].toSorted();
  return readHandbook(db, `findings ${wanted.join()} ${places.join()} ${asOf}`, () =>
    db.rows(
      PlaceFinding,
      `select ${columns}
         from data_finding d join series s on s.series_id = d.series_id
        where d.indicator = any($1::text[]) and s.place_id = any($2::int[])
          and exists (select from fact f where f.series_id = d.series_id and f.day = d.day and ${knownOn('$3')})
        order by d.day, d.finding_id`,
      [wanted, places, asOf],
    ),
  );
}

/** Findings of some series by series and day, for files: the rules' names and states. */
export async function readFindingMarks(
  db: Db,
  series: readonly number[],
): Promise<(seriesId: number, day: string, value: number) => string> {
  const rows = await db.rows(
    z.object({ id: z.int(), day: z.iso.date(), value: z.number(), mark: z.string() }),
    `select series_id as id, day, value, string_agg(rule || ':' || state, ' ' order by rule) as mark
       from data_finding where series_id = any($1::int[]) group by series_id, day, value`,
    [series],
  );
  const marks = new Map(rows.map(({ id, day, value, mark }) => [`${id} ${day} ${value}`, mark]));
  return (id, day, value) => marks.get(`${id} ${day} ${value}`) ?? '';
}

/** Findings for who keeps the data: of an indicator (all for null) and a state (all for null), the newest day first. */
export function listFindings(
  db: Db,
  indicator: string | null,
  state: string | null,
  most: number,
): Promise<PlaceFinding[]> {
  return db.rows(
    PlaceFinding,
    `select ${columns}
       from data_finding d join series s on s.series_id = d.series_id
      where ($1::text is null or d.indicator = $1) and ($2::text is null or d.state = $2)
      order by d.indicator, d.day desc, d.finding_id limit $3`,
    [indicator, state, most],
  );
}

/** Decides on a finding with a reason, and keeps who decided what; false where there is no such finding. */
export function decideFinding(
  db: Db,
  id: number,
  decision: { state: (typeof findingStates)[number]; note: string; by: string },
): Promise<boolean> {
  const { state, note, by } = decision;
  return db.transaction(async (tx) => {
    const [decided] = await tx.rows(
      z.object({ seriesId: z.int() }),
      `with decided as (
         update data_finding set state = $2, note = $3, decided_by = $4, decided_at = now()
          where finding_id = $1 returning *),
       kept as (
         insert into data_finding_decision (finding_id, series_id, day, rule, value, state, note, decided_by)
         select finding_id, series_id, day, rule, value, state, note, decided_by from decided)
       select series_id as "seriesId" from decided`,
      [id, state, note, by],
    );
    if (!decided) return false;
    await markSeries(tx, [decided.seriesId]);
    await raiseDataVersion(tx);
    return true;
  });
}
