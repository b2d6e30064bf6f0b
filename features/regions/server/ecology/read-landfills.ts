import type { RequestContext } from '#platform/server/context.ts';
import { listDistrictMembers, listPlaces } from '#statistics/places/place-queries.ts';
import { readTrends } from '#statistics/series/trend-queries.ts';
import type { Place } from '#statistics/shapes/place.ts';
import { readSource } from '#statistics/source-queries.ts';
import { makeTrend } from '../region/make-trend.ts';

/** Illegal landfills of a subject by year, and of its district's subjects in the newest; of a district its subjects alone. */
export async function readLandfills(
  { yugoId, districtId }: Pick<Place, 'yugoId' | 'districtId'>,
  { db, clock, locale }: RequestContext,
) {
  const districts = await listDistrictMembers(db);
  const members = districts.get(yugoId) ?? (districtId === null ? [] : (districts.get(districtId) ?? []));
  const trends = await readTrends(db, ['illegal_landfills'], [yugoId, ...members], clock.day);
  const own = trends.find((trend) => trend.yugoId === yugoId)?.figures ?? [];
  const day =
    trends
      .flatMap(({ figures }) => figures.at(-1)?.day ?? [])
      .toSorted()
      .at(-1) ?? null;
  const places = await listPlaces(db, locale);
  const beside = trends.flatMap(({ yugoId: id, figures }) => {
    const figure = members.includes(id) ? figures.find((each) => each.day === day) : undefined;
    return figure ? [{ ...figure, yugoId: id }] : [];
  });
  return {
    landfills: await makeTrend(own, db, locale),
    landfillsBeside: beside.map((value) => ({
      yugoId: value.yugoId,
      name: places.find((place) => place.yugoId === value.yugoId)?.shortName ?? '',
      value: value.value,
    })),
    landfillsDay: day,
    landfillsSource: await readSource(db, beside[0] ?? null, locale),
  };
}
