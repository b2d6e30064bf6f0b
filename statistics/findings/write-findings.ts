import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { firstState } from './rules/rule-table.ts';
import type { Doubted } from './rules/told.ts';

/** Findings written by one statement. */
const atOnce = 200;

/**
 * Replaces the findings of an indicator: those that stay keep what was decided of them as long as the figure is the same. True where
 * anything changed.
 */
export async function writeFindings(
  db: Db,
  indicator: string,
  doubted: readonly Doubted[],
  version: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx.rows(
      z.object({ seriesId: z.int() }),
      `delete from data_finding d where d.indicator = $1 and not exists (
         select from unnest($2::int[], $3::date[], $4::text[]) w(series_id, day, rule)
          where w.series_id = d.series_id and w.day = d.day and w.rule = d.rule)
       returning d.series_id as "seriesId"`,
      [
        indicator,
        doubted.map(({ figure }) => figure.seriesId),
        doubted.map(({ figure }) => figure.day),
        doubted.map(({ rule }) => rule),
      ],
    );
    const touched = new Set(gone.map(({ seriesId }) => seriesId));
    for (let from = 0; from < doubted.length; from += atOnce)
      for (const { seriesId } of await writeSome(tx, indicator, doubted.slice(from, from + atOnce), version))
        touched.add(seriesId);
    if (touched.size === 0) return false;
    await markSeries(tx, [...touched]);
    return true;
  });
}

/** The series of those that are new or changed. */
function writeSome(tx: Db, indicator: string, some: readonly Doubted[], version: string) {
  const rows = some.map(({ figure, rule, judgedOn }) => ({
    series_id: figure.seriesId,
    day: figure.day,
    rule,
    value: figure.value,
    judged_on: judgedOn,
    state: firstState[rule],
  }));
  return tx.rows(
    z.object({ seriesId: z.int() }),
    `insert into data_finding as d (series_id, day, rule, indicator, value, judged_on, state, rules_version)
     select w.series_id, w.day, w.rule, $2, w.value, w.judged_on, w.state, $3
       from json_to_recordset($1::json) as w(series_id int, day date, rule text, value double precision, judged_on jsonb, state text)
     on conflict (series_id, day, rule) do update
        set value = excluded.value, judged_on = excluded.judged_on, rules_version = excluded.rules_version,
            state = case when d.decided_at is not null and d.value = excluded.value then d.state else excluded.state end,
            note = case when d.value = excluded.value then d.note end,
            decided_by = case when d.value = excluded.value then d.decided_by end,
            decided_at = case when d.value = excluded.value then d.decided_at end
      where d.value <> excluded.value or d.judged_on <> excluded.judged_on or d.rules_version <> excluded.rules_version
     returning d.series_id as "seriesId"`,
    [JSON.stringify(rows), indicator, version],
  );
}

/** Writes into each series the days that are doubted and not accepted. */
export async function markSeries(tx: Db, series: readonly number[]): Promise<void> {
  await tx.run(
    `update series s set doubted = (
       select array_agg(distinct d.day order by d.day) from data_finding d
        where d.series_id = s.series_id and d.state <> 'accepted')
      where s.series_id = any($1::int[])`,
    [series],
  );
}
