import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { findPlace } from '#statistics/places/place-queries.ts';
import { readTwins } from '#features/regions/public.server.ts';
import type { MeasureFilters } from '../../contract/list-calls.ts';
import { recommend } from '../../domain/recommend.ts';
import { describeRow, listMeasures, type ListRow } from '../list/measure-queries.ts';
import { filterMeasures } from '../list/filter-measures.ts';

const country = 1_180_665;
/** More measures than a place has; a page of them is drawn whole. */
const maxOfPlace = 500;
const maxRecommended = 5;

const nothing: MeasureFilters = { view: 'all', status: [], withNational: false };

/** Refuses a place that is not there. */
export async function requirePlace(yugoId: number, { db, locale }: RequestContext): Promise<void> {
  if ((await findPlace(db, yugoId, locale)) === null) throw new AppError('region_not_found', { yugoId });
}

const listOf = ({ db, caller, clock, locale }: RequestContext, filters: Partial<MeasureFilters>) =>
  listMeasures(
    db,
    filterMeasures({ ...nothing, ...filters }, { caller, day: clock.day }),
    { sort: 'start', skip: 0, most: maxOfPlace },
    { locale, clock },
  );

/** Measures of a place on the day: its own and the country's, and how many are over or to come. */
export async function readRegionMeasures(
  { yugoId, direction }: { yugoId: number; direction?: 1 | 3 | undefined },
  context: RequestContext,
) {
  await requirePlace(yugoId, context);
  const { day } = context.clock;
  const [own, national] = await Promise.all([
    listOf(context, { yugoId, direction, status: [2, 3] }),
    yugoId === country ? [] : listOf(context, { yugoId: country, direction, status: [3], day }),
  ]);
  const published = own.filter(({ status }) => status === 3);
  const isNow = ({ starts, ends }: ListRow): boolean =>
    starts !== null && starts <= day && (ends === null || ends >= day);
  return {
    yugoId,
    day,
    own: published.filter(isNow).map(describeRow),
    national: national.map(describeRow),
    counts: {
      inForce: published.filter(isNow).length,
      over: published.filter(({ ends }) => ends !== null && ends < day).length,
      coming: published.filter(({ starts }) => starts !== null && starts > day).length,
      waiting: own.filter(({ status }) => status === 2).length,
    },
  };
}

/** What the most similar regions did that this one does not have, with the reason and their week of cases. */
export async function readRecommended(
  { yugoId, direction }: { yugoId: number; direction?: 1 | 3 | undefined },
  context: RequestContext,
) {
  const { twins } = await readTwins(yugoId, context);
  const { day } = context.clock;
  const filters = { direction, status: [3] as MeasureFilters['status'] };
  const places = [yugoId, ...twins.map((twin) => twin.yugoId)];
  const lists = await Promise.all(places.map((place) => listOf(context, { ...filters, yugoId: place })));
  const [own, ...others] = lists.map((rows) => rows.map((row) => ({ ...row, issues: [] as number[] })));
  const offered = twins.map((twin, at) => ({ twinId: twin.yugoId, measures: others[at]! }));
  const recommended = recommend(own!, offered, day, maxRecommended).map(({ measure, twinId, reason }) => {
    const { shortName, nearness, week } = twins.find((twin) => twin.yugoId === twinId)!;
    const { issues: _issues, ...row } = measure;
    return { measure: describeRow(row), twin: { yugoId: twinId, shortName, nearness }, reason, week };
  });
  return {
    yugoId,
    day,
    recommended,
    compared: twins.map(({ shortName }) => shortName),
    lack: recommended.length > 0 ? null : lackOf(twins.length, others),
  };
}

function lackOf(
  twins: number,
  offered: readonly (readonly unknown[])[],
): 'no_twins' | 'no_measures' | 'nothing_else' {
  if (twins === 0) return 'no_twins';
  return offered.every((rows) => rows.length === 0) ? 'no_measures' : 'nothing_else';
}
