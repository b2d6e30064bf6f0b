import type { RequestContext } from '#platform/server/context.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { sumOverDims } from '#statistics/series/sum-queries.ts';
import { readDims, readParts } from '#statistics/series/trend-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { sumWholes } from '../../domain/finance/sum-wholes.ts';
import { ranksOf } from '../../domain/region/incidence.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';

/** Exports and imports of a place by year, and by group of goods in the newest one. */
export async function readTrade(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  await getPlace(yugoId, context);
  const members = await listMembers(db, yugoId);
  const [parts, goods] = await Promise.all([
    readParts(db, 'foreign_trade', members, clock.day),
    listDimensionValues(db, 'goods', locale),
  ]);
  const ofFlow = (flow: string) => parts.filter(({ dims }) => readDims(dims)['flow'] === flow);
  const [out, into] = [ofFlow('export'), ofFlow('import')];
  const exports = sumWholes(out, members);
  const day = exports.at(-1)?.day ?? null;
  const onDay = (flow: typeof parts, code: string): number =>
    flow
      .filter((part) => part.day === day && readDims(part.dims)['goods'] === code)
      .reduce((sum, { value }) => sum + value, 0);
  return {
    yugoId,
    day,
    exports: await makeTrend(exports, db, locale),
    imports: await makeTrend(sumWholes(into, members), db, locale),
    goods:
      day === null
        ? []
        : goods.map(({ value: code, name }) => ({
            code,
            name,
            exports: onDay(out, code),
            imports: onDay(into, code),
          })),
  };
}

/** All subjects by trade in the newest year. */
export async function readTradeRating({ db, clock, locale }: RequestContext) {
  const [sums, places] = await Promise.all([
    sumOverDims(db, 'foreign_trade', clock.day),
    listPlaces(db, locale),
  ]);
  const day = sums.reduce<string | null>(
    (newest, row) => (newest === null || row.day > newest ? row.day : newest),
    null,
  );
  const rows = sums.filter((row) => row.day === day).toSorted((one, other) => other.value - one.value);
  const ranks = ranksOf(rows.map(({ value }) => value));
  const names = new Map(places.map((place) => [place.yugoId, place.shortName]));
  return {
    day,
    regions: rows.map(({ yugoId, value }, at) => ({
      yugoId,
      name: names.get(yugoId) ?? '',
      value,
      rank: ranks[at]!,
    })),
    source: await readSource(db, rows[0] ?? null, locale),
  };
}
