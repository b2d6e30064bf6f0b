import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';
import { likest } from '#features/measures/domain/nearness.ts';
import { describeRow, listMeasures } from './list/measure-queries.ts';
import { readKept } from './receipt/kept-queries.ts';
import { findShown } from './steps/version-queries.ts';

const maxShown = 5;
const maxCompared = 5_000;

const Candidate = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  code: z.string().nullable(),
  okved: z.array(z.string()),
  issues: z.array(z.int()),
  starts: z.iso.date().nullable(),
});

const columns = `v.measure_id as id, v.version, coalesce(v.translations->$1->>'title', v.title) as title, v.code, v.okved,
  array(select x::int from jsonb_array_elements_text(coalesce(v.content->'issues', '[]')) x) as issues, v.starts`;

/** Published measures most like a version, its own measure apart: what was done elsewhere already. */
export async function readSimilar({ id, version }: { id: number; version: number }, context: RequestContext) {
  const { db, locale, clock } = context;
  await findShown(context, { id, version });
  const [[own], others] = await Promise.all([
    db.rows(
      Candidate,
      `select ${columns} from measure_version v where v.measure_id = $2::bigint and v.version = $3::int`,
      [locale, id, version],
    ),
    db.rows(
      Candidate,
      `select ${columns} from measure_version v join measure m using (measure_id)
        where v.status = 3 and v.measure_id <> $2::bigint and (m.origin is null or v.starts <= $3::date)
        order by v.published_at desc limit ${maxCompared}`,
      [locale, id, clock.day],
    ),
  ]);
  const found = likest(own!, others, maxShown);
  const ids = found.map(({ measure }) => measure.id);
  const rows = await listMeasures(
    db,
    { sql: 'v.status = 3 and v.measure_id = any($1::bigint[])', values: [ids] },
    { sort: 'start', skip: 0, most: maxShown },
    { locale, clock },
  );
  const kept = await readKept(db, rows, clock.day);
  return found.flatMap(({ measure, nearness }) => {
    const row = rows.find((each) => each.id === measure.id);
    if (!row) return [];
    return [{ measure: describeRow(row), nearness, ...promisedOf(kept(row)) }];
  });
}

/** Promises in per cent alone can be laid beside each other. */
function promisedOf(kept: ReturnType<Awaited<ReturnType<typeof readKept>>>) {
  if (kept?.kind !== 'epidemic' || kept.low === null || kept.high === null)
    return { promised: null, came: null };
  return { promised: { low: kept.low, high: kept.high }, came: kept.came };
}
