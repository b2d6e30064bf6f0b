import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { sumOverPlaces } from '#statistics/series/sum-queries.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readTrends } from '#statistics/series/trend-queries.ts';
import type { Figure } from '#statistics/shapes/figure.ts';
import { readSources } from '#statistics/source-queries.ts';

import { nationalOn, nationalSeries, subjectsOfCountry } from '../../domain/overview/national-figures.ts';
import { additiveTiles } from '../../domain/overview/tile-indicators.ts';
import { listMembers } from '../region/list-members.ts';

const pointsShown = 10;

/** The sum of a district's subjects, of the years that all of them have; null for what does not add up. */
function sumOf(code: string, trends: readonly (readonly Figure[] | undefined)[]): Figure[] | null {
  const [first, ...others] = trends;
  if (!additiveTiles.has(code) || first === undefined) return null;
  return first.flatMap((figure) => {
    const same = others.map((trend) => trend?.find(({ day }) => day === figure.day));
    if (same.some((other) => other === undefined)) return [];
    const value = same.reduce((sum, other) => sum + other!.value, figure.value);
    return [{ ...figure, value, sample: figure.sample || same.some((other) => other!.sample) }];
  });
}

/** The sums of all subjects on the days that each of them has, by indicator; kept as long as the data stays the same. */
function readNationalSums(
  codes: readonly string[],
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
): Promise<ReadonlyMap<string, readonly Figure[]>> {
  return readHandbook(db, `national sums ${codes.join(' ')} ${clock.day}`, async () => {
    const sums = await Promise.all(codes.map((code) => sumOverPlaces(db, code, null, clock.day)));
    return new Map(
      codes.map((code, at) => [code, sums[at]!.filter(({ places }) => places === subjectsOfCountry)]),
    );
  });
}

/**
 * Tiles of the named indicators that a place has values of, group by group in the given order. For the country what
 * nobody published as late is the sum of its subjects, and said to be.
 */
export async function readTiles(
  groups: readonly (readonly string[])[],
  yugoId: number,
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
) {
  const indicators = groups.flat();
  const named = await listIndicators(db, indicators, locale);
  const members = await listMembers(db, yugoId);
  const places = [yugoId, federalYugoId, ...members];
  const trends = await readTrends(db, indicators, places, clock.day);
  const sums = await readNationalSums(
    indicators.filter((code) => additiveTiles.has(code)),
    { db, clock },
  );
  const sources = await readSources(
    db,
    [...trends.map(({ figures }) => figures), ...sums.values()].flatMap((of) => of.at(-1)?.source ?? []),
    locale,
  );
  const trendOf = (code: string, place: number) =>
    trends.find((trend) => trend.indicator === code && trend.yugoId === place)?.figures;
  const tilesOf = (code: string) => {
    const about = named.find(({ indicator }) => indicator === code);
    const published = trendOf(code, federalYugoId) ?? [];
    const summed = sums.get(code) ?? [];
    const national = yugoId === federalYugoId ? nationalSeries(published, summed) : null;
    const all =
      national?.figures ??
      trendOf(code, yugoId) ??
      sumOf(
        code,
        members.map((member) => trendOf(code, member)),
      );
    const figures = all?.slice(-pointsShown);
    if (!about || !figures || figures.length === 0) return [];
    const last = figures.at(-1)!;
    const same = national === null ? nationalOn(last.day, published, summed) : undefined;
    return [
      {
        indicator: code,
        name: about.name,
        unit: about.unit,
        decimals: about.decimals,
        upIs: about.upIs,
        period: about.period,
        day: last.day,
        value: last.value,
        previous: figures.length < 2 ? null : figures.at(-2)!.value,
        country: same?.figure.value ?? null,
        isSum: national?.isSum ?? false,
        isCountrySum: same?.isSum ?? false,
        points: figures.map(({ day, value }) => ({ day, value: value })),
        sample: figures.some(({ sample }) => sample),
        source: sources(last),
      },
    ];
  };
  return groups.map((group) => group.flatMap(tilesOf));
}
