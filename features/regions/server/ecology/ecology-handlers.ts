import type { Routes, RequestContext } from '#platform/server/context.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { readDims, readParts, type PartFigure } from '#statistics/series/trend-queries.ts';
import type { Figure } from '#statistics/shapes/figure.ts';
import type { ecologyContract } from '../../contract/ecology-calls.ts';
import {
  co2Groups,
  comparableYear,
  findLost,
  sumGroups,
  type YearValue,
} from '../../domain/ecology/co2-groups.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';
import { makeTrend } from '../region/make-trend.ts';
import { readLandfills } from './read-landfills.ts';
import { readPerResident } from './read-per-resident.ts';

/** Handlers of the ecology tab. */
export const ecologyRoutes: Routes<typeof ecologyContract> = {
  'regiondossier/getEcoMonitoring': ({ yugoId }, context) => readEcology(yugoId, context),
};

/** What is measured of a place's environment; a district's emissions are the sums of its subjects'. */
async function readEcology(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  const place = await getPlace(yugoId, context);
  const members = await listMembers(db, yugoId);
  const [parts, landfills] = await Promise.all([
    readParts(db, 'co2_emissions', members, clock.day),
    readLandfills(place, context),
  ]);
  const fuels = parts.map((part) => ({ ...part, fuel: readDims(part.dims)['fuel'] ?? '' }));
  const { groups, total } = sumGroups(fuels, members);
  const lost = findLost(fuels, total);
  const year = comparableYear(total, lost);
  const names = new Map(
    (await listDimensionValues(db, 'fuel', locale)).map(({ value, name }) => [value, name]),
  );
  return {
    yugoId,
    name: place.shortName,
    total: await makeTrend(withOrigin(total, parts), db, locale),
    groups: co2Groups.map((code) => ({
      code,
      points: withOrigin(groups[code], parts).map(({ day, value, sample }) => ({ day, value, sample })),
    })),
    lost: lost.map(({ fuel, ...about }) => ({ ...about, name: names.get(fuel) ?? fuel })),
    comparableYear: year,
    perResident: year === null ? null : await readPerResident(yugoId, `${year}-12-31`, context),
    ...landfills,
  };
}

/** Sums with the origin of the parts of the same day. */
function withOrigin(sums: readonly YearValue[], parts: readonly PartFigure[]): Figure[] {
  const origins = new Map(parts.map((part) => [part.day, part]));
  return sums.map(({ day, value }) => {
    const { source, sample, knownAt } = origins.get(day)!;
    return { day, value, source, sample, knownAt };
  });
}
