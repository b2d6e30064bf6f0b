import type { RequestContext } from '#platform/server/context.ts';
import { describeRow, countTotal, listMeasures } from '../list/measure-queries.ts';
import { findShown, contentOf } from '../steps/version-queries.ts';

const maxShown = 5;

/** Published measures of the same direction in one of a version's places whose term meets its own: their effects cannot be told apart. */
export async function readOverlaps(asked: { id: number; version: number }, context: RequestContext) {
  const { db, clock } = context;
  const { yugoIds, direction, starts, ends } = contentOf(await findShown(context, asked));
  if (starts === null || yugoIds.length === 0) return { measures: [], total: 0 };
  const where = {
    sql: `v.status = 3 and v.measure_id <> $1::bigint and v.yugo_ids && $2::int[] and v.direction = $3::int
      and (m.origin is null or v.starts <= $6::date)
      and ($5::date is null or v.starts <= $5::date) and (v.ends is null or v.ends >= $4::date)`,
    values: [asked.id, yugoIds, direction, starts, ends, clock.day],
  };
  const [rows, total] = await Promise.all([
    listMeasures(db, where, { sort: 'start', skip: 0, most: maxShown }, context),
    countTotal(db, where),
  ]);
  return { measures: rows.map(describeRow), total };
}
