import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { readLatest } from '#statistics/series/day-queries.ts';
import { readMedians } from '#statistics/series/median-queries.ts';
import type { Figures } from '../domain/answer/compute.ts';
import type { Outcome, Point } from '../domain/answer/outcome.ts';
import { fewestRegions, standingOf } from '../domain/answer/standing.ts';
import type { AskedSeries, Understood } from '../domain/reading/understood.ts';
import { addsUp, type KnownIndicator } from '../domain/words/lexicon.ts';

type Asking = Pick<RequestContext, 'db' | 'clock'>;

/** Every region's value at the time of one region's own, as known on a day. */
async function readRegionsOn(db: Db, { id, dims }: AskedSeries, day: string, asOf: string): Promise<Point[]> {
  const rows = await readLatest(db, id, day, asOf, dims);
  return rows.filter((row) => row.kind === 'region' && row.day === day);
}

/** Counts of places of different size have no middle, and daily values are read by themselves. */
const isRate = (indicator: KnownIndicator | undefined): boolean =>
  indicator !== undefined && indicator.period !== 'daily' && !addsUp(indicator);

/** Where one region's rate stands among all regions at its time; null for what has no such place. */
export async function readStanding(
  understood: Understood,
  { rows: [own, ...others] }: Outcome,
  { indicators }: Figures,
  { db, clock }: Asking,
) {
  const [series] = understood.indicators;
  const isOfOne = ['value', 'latest', 'rank'].includes(understood.operation) && others.length === 0;
  if (series === undefined || own === undefined || !isOfOne || !isRate(indicators[0])) return null;
  const order = understood.operation === 'rank' ? (understood.params.order ?? 'desc') : undefined;
  return standingOf(own, await readRegionsOn(db, series, own.day, clock.day), order);
}

/** The middle of the regions over the time of a region's own rate. */
export async function readMedian(
  understood: Understood,
  { courses, indicators }: Figures,
  { db, clock }: Asking,
) {
  const [series] = understood.indicators;
  const [first] = courses[0]?.[0] ?? [];
  const isOfRegion = first !== undefined && first.yugoId !== federalYugoId && isRate(indicators[0]);
  if (series === undefined || !isOfRegion) return [];
  const medians = await readMedians(
    db,
    { indicator: series.id, dims: series.dims },
    clock.day,
    fewestRegions,
  );
  return medians.filter(({ day }) => day >= first.day);
}
