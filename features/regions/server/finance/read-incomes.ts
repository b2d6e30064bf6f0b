import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { readDims, readPartsOf } from '#statistics/series/trend-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { getPlace } from '../region/get-place.ts';
import { makeTrend } from '../region/make-trend.ts';

/** Income per head beside the country's, and who gets it by tenths of residents; shares do not add up over subjects, so a district has none. */
export async function readIncomes(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  await getPlace(yugoId, context);
  const places = [...new Set([yugoId, federalYugoId])];
  const [incomes = [], tenthsOfAll = []] = await readPartsOf(
    db,
    ['income_per_capita', 'income_by_tenth'],
    places,
    clock.day,
  );
  const parts = tenthsOfAll.filter((part) => part.yugoId === yugoId);
  const trendOf = (place: number) =>
    makeTrend(
      incomes.filter((figure) => figure.yugoId === place && figure.dims === ''),
      db,
      locale,
    );
  const last = parts.reduce<(typeof parts)[number] | null>(
    (newest, part) => (newest === null || part.day > newest.day ? part : newest),
    null,
  );
  const tenths = parts
    .filter(({ day }) => day === last?.day)
    .map(({ dims, value }) => ({ tenth: Number(readDims(dims)['tenth']), share: value }))
    .sort((one, other) => one.tenth - other.tenth);
  return {
    yugoId,
    income: await trendOf(yugoId),
    countryIncome: await trendOf(federalYugoId),
    day: last?.day ?? null,
    tenths,
    source: await readSource(db, last, locale),
  };
}
