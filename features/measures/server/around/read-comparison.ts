import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readAllTwins } from '#features/regions/public.server.ts';
import { compareWeeks, countAsFar, gapsOfOthers } from '../../domain/around/compare-places.ts';
import { judgeOutcome, judgePoverty } from '../../domain/receipt/judge-outcome.ts';
import { findShown } from '../steps/version-queries.ts';
import { readCases, readPovertyOf } from '../receipt/read-figures.ts';
import { findReceipt, type ReceiptRow } from '../receipt/receipt-queries.ts';

const weeksBefore = 8;

/** What came of a promise beside its twins, and the same computation for every region that had no such measure. */
export async function readComparison(asked: { id: number; version: number }, context: RequestContext) {
  const { db, clock, locale } = context;
  const { content } = await findShown(context, asked);
  const row = await findReceipt(db, asked, clock.day);
  if (row === null || row.gap === null) return null;
  const [places, twinsOf, such] = await Promise.all([
    listPlaces(db, locale),
    readAllTwins(context),
    listWithSuch(db, asked.id, content['code'] as string | null, row),
  ]);
  const others = [...twinsOf.keys()].filter((yugoId) => yugoId !== row.placeId && !such.has(yugoId));
  const { gaps, weeks } = await compare(db, row, others, twinsOf);
  const names = new Map(places.map(({ yugoId, shortName }) => [yugoId, shortName]));
  const named = (yugoId: number) => ({ yugoId, shortName: names.get(yugoId) ?? String(yugoId) });
  return {
    place: named(row.placeId!),
    gap: row.gap,
    weeks: weeks.map(({ week, own, alike }) => ({ day: addDays(row.starts!, 7 * week + 6), own, alike })),
    others: gaps.map(({ yugoId, gap }) => ({ ...named(yugoId), gap })),
    asFar: countAsFar(row.gap, gaps),
    withSuch: such.size,
  };
}

/** Gaps of the others by the rule the promise was judged by; twins that had such a measure stay twins of theirs. */
async function compare(
  db: Db,
  row: ReceiptRow,
  others: readonly number[],
  twinsOf: ReadonlyMap<number, readonly number[]>,
) {
  const starts = row.starts!;
  const isOther = new Set(others);
  const all = [
    ...new Set([row.placeId!, ...row.twins, ...others, ...others.flatMap((id) => twinsOf.get(id)!)]),
  ];
  const told = (gaps: { yugoId: number; gap: number }[]) => gaps.filter(({ yugoId }) => isOther.has(yugoId));
  if (row.effect !== null) {
    const figures = await readPovertyOf(db, all, { starts, knownDay: row.knownDay! });
    return { gaps: told(gapsOfOthers(figures, twinsOf, judgePoverty)), weeks: [] };
  }
  const courses = await readCases(db, all, { starts, lastDay: row.lastDay! }, weeksBefore);
  const own = courses.find(({ yugoId }) => yugoId === row.placeId)!;
  const twins = courses.filter(({ yugoId }) => row.twins.includes(yugoId));
  return { gaps: told(gapsOfOthers(courses, twinsOf, judgeOutcome)), weeks: compareWeeks(own, twins) };
}

/** Regions with another published measure of the same kind in force on some day of a promise; none where it has no kind. */
async function listWithSuch(
  db: Db,
  id: number,
  code: string | null,
  { placeId, starts, lastDay }: ReceiptRow,
): Promise<ReadonlySet<number>> {
  if (code === null) return new Set();
  const rows = await db.rows(
    z.object({ yugoId: z.int() }),
    `select distinct p.yugo_id as "yugoId"
       from measure_version v cross join lateral unnest(v.yugo_ids) r(id) join place p on p.yugo_id = r.id and p.kind = 'region'
      where v.status = 3 and v.code = $2 and v.measure_id <> $1::bigint and p.yugo_id <> $5::int and v.starts <= $4::date
        and coalesce(v.ends, $4::date) >= $3::date`,
    [id, code, starts, lastDay, placeId],
  );
  return new Set(rows.map(({ yugoId }) => yugoId));
}
