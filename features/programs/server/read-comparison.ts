import { listPlaces } from '#statistics/places/place-queries.ts';
import { findDayOf, readDay } from '#statistics/series/day-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { programsContract } from '../contract.ts';
import { rankPlaces } from '../domain/rank-places.ts';
import { getIndicator, receiptAddress, sourcesOf } from './figure-parts.ts';

type Calls = typeof programsContract;

/** One indicator of some places in one period, ranked among the regions that have a value. */
export async function readComparison(
  { indicator: code, places: asked, day: wanted }: Input<Calls, 'programs/getComparison'>,
  context: RequestContext,
): Promise<HandlerOutput<Calls, 'programs/getComparison'>> {
  const { db, clock, locale } = context;
  const indicator = await getIndicator(context, code);
  const all = await listPlaces(db, locale);
  const placeOf = new Map(all.map((place) => [place.yugoId, place]));
  if (asked.some((id) => !placeOf.has(id))) throw new AppError('region_not_found');
  const isRegion = (id: number) => placeOf.get(id)?.kind === 'region';
  const ids = asked.length > 0 ? [...new Set(asked)] : [...placeOf.keys()].filter(isRegion);
  const latest = wanted === undefined || wanted > clock.day ? clock.day : wanted;
  const day = await findDayOf(db, code, latest, clock.day);
  const figures = day === null ? [] : await readDay(db, code, day, clock.day);
  const ranks = rankPlaces(
    new Map(figures.filter(({ yugoId }) => isRegion(yugoId)).map(({ yugoId, value }) => [yugoId, value])),
  );
  const shown = figures.filter(({ yugoId }) => ids.includes(yugoId)).toSorted((a, b) => b.value - a.value);
  const found = new Set(shown.map(({ yugoId }) => yugoId));
  const nameOf = (id: number) => placeOf.get(id)!.shortName;
  return {
    indicator,
    day,
    of: ranks.size,
    values: shown.map((figure) => ({
      ...figure,
      place: nameOf(figure.yugoId),
      rank: ranks.get(figure.yugoId) ?? null,
      receipt: receiptAddress({ indicator: code, yugoId: figure.yugoId, dims: '' }, figure.day),
    })),
    lacking: ids.filter((id) => !found.has(id)).map((yugoId) => ({ yugoId, place: nameOf(yugoId) })),
    sources: await sourcesOf(context, shown),
    address: `/${locale}/maps/rf`,
  };
}
